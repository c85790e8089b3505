// One page of the site: a pure function of what it declares.

import type { ReactElement } from 'react';
import type { Thing } from 'schema-dts';
import type { Notice, Problem } from '../domain/problem.ts';
import type { Fills } from '../domain/text/named-fills.ts';
import type { DocumentFrame, Frame, Head } from '../templates/frame.ts';
import type { Heading } from './markdown/inspection.ts';
import type { ShownPicture } from './shown-picture.ts';
import type { Source } from './source.ts';

/** A text that a page shows, with the pictures in it by their addresses. */
export interface Text {
  source: Source;
  pictures: Readonly<Record<string, ShownPicture>>;
}

/** A text in a page. */
export interface ShownText {
  /** Stands for its HTML, which comes when the page is read: for `dangerouslySetInnerHTML`. */
  html: string;
  headings: readonly Heading[];
}

export interface TextOptions {
  /** What stands for names of the page's own, such as `{total}`. */
  fills?: Fills;
}

/** What every page may use besides its inputs. */
export interface Tools {
  /** The house, and the addresses of what was made for it. */
  frame: Frame;
  /** Renders the Markdown of a file. */
  renderText(text: Text, options?: TextOptions): ShownText;
}

export interface View {
  head: Head;
  body: ReactElement;
  /** What the page tells search engines. */
  things?: Thing[];
  /** What the document shows of the house, where that is less than all. */
  frame?: DocumentFrame;
}

/** `render` is a method, not a property: a list of pages holds pages of different inputs. */
export interface Page<Inputs = unknown> {
  route: string;
  /** The content file that the page comes from. */
  source: Source;
  /** All of the content that `render` may see besides the house: plain data, and sources, which their digests stand for. */
  inputs: Inputs;
  render(inputs: Inputs, tools: Tools): View;
  /** A text among the inputs that is rendered as it is: it may be rendered ahead. */
  text?: Text;
  /** Neither header nor footer. */
  standalone?: boolean;
  /** The keys of the content file that the title and the description come from, if named otherwise. */
  writtenAs?: { title?: string; description?: string };
  /** The day or month since which the content is as it is, where content says so. */
  modifiedOn?: string | undefined;
  /** The reading time that the page tells its readers. */
  statedMinutes?: number;
  /** Gives the page that is published in its place, if one is, and what is wrong with that. */
  lock?(page: Page, rendered: Opened): Page | undefined;
}

/** A finished page, as whoever may read it sees it. */
export interface Opened {
  head: Pick<Head, 'title'>;
  /** What stands in its body between the skip link and the loader. */
  content: string;
  style: string;
}

/** The ids and addresses of a piece of a page. */
export interface PageLinks {
  ids: readonly string[];
  /** Every address that it leads to, as written. */
  links: readonly string[];
}

/** What the rest of the build asks of a finished page. It survives JSON. */
export interface PageFacts extends PageLinks {
  head: Pick<Head, 'title' | 'description' | 'canonical' | 'indexed'>;
  /** The policy that its header should say. */
  policy: string;
  /** Header and footer: one object for all the pages that have the same. */
  shell: PageLinks;
  problems: readonly Problem[];
  notices: readonly Notice[];
}
