// Ties what belongs together in the text of a page, wherever it was written: see domain/text/units.ts.

import { scriptIslands } from '../../domain/islands.ts';
import { tieUnits } from '../../domain/text/units.ts';

/** What is no prose, is copied as it is, or takes no element. */
const UNTIED = new Set('code option pre script select style svg textarea title'.split(' '));

const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '));

/** Their text runs on around an element: in others, rows and grids among them, it would be an item of its own. */
const RUNNING = new Set('h1 h2 h3 h4 p li dt dd strong em del blockquote figcaption'.split(' '));

/** Those of these names that are rows or grids all the same. */
const ROWS = /\sclass="[^"]*\b(?:badge|button|kicker|service-card-price)\b/;

/** Links whose text is a number or an address, which the style keeps on one line. */
const ADDRESS = /\shref="(?:tel|mailto):/;

const HEADING = /^h[1-4]$/;

interface Element {
  name: string;
  isUntied: boolean;
  isHeading: boolean;
  isRunning: boolean;
  /** Among lists of links, each of them a row. */
  isNavigation: boolean;
  /** Drawn by a component, which would write its own text again as soon as it wakes. */
  isDrawn: boolean;
}

const PAGE: Element = {
  name: '',
  isUntied: false,
  isHeading: false,
  isRunning: false,
  isNavigation: false,
  isDrawn: false,
};

/** The HTML is our own: every tag is closed, and texts and attributes are escaped. */
export function tieHtml(html: string): string {
  const pieces: string[] = [];
  const open: Element[] = [PAGE];
  let at = 0;
  while (at < html.length) {
    const inside = open.at(-1) ?? PAGE;
    const start = inside.name === 'script' ? html.indexOf('</script', at) : html.indexOf('<', at);
    const end = start < 0 ? -1 : html.indexOf('>', start);
    if (end < 0) break;
    const tag = html.slice(start, end + 1);
    pieces.push(tieText(html.slice(at, start), inside), tag);
    if (tag[1] === '/') open.pop();
    else if (!isAlone(tag)) open.push(elementOf(tag, inside));
    at = end + 1;
  }
  return pieces.join('') + html.slice(at);
}

function tieText(text: string, { isUntied, isHeading, isRunning, isDrawn }: Element): string {
  if (text === '' || isUntied || isDrawn) return text;
  return tieUnits(text, { isHeading, wrap: isRunning ? wrap : undefined });
}

function wrap(unit: string): string {
  return `<span class="unit">${unit}</span>`;
}

function isAlone(tag: string): boolean {
  return tag.endsWith('/>') || tag[1] === '!' || VOID.has(nameOf(tag));
}

function elementOf(tag: string, inside: Element): Element {
  const name = nameOf(tag);
  return {
    name,
    isUntied: inside.isUntied || UNTIED.has(name) || (name === 'a' && ADDRESS.test(tag)),
    isHeading: inside.isHeading || HEADING.test(name),
    isRunning:
      (RUNNING.has(name) || (name === 'a' && inside.isRunning && !inside.isNavigation)) &&
      !ROWS.test(tag),
    isNavigation: inside.isNavigation || name === 'nav' || name === 'footer',
    isDrawn: tag.startsWith('<div class="island"') ? isComponent(tag) : inside.isDrawn,
  };
}

/** A slot in a component is not the component's. */
function isComponent(tag: string): boolean {
  const [, name] = /\sdata-island="([a-z-]+)"/.exec(tag) ?? [];
  return name !== undefined && !(name in scriptIslands);
}

function nameOf(tag: string): string {
  return /^<([a-z][a-z0-9]*)/.exec(tag)?.[1] ?? '';
}
