// Lists the pages of the finished site, and the largest page of each template.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readFiles } from './files.ts';
import { readPages } from './page.ts';

const site = inject('site');

/** The address of every page; an unknown address stands for the not-found page. */
export const paths: string[] = readPages(site, inject('project'))
  .map(({ route }) => (route === '/404' ? '/pagina-que-nao-existe' : route))
  .sort();

/** What each page is made of by route: its template, or the folder of its source in content/, and its types of sections. */
const parts = new Map(
  [...readFiles(join(inject('project'), 'content'))].flatMap(([file, text]) => {
    const [, route] = /^route: *["']?(\/[^\s"']*)/m.exec(text) ?? [];
    const [, template] = /^template: *(\S+)/m.exec(text) ?? [];
    const types = [...text.matchAll(/^ *- (?:\{ *)?type: *(\w+)/gm)].map(
      ([, type]) => `type: ${type}`,
    );
    // Starters of a new company have no page on the site.
    if (!route || file.startsWith('starters/')) return [];
    return [[route, [template ?? `${file.split('/')[0]}`, ...types]]];
  }),
);

function partsOf(path: string): readonly string[] {
  if (/^\/proposta/.test(path)) return ['proposals'];
  if (path === '/pagina-que-nao-existe') return parts.get('/404') ?? [];
  return parts.get(path) ?? [path.slice(0, path.lastIndexOf('/') + 1)];
}

function weightOf(path: string): number {
  const file = { '/': '/index', '/pagina-que-nao-existe': '/404' }[path] ?? path;
  return statSync(join(site, `${file}.html`)).size;
}

/** Pages that have each template and each type of section between them: as few and as large as possible. */
export const shapes: string[] = [];
const heaviest = paths.toSorted((a, b) => weightOf(b) - weightOf(a));
for (const missing = new Set(paths.flatMap(partsOf)); missing.size > 0; ) {
  const newIn = (path: string): number => partsOf(path).filter((part) => missing.has(part)).length;
  const best = heaviest.reduce((most, path) => (newIn(path) > newIn(most) ? path : most));
  shapes.push(best);
  for (const part of partsOf(best)) missing.delete(part);
}
