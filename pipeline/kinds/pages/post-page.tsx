// An article's page, and the summary of it that lists show.

import { drawingFor, isDrawing } from '../../../domain/content/image.ts';
import type { Person } from '../../../domain/content/person.ts';
import type { PostData } from '../../../domain/content/post.ts';
import type { Picture, PostSummary } from '../../../domain/post.ts';
import { authorRoute, routes } from '../../../domain/routes.ts';
import { siteWords } from '../../../domain/words.ts';
import { type ShownProject, worksNamed } from '../../../domain/work.ts';
import { Post } from '../../../templates/pages/post.tsx';
import type { Assets } from '../../assets/assets.ts';
import { pictureOf, withPictures } from '../../assets/find-picture.ts';
import { shareOf } from '../../assets/prepare-pictures.ts';
import type { Page, Text, Tools, View } from '../../page.ts';
import type { Collections, Entry } from '../collections.ts';
import type { Made } from '../kind.ts';
import { headOf, sharedBy, trail } from './head-of.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import { blogPosting } from './structured-data.ts';

/** An article, and of the house's people who wrote it. */
export interface WrittenPost extends PostData {
  writer?: Person | undefined;
}

/** `posts` are newest first. */
export function summarisePosts(
  posts: readonly Entry<PostData>[],
  { pictures }: Made,
): PostSummary[] {
  return posts.map(({ data, name, route }) => {
    const cover = pictureOf(data.image ?? drawingFor(name), pictures);
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
  return entries.flatMap((entry, index) => {
    const { data, name, route, source } = entry;
    const [post, around] = [summaries.posts[index], neighbours[index]];
    if (!post || !around) return [];
    const { image = drawingFor(name) } = data;
    const band = isDrawing(image) ? bandOf(image, assets) : post.cover;
    const text = withPictures(entry, pictures);
    const works = worksNamed(data.works, summaries.projects);
    const page: Page<PostInputs> = {
      route,
      source,
      text,
      inputs: { data, text, post, around, band, works, shared: shareOf(data.shareImage, pictures) },
      render: renderPost,
      statedMinutes: data.readMinutes,
      modifiedOn: data.updatedOn ?? data.publishedOn,
    };
    return [page];
  });
}

/** A drawing as wide as the page. */
function bandOf(drawing: string, assets: Assets): Picture {
  const src = assets.url(`${drawing.replace('desenho', 'faixa')}.svg`);
  return { src, width: 2880, height: 304 };
}

function renderPost(inputs: PostInputs, tools: Tools): View {
  const { data, text, post, around, band, works, shared } = inputs;
  const { frame } = tools;
  const { site, asset } = frame;
  const { html, headings } = tools.renderText(text);
  const sections = headings.filter((heading) => heading.depth === 2);
  const blog = { label: siteWords.blogCrumb, href: routes.blog };
  const isDrawn = post.cover !== band;
  const writer = frame.people.find(({ id }) => id === data.writer?.id);
  return {
    head: headOf(frame, post.route, data, {
      type: 'article',
      ...sharedBy(shared, post.title),
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
