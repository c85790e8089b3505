// Checks finished pages: their ids and headings, and that titles and descriptions are unique.

import { isPlaceholder } from '../../domain/content/fields.ts';
import { routes } from '../../domain/routes.ts';
import type { Site } from '../content/site.ts';
import type { ReadHtml } from '../pages/html.ts';
import type { Page, PageFacts } from '../pages/page.ts';
import type { Problems } from '../run/problems.ts';

/** Checks one page by itself. `parts` are its pieces of HTML as read, from top to bottom. */
export function checkRenderedPage(
  { route, source: { file } }: Page,
  parts: readonly Pick<ReadHtml, 'ids' | 'levels'>[],
  problems: Problems,
): void {
  const ids = parts.flatMap((part) => part.ids);
  const levels = parts.flatMap((part) => part.levels);
  const report = (expected: string, found: string, fix: string): void => {
    const message = `esperado: ${expected} na página ${route}; encontrado: ${found}`;
    problems.add({ file, message, fix });
  };
  // content.ts has reported what is wrong with the list of sections, with its line.
  const alreadyReported = problems.problems.some(
    (one) => one.file === file && one.path?.includes('sections'),
  );
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id) && !alreadyReported)
      report('cada id uma vez', `"${id}" duas vezes`, 'mude um dos dois títulos ou ids');
    seen.add(id);
  }
  const first = levels.filter((level) => level === 1).length;
  if (first !== 1 && !alreadyReported)
    report('um título de primeiro nível', `${first}`, 'deixe um só');
  for (const [index, level] of levels.entries()) {
    const before = levels[index - 1] ?? 5;
    if (level <= before + 1) continue;
    report(`um título de nível ${before + 1} no máximo`, `nível ${level}`, 'não pule um nível');
  }
}

/** Checks what all pages have to have together. */
export function checkRenderedSite(
  pages: readonly Pick<PageFacts, 'route' | 'source' | 'writtenAs' | 'head'>[],
  site: Site,
  problems: Problems,
): void {
  const known = new Set([...pages.map(({ route }) => route), ...site.files.invalidRoutes]);
  // Without these two no host can serve the site.
  for (const route of [routes.home, routes.notFound].filter((needed) => !known.has(needed))) {
    const message = `esperado: uma página com o endereço ${route}; encontrado: nenhuma`;
    const fix = `escreva uma com a linha route: ${route}, ou recupere do controle de versões`;
    problems.add({ file: 'content/pages', message, fix });
  }
  checkHeads(pages, problems);
}

/** Checks that titles and descriptions are unique, by which search engines distinguish the pages that they may list. */
function checkHeads(pages: Parameters<typeof checkRenderedSite>[0], problems: Problems): void {
  // Pages are written from the starters, whose examples a preview shows beside them.
  const owned = pages.filter(
    ({ head, source: { file } }) => head.indexed && !file.startsWith('content/starters/'),
  );
  for (const key of ['title', 'description'] as const) {
    const owners = new Map<string, (typeof pages)[number]>();
    for (const page of owned) {
      const text = page.head[key];
      if (isPlaceholder(text)) continue;
      const other = owners.get(text);
      if (!other) owners.set(text, page);
      else if (other.source.file !== page.source.file) {
        const written = page.writtenAs?.[key] ?? key;
        problems.add({
          ...page.source.at(written.split('.')),
          message: `esperado: ${written} diferente em cada página; encontrado: o mesmo texto de ${other.source.file}`,
          fix: 'escreva em um dos dois o que ele tem e o outro não',
        });
      }
    }
  }
}
