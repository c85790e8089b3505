// The pages of one file of content/pages/ or content/services/.

import type { Thing } from 'schema-dts';
import type { PageContent } from '../../../domain/content/page.ts';
import { inPages, type ListPage } from '../../../domain/paging.ts';
import type { PostSummary } from '../../../domain/post.ts';
import { routes } from '../../../domain/routes.ts';
import { articleWords, siteWords } from '../../../domain/words.ts';
import { worksNamed } from '../../../domain/work.ts';
import type { Frame, Head } from '../../../templates/frame.ts';
import { PagePictures } from '../../../templates/parts/service-art.tsx';
import { pictureOf, withPictures } from '../../assets/find-picture.ts';
import { shareOf } from '../../assets/prepare-pictures.ts';
import type { Page, Text, Tools, View } from '../../page.ts';
import type { Pictures } from '../../shown-picture.ts';
import { hashOf } from '../../store/hash.ts';
import type { Collections, Entry, House } from '../collections.ts';
import type { Made } from '../kind.ts';
import { picturesIn } from '../records-in.ts';
import { headOf, sharedBy, trail } from './head-of.ts';
import { type Shown, showPage } from './show-page.tsx';
import { localBusiness, service, webSite } from './structured-data.ts';

/** One page for most; the list of articles gives as many as it needs. */
export function contentPages(
  entry: Entry<PageContent>,
  site: Collections,
  { pictures, run }: Made,
): Page[] {
  const { route, source, data } = entry;
  if (data.template === 'blog') {
    return inPages(site.summaries.posts, route).map((posts) => ({
      route: posts.route,
      source,
      inputs: { template: 'blog', page: data, posts } satisfies Shown,
      render: renderList,
    }));
  }
  const page: Page<Shown> = {
    route,
    source,
    inputs: {
      ...inputsOf(data, withPictures(entry, pictures), site),
      ...namedPictures(data, pictures),
    },
    render: renderContent,
    standalone: data.template === 'payment-confirmed',
    ...(data.template === 'document' && { modifiedOn: data.updatedOn }),
  };
  const version = run.sending && termsVersion(entry, site.house);
  if (version === undefined) return [page];
  return [page, { ...page, route: version, render: renderVersion }];
}

/** The pictures that its records name; nothing for the many pages that name none. */
export function namedPictures(
  data: { shareImage?: string | undefined },
  prepared: Pictures,
): Pick<Shown, 'pictures' | 'shared'> {
  const named = picturesIn(data).map(({ image }) => [image, pictureOf(image, prepared)]);
  const shared = shareOf(data.shareImage, prepared);
  return {
    ...(named.length > 0 && { pictures: Object.fromEntries(named) }),
    ...(shared !== undefined && { shared }),
  };
}

/** The address of the terms of use as they are now, by their month and their text: what a client accepts with a proposal stays there. */
export function termsVersion(
  { data, source }: Entry<PageContent>,
  { fills }: Pick<House, 'fills'>,
): string | undefined {
  if (data.template !== 'document' || data.route !== routes.terms) return undefined;
  const digest = hashOf(source.text + JSON.stringify(fills));
  return `${data.route}/${data.updatedOn}-${digest.slice(0, 6)}`;
}

function inputsOf(
  page: Exclude<PageContent, { template: 'blog' }>,
  text: Text,
  { summaries, guesses }: Collections,
): Shown {
  const { businesses } = summaries;
  const named = (of: { show: string[] } | undefined) => worksNamed(of?.show, summaries.projects);
  switch (page.template) {
    case 'home':
      return { template: page.template, page, works: named(page.works), businesses };
    case 'services':
      return { template: page.template, page, businesses };
    case 'service':
      return { template: page.template, page, works: named(page.works) };
    case 'portfolio':
      return { template: page.template, page, projects: summaries.projects };
    case 'careers':
      return { template: page.template, page, jobs: summaries.jobs };
    case 'not-found':
      return { template: page.template, page, routes: guesses };
    case 'document':
      return { template: page.template, page, text };
    default:
      return { template: page.template, page } as Shown;
  }
}

function renderContent(shown: Shown, tools: Tools): View {
  const { frame } = tools;
  const { page } = shown;
  const indexed = isIndexed(page);
  return {
    head: headOf(frame, page.route, page, { indexed, ...sharedBy(shown.shared, page.title) }),
    body: <PagePictures value={shown.pictures ?? {}}>{showPage(shown, tools)}</PagePictures>,
    ...(indexed && { things: thingsOf(frame, page) }),
  };
}

/** Out of search engines, which should know the terms of today. */
function renderVersion(shown: Shown, tools: Tools): View {
  const { head, body } = renderContent(shown, tools);
  const { site, terms } = tools.frame;
  const canonical = `${site.url}${terms?.href}`;
  return { head: { ...head, canonical, indexed: false }, body };
}

function renderList(shown: Extract<Shown, { template: 'blog' }>, tools: Tools): View {
  const view = renderContent(shown, tools);
  return { ...view, head: listHead(tools.frame, view.head, shown.posts) };
}

/** Each page of a list stands for itself: its own address, and who comes before and after it. */
export function listHead({ site }: Frame, head: Head, posts: ListPage<PostSummary>): Head {
  const { number, count, route, newer, older } = posts;
  const place = articleWords.pages.place(number, count);
  return {
    ...head,
    ...(number > 1 && {
      title: `${place} | ${head.title}`,
      description: `${place}. ${head.description}`,
      canonical: `${site.url}${route}`,
    }),
    previous: newer && `${site.url}${newer}`,
    next: older && `${site.url}${older}`,
  };
}

/** Pages that only follow something else stay out of search engines. */
export function isIndexed({ template }: PageContent): boolean {
  return !['not-found', 'payment-confirmed', 'thanks'].includes(template);
}

function thingsOf(frame: Frame, page: PageContent): Thing[] {
  const { site, asset } = frame;
  if (page.template === 'home') return [localBusiness(site, asset('marca.png')), webSite(site)];
  const here = { label: shortName(page), href: page.route };
  if (page.template !== 'service') return [trail(frame, here)];
  const parents = page.parent ? [page.parent] : [];
  return [trail(frame, ...parents, here), service(site, page)];
}

/** What the page is called where there is little room. */
function shortName(page: PageContent): string {
  if (page.template === 'blog') return siteWords.blogCrumb;
  if ('name' in page) return page.name;
  return 'headline' in page ? page.headline : page.title;
}
