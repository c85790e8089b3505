// Cuts a minified style sheet to the rules that some classes need. lightningcss has `unusedSymbols` for this, but would
// parse the whole sheet for every page, and keeps lists of selectors whole.

/** A rule, or the declarations between two rules. */
type Part = string | Rule;

interface Rule {
  /** Its selectors, or its at-rule. */
  head: string;
  /** Empty for an at-rule. */
  selectors: Selector[];
  parts: Part[];
}

/** A selector can match if all its classes occur, and one selector of each of its lists in `:is()`, `:where()` or `:has()`. */
interface Selector {
  /** Its text; empty for a selector inside of another. */
  text: string;
  classes: string[];
  lists: Selector[][];
}

/** Parses CSS that is minified and has no comments. */
export function parseCss(css: string): Rule {
  const sheet: Rule = { head: '', selectors: [], parts: [] };
  const open = [sheet];
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(
    /"(?:[^"\\]|\\.)*"|url\((?:[^"\\)]|\\.)*\)|[{};]/g,
  )) {
    if (sign.length > 1) continue;
    const text = css.slice(start, index);
    const inside = open.at(-1) ?? sheet;
    start = index + 1;
    if (sign === '{') {
      const rule = {
        head: text,
        selectors: text.startsWith('@') ? [] : selectorsOf(text),
        parts: [],
      };
      inside.parts.push(rule);
      open.push(rule);
      continue;
    }
    if (text !== '') inside.parts.push(text);
    if (sign === '}') open.pop();
  }
  return sheet;
}

/** The selectors of a rule such as `.card:is(.wide,.tall)>a:not(.quiet)`; classes inside of `:not()` are not needed. */
function selectorsOf(head: string): Selector[] {
  const fresh = (): Selector => ({ text: '', classes: [], lists: [] });
  const selectors = [fresh()];
  const open = [selectors];
  let start = 0;
  for (const { 0: sign, 1: name, index } of head.matchAll(
    /\.([a-z][\w-]*)|:(?:is|where|has)\(|"[^"]*"|[[\](),]/g,
  )) {
    const list = open.at(-1) ?? selectors;
    const selector = list.at(-1) ?? fresh();
    if (name !== undefined) selector.classes.push(name);
    else if (sign === ',') {
      list.push(fresh());
      if (list !== selectors) continue;
      selector.text = head.slice(start, index);
      start = index + 1;
    } else if (sign === ')' || sign === ']') open.pop();
    else if (!sign.startsWith('"')) {
      const inner = [fresh()];
      if (sign.startsWith(':')) selector.lists.push(inner);
      open.push(inner);
    }
  }
  const last = selectors.at(-1);
  if (last) last.text = head.slice(start);
  return selectors;
}

/** A list of nothing but classes: removing one of them does not change the specificity of the rule. */
const CLASSES = /:(is|where)\((\.[\w-]+(?:,\.[\w-]+)+)\)/g;

/** The CSS without animations that it does not use, and custom properties that neither it nor `others` refers to. */
export function dropUnusedProperties(css: string, others: Iterable<string>): string {
  const used = new Set([...others, ...propertiesIn(css)]);
  const less = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=}))/g, (whole, name) =>
    used.has(name) ? whole : '',
  );
  const still = less.replace(KEYFRAMES, (whole, name) =>
    less.split(name).length > 2 ? whole : '',
  );
  // A dropped rule may have been the only one that refers to another.
  return still === css ? css : dropUnusedProperties(still, others);
}

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** The custom properties that a style refers to. */
export function propertiesIn(css: string): string[] {
  return Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);
}

/** The CSS without the rules that cannot match if only these classes occur. */
export function purgeCss(sheet: Rule, classes: ReadonlySet<string>): string {
  const canMatch = (selector: Selector): boolean =>
    selector.classes.every((name) => classes.has(name)) &&
    selector.lists.every((list) => list.some(canMatch));
  const shorter = (all: string, kind: string, list: string): string => {
    const there = list.split(',').filter((name) => classes.has(name.slice(1)));
    if (there.length === 0) return all;
    return kind === 'is' && there.length === 1 ? `${there}` : `:${kind}(${there})`;
  };
  const purge = ({ head, selectors, parts }: Rule): string => {
    const matching = selectors.filter(canMatch);
    if (selectors.length > 0 && matching.length === 0) return '';
    let text = '';
    let isOpen = false;
    for (const part of parts) {
      const piece = typeof part === 'string' ? part : purge(part);
      if (piece === '') continue;
      text += isOpen ? `;${piece}` : piece;
      isOpen = typeof part === 'string';
    }
    // Closed with a semicolon, since another sheet may follow.
    if (head === '') return isOpen ? `${text};` : text;
    if (text !== '') {
      // Nested rules have the specificity of the highest selector around them, so that list is kept whole.
      const isPlain = parts.every((part) => typeof part === 'string');
      const left = isPlain ? matching : selectors;
      const list = left.map((one) => one.text.replace(CLASSES, shorter)).join(',');
      return `${list || head}{${text}}`;
    }
    // An empty layer is kept, since the order of layers is the order in which they are named.
    return head.startsWith('@layer ') ? `${head};` : '';
  };
  return purge(sheet);
}
