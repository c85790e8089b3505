// The pages of the house's people who write: all their articles, newest first.

import type { ProfilePage } from 'schema-dts';
import type { Site } from '../../../domain/content/site.ts';
import { inPages, type ListPage } from '../../../domain/paging.ts';
import type { PostSummary } from '../../../domain/post.ts';
import { authorRoute, routes } from '../../../domain/routes.ts';
import { authorWords, siteWords } from '../../../domain/words.ts';
import type { ShownProject } from '../../../domain/work.ts';
import type { ShownPerson } from '../../../templates/frame.ts';
import { Author } from '../../../templates/pages/author.tsx';
import type { Page, Tools, View } from '../../page.ts';
import type { Collections, Entry } from '../collections.ts';
import { listHead } from './content-page.tsx';
import { headOf, trail } from './head-of.ts';
import type { WrittenPost } from './post-page.tsx';
import { house } from './structured-data.ts';

interface Inputs {
  id: string;
  posts: ListPage<PostSummary>;
  /** Those that they had a part in. */
  works: ShownProject[];
}

/** `entries` are newest first, as their summaries are. */
export function authorPages(
  entries: readonly Entry<WrittenPost>[],
  { house: { people, sources }, summaries }: Collections,
): Page[] {
  const source = sources.people;
  if (!source) return [];
  return people.flatMap(({ id }): Page<Inputs>[] => {
    const own = summaries.posts.filter((_, index) => entries[index]?.data.writer?.id === id);
    if (own.length === 0) return [];
    const works = summaries.projects.filter((project) => project.case?.team.includes(id));
    const pages = inPages(own, authorRoute(id));
    return pages.map((posts) => ({
      route: posts.route,
      source,
      inputs: { id, posts, works },
      render,
    }));
  });
}

function render({ id, posts, works }: Inputs, { frame }: Tools): View {
  const person = frame.people.find((one) => one.id === id);
  if (!person) throw new Error(`nobody is called ${id}`);
  const { name, role } = person;
  const title = authorWords.title(name);
  const description = authorWords.description(name, role);
  const route = authorRoute(id);
  const blog = { label: siteWords.blogCrumb, href: routes.blog };
  return {
    head: listHead(frame, headOf(frame, route, { title, description }), posts),
    body: <Author person={person} posts={posts} works={works} />,
    things: [
      trail(frame, blog, { label: name, href: route }),
      profilePage(frame.site, person, route),
    ],
  };
}

function profilePage(
  site: Site,
  { name, role, line, bio, face }: ShownPerson,
  route: string,
): ProfilePage {
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
      worksFor: house(site),
    },
  };
}
