// A long text with its table of contents, such as a legal page.

import type { DocumentPage } from '../../domain/content/page.ts';
import { monthAndYear } from '../../domain/dates.ts';
import { routes } from '../../domain/routes.ts';
import { articleWords } from '../../domain/words.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { BackLink } from '../parts/button.tsx';
import { Contents, type ContentsEntry } from '../parts/contents.tsx';
import { Frieze } from '../parts/frieze.tsx';

interface Props {
  page: DocumentPage;
  html: string;
  sections: ContentsEntry[];
}

export function LegalDocument({ page, html, sections }: Props) {
  return (
    <>
      <article>
        <header className="post-header stack wrap">
          <div className="post-trail cluster" data-spread>
            <BackLink href={routes.home}>{articleWords.backToHome}</BackLink>
            <Breadcrumb parents={[]} current={page.headline} />
          </div>
          <h1>{page.headline}</h1>
          <p className="lead">{page.lead}</p>
          <p className="post-meta cluster">
            <span>
              {`${articleWords.updatedOn} `}
              <time dateTime={page.updatedOn}>{monthAndYear(page.updatedOn)}</time>
            </span>
          </p>
        </header>
        <Frieze />
        <div className="post-columns split wrap">
          <Contents title={articleWords.onThisPage} sections={sections} />
          <div className="post-body">
            <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        </div>
      </article>
      <Frieze />
    </>
  );
}
