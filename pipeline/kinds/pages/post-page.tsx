// An article's page, and the summary of it that lists show.

import type { Person } from '../../../domain/content/person.ts';
import type { PostData } from '../../../domain/content/post.ts';
import type { Picture, PostSummary } from '../../../domain/post.ts';
import { authorRoute, routes } from '../../../domain/routes.ts';
import { siteWords } from '../../../domain/words.ts';
import { type ShownProject, worksNamed } from '../../../domain/work.ts';
import { Post } from '../../../templates/pages/post.tsx';
import { articlesIn, drawCard, drawPostBand } from '../../assets/draw-covers.ts';
import { pictureOf, withPictures } from '../../assets/find-picture.ts';
import type { Page, Text, Tools, View } from '../../page.ts';
import type { Collections, Entry } from '../collections.ts';
import type { Made } from '../kind.ts';
import { headOf, trail } from './head-of.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import { blogPosting } from './structured-data.ts';

/** An article, and of the house's people who wrote it. */
export interface WrittenPost extends PostData {
  writer?: Person | undefined;
}

/** `posts` are newest first. */
export function summarisePosts(
  posts: readonly Entry<PostData>[],
  { pictures, assets }: Made,
): PostSummary[] {
  const articles = articlesIn(posts);
  return posts.flatMap(({ data, route }, index) => {
    const article = articles[index];
    if (!article) return [];
    const cover = pictureOf(data, pictures, () => drawCard(article, assets));
    return { ...pick(data), route, cover };
  });
}

export interface PostInputs {
  data: WrittenPost;
  text: Text;
  post: PostSummary;
  around: Neighbours;
  band: Picture;
  /** The address of the picture for links to it. */
  shared: string | undefined;
  /** The works that it tells of. */
  works: ShownProject[];
}

export function postPages(
  entries: readonly Entry<WrittenPost>[],
  { summaries }: Collections,
  { assets, pictures }: Made,
): Page[] {
  const neighbours = neighboursOf(summaries.posts);
  const articles = articlesIn(entries);
  return entries.flatMap((entry, index) => {
    const { data, route, source } = entry;
    const [post, around, article] = [summaries.posts[index], neighbours[index], articles[index]];
    if (!post || !around || !article) return [];
    const isDrawn = data.image === 'generated';
    const band = isDrawn ? drawPostBand(article, assets) : post.cover;
    const text = withPictures(entry, pictures);
    const works = worksNamed(data.works, summaries.projects);
    const page: Page<PostInputs> = {
      route,
      source,
      text,
      inputs: { data, text, post, around, band, works, shared: assets.shares.get(route) },
      render: renderPost,
      statedMinutes: data.readMinutes,
      modifiedOn: data.updatedOn ?? data.publishedOn,
    };
    return [page];
  });
}

function renderPost(inputs: PostInputs, tools: Tools): View {
  const { data, text, post, around, band, works, shared } = inputs;
  const { frame } = tools;
  const { site, asset } = frame;
  const { html, headings } = tools.renderText(text);
  const sections = headings.filter((heading) => heading.depth === 2);
  const blog = { label: siteWords.blogCrumb, href: routes.blog };
  const isDrawn = data.image === 'generated';
  const writer = frame.people.find(({ id }) => id === data.writer?.id);
  return {
    head: headOf(frame, post.route, data, {
      type: 'article',
      ...(shared && { shared: { src: shared, alt: post.title } }),
    }),
    body: <Post {...{ frame, post, writer, band, html, sections, around, works }} />,
    things: [
      trail(frame, blog, { label: post.title, href: post.route }),
      blogPosting(site, post, {
        image: isDrawn ? (shared ?? asset('compartilhar')) : post.cover.src,
        author: writer && authorRoute(writer.id),
      }),
    ],
  };
}

function pick(data: PostData) {
  const { title, excerpt, category, author, publishedOn, updatedOn, readMinutes } = data;
  return { title, excerpt, category, author, publishedOn, updatedOn, readMinutes };
}
