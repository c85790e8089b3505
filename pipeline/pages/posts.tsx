// Articles, and the pages of the people who write them.

import { drawingFor, isDrawing } from '../../domain/content/image.ts';
import type { Person } from '../../domain/content/lists.ts';
import type { PostSummary } from '../../domain/content/post.ts';
import { inPages } from '../../domain/content/post.ts';
import { worksNamed } from '../../domain/content/project.ts';
import type { Site as Company } from '../../domain/content/site.ts';
import { authorRoute, routes } from '../../domain/routes.ts';
import { authorWords, siteWords } from '../../domain/words.ts';
import { Author } from '../../templates/pages/author.tsx';
import { Post } from '../../templates/pages/post.tsx';
import type { SiteContextValue } from '../../templates/site-context.ts';
import type { Page } from '../page.ts';
import { shareOf } from '../site-context.ts';
import { blogPosting, company, type Thing } from '../structured-data.ts';
import { headOf, listHead, sharedBy, trail } from './head.ts';
import type { PageContext } from './page-context.ts';

export function postPages(context: PageContext): Page[] {
  const { site, posts, projects, assets, pictures } = context;
  const neighbours = neighboursOf(posts);
  return site.posts.map(({ data, name, route, source }, index) => ({
    ...{ route, source },
    modifiedOn: data.updatedOn ?? data.publishedOn,
    head: headOf(site.company, route, data, {
      type: 'article',
      ...sharedBy(shareOf(data.shareImage, pictures), data.title),
    }),
    view: (frame) => {
      const post = posts[index] as PostSummary;
      const { image = drawingFor(name) } = data;
      // A drawing as wide as the page.
      const band = isDrawing(image)
        ? { src: assets.url(`${image.replace('desenho', 'faixa')}.svg`), width: 2880, height: 304 }
        : post.cover;
      const text = context.textOf(source);
      const { html, headings } = text.rendered;
      const sections = headings.filter(({ depth }) => depth === 2);
      const writer = frame.people.find(({ id }) => id === data.writer?.id);
      const shared = shareOf(data.shareImage, pictures);
      const works = worksNamed(data.works, projects);
      const around = neighbours[index] as Neighbours;
      return {
        body: <Post {...{ post, writer, band, html, sections, around, works }} />,
        things: [
          trail(frame, blogLink, { label: post.title, href: route }),
          blogPosting(frame.site, post, {
            image: isDrawing(image) ? (shared ?? frame.asset('compartilhar.png')) : post.cover.src,
            author: writer && authorRoute(writer.id),
          }),
        ],
        text,
      };
    },
  }));
}

const blogLink = { label: siteWords.blogCrumb, href: routes.blog };

interface Neighbours {
  previous: PostSummary | undefined;
  next: PostSummary | undefined;
  /** Up to three others, those of the same category first. */
  related: PostSummary[];
}

const RELATED = 3;

/**
 * One entry for each of `posts`, which are newest first.
 * Only close neighbours are looked at: the work for one article does not grow with their number.
 */
function neighboursOf(posts: readonly PostSummary[]): Neighbours[] {
  const byCategory = new Map<string, number[]>();
  const places = posts.map((post, index) => {
    const members = byCategory.get(post.category) ?? [];
    byCategory.set(post.category, members);
    return members.push(index) - 1;
  });
  const all = posts.map((_, index) => index);
  return posts.map((post, index) => {
    const siblings = around(byCategory.get(post.category) ?? [], places[index] ?? 0);
    const chosen = [...new Set([...siblings, ...around(all, index)])].slice(0, RELATED);
    return {
      previous: posts[index + 1],
      next: posts[index - 1],
      related: chosen.flatMap((position) => posts[position] ?? []),
    };
  });
}

/** The values nearest to the one at `place`, itself left out, older ones first. */
function around(values: readonly number[], place: number): number[] {
  const found: number[] = [];
  for (let distance = 1; distance <= RELATED; distance++) {
    for (const value of [values[place + distance], values[place - distance]]) {
      if (value !== undefined) found.push(value);
    }
  }
  return found;
}

/** All articles of one of the company's people, newest first. */
export function authorPages(context: PageContext): Page[] {
  const { site, posts, projects } = context;
  const source = site.sources.people;
  if (!source) return [];
  return site.people.flatMap(({ id, name, role }) => {
    const own = posts.filter((_, index) => site.posts[index]?.data.writer?.id === id);
    if (own.length === 0) return [];
    const works = projects.filter((project) => project.case?.team.includes(id));
    const route = authorRoute(id);
    const meta = {
      title: authorWords.title(name),
      description: authorWords.description(name, role),
    };
    return inPages(own, route).map(
      (list): Page => ({
        ...{ route: list.route, source },
        head: listHead(site.company, headOf(site.company, route, meta), list),
        view: (frame) => ({
          body: <Author person={personIn(frame, id)} posts={list} works={works} />,
          things: [
            trail(frame, blogLink, { label: name, href: route }),
            profilePage(frame.site, personIn(frame, id), route),
          ],
        }),
      }),
    );
  });
}

function personIn(
  { people }: SiteContextValue,
  id: Person['id'],
): SiteContextValue['people'][number] {
  const person = people.find((one) => one.id === id);
  if (!person) throw new Error(`nobody is called ${id}`);
  return person;
}

function profilePage(
  site: Company,
  { name, role, line, bio, face }: SiteContextValue['people'][number],
  route: string,
): Thing {
  return {
    '@type': 'ProfilePage',
    url: `${site.url}${route}`,
    inLanguage: 'pt-BR',
    mainEntity: {
      '@type': 'Person',
      name,
      jobTitle: role,
      description: bio ?? line,
      url: `${site.url}${route}`,
      ...(face && { image: new URL(face.src, site.url).href }),
      worksFor: company(site),
    },
  };
}
