// The style that a page brings means the same as all of `styles/` would: what was left out of it decides about nothing.

import { join } from 'node:path';
import { bundle, Features } from 'lightningcss';
import type { Question } from '../../browser/questions/question.ts';
import { REPOSITORY } from '../../support/files.ts';

const THEME = /theme\(([\w-]+)\)/g;

/** Every value of the theme is a colour of its own: which one the page has in its place is learned from the page. */
const SHEET = ((): string => {
  const { code } = bundle({
    filename: join(REPOSITORY, 'styles/main.css'),
    minify: true,
    include: Features.CustomMediaQueries,
    drafts: { customMedia: true },
  });
  // The page's own fonts stay.
  const text = Buffer.from(code)
    .toString()
    .replace(/@font-face\{[^}]*\}/g, '');
  const names = [...new Set([...text.matchAll(THEME)].map(([, name]) => name))];
  return text.replace(THEME, (_, name: string) => `rgb(3, ${names.indexOf(name)}, 7)`);
})();

/** By theme and the colour of the whole sheet, the colour of the pages. */
const learned = new Map<string, string>();

/** Between them every theme, medium and width. */
const LOOKS = [
  { media: 'screen', colorScheme: 'dark', size: { width: 1440, height: 900 } },
  { media: 'print', colorScheme: 'light', size: { width: 390, height: 844 } },
] as const;

/** The last that a page is asked: its own style is gone then. */
export const wholeStyle: Question = {
  name: 'is styled as by the whole sheet',
  ask: async ({ page }) => {
    const inEachLook = async <Result>(ask: (look: string) => Promise<Result>) => {
      const answers: [string, Result][] = [];
      for (const { size, ...media } of LOOKS) {
        await page.setViewportSize(size);
        await page.emulateMedia(media);
        const look = `${media.media}, ${media.colorScheme}`;
        answers.push([look, await ask(look)]);
      }
      return answers;
    };
    await page.evaluate(`(${prepare})(${JSON.stringify(SHEET)})`);
    await inEachLook((look) => page.evaluate((name) => globalThis.style.note(name), look));
    await page.evaluate(() => globalThis.style.swap());
    const found = await inEachLook((look) =>
      page.evaluate((name) => globalThis.style.compare(name), look),
    );
    return found.flatMap(([look, { faults, pairs }]) => {
      const conflicts = pairs.filter(([whole, own]) => {
        const key = `${look} ${whole}`;
        if (!learned.has(key)) learned.set(key, own);
        return learned.get(key) !== own || own === 'rgba(0, 0, 0, 0)';
      });
      return [
        ...faults.map((fault) => `${look}: ${fault}`),
        ...conflicts.map(
          ([whole, own, where]) =>
            `${look}: ${where}: ${own} instead of ${learned.get(`${look} ${whole}`)}`,
        ),
      ];
    });
  },
};

type Pair = [whole: string, own: string, where: string];

interface Compared {
  faults: string[];
  pairs: Pair[];
}

declare global {
  var style: {
    note(look: string): void;
    swap(): void;
    compare(look: string): Compared;
  };
}

/** Runs in the page. */
function prepare(text: string): void {
  const COLOUR = /(?:rgba?|oklch|oklab|lab|lch|color)\([^()]*\)/g;
  const whole = new CSSStyleSheet();
  whole.replaceSync(text);
  // What the theme says besides colours is left out; `transform-origin` follows from its size.
  const properties = namesIn(whole).filter(
    (name) => !/^(?:--|rotate$|clip-path$|.*-origin$)/.test(name),
  );
  const elements = someOfEach(document.querySelectorAll('html, body, body *:not(script)'));
  const noted = new Map<string, ReturnType<typeof collect>>();
  globalThis.style = {
    note: (look) => void noted.set(look, collect()),
    swap: () => {
      for (const sheet of document.styleSheets) emptyOut(sheet);
      document.adoptedStyleSheets = [whole];
    },
    compare: (look) => compare(noted.get(look) ?? [], collect()),
  };

  /** The fonts stay. */
  function emptyOut(sheet: CSSStyleSheet | CSSGroupingRule): void {
    for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSFontFaceRule) continue;
      if (rule instanceof CSSLayerBlockRule) emptyOut(rule);
      else if (!(rule instanceof CSSLayerStatementRule)) sheet.deleteRule(index);
    }
  }

  function compare(before: ReturnType<typeof collect>, after: ReturnType<typeof collect>) {
    const faults: string[] = [];
    const pairs = new Map<string, Pair>();
    for (const [index, { where, values }] of before.entries()) {
      const others = after[index]?.values ?? [];
      for (const [at, value] of values.entries()) {
        const other = others[at] ?? '';
        // Pictures have other addresses.
        if (value === other || /url\(/.test(value + other)) continue;
        const name = `${properties[at]} of ${where}`;
        if (value.replace(COLOUR, '') !== other.replace(COLOUR, ''))
          faults.push(`${name}: ${value} instead of ${other}`);
        const colours = value.match(COLOUR) ?? [];
        for (const [place, colour] of (other.match(COLOUR) ?? []).entries()) {
          const mine = colours[place] ?? '';
          if (mine !== colour) pairs.set(`${colour} ${mine}`, [colour, mine, name]);
        }
      }
    }
    return { faults: faults.slice(0, 10), pairs: [...pairs.values()] };
  }

  /** The longhands that some rule sets. */
  function namesIn(sheet: CSSStyleSheet): string[] {
    const names = new Set<string>();
    const walk = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if ('style' in rule) for (const name of (rule as CSSStyleRule).style) names.add(name);
        if ('cssRules' in rule) walk((rule as CSSGroupingRule).cssRules);
      }
    };
    walk(sheet.cssRules);
    return [...names];
  }

  /** Of those that have the same names above them, the first and the last. */
  function someOfEach(all: Iterable<Element>): Element[] {
    const kinds = new Map<string, Element[]>();
    const names = new Map<Element | null, string>();
    for (const element of all) {
      const { tagName, className } = element;
      const own = `${tagName}.${String(className)}`;
      const name = `${names.get(element.parentElement) ?? ''} ${own}`;
      names.set(element, name);
      kinds.set(name, [...(kinds.get(name) ?? []), element]);
    }
    return [...kinds.values()].flatMap((alike) =>
      alike.filter((_, index) => index === 0 || index === alike.length - 1),
    );
  }

  function collect(): { where: string; values: string[] }[] {
    return elements.flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part || undefined);
        if (part && style.content === 'none') return { where: '', values: ['none'] };
        const where = `${element.outerHTML.slice(0, 60)}${part}`;
        return { where, values: properties.map((name) => style.getPropertyValue(name)) };
      }),
    );
  }
}
