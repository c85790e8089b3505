// A minified style sheet that can be cut to what some classes need. lightningcss does so by `unusedSymbols`, but parses all of it for every page, and keeps lists of selectors whole.

/** A rule, or the declarations between two rules. */
type Part = string | Rule;

interface Rule {
  /** Its selectors, or its at-rule. */
  head: string;
  /** None of an at-rule. */
  selectors: Selector[];
  parts: Part[];
}

/** It can match where all its classes are, and one selector of each list that it has in `:is()` or `:where()`. */
interface Selector {
  /** As it is written, in a list of its own. */
  text: string;
  classes: string[];
  lists: Selector[][];
}

/** `css`: minified, without comments. */
export function parseSheet(css: string): Rule {
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

/** Such as `.card:is(.wide,.tall)>a:not(.quiet)`, whose `:not()` may name what no page has. */
function selectorsOf(head: string): Selector[] {
  const fresh = (): Selector => ({ text: '', classes: [], lists: [] });
  const selectors = [fresh()];
  const open = [selectors];
  let start = 0;
  for (const { 0: sign, 1: name, index } of head.matchAll(
    /\.([a-z][\w-]*)|:(?:is|where)\(|"[^"]*"|[[\](),]/g,
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

/** A list of classes alone: whichever of them goes, the rule weighs the same against others. */
const CLASSES = /:(is|where)\((\.[\w-]+(?:,\.[\w-]+)+)\)/g;

/** Without the rules that can match nothing where these are all the classes there are. */
export function cutSheet(sheet: Rule, classes: ReadonlySet<string>): string {
  const canMatch = (selector: Selector): boolean =>
    selector.classes.every((name) => classes.has(name)) &&
    selector.lists.every((list) => list.some(canMatch));
  const shorter = (all: string, kind: string, list: string): string => {
    const there = list.split(',').filter((name) => classes.has(name.slice(1)));
    if (there.length === 0) return all;
    return kind === 'is' && there.length === 1 ? `${there}` : `:${kind}(${there})`;
  };
  const cut = ({ head, selectors, parts }: Rule): string => {
    const matching = selectors.filter(canMatch);
    if (selectors.length > 0 && matching.length === 0) return '';
    let text = '';
    let isOpen = false;
    for (const part of parts) {
      const piece = typeof part === 'string' ? part : cut(part);
      if (piece === '') continue;
      text += isOpen ? `;${piece}` : piece;
      isOpen = typeof part === 'string';
    }
    // Another sheet may stand behind this one.
    if (head === '') return isOpen ? `${text};` : text;
    if (text !== '') {
      // Rules inside weigh as much as the heaviest selector of the list around them.
      const isPlain = parts.every((part) => typeof part === 'string');
      const left = isPlain ? matching : selectors;
      const list = left.map((one) => one.text.replace(CLASSES, shorter)).join(',');
      return `${list || head}{${text}}`;
    }
    // The order of layers is the order in which they are named.
    return head.startsWith('@layer ') ? `${head};` : '';
  };
  return cut(sheet);
}
