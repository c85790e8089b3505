// One page of the site: a pure function of what it declares.

import type { ReactElement } from 'react';
import type { Thing } from 'schema-dts';
import type { Fills } from '../domain/text/named-fills.ts';
import type { DocumentFrame, Frame, Head } from '../templates/frame.ts';
import type { RenderedMarkdown } from './markdown/render-markdown.ts';
import type { ShownPicture } from './shown-picture.ts';
import type { Source } from './source.ts';

/** A text that a page shows, with the pictures in it by their addresses. */
export interface Text {
  source: Source;
  pictures: Readonly<Record<string, ShownPicture>>;
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
  renderText(text: Text, options?: TextOptions): RenderedMarkdown;
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
  /** Neither header nor footer. */
  standalone?: boolean;
  /** The keys of the content file that the title and the description come from, if named otherwise. */
  writtenAs?: { title?: string; description?: string };
  /** The day or month since which the content is as it is, where content says so. */
  modifiedOn?: string | undefined;
  /** The reading time that the page tells its readers. */
  statedMinutes?: number;
  /** Whether its files are about to be kept, with all that they name. */
  isKept?: boolean;
  /** What alone opens the page, once it is encrypted. */
  passphrase?: string | undefined;
}
