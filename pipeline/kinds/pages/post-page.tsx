// An article's page, and the summary of it that lists show.

import type { PostData } from '../../../domain/content/post.ts';
import type { PostSummary } from '../../../domain/post.ts';
import { routes } from '../../../domain/routes.ts';
import type { Frame } from '../../../templates/frame.ts';
import { Post } from '../../../templates/pages/post.tsx';
import type { Assets } from '../../assets/assets.ts';
import { drawCard, drawPostBand } from '../../assets/draw-covers.ts';
import type { Pictures } from '../../assets/prepare-pictures.ts';
import type { Entry } from '../read-content.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import { pictureOf } from './picture-of.ts';
import { headOf, type SitePage, trail } from './site-page.ts';
import { blogPosting } from './structured-data.ts';

/** `posts` are newest first. */
export function summarisePosts(
  posts: readonly Entry<PostData>[],
  pictures: Pictures,
  assets: Assets,
): PostSummary[] {
  return posts.map(({ data, name, route }, index) => ({
    ...pick(data),
    route,
    cover: pictureOf(data, pictures, () => drawCard(name, ageOf(posts, index), assets)),
  }));
}

export function postPages(
  frame: Frame,
  posts: readonly Entry<PostData>[],
  summaries: readonly PostSummary[],
  assets: Assets,
): SitePage[] {
  const neighbours = neighboursOf(summaries);
  return summaries.flatMap((post, index) => {
    const entry = posts[index];
    const around = neighbours[index];
    if (!entry || !around) return [];
    return [postPage(frame, entry, post, around, ageOf(posts, index), assets)];
  });
}

function postPage(
  frame: Frame,
  { data, file, route, name }: Entry<PostData>,
  post: PostSummary,
  around: Neighbours,
  age: number,
  assets: Assets,
): SitePage {
  const { site, labels, asset } = frame;
  const blog = { label: labels.blogCrumb, href: routes.blog };
  const isDrawn = data.image === 'generated';
  return {
    route,
    file,
    head: headOf(frame, route, data, { type: 'article' }),
    statedMinutes: data.readMinutes,
    modifiedOn: data.updatedOn ?? data.publishedOn,
    things: () => [
      trail(frame, blog, { label: post.title, href: route }),
      blogPosting(site, post, isDrawn ? asset('compartilhar.png') : post.cover.src),
    ],
    view: (markdown) => {
      const { html, headings } = markdown();
      const band = isDrawn ? drawPostBand(name, age, assets) : post.cover;
      const sections = headings.filter((heading) => heading.depth === 2);
      const props = { frame, post, band, html, sections, around };
      return <Post {...props} />;
    },
  };
}

function pick(data: PostData) {
  const { title, excerpt, category, author, publishedOn, updatedOn, readMinutes } = data;
  return { title, excerpt, category, author, publishedOn, updatedOn, readMinutes };
}

/** Counted from the oldest article, so that a new one leaves the covers of the others as they are. */
function ageOf(posts: readonly unknown[], index: number): number {
  return posts.length - 1 - index;
}
