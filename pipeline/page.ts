// One page of the site, and what of it is kept once it is written.

import type { ReactElement } from 'react';
import type { Head } from '../templates/site-context.ts';
import type { ReadHtml } from './html.ts';
import type { RenderedText, Text } from './markdown/text.ts';
import type { Source } from './source.ts';
import type { Thing } from './structured-data.ts';

export interface Page {
  route: string;
  /** The content file that the page comes from. */
  source: Source;
  head: Head;
  /** Called once, when the page is written; the result is not kept. */
  view(): View;
  /** Neither header nor footer. */
  standalone?: boolean;
  /** True for a page of one client: its visits are not counted. */
  isPrivate?: boolean;
  /** At an address that clients have, of what was sent: it is not checked against the site. */
  isSent?: boolean | undefined;
  /** The keys of the content file that the title and the description come from, if named otherwise. */
  writtenAs?: { title?: string; description?: string };
  /** The day or month since which the content is as it is, where content says so. */
  modifiedOn?: string | undefined;
  /** True for a protected proposal: a build encrypts it, and a preview shows it in clear to this computer alone. */
  isProtected?: boolean;
  /** Encrypts the page. */
  passphrase?: string | undefined;
}

export interface View {
  body: ReactElement;
  /** Structured data for search engines. */
  things?: Thing[];
  /** The text of its file, if it shows one. */
  text?: { lexed: Text; rendered: RenderedText };
}

/** The facts about a finished page that checks, lists and hosts need. */
export interface MadePage
  extends Pick<Page, 'route' | 'source' | 'writtenAs' | 'modifiedOn' | 'isSent'> {
  head: Pick<Head, 'title' | 'description' | 'canonical' | 'indexed'>;
  /** Ids of its own content. */
  ids: readonly string[];
  links: readonly string[];
  /** Header and footer: one object for all the pages that have the same. */
  shell: Pick<ReadHtml, 'ids' | 'links'>;
}
