// Checks that the longest values of content fit: no figure, date or word is broken, and no text leaves its box.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { parse } from 'yaml';

/** Widths of letters in percent of those of the theme's fonts, from a condensed font to a wide one. */
const FONTS = [100, 80, 90, 108, 115];

/** Widths of windows in pixels; the last is the space between the margins of a sheet of paper. */
const WIDTHS = [320, 390, 768, 1024, 1440, 1600, 'paper'] as const;

interface Setting {
  font: number;
  width: (typeof WIDTHS)[number];
}

/** All combinations; and a few in which every font and every width occurs. */
export const ALL: Setting[] = WIDTHS.flatMap((width) => FONTS.map((font) => ({ font, width })));
export const FEW = ALL.filter((_, index) => index % (FONTS.length + 1) === 0);

/** The faults of the page: each once, with the first setting that shows it, and the shortest text first. */
export async function layoutFaultsIn(page: Page, settings: readonly Setting[]): Promise<string[]> {
  const faults = new Map<string, string>();
  for (const { font, width } of settings) {
    await page.emulateMedia({ media: width === 'paper' ? 'print' : 'screen' });
    await page.setViewportSize({ width: width === 'paper' ? 665 : width, height: 900 });
    await page.evaluate(setFont, font);
    for (const fault of await page.evaluate(layoutFaults))
      if (!faults.has(fault)) faults.set(fault, `at ${width}, letters of ${font} %`);
  }
  const path = new URL(page.url()).pathname;
  return [...faults]
    .sort(([a], [b]) => a.length - b.length)
    .map(([fault, setting]) => `${path} ${setting}: ${fault}`);
}

/** Runs in the page: makes its fonts wider or narrower. */
async function setFont(percent: number): Promise<void> {
  const rules = (list: CSSRuleList): CSSRule[] =>
    [...list].flatMap((rule) => [
      rule,
      ...('cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : []),
    ]);
  const faces = [...document.styleSheets]
    .flatMap((sheet) => rules(sheet.cssRules))
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter((rule) => /Site/.test(rule.style.getPropertyValue('font-family')))
    .map(({ cssText }) =>
      cssText.replace(/Site (\w+)/, 'Room $1').replace('{', `{ size-adjust: ${percent}%;`),
    );
  const sheet = new CSSStyleSheet();
  const root = ':root { --sans: "Room Sans", sans-serif; --serif: "Room Serif", serif }';
  sheet.replaceSync([...faces, root].join('\n'));
  document.adoptedStyleSheets = percent === 100 ? [] : [sheet];
  const names = percent === 100 ? ['Site Sans', 'Site Serif'] : ['Room Sans', 'Room Serif'];
  await Promise.all(names.map((name) => document.fonts.load(`20px "${name}"`, 'R$ 1')));
}

/** Runs in the page: finds broken figures and words, and texts that leave their boxes, are cut off, or widen the page. */
export function layoutFaults(): string[] {
  const FIGURES =
    /(?:\d+\s?×\s)?[−+]?R\$\s\d[\d.]*(?:,\d\d)?(?:\s(?:mil|milhão|milhões)(?!\p{L}))?|\d\d\/\d\d\/\d{4}|\d[\d.,]*%|\d+\s(?:dias|meses|anos)(?!\p{L})|\d+\.\d+[\d./-]*/gu;
  const WORDS = /[\p{L}\d]+(?:[.,:/]\d+)*[%+]?/gu;
  const NO_WORDS = /[@/#?&=]|\p{L}\.\p{L}/u;
  /** Words of up to this length may not be broken wherever the window has room for them. */
  const LONG_WORD = 12;
  const faults = new Set<string>();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    faults.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const blockOf = (element: Element): Element => {
    const isInline = /^(?:inline|contents)$/.test(styleOf(element).display);
    return isInline && element.parentElement ? blockOf(element.parentElement) : element;
  };
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    for (let near: Element | null = element; near; near = near.parentElement)
      if (styleOf(near).clipPath.startsWith('inset(') || near.clientWidth === 1) return false;
    return !element.closest('svg, script, style, option, [aria-hidden]');
  };

  const range = document.createRange();
  /** The boxes of the letters, one for each line of each text. */
  const boxesOf = (texts: readonly Text[], from: number, to: number): DOMRect[] => {
    let start = 0;
    return texts.flatMap((text) => {
      const [first, end] = [Math.max(from - start, 0), Math.min(to - start, text.length)];
      start += text.length;
      if (first >= end) return [];
      range.setStart(text, first);
      range.setEnd(text, end);
      return [...range.getClientRects()].filter(({ width }) => width > 0.5);
    });
  };
  const isTorn = (boxes: readonly DOMRect[]): boolean =>
    boxes.some((box, index) => box.left < (boxes[index - 1]?.right ?? -9999) - 1);

  // Texts that follow each other in a block, and are read as one.
  const runs: { block: Element; texts: Text[] }[] = [];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT + NodeFilter.SHOW_ELEMENT,
  );
  for (let run = runs[0], node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLBRElement) run = undefined;
    const { parentElement } = node;
    if (!(node instanceof Text && parentElement && node.data.trim() && isSeen(parentElement)))
      continue;
    const block = blockOf(parentElement);
    if (run?.block !== block) {
      run = { block, texts: [] };
      runs.push(run);
    }
    run.texts.push(node);
  }

  for (const { block, texts } of runs) {
    const isCode = block.closest('code, pre') !== null;
    const whole = texts.map(({ data }) => data).join('');
    const parents = [block, block.parentElement, block.parentElement?.parentElement];
    const name = parents.map((one) => `${one?.localName}.${one?.className}`).join(' < ');
    const found = (what: string): string => `“${what}” in ${name}`;
    const { width: room } = block.getBoundingClientRect();
    for (const { 0: figure, index } of isCode ? [] : whole.matchAll(FIGURES)) {
      if (isTorn(boxesOf(texts, index, index + figure.length)))
        faults.add(`torn: ${found(figure)}`);
    }
    for (const { 0: word, index } of isCode ? [] : whole.matchAll(WORDS)) {
      const token = `${/\S*$/.exec(whole.slice(0, index))?.[0]}${/^\S*/.exec(whole.slice(index))?.[0]}`;
      if (NO_WORDS.test(token)) continue;
      const boxes = boxesOf(texts, index, index + word.length);
      if (!isTorn(boxes)) continue;
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      const fits = width < room || (word.length <= LONG_WORD && width < 0.6 * innerWidth);
      if (fits) faults.add(`torn: ${found(word)}`);
    }
    for (const text of texts) {
      // Spaces at the end of a line may be outside of the box.
      const boxes = boxesOf([text], text.data.search(/\S/), text.data.trimEnd().length);
      const [left, right, top, bottom] = [
        Math.min(...boxes.map((box) => box.left)),
        Math.max(...boxes.map((box) => box.right)),
        Math.min(...boxes.map((box) => box.top)),
        Math.max(...boxes.map((box) => box.bottom)),
      ];
      // Letters may extend a little beyond their line.
      const slack = 0.3 * Number.parseFloat(styleOf(block).fontSize);
      for (let near: Element | null = block; near && boxes.length > 0; near = near.parentElement) {
        const { display, overflowX, overflowY, position } = styleOf(near);
        if (/auto|scroll/.test(overflowX)) break;
        const edges = near.getBoundingClientRect();
        const isCut =
          /hidden|clip/.test(overflowY) &&
          (top < edges.top - slack || bottom > edges.bottom + slack);
        const isOut = left < edges.left - 1.5 || right > edges.right + 1.5;
        if (isCut || (display !== 'contents' && isOut)) {
          faults.add(
            `${isCut ? 'cut by' : 'out of'} ${near.tagName.toLowerCase()}.${near.className}: ${found(text.data.trim().slice(0, 60))}`,
          );
          break;
        }
        if (/absolute|fixed/.test(position)) break;
      }
    }
  }
  return [...faults];
}

const WORD = 'Responsabilidade';
export const long = (most: number, first = ''): string =>
  `${first}${`${WORD} e acompanhamento, manutenção da infraestrutura de `.repeat(9)}`
    .slice(0, most)
    .trim();

const longest = (name: string) =>
  parse(
    readFileSync(join(import.meta.dirname, `longest/${name}.yaml`), 'utf8'),
    (_, value) => {
      const [, most, first] = /^<(\d+) ?(.*)>$/.exec(String(value)) ?? [];
      return most ? long(Number(most), first && `${first} `) : value;
    },
    { merge: true },
  );

/** The front matter of a proposal with the longest value of every key. */
export const LONGEST = longest('proposal');

/** The file of a proposal, whose front matter is JSON, which is also YAML. */
export const proposalOf = (data: object): string =>
  `---\n${JSON.stringify(data)}\n---\n\n## ${long(80)}\n\n${long(300)}\n`;

/** A page of the sections that have figures, with the longest value of every key. */
export const LONGEST_PAGE = longest('page');

/** The figures of that page. */
export const LONGEST_CLAIMS = Object.fromEntries(
  ['1.234.567+', 'R$ 999.999', '98,76%', '24/7'].map((value, index) => [
    `figura-${index}`,
    { value, label: long(60, `${index} `) },
  ]),
);
