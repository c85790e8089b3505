// Lists the pictures that content shows, in front matter and in texts.

import type { Settled } from './check-sent.ts';
import { splitBody } from './parse-source.ts';
import type { ShownImages } from './prepare-pictures.ts';
import type { Content } from './read-content.ts';
import { readSource } from './read-source.ts';
import { picturesIn } from './render-markdown.ts';

type ShownContent = Pick<Content, 'pages' | 'posts' | 'projects'> & Pick<Settled, 'proposals'>;

export function listImages(root: string, content: ShownContent): ShownImages {
  const { pages, posts, projects, proposals } = content;
  const files = [...pages, ...posts].map(({ file }) => file).filter((file) => file.endsWith('.md'));
  const bodies = files.map((file) => splitBody(readSource(root, file, []) ?? ''));
  return {
    named: [
      ...[...posts, ...projects].map(({ file, data }) => ({ file, ...data })),
      ...proposals.flatMap(({ file, data }) => data.portfolio.map((work) => ({ file, ...work }))),
    ],
    inTexts: [...bodies, ...proposals.map(({ body }) => body)].flatMap(picturesIn),
  };
}
