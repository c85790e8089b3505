// Articles, and the pages of the people who write them.

import type { Link } from '../../domain/content/data-files.ts';
import { drawingFor, isDrawing } from '../../domain/content/image.ts';
import type { BlogPage } from '../../domain/content/page.ts';
import { paginate } from '../../domain/content/post.ts';
import { projectsNamed } from '../../domain/content/project.ts';
import { authorRoute } from '../../domain/routes.ts';
import { authorWords, siteWords } from '../../domain/words.ts';
import { Author } from '../../templates/pages/author.tsx';
import { Post } from '../../templates/pages/post.tsx';
import { breadcrumbData, headOf, listHead, shareImageOf } from './head.ts';
import type { Page } from './page.ts';
import type { PageContext, SourcedPost } from './page-context.ts';
import { blogPosting, profilePage } from './structured-data.ts';

export function postPages(context: PageContext): Page[] {
  const { site, posts, projects, people, assets } = context;
  const call = blogOf(context)?.articleCall;
  return withNeighbours(posts).map(({ post, around }) => {
    const { name, route, source, data } = post;
    const shared = context.shareOf(data.shareImage);
    return {
      route,
      source,
      modifiedOn: data.updatedOn ?? data.publishedOn,
      head: headOf(site, route, data, { type: 'article', ...shareImageOf(shared, data.title) }),
      view: () => {
        const { image = drawingFor(name) } = data;
        // A drawing as wide as the page.
        const band = isDrawing(image)
          ? {
              src: assets.url(`${image.replace('desenho', 'faixa')}.svg`),
              width: 2880,
              height: 304,
            }
          : post.cover;
        const text = context.textOf(source);
        const { html, headings } = text.rendered;
        const sections = headings.filter(({ depth }) => depth === 2);
        const writer = people.find(({ id }) => id === data.author);
        return {
          body: (
            <Post
              post={post}
              parents={blogLinks(context)}
              call={call}
              writer={writer}
              band={band}
              html={html}
              sections={sections}
              around={around}
              projects={projectsNamed(data.works, projects)}
            />
          ),
          things: [
            breadcrumbData(site, ...blogLinks(context), { label: post.title, href: route }),
            blogPosting(site, post, {
              image: isDrawing(image)
                ? (shared ?? context.asset('compartilhar.png'))
                : post.cover.src,
              author: writer && authorRoute(writer.id),
            }),
          ],
          text,
        };
      },
    };
  });
}

function blogOf({ content: { known } }: PageContext): BlogPage | undefined {
  const blog = known.blog?.data;
  return blog?.template === 'blog' ? blog : undefined;
}

/** The list of articles as the page above one in breadcrumbs; none on a site without it. */
const blogLinks = ({ known: { blog } }: PageContext): Link[] =>
  blog ? [{ label: siteWords.blogCrumb, href: blog }] : [];

interface Neighbours {
  previous: SourcedPost | undefined;
  next: SourcedPost | undefined;
  /** Up to `RELATED` others, those of the same category first. */
  related: SourcedPost[];
}

const RELATED = 3;

/**
 * Finds the articles around each of `posts`, which are newest first. It looks at close neighbours only, so
 * that the time for one article does not grow with their number.
 */
function withNeighbours(
  posts: readonly SourcedPost[],
): { post: SourcedPost; around: Neighbours }[] {
  const byCategory = new Map<string, number[]>();
  const places = posts.map((post, index) => {
    const members = byCategory.get(post.category) ?? [];
    byCategory.set(post.category, members);
    return members.push(index) - 1;
  });
  const all = posts.map((_, index) => index);
  return posts.map((post, index) => {
    const siblings = closest(byCategory.get(post.category) ?? [], places[index] ?? 0);
    const chosen = [...new Set([...siblings, ...closest(all, index)])].slice(0, RELATED);
    const related = chosen.flatMap((position) => posts[position] ?? []);
    return { post, around: { previous: posts[index + 1], next: posts[index - 1], related } };
  });
}

/** The values nearest to the one at `place`, without itself; at the same distance, older ones first. */
function closest(values: readonly number[], place: number): number[] {
  const found: number[] = [];
  for (let distance = 1; distance <= RELATED; distance++) {
    for (const value of [values[place + distance], values[place - distance]]) {
      if (value !== undefined) found.push(value);
    }
  }
  return found;
}

/** The page of each person with articles, newest first. */
export function authorPages(context: PageContext): Page[] {
  const { content, site, people, posts, projects } = context;
  const source = content.files.sources.people;
  const call = blogOf(context)?.authorCall;
  if (!source) return [];
  return people.flatMap((person) => {
    const { id, name, role } = person;
    const own = posts.filter(({ data }) => data.author === id);
    if (own.length === 0) return [];
    const ownProjects = projects.filter((project) => project.case?.team.includes(id));
    const route = authorRoute(id);
    const meta = {
      title: authorWords.title(name),
      description: authorWords.description(name, role),
    };
    return paginate(own, route).map(
      (list): Page => ({
        route: list.route,
        source,
        head: listHead(site, headOf(site, route, meta), list),
        view: () => ({
          body: (
            <Author
              person={person}
              parents={blogLinks(context)}
              posts={list}
              projects={ownProjects}
              call={call}
            />
          ),
          things: [
            breadcrumbData(site, ...blogLinks(context), { label: name, href: route }),
            profilePage(site, person, route),
          ],
        }),
      }),
    );
  });
}
