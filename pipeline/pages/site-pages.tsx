// The pages of content/pages/ and content/services/: each is what its template makes of its file.

import type { ReactElement } from 'react';
import type { Thing } from 'schema-dts';
import type { PageContent } from '../../domain/content/page.ts';
import { inPages } from '../../domain/paging.ts';
import { siteWords } from '../../domain/words.ts';
import { worksNamed } from '../../domain/work.ts';
import type { Frame } from '../../templates/frame.ts';
import { About } from '../../templates/pages/about.tsx';
import { Blog } from '../../templates/pages/blog.tsx';
import { Booking } from '../../templates/pages/booking.tsx';
import { Careers } from '../../templates/pages/careers.tsx';
import { Contact } from '../../templates/pages/contact.tsx';
import { DocumentText } from '../../templates/pages/document.tsx';
import { Home } from '../../templates/pages/home.tsx';
import { NotFound } from '../../templates/pages/not-found.tsx';
import { Payment } from '../../templates/pages/payment.tsx';
import { Portfolio } from '../../templates/pages/portfolio.tsx';
import { Service } from '../../templates/pages/service.tsx';
import { Services } from '../../templates/pages/services.tsx';
import { Thanks } from '../../templates/pages/thanks.tsx';
import { PagePictures } from '../../templates/parts/service-art.tsx';
import { termsVersion } from '../frame.ts';
import type { Entry } from '../load.ts';
import type { Page, View } from '../page.ts';
import { localBusiness, service, webSite } from '../structured-data.ts';
import { headOf, listHead, sharedBy, trail } from './head.ts';
import { picturesOf, type Shown } from './shown.ts';

/** One page for most files; the list of articles gives as many as it needs. */
export function sitePages(shown: Shown): Page[] {
  return shown.site.pages.flatMap((entry) => {
    const { data, route } = entry;
    if (data.template === 'blog') {
      return inPages(shown.posts, route).map((list) => ({
        ...pageOf(entry, shown, () => <Blog page={data} posts={list} />, list),
        route: list.route,
      }));
    }
    const page = pageOf(entry, shown, (frame, text) => bodyOf(data, shown, frame, text));
    const version = shown.run.sending && termsVersion(entry, shown.site);
    return version === undefined ? [page] : [page, versionOf(page, version)];
  });
}

type Body = (frame: Frame, text: View['text']) => ReactElement;

function pageOf(
  { data, route, source }: Entry<PageContent>,
  shown: Shown,
  bodyOf: Body,
  list?: Parameters<typeof listHead>[2],
): Page {
  const isOpen = isIndexed(data);
  return {
    ...{ route, source, template: data.template },
    standalone: data.template === 'payment-confirmed',
    ...(data.template === 'document' && { modifiedOn: data.updatedOn }),
    view: (frame) => {
      const { pictures, shared } = picturesOf(data, shown);
      const text = data.template === 'document' ? shown.textOf(source) : undefined;
      const head = headOf(frame, route, data, { indexed: isOpen, ...sharedBy(shared, data.title) });
      return {
        head: list ? listHead(frame, head, list) : head,
        body: <PagePictures value={pictures}>{bodyOf(frame, text)}</PagePictures>,
        ...(isOpen && { things: thingsOf(frame, data) }),
        ...(text && { text }),
      };
    },
  };
}

/** The terms as they are today, out of search engines, which should know the latest. */
function versionOf(page: Page, route: string): Page {
  return {
    ...page,
    route,
    view: (frame) => {
      const { things: _, ...view } = page.view(frame);
      const canonical = `${frame.site.url}${frame.terms?.href}`;
      return { ...view, head: { ...view.head, canonical, indexed: false } };
    },
  };
}

function bodyOf(
  page: Exclude<PageContent, { template: 'blog' }>,
  { projects, businesses, jobs, site }: Shown,
  frame: Frame,
  text: View['text'],
): ReactElement {
  const named = (works: { show: string[] } | undefined) => worksNamed(works?.show, projects);
  switch (page.template) {
    case 'home':
      return <Home page={page} works={named(page.works)} businesses={businesses} />;
    case 'services':
      return <Services page={page} businesses={businesses} />;
    case 'service':
      return (
        <Service page={page} claims={frame.claims[page.claims ?? '']} works={named(page.works)} />
      );
    case 'portfolio':
      return <Portfolio page={page} projects={projects} />;
    case 'about':
      return <About page={page} />;
    case 'contact':
      return <Contact page={page} />;
    case 'careers':
      return <Careers page={page} jobs={jobs} />;
    case 'booking':
      return <Booking page={page} />;
    case 'document': {
      const { html, headings } = text?.rendered ?? { html: '', headings: [] };
      const sections = headings.filter(({ depth }) => depth === 2);
      return <DocumentText page={page} html={html} sections={sections} />;
    }
    case 'payment-confirmed':
      return <Payment page={page} />;
    case 'thanks':
      return <Thanks page={page} />;
    case 'not-found':
      return <NotFound page={page} routes={guessable(site)} />;
  }
}

const GUESSABLE_POSTS = 50;

/** What the not-found page may offer beside home: every page that search engines know, and the latest articles. */
function guessable({ pages, jobs, posts }: Shown['site']): string[] {
  const open = pages.filter(({ data }) => isIndexed(data) && data.template !== 'home');
  return [...open, ...jobs, ...posts.slice(0, GUESSABLE_POSTS)].map(({ route }) => route);
}

/** Pages that only follow something else stay out of search engines. */
function isIndexed({ template }: PageContent): boolean {
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
