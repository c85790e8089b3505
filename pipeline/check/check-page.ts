// Looks at one finished page: its headings, its ids, and the links that the whole site will be held against.

import type { Problem } from '../../domain/problem.ts';

export interface PageFacts {
  ids: Set<string>;
  /** Every address that the page leads to, once each, as written. Pictures were checked when read. */
  links: Set<string>;
}

const TAG = /<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;
const LINK = /\s(?:href|action)="([^"]*)"/;
const ID = /\sid="([^"]*)"/;

/** Texts that pages have in common, held once; see `keep`. */
export type KnownTexts = Map<string, string>;

/** React escapes `<` and `>` in text and attributes, so tags can be found without a parser. */
export function checkPage(
  html: string,
  page: { route: string; file: string },
  problems: Problem[],
  known: KnownTexts,
): PageFacts {
  const facts: PageFacts = { ids: new Set(), links: new Set() };
  const levels: number[] = [];
  const report = (message: string, fix: string): void => {
    problems.push({ file: page.file, message: `${message} on the page ${page.route}`, fix });
  };
  for (const [, name, attributes] of html.matchAll(TAG)) {
    if (!name || attributes === undefined) continue;
    const id = ID.exec(attributes)?.[1];
    if (id !== undefined) addId(facts.ids, keep(id, known), report);
    const link = /^(?:a|form)$/.test(name) ? LINK.exec(attributes)?.[1] : undefined;
    if (link) facts.links.add(keep(link.replaceAll('&amp;', '&'), known));
    if (/^h[1-6]$/.test(name)) levels.push(Number(name[1]));
  }
  checkHeadings(levels, report);
  return facts;
}

/** A copy: a mere slice of a page's text would keep the whole page in memory. */
function keep(text: string, known: KnownTexts): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const copy = Buffer.from(text).toString();
  known.set(copy, copy);
  return copy;
}

function addId(ids: Set<string>, id: string, report: Report): void {
  if (ids.has(id)) {
    report(`expected each id once, found "${id}" twice`, 'change one of the two headings or ids');
  }
  ids.add(id);
}

type Report = (message: string, fix: string) => void;

function checkHeadings(levels: readonly number[], report: Report): void {
  const first = levels.filter((level) => level === 1).length;
  if (first !== 1) {
    report(`expected one heading of the first level, found ${first}`, 'leave exactly one');
  }
  levels.forEach((level, index) => {
    const before = levels[index - 1];
    if (before !== undefined && level > before + 1) {
      report(
        `expected a heading of level ${before + 1} at most after level ${before}, found level ${level}`,
        'do not skip a level',
      );
    }
  });
}
