// A page of content/pages/ or content/services/.

import type { Thing } from 'schema-dts';
import type { PageContent } from '../../../domain/content/page.ts';
import { inPages, type ListPage } from '../../../domain/paging.ts';
import type { PostSummary } from '../../../domain/post.ts';
import { fill } from '../../../domain/text/fill.ts';
import type { Frame, Head } from '../../../templates/frame.ts';
import { Blog } from '../../../templates/pages/blog.tsx';
import type { Entry } from '../read-content.ts';
import { type Collections, showPage } from './show-page.tsx';
import { headOf, type SitePage, trail } from './site-page.ts';
import { organization, service, webSite } from './structured-data.ts';

/** One page for most; the list of articles gives as many as it needs. */
export function contentPages(
  frame: Frame,
  entry: Entry<PageContent>,
  collections: Collections,
): SitePage[] {
  const page = contentPage(frame, entry, collections);
  const { data } = entry;
  if (data.template !== 'blog') return [page];
  return inPages(collections.posts, entry.route).map((posts) => ({
    ...page,
    route: posts.route,
    head: listHead(frame, page.head, posts),
    view: () => <Blog frame={frame} page={data} posts={posts} />,
  }));
}

/** Each page of a list stands for itself: its own address, and who comes before and after it. */
function listHead({ site, labels }: Frame, head: Head, posts: ListPage<PostSummary>): Head {
  const { number, count, route, newer, older } = posts;
  const place = fill(labels.pages.place, { number, count });
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

function contentPage(
  frame: Frame,
  { route, file, data }: Entry<PageContent>,
  collections: Collections,
): SitePage {
  const standalone = data.template === 'payment-confirmed';
  const indexed = isIndexed(data);
  return {
    route,
    file,
    head: headOf(frame, route, data, { indexed }),
    standalone,
    ...(data.template === 'document' && { fills: fillsOf(frame), modifiedOn: data.updatedOn }),
    ...(indexed && { things: () => thingsOf(frame, data) }),
    view: (markdown) => showPage(frame, data, collections, markdown),
  };
}

/** Pages that only follow something else stay out of search engines. */
export function isIndexed({ template }: PageContent): boolean {
  return !['not-found', 'payment-confirmed', 'thanks'].includes(template);
}

function thingsOf(frame: Frame, page: PageContent): Thing[] {
  const { site, asset } = frame;
  if (page.template === 'home') return [organization(site, asset('marca.png')), webSite(site)];
  const here = { label: nameOf(frame, page), href: page.route };
  if (page.template !== 'service') return [trail(frame, here)];
  const parents = page.parent ? [page.parent] : [];
  return [trail(frame, ...parents, here), service(site, page)];
}

/** What the page is called where there is little room. */
function nameOf({ labels }: Frame, page: PageContent): string {
  if (page.template === 'blog') return labels.blogCrumb;
  if ('name' in page) return page.name;
  return 'headline' in page ? page.headline : page.title;
}

function fillsOf({ site }: Frame): Record<string, string> {
  const {
    brand,
    legalName,
    cnpj,
    email,
    phone,
    city,
    address = city,
    dataOfficer = legalName,
  } = site;
  return { brand, legalName, cnpj, email, phone, city, address, dataOfficer };
}
