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

/** The kind of each page by route: the folder of its source in content/, or for content/pages/ the file itself. */
const sources = new Map(
  [...readFiles(join(inject('project'), 'content'))].flatMap(([file, text]) => {
    const [, route] = /^route: *["']?(\/[^\s"']*)/m.exec(text) ?? [];
    const kind = file.startsWith('pages/') && file.endsWith('.yaml') ? file : file.split('/')[0];
    // Starters of a new company have no page on the site.
    if (file.startsWith('starters/')) return [];
    return route ? [[route, `${kind}`] as const] : [];
  }),
);

function shapeOf(path: string): string {
  if (/^\/proposta/.test(path)) return 'proposals';
  return sources.get(path) ?? path.slice(0, path.lastIndexOf('/') + 1);
}

function weightOf(path: string): number {
  const file = { '/': '/index', '/pagina-que-nao-existe': '/404' }[path] ?? path;
  return statSync(join(site, `${file}.html`)).size;
}

/** The largest page of each template. */
export const shapes: string[] = [...new Set(paths.map(shapeOf))].map((shape) =>
  paths
    .filter((path) => shapeOf(path) === shape)
    .reduce((most, path) => (weightOf(path) > weightOf(most) ? path : most)),
);
