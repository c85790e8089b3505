// Holds the finished pages against each other: what is missing, what two have the same of, what nobody links to or waits for.

import type { Notice, Problem } from '../../domain/problem.ts';
import { routes, routeToFile } from '../../domain/routes.ts';
import type { Head } from '../../templates/frame.ts';
import type { House } from '../kinds/collections.ts';
import type { RefusedFile } from '../kinds/read-content.ts';
import type { Page } from '../page.ts';
import { SINGLE_FILES } from '../read/list-content.ts';
import type { Outcome } from '../stages.ts';
import { type Addresses, checkLinks, type LinkedPage, ownAddress } from './check-links.ts';

/** A finished page as the others see it. */
interface SeenPage extends LinkedPage, Pick<Page, 'writtenAs'> {
  head: Pick<Head, 'title' | 'description' | 'indexed'>;
}

interface CheckedSite extends Pick<Addresses, 'house' | 'files'> {
  refused: readonly RefusedFile[];
  /** Pages whose place is another's. */
  homeless: readonly Page[];
}

export function checkSite(
  pages: readonly SeenPage[],
  { house, refused, homeless, files }: CheckedSite,
): Outcome<undefined> {
  const late = [...refused, ...homeless.map(({ route, source }) => ({ route, file: source.file }))];
  const { problems = [], notices = [] } = checkLinks(pages, { house, late, files });
  const known = new Set([...pages, ...late].map(({ route }) => route));
  return {
    value: undefined,
    problems: [
      ...checkIndispensable(known),
      ...checkUpcoming(pages, house),
      ...checkHeads(pages),
      ...problems,
    ],
    notices: [
      ...noticeOrphans(pages, house.site.url),
      ...notices,
      ...noticeDescriptions(pages),
      ...noticeWeights(pages, files),
    ],
  };
}

/** Without these two no host can serve the site. */
function checkIndispensable(known: ReadonlySet<string>): Problem[] {
  return [routes.home, routes.notFound]
    .filter((needed) => !known.has(needed))
    .map((route) => ({
      file: 'content/pages',
      message: `esperado: uma página com o endereço ${route}; encontrado: nenhuma`,
      fix: `escreva uma com a linha route: ${route}, ou recupere do controle de versões`,
    }));
}

/** What is announced as not written yet must not be there. */
function checkUpcoming(pages: readonly SeenPage[], { site, sources }: House): Problem[] {
  const owners = new Map(pages.map(({ route, source }) => [route, source.file]));
  return site.upcoming.flatMap((route, index) => {
    const owner = owners.get(route);
    if (owner === undefined) return [];
    return {
      file: SINGLE_FILES.site,
      ...sources.site?.placeOf(['upcoming', index]),
      path: 'upcoming',
      message: `esperado: endereços cuja página ainda não existe; encontrado: ${route}, que ${owner} já tem`,
      fix: 'tire a linha',
    };
  });
}

/** Search engines and readers tell pages apart by title and description. */
function checkHeads(pages: readonly SeenPage[]): Problem[] {
  return (['title', 'description'] as const).flatMap((key) => {
    const owners = new Map<string, SeenPage>();
    // What was sent keeps none.
    return pages.flatMap((page) => {
      if (page.head[key] === '') return [];
      const other = owners.get(page.head[key]);
      owners.set(page.head[key], other ?? page);
      if (!other || other.source.file === page.source.file) return [];
      return [sameHead(key, page, other), sameHead(key, other, page)];
    });
  });
}

function sameHead(key: 'title' | 'description', page: SeenPage, other: SeenPage): Problem {
  const { source, writtenAs } = page;
  const written = writtenAs?.[key] ?? key;
  return {
    file: source.file,
    ...source.placeOfKey([], written),
    path: written,
    message: `esperado: ${written} diferente em cada página; encontrado: o mesmo texto de ${other.source.file}`,
    fix: 'escreva em um dos dois o que ele tem e o outro não',
  };
}

/** Pages for search engines that no other page leads to: most likely a link was forgotten. */
function noticeOrphans(pages: readonly SeenPage[], url: string): Notice[] {
  const targets = new Map<string, string>();
  const linked = new Set<string>();
  for (const { route, links, shell } of pages) {
    for (const link of [...links, ...shell.links]) {
      const target = targets.get(link) ?? ownAddress(link, url).split(/[?#]/)[0] ?? '';
      targets.set(link, target);
      if (target !== route) linked.add(target);
    }
  }
  return pages
    .filter(({ route, head }) => head.indexed && route !== routes.home && !linked.has(route))
    .map(({ route, source }) => ({
      message: `nenhuma página leva a ${route} (${source.file})`,
    }));
}

/** Search engines show about as much. */
const LONGEST_SHOWN = 160;
const LEAST_SAID = 25;

/** Notices, one a file: further pages of a list have its description, with their number before it. */
function noticeDescriptions(pages: readonly SeenPage[]): Notice[] {
  const seen = new Set<string>();
  return pages.flatMap(({ source, head }) => {
    const isFirst = !seen.has(source.file);
    seen.add(source.file);
    if (!isFirst || !head.indexed) return [];
    const { length } = head.description;
    if (length >= LEAST_SAID && length <= LONGEST_SHOWN) return [];
    const advice =
      length > LONGEST_SHOWN
        ? `buscadores cortam depois de umas ${LONGEST_SHOWN}`
        : 'diga o que o leitor encontra ali';
    return {
      message: `${source.file} tem uma descrição de ${length} letras: ${advice}`,
    };
  });
}

/** Uncompressed; the heaviest proposals have a quarter of it. */
const HEAVY_BYTES = 250 * 1024;

function noticeWeights(pages: readonly SeenPage[], files: ReadonlyMap<string, number>): Notice[] {
  return pages.flatMap(({ route, source }) => {
    const bytes = files.get(routeToFile(route)) ?? 0;
    if (bytes <= HEAVY_BYTES) return [];
    const kilobytes = Math.round(bytes / 1024);
    return {
      message: `${route} (${source.file}) pesa ${kilobytes} KB antes de comprimir: divida o texto, ou encurte`,
    };
  });
}
