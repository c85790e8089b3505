// Lists the pictures that content shows, in front matter and in texts.

import type { ShownImages } from '../assets/prepare-pictures.ts';
import { picturesIn } from '../markdown/render-markdown.ts';
import { splitBody } from '../read/parse-source.ts';
import { readSource } from '../read/read-source.ts';
import type { Settled } from './proposal/sent/check-sent.ts';
import type { Content } from './read-content.ts';

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
