// Chooses the template that shows a page of content/pages/ or content/services/, and what it needs besides its own file.

import type { ReactElement } from 'react';
import type { BusinessSummary } from '../../../domain/business.ts';
import type { PageContent } from '../../../domain/content/page.ts';
import type { ShownJob } from '../../../domain/job.ts';
import type { ListPage } from '../../../domain/paging.ts';
import type { Picture, PostSummary } from '../../../domain/post.ts';
import type { ShownProject } from '../../../domain/work.ts';
import { About } from '../../../templates/pages/about.tsx';
import { Blog } from '../../../templates/pages/blog.tsx';
import { Booking } from '../../../templates/pages/booking.tsx';
import { Careers } from '../../../templates/pages/careers.tsx';
import { Contact } from '../../../templates/pages/contact.tsx';
import { DocumentText } from '../../../templates/pages/document.tsx';
import { Home } from '../../../templates/pages/home.tsx';
import { NotFound } from '../../../templates/pages/not-found.tsx';
import { Payment } from '../../../templates/pages/payment.tsx';
import { Portfolio } from '../../../templates/pages/portfolio.tsx';
import { Service } from '../../../templates/pages/service.tsx';
import { Services } from '../../../templates/pages/services.tsx';
import { Thanks } from '../../../templates/pages/thanks.tsx';
import type { Text, Tools } from '../../page.ts';

type Template = PageContent['template'];
type Of<Name extends Template> = Extract<PageContent, { template: Name }>;
type Alone = Exclude<
  Template,
  'home' | 'services' | 'service' | 'portfolio' | 'careers' | 'blog' | 'not-found' | 'document'
>;

/** A page, and what its template shows of other content. */
export type Shown = ShownPage & {
  /** The pictures that its content names, by their addresses there. */
  pictures?: Readonly<Record<string, Picture>>;
  /** The address of its own picture for links to it. */
  shared?: string;
};

type ShownPage =
  | { template: 'home'; page: Of<'home'>; works: ShownProject[]; businesses: BusinessSummary[] }
  | { template: 'services'; page: Of<'services'>; businesses: BusinessSummary[] }
  | { template: 'service'; page: Of<'service'>; works: ShownProject[] }
  | { template: 'portfolio'; page: Of<'portfolio'>; projects: ShownProject[] }
  | { template: 'careers'; page: Of<'careers'>; jobs: ShownJob[] }
  | { template: 'blog'; page: Of<'blog'>; posts: ListPage<PostSummary> }
  | { template: 'not-found'; page: Of<'not-found'>; routes: string[] }
  | { template: 'document'; page: Of<'document'>; text: Text }
  | { [Name in Alone]: { template: Name; page: Of<Name> } }[Alone];

export function showPage(shown: Shown, { frame, renderText }: Tools): ReactElement {
  switch (shown.template) {
    case 'home':
      return <Home page={shown.page} works={shown.works} businesses={shown.businesses} />;
    case 'services':
      return <Services page={shown.page} businesses={shown.businesses} />;
    case 'service': {
      const { page } = shown;
      const claims = frame.claims[page.claims ?? ''];
      return <Service page={page} claims={claims} works={shown.works} />;
    }
    case 'portfolio':
      return <Portfolio page={shown.page} projects={shown.projects} />;
    case 'about':
      return <About page={shown.page} />;
    case 'contact':
      return <Contact page={shown.page} />;
    case 'blog':
      return <Blog page={shown.page} posts={shown.posts} />;
    case 'careers':
      return <Careers page={shown.page} jobs={shown.jobs} />;
    case 'booking':
      return <Booking page={shown.page} />;
    case 'document': {
      const { html, headings } = renderText(shown.text);
      const sections = headings.filter(({ depth }) => depth === 2);
      return <DocumentText page={shown.page} html={html} sections={sections} />;
    }
    case 'payment-confirmed':
      return <Payment page={shown.page} />;
    case 'thanks':
      return <Thanks page={shown.page} />;
    case 'not-found':
      return <NotFound page={shown.page} routes={shown.routes} />;
  }
}
