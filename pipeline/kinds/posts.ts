// Articles of content/blog/, newest first.

import { type PostData, postSchema } from '../../domain/content/post.ts';
import type { PostSummary } from '../../domain/post.ts';
import { compareText, type Problem } from '../../domain/problem.ts';
import { postRoute } from '../../domain/routes.ts';
import type { Source } from '../source.ts';
import { checkImage } from './checks/check-image.ts';
import { authorReferences, categoryReference, worksListed } from './checks/check-references.ts';
import type { Entry } from './collections.ts';
import type { Kind } from './kind.ts';
import { authorPages } from './pages/author-page.tsx';
import { postPages, summarisePosts, type WrittenPost } from './pages/post-page.tsx';
import { titleQuestion } from './starter.ts';

export const posts: Kind<PostData, Entry<WrittenPost>, PostSummary> = {
  name: 'post',
  folder: 'blog',
  extensions: ['.md'],
  schema: postSchema,
  routeOf: postRoute,
  check: (entry, names) => [
    ...checkPost(entry.source, entry.data),
    ...categoryReference(entry, names.categories.articles),
    ...worksListed(entry.source, ['works'], entry.data.works, names),
  ],
  checkAll: authorReferences,
  /** Articles name a person by id; pages show the name. */
  resolve: (data, { people }) => {
    const writer = people.find(({ id }) => id === data.author);
    return writer ? { ...data, author: writer.name, writer } : data;
  },
  isShown: ({ draft, publishedOn }, { drafts, today }) =>
    drafts || (!draft && publishedOn <= today),
  compare: (a, b) =>
    compareText(b.data.publishedOn, a.data.publishedOn) || compareText(a.name, b.name),
  images: ({ data, source }) => [{ ...data, source, path: ['image'] }],
  summarise: summarisePosts,
  pages: (entries, site, made) => [
    ...postPages(entries, site, made),
    ...authorPages(entries, site),
  ],
  shelf: {
    label: 'Artigos',
    one: 'Artigo',
    icon: 'article',
    summary: '{{title}} · {{publishedOn}}',
    sortedBy: 'publishedOn',
  },
  starter: {
    extension: '.md',
    namedAfter: 'title',
    questions: [
      titleQuestion(70, 'Quanto custa um site'),
      {
        name: 'author',
        text: {
          en: 'Author: the name, or the id in content/people.yaml, such as helena-tavares',
          pt: 'Autor: o nome, ou o id em content/people.yaml, por exemplo helena-tavares',
        },
        schema: postSchema.shape.author,
      },
      {
        name: 'category',
        text: { en: 'Category', pt: 'Categoria' },
        schema: postSchema.shape.category,
        fallback: ({ postCategory }) => postCategory,
      },
    ],
    advice: {
      en: 'It is a draft: npm run dev shows it; to publish it, remove the line draft: true.',
      pt: 'É um rascunho: npm run dev mostra; para publicar, tire a linha draft: true.',
    },
    workOut: ({ author = '' }, { today, authorOf }) => ({ today, author: authorOf(author) }),
  },
};

function checkPost(source: Source, data: PostData): Problem[] {
  const { publishedOn, updatedOn } = data;
  const problems = checkImage(source, [], data);
  if (updatedOn === undefined || updatedOn >= publishedOn) return problems;
  return [
    ...problems,
    {
      ...source.at(['updatedOn']),
      message: {
        en: `expected a day from publishedOn (${publishedOn}) on, found ${updatedOn}`,
        pt: `esperado: um dia a partir de publishedOn (${publishedOn}); encontrado: ${updatedOn}`,
      },
      fix: {
        en: 'write the day of the last change, or remove the line',
        pt: 'escreva o dia da última mudança, ou tire a linha',
      },
    },
  ];
}
