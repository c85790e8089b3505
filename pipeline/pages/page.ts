// One page of the site, and the facts about it that are kept once it is written.

import type { ReactElement } from 'react';
import type { Head } from '../../templates/site-context.ts';
import type { Source } from '../content/source.ts';
import type { MarkdownText, RenderedText } from '../markdown/text.ts';
import type { ReadHtml } from './html.ts';
import type { Thing } from './structured-data.ts';

export interface Page {
  route: string;
  /** The content file that the page comes from. */
  source: Source;
  head: Head;
  /** Called once, when the page is written; the result is not kept. */
  view(): View;
  /** True for a page without header and footer. */
  standalone?: boolean;
  /** True for a page of one client: its visits are not counted. */
  isPrivate?: boolean;
  /** The sent version, if the page is a copy: it is not checked against the rest of the site. */
  sentAs?: 'proposal' | 'terms' | undefined;
  /** The keys of the title and the description in the content file, if they have other names there. */
  writtenAs?: { title?: string; description?: string };
  /** The day or month of the last change, if content says so. */
  modifiedOn?: string | undefined;
  /** True for a protected proposal: a build encrypts it, and a preview shows it in clear to this computer alone. */
  isProtected?: boolean;
  /** If present, the page is encrypted with it. */
  passphrase?: string | undefined;
}

export interface View {
  body: ReactElement;
  /** Structured data for search engines. */
  things?: Thing[];
  /** The Markdown text of the page, if it has one. */
  text?: { lexed: MarkdownText; rendered: RenderedText };
}

/** The facts about a finished page that checks, lists and hosts need. */
export interface PageFacts
  extends Pick<Page, 'route' | 'source' | 'writtenAs' | 'modifiedOn' | 'sentAs'> {
  head: Pick<Head, 'title' | 'description' | 'canonical' | 'indexed'>;
  /** Ids in the content, without those of the shell. */
  ids: readonly string[];
  links: readonly string[];
  /** Header and footer; pages with the same ones share the object. */
  shell: Pick<ReadHtml, 'ids' | 'links'>;
}
