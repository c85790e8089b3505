// What pages are printed with: made once, and used for page after page.

import { chatLink } from '../../domain/chat-link.ts';
import type { Origins } from '../../domain/islands.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Frame } from '../../templates/frame.ts';
import type { IslandCode } from '../assets/bundle-islands.ts';
import { preparedIn } from '../assets/find-picture.ts';
import { islandRenderer } from '../assets/render-island.ts';
import type { Stylesheet } from '../assets/styles/stylesheet.ts';
import { renderBody } from '../markdown/render-markdown.ts';
import type { Tools } from '../page.ts';
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

/** The house as templates see it, and the rendering of texts. */
function makeTools(surroundings: Surroundings): Tools {
  const { addresses, presets, loader: _, islands, fills: shared, ...house } = surroundings;
  const { site, labels } = house;
  const frame: Frame = {
    ...house,
    chatWith: (preset) => chatLink(site.phone, presets[preset]),
    chatAbout: (text) => chatLink(site.phone, text),
    asset: (name) => addresses[name] ?? unknownAsset(name),
    island: islandRenderer({ islands }),
  };
  return {
    frame,
    renderText: (text, { fills } = {}) =>
      renderBody(text.source, {
        tableLabel: labels.tableScroll,
        picture: preparedIn(text),
        fills: { ...shared, ...fills },
      }),
  };
}

function unknownAsset(name: string): never {
  throw new Error(`no asset "${name}"`);
}
