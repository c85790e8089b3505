// A page of content/pages/ or content/services/.

import type { Thing } from 'schema-dts';
import type { PageContent } from '../../domain/content/page.ts';
import type { Frame } from '../../templates/frame.ts';
import type { Entry } from '../read-content.ts';
import { organization, service, webSite } from '../structured-data.ts';
import { type Collections, showPage } from './show-page.tsx';
import { headOf, type SitePage, trail } from './site-page.ts';

export function contentPage(
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
  const { brand, legalName, cnpj, email, phone, city } = site;
  return { brand, legalName, cnpj, email, phone, city };
}
