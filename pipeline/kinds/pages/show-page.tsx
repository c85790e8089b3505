// Chooses the template that shows a page of content/pages/ or content/services/.

import type { ReactElement } from 'react';
import type { PageContent } from '../../../domain/content/page.ts';
import type { ShownJob } from '../../../domain/job.ts';
import type { PostSummary } from '../../../domain/post.ts';
import type { Frame } from '../../../templates/frame.ts';
import { About } from '../../../templates/pages/about.tsx';
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
import type { ShownProject } from '../../../templates/parts/project-card.tsx';
import type { RenderedMarkdown } from '../../markdown/render-markdown.ts';

/** What pages list besides their own content. */
export interface Collections {
  posts: PostSummary[];
  projects: ShownProject[];
  jobs: ShownJob[];
  /** The addresses that a visitor may have meant. */
  routes: string[];
}

export function showPage(
  frame: Frame,
  page: PageContent,
  { projects, jobs, routes }: Collections,
  markdown: () => RenderedMarkdown,
): ReactElement {
  switch (page.template) {
    case 'home':
      return <Home frame={frame} page={page} />;
    case 'services':
      return <Services frame={frame} page={page} />;
    case 'service':
      return (
        <Service frame={frame} page={page} claims={page.claims && frame.claims[page.claims]} />
      );
    case 'portfolio':
      return <Portfolio frame={frame} page={page} projects={projects} />;
    case 'about':
      return <About frame={frame} page={page} />;
    case 'contact':
      return <Contact frame={frame} page={page} />;
    case 'blog':
      throw new Error('the list of articles is shown page by page');
    case 'careers':
      return <Careers frame={frame} page={page} jobs={jobs} />;
    case 'booking':
      return <Booking frame={frame} page={page} />;
    case 'document': {
      const { html, headings } = markdown();
      const sections = headings.filter(({ depth }) => depth === 2);
      return <DocumentText frame={frame} page={page} html={html} sections={sections} />;
    }
    case 'payment-confirmed':
      return <Payment frame={frame} page={page} />;
    case 'thanks':
      return <Thanks frame={frame} page={page} />;
    case 'not-found':
      return <NotFound frame={frame} page={page} routes={routes} />;
  }
}
