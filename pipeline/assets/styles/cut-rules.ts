// Cuts a minified style sheet into the texts of its rules.

/** A rule's text, or a layer or condition around others; `opening` ends with its brace. */
export type CutRule = string | { opening: string; rules: CutRule[] };

/** `css` is minified and sound: there is nothing between rules. */
export function cutRules(css: string): CutRule[] {
  const rules: CutRule[] = [];
  let start = 0;
  let depth = 0;
  let brace = 0;
  for (const [sign, index] of signsIn(css)) {
    if (sign === '{' && depth++ === 0) brace = index;
    if (sign === '}') depth--;
    if (depth > 0 || sign === '{') continue;
    const text = css.slice(start, index + 1);
    const isGroup = sign === '}' && /^@(?:layer|media|container|supports)\b/.test(text);
    const inner = isGroup ? cutRules(css.slice(brace + 1, index)) : [];
    const opening = css.slice(start, brace + 1);
    rules.push(inner.length > 0 ? { opening, rules: inner } : text);
    start = index + 1;
  }
  if (start < css.length) rules.push(css.slice(start));
  return rules;
}

/** The text before a rule's own brace. */
export function preludeOf(rule: string): string {
  for (const [sign, index] of signsIn(rule)) if (sign === '{') return rule.slice(0, index);
  return rule;
}

/** Braces and semicolons that are no part of a string, an address or brackets, and their places. */
function* signsIn(css: string): Generator<[string, number]> {
  let depth = 0;
  for (let index = 0; index < css.length; index++) {
    const sign = css.charAt(index);
    if (sign === '\\') index++;
    else if (sign === '"' || sign === "'") index = endOf(css, index, sign);
    else if (sign === '(' && isAddress(css, index)) index = endOf(css, index, ')');
    else if ('(['.includes(sign)) depth++;
    else if (')]'.includes(sign)) depth--;
    else if (depth === 0 && '{};'.includes(sign)) yield [sign, index];
  }
}

/** Whether the bracket at `index` is of an address without quotes. */
function isAddress(css: string, index: number): boolean {
  return css.endsWith('url', index) && !`"'`.includes(css.charAt(index + 1));
}

/** Where what starts at `start` ends with `sign`. */
function endOf(css: string, start: number, sign: string): number {
  for (let index = start + 1; index < css.length; index++) {
    if (css[index] === '\\') index++;
    else if (css[index] === sign) return index;
  }
  return css.length;
}
