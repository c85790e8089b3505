// Reads finished pages as a browser does: elements by selectors, their attributes and texts.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';

import { listFiles } from './files.ts';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<ChildNode, { attribs: object }>;
type Text = Extract<ChildNode, { data: string }>;

export class Page {
  readonly document: ReturnType<typeof parseDocument>;

  constructor(
    /** Such as `/blog`. */
    readonly route: string,
    readonly html: string,
    xmlMode = false,
  ) {
    this.document = parseDocument(html, { xmlMode });
  }

  all(selector: string): PageElement[] {
    return select(selector, this.document);
  }

  one(selector: string): PageElement {
    const [found] = this.all(selector);
    if (!found) throw new Error(`${this.route} has no ${selector}`);
    return found;
  }

  /** The visible text, in one line with plain spaces. */
  get text(): string {
    return this.one('body').text;
  }

  get title(): string {
    return this.one('title').text;
  }

  /** The content of the `<meta>` with this name or property. */
  meta(name: string): string | undefined {
    return this.all(`meta[name="${name}"], meta[property="${name}"]`)[0]?.attributes.content;
  }

  /** All things of the page's JSON-LD. */
  get things(): Record<string, unknown>[] {
    const blocks = this.all('script[type="application/ld+json"]');
    return blocks.flatMap(({ inner }) => JSON.parse(inner)['@graph']);
  }
}

export class PageElement {
  constructor(private readonly element: Element) {}

  get name(): string {
    return this.element.name;
  }

  get attributes(): Record<string, string> {
    return this.element.attribs;
  }

  get text(): string {
    return textOf(this.element);
  }

  /** As it is written in the page. */
  get html(): string {
    return DomUtils.getOuterHTML(this.element, WRITTEN);
  }

  get inner(): string {
    return DomUtils.getInnerHTML(this.element, WRITTEN);
  }

  all(selector: string): PageElement[] {
    return select(selector, this.element);
  }
}

/** Writes characters as they are, and not as numeric references. */
const WRITTEN = { encodeEntities: 'utf8' } as const;

const select = (selector: string, within: Page['document'] | Element): PageElement[] =>
  (selectAll(selector, within) as Element[]).map((found) => new PageElement(found));

const UNREAD = new Set(['script', 'style', 'template']);
const INLINE = new Set('a abbr b code em i mark s span strong sub sup wbr'.split(' '));

/** The text of an element, with spaces around blocks, and none around inline elements. */
function textOf(node: Element): string {
  const walk = (child: ChildNode): string => {
    if (child.type === 'text') return (child as Text).data;
    if (!('children' in child) || UNREAD.has((child as Element).name)) return '';
    const edge = INLINE.has((child as Element).name) ? '' : ' ';
    return `${edge}${child.children.map(walk).join('')}${edge}`;
  };
  return plain(walk(node));
}

/** A text in one line with plain spaces, without characters that allow or prevent a break within a word. */
export function plain(text: string): string {
  return text
    .replace(/[\u00ad\u2060\u200b]/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}

/** The pages that a build made: without the editor, files of public/, and pages of sent proposals. */
export function readPages(site: string, project: string): Page[] {
  const kept = join(project, 'content/proposals/sent');
  const sent = new Set(listFiles(kept).map((file) => readFileSync(join(kept, file), 'utf8')));
  const copied = new Set(listFiles(join(project, 'public')));
  return listFiles(site)
    .filter((file) => file.endsWith('.html') && !/^admin\b/.test(file) && !copied.has(file))
    .map((file) => {
      const route = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
      return new Page(route, readFileSync(join(site, file), 'utf8'));
    })
    .filter(({ html }) => !sent.has(html));
}
