// Articles: the shape of their front matter, the part of it that lists show, and the pages of a long list.

import * as z from 'zod/mini';
import { route } from './addresses.ts';
import { metaShape, projectName } from './common.ts';
import { date, flag, line, list, paragraph, SLUG, textLike, wholeNumber } from './fields.ts';
import { focus, image, type Picture } from './image.ts';

export const postSchema = z.strictObject({
  ...metaShape,
  excerpt: paragraph(220),
  publishedOn: date,
  updatedOn: z.optional(date),
  readMinutes: wholeNumber(1, 60, 'o tempo de leitura em minutos inteiros,'),
  author: line(60, 'Helena Tavares', { names: 'people', orAnother: true }),
  /** An older form of `aliases`: one earlier address below /blog. */
  slug: z.optional(
    textLike(SLUG, {
      description: 'palavras minúsculas, sem acentos, ligadas por hifens',
      example: 'quanto-custa-um-site',
    }),
  ),
  /** One of the blog page's categories, if it has a list of them. */
  category: line(30, 'Estratégia', { names: 'postCategories' }),
  image: z.optional(image),
  focus: z.optional(focus),
  works: z.optional(list(projectName, 0, 3)),
  route: z.optional(route),
  draft: z.optional(flag),
});
export type PostData = z.output<typeof postSchema>;

export interface PostSummary {
  route: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** `YYYY-MM-DD`. */
  publishedOn: string;
  updatedOn?: string | undefined;
  readMinutes: number;
  cover: Picture;
}

const POSTS_PER_PAGE = 12;

/** One page of a list; the first has the number 1. */
export interface ListPage<Item> {
  items: Item[];
  number: number;
  count: number;
  route: string;
  /** The addresses of the pages with newer and with older entries. */
  newer: string | undefined;
  older: string | undefined;
}

/** The first page keeps the list's own address; the second of `/blog` is `/blog/pagina/2`. */
export function paginate<Item>(items: readonly Item[], route: string): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / POSTS_PER_PAGE));
  const routes = Array.from({ length: count }, (_, index) =>
    index === 0 ? route : `${route}/pagina/${index + 1}`,
  );
  return routes.map((own, index) => ({
    items: items.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE),
    number: index + 1,
    count,
    route: own,
    newer: routes[index - 1],
    older: routes[index + 1],
  }));
}
