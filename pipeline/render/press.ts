// What pages are printed with: made once, and used for page after page.

import type { Origins } from '../../domain/islands.ts';
import type { Problem } from '../../domain/problem.ts';
import type { IslandCode } from '../assets/bundle-islands.ts';
import type { Stylesheet } from '../assets/styles/stylesheet.ts';
import type { Tools } from '../page.ts';
import { makeTools } from './make-tools.ts';
import type { KnownTexts, ReadHtml } from './read-html.ts';
import type { Surroundings } from './surroundings.ts';

/** What stands around the content of many pages. */
export interface Shell {
  /** What tells it from others of the same house. */
  key: string;
  /** The HTML before and after the content. */
  skipLink: string;
  before: string;
  after: string;
  preloads: string;
  /** Of the HTML before the content, and of that after it. */
  facts: [ReadHtml, ReadHtml];
  islands: ReadonlySet<string>;
  origins: readonly Origins[];
  problems: readonly Problem[];
}

export interface Press {
  tools: Tools;
  stylesheet: Stylesheet;
  /** What wakes the islands of a page. */
  loader: string;
  islands: Readonly<Record<string, IslandCode>>;
  /** By what tells the layout of a page from another's. */
  shells: Map<string, Shell>;
  known: KnownTexts;
  /** How a policy names a text, by the text. */
  hashes: Map<string, string>;
}

export function openPress(surroundings: Surroundings, stylesheet: Stylesheet): Press {
  const { loader, islands } = surroundings;
  const tools = makeTools(surroundings);
  return {
    ...{ tools, stylesheet, loader, islands },
    ...{ shells: new Map(), known: new Map(), hashes: new Map() },
  };
}
