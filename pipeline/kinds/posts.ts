// Articles of content/blog/, newest first.

import { drawingFor } from '../../domain/content/image.ts';
import { type PostData, postSchema } from '../../domain/content/post.ts';
import type { PostSummary } from '../../domain/post.ts';
import { compareText, type Problem } from '../../domain/problem.ts';
import { postRoute } from '../../domain/routes.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import type { Source } from '../source.ts';
import { checkName } from './checks/check-names.ts';
import type { Entry } from './collections.ts';
import { type Kind, type Names, sharedImage } from './kind.ts';
import { authorPages } from './pages/author-page.tsx';
import { postPages, summarisePosts, type WrittenPost } from './pages/post-page.tsx';

export const posts: Kind<PostData, Entry<WrittenPost>, PostSummary> = {
  name: 'post',
  folder: 'blog',
  extensions: ['.md'],
  schema: postSchema,
  routeOf: postRoute,
  check: ({ source, data }) => checkPost(source, data),
  checkAll: checkAuthors,
  /** Articles name a person by id; pages show the name. */
  resolve: (data, { people }) => {
    const writer = people.find(({ id }) => id === data.author);
    return writer ? { ...data, author: writer.name, writer } : data;
  },
  isShown: ({ draft, publishedOn }, { drafts, today }) =>
    drafts || (!draft && publishedOn <= today),
  compare: (a, b) =>
    compareText(b.data.publishedOn, a.data.publishedOn) || compareText(a.name, b.name),
  images: ({ name, data: { image = drawingFor(name), shareImage }, source }) => [
    { image, source, path: ['image'] },
    ...sharedImage(shareImage, source),
  ],
  summarise: summarisePosts,
  pages: (entries, site, made) => [
    ...postPages(entries, site, made),
    ...authorPages(entries, site),
  ],
};

function checkPost(source: Source, data: PostData): Problem[] {
  const { publishedOn, updatedOn } = data;
  if (updatedOn === undefined || updatedOn >= publishedOn) return [];
  return [
    {
      ...source.at(['updatedOn']),
      message: `esperado: um dia a partir de publishedOn (${publishedOn}); encontrado: ${updatedOn}`,
      fix: 'escreva o dia da última mudança, ou tire a linha',
    },
  ];
}

/** An author is a person by id, or a guest by name: a name that resembles a person's was meant as that person. */
function checkAuthors(posts: readonly Entry<PostData>[], { people = [], lists }: Names): Problem[] {
  if (people.length === 0) return [];
  const known = people.flatMap(({ id, name }) => [id, name]);
  const isGuest = (author: string): boolean => !IDENTIFIER.test(author) && !nearest(author, known);
  // Few people write many articles.
  const guests = new Set([...new Set(posts.map(({ data }) => data.author))].filter(isGuest));
  return posts.flatMap(({ source, data: { author } }) =>
    guests.has(author)
      ? []
      : checkName(source, { path: ['author'], list: 'people', name: author }, lists),
  );
}

const IDENTIFIER = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
