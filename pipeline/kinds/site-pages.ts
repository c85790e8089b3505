// Pages of content/pages/ and content/services/: their template decides what is in them.

import { type PageContent, pageSchema } from '../../domain/content/page.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Source } from '../source.ts';
import { type Kind, sharedImage } from './kind.ts';
import { contentPages } from './pages/content-page.tsx';
import { picturesIn } from './records-in.ts';

/** Words that templates put in: of the list of openings, and of links to projects. */
const LATER = ['title', 'type', 'min', 'max', 'date'];

const shared: Pick<
  Kind<PageContent>,
  'schema' | 'routeOf' | 'check' | 'images' | 'fills' | 'pages'
> = {
  schema: pageSchema,
  // Every page says its own.
  routeOf: (name) => `/${name}`,
  check: ({ source, data }) => checkPageFile(source, data),
  images: ({ source, data }) => [
    ...picturesIn(data).map(({ image, path }) => ({ image, source, path: [...path, 'image'] })),
    ...sharedImage(data.shareImage, source),
  ],
  fills: () => Object.fromEntries(LATER.map((name) => [name, `{${name}}`])),
  pages: (entries, site, made) => entries.flatMap((entry) => contentPages(entry, site, made)),
};

export const sitePages: Kind<PageContent> = {
  ...shared,
  name: 'page',
  folder: 'pages',
  extensions: ['.yaml', '.md'],
};

export const services: Kind<PageContent> = {
  ...shared,
  name: 'service',
  folder: 'services',
  extensions: ['.yaml'],
};

function checkPageFile(source: Source, data: PageContent): Problem[] {
  const expected = data.template === 'document' ? '.md' : '.yaml';
  if (source.file.endsWith(expected)) return [];
  return [
    {
      ...source.at(['template']),
      message: `esperado: um arquivo que termine em ${expected} para o template "${data.template}"`,
      fix: `renomeie para ${source.file.replace(/\.\w+$/, expected)}`,
    },
  ];
}
