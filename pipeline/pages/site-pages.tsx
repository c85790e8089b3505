// The pages of content/pages/, services/ and businesses/: lists of sections, and pages with a template of their own.

import type { ReactElement } from 'react';
import type { Business, PageContent, SectionsPage } from '../../domain/content/page.ts';
import { paginate } from '../../domain/content/post.ts';
import { sectionsOf } from '../../domain/content/sections.ts';
import type { Company } from '../../domain/content/site.ts';
import { routes } from '../../domain/routes.ts';
import { siteWords } from '../../domain/words.ts';
import { Blog } from '../../templates/pages/blog.tsx';
import { LegalDocument } from '../../templates/pages/document.tsx';
import { NotFound } from '../../templates/pages/not-found.tsx';
import { Portfolio } from '../../templates/pages/portfolio.tsx';
import { BrandAlone } from '../../templates/parts/icons.tsx';
import { Sections } from '../../templates/sections/sections.tsx';
import type { Entry } from '../content/collections.ts';
import { pinnedTermsRoute } from '../proposal/sent.ts';
import { breadcrumbData, headOf, listHead, shareImageOf } from './head.ts';
import type { Page, View } from './page.ts';
import type { PageContext } from './page-context.ts';
import { localBusiness, service, type Thing, webSite } from './structured-data.ts';

/** One page for each file, but several for the list of articles. */
export function sitePages(context: PageContext): Page[] {
  const { content, site, config, posts } = context;
  const pages = content.pages.flatMap((entry): Page[] => {
    const { data, route } = entry;
    switch (data.template) {
      case 'blog':
        return paginate(posts, route).map((list) => {
          const page = pageOf({ ...entry, data }, context, () => <Blog page={data} posts={list} />);
          return { ...page, route: list.route, head: listHead(site, page.head, list) };
        });
      case 'portfolio':
        return [pageOf({ ...entry, data }, context, () => <Portfolio page={data} />)];
      case 'not-found':
        return [
          pageOf({ ...entry, data }, context, () => (
            <NotFound page={data} routes={guessable(content)} />
          )),
        ];
      case 'document': {
        const page = pageOf({ ...entry, data }, context, (text) => {
          const { html, headings } = text?.rendered ?? { html: '', headings: [] };
          const sections = headings.filter(({ depth }) => depth === 2);
          return <LegalDocument page={data} html={html} sections={sections} />;
        });
        const isTerms = route === content.known.terms?.route;
        const version = config.sending && isTerms ? pinnedTermsRoute(content) : undefined;
        return version === undefined ? [page] : [page, versionOf(page, version, site)];
      }
      default:
        return [sectionsPage({ ...entry, data }, context)];
    }
  });
  return [...pages, ...content.businesses.map((entry) => sectionsPage(entry, context))];
}

type Body = (text: View['text']) => ReactElement;

function pageOf(
  { data, route, source }: Entry<Exclude<PageContent, SectionsPage>>,
  context: PageContext,
  bodyOf: Body,
): Page {
  const { template } = data;
  const isDocument = template === 'document';
  const indexed = template !== 'not-found';
  const name =
    'name' in data ? data.name : template === 'blog' ? siteWords.blogCrumb : data.headline;
  return {
    route,
    source,
    ...(isDocument && { modifiedOn: data.updatedOn }),
    head: headOf(context.site, route, data, {
      indexed,
      ...shareImageOf(context.shareOf(data.shareImage), data.title),
    }),
    view: () => {
      const text = isDocument ? context.textOf(source) : undefined;
      return {
        body: bodyOf(text),
        ...(indexed && { things: [breadcrumbData(context.site, { label: name, href: route })] }),
        ...(text && { text }),
      };
    },
  };
}

/** A page that is a list of sections. */
function sectionsPage(
  { data, route, source, file }: Entry<SectionsPage | Business>,
  context: PageContext,
): Page {
  const { sections } = data;
  const { standalone = false, unlisted = false, parent }: Partial<SectionsPage> = data;
  const parents = parent ? [parent] : [];
  const { name } = data;
  const [opening] = sectionsOf(data, 'opening');
  const isOffer = !file.startsWith('content/pages/');
  return {
    route,
    source,
    standalone,
    head: headOf(context.site, route, data, {
      indexed: !unlisted,
      ...shareImageOf(context.shareOf(data.shareImage), data.title),
    }),
    view: () => {
      const body = <Sections sections={sections} name={name} parents={parents} />;
      // Only an opening without a variant shows breadcrumbs.
      const own = opening && !opening.variant && name ? { label: name, href: route } : undefined;
      return {
        body: standalone ? <Standalone>{body}</Standalone> : body,
        ...(!unlisted && {
          things: [
            ...(route === routes.home ? thingsOfHome(context) : []),
            ...(own ? [breadcrumbData(context.site, ...parents, own)] : []),
            ...(isOffer ? [service(context.site, route, data)] : []),
          ],
        }),
      };
    },
  };
}

function Standalone({ children }: { children: ReactElement }) {
  return (
    <>
      <BrandAlone />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

const thingsOfHome = ({ site, asset }: PageContext): Thing[] => [
  localBusiness(site, asset('marca.png')),
  webSite(site),
];

/** A copy of today's terms at a fixed address, kept out of search engines, which should find the latest terms. */
function versionOf(page: Page, route: string, { url }: Company): Page {
  return {
    ...page,
    route,
    head: { ...page.head, canonical: `${url}${route}`, indexed: false },
    view: () => ({ ...page.view(), things: [] }),
  };
}

const GUESSABLE_POSTS = 50;

/** Routes that the not-found page may suggest: pages that are not unlisted, openings, and the latest articles. */
function guessable({ pages, jobs, posts }: PageContext['content']): string[] {
  const open = pages.filter(
    ({ route, data }) =>
      route !== routes.home &&
      data.template !== 'not-found' &&
      !('unlisted' in data && data.unlisted),
  );
  return [...open, ...jobs, ...posts.slice(0, GUESSABLE_POSTS)].map(({ route }) => route);
}
