// A minified style sheet that can be cut to what some classes need, as lightningcss does by `unusedSymbols`: that would parse it anew for every page.

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
  classes: string[];
  lists: Selector[][];
}

/** `css`: minified, without comments. */
export function parseSheet(css: string): Rule {
  const sheet: Rule = { head: '', selectors: [], parts: [] };
  const open = [sheet];
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|[{};]/g)) {
    if (sign.startsWith('"')) continue;
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
  const fresh = (): Selector => ({ classes: [], lists: [] });
  const selectors = [fresh()];
  const open = [selectors];
  for (const [sign, name] of head.matchAll(/\.([a-z][\w-]*)|:(?:is|where)\(|"[^"]*"|[[\](),]/g)) {
    const list = open.at(-1) ?? selectors;
    const selector = list.at(-1) ?? fresh();
    if (name !== undefined) selector.classes.push(name);
    else if (sign === ',') list.push(fresh());
    else if (sign === ')' || sign === ']') open.pop();
    else if (!sign.startsWith('"')) {
      const inner = [fresh()];
      if (sign.startsWith(':')) selector.lists.push(inner);
      open.push(inner);
    }
  }
  return selectors;
}

/** Without the rules that can match nothing where these are all the classes there are. */
export function cutSheet(sheet: Rule, classes: ReadonlySet<string>): string {
  const canMatch = (selector: Selector): boolean =>
    selector.classes.every((name) => classes.has(name)) &&
    selector.lists.every((list) => list.some(canMatch));
  const cut = ({ head, selectors, parts }: Rule): string => {
    if (selectors.length > 0 && !selectors.some(canMatch)) return '';
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
    if (text !== '') return `${head}{${text}}`;
    // The order of layers is the order in which they are named.
    return head.startsWith('@layer ') ? `${head};` : '';
  };
  return cut(sheet);
}
