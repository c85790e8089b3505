// Takes minified CSS apart into what a browser has to know to follow it.

export interface StyleParts {
  declarations: Set<`${string}:${string}`>;
  selectors: Set<string>;
  /** The whole opening, such as `@media (width>=48rem)`. */
  atRules: Set<string>;
}

/** What stands under `@supports` asks for itself, and is left out. */
export function takeApart(css: string): StyleParts {
  const parts: StyleParts = { declarations: new Set(), selectors: new Set(), atRules: new Set() };
  // Brackets, braces and colons in texts and addresses are none.
  const plain = css.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, (text) =>
    text.startsWith('url') ? 'url()' : '""',
  );
  walk(plain, parts);
  return parts;
}

function walk(css: string, parts: StyleParts): void {
  for (const { opening, body } of statements(css)) {
    if (opening.startsWith('@')) parts.atRules.add(opening);
    else if (body !== undefined) parts.selectors.add(opening);
    else {
      const colon = opening.indexOf(':');
      parts.declarations.add(`${opening.slice(0, colon)}:${opening.slice(colon + 1)}`);
    }
    if (body !== undefined && !/^@(?:supports|keyframes)\b/.test(opening)) walk(body, parts);
    if (opening.startsWith('@keyframes')) {
      for (const frame of statements(body ?? '')) walk(frame.body ?? '', parts);
    }
  }
}

interface Statement {
  opening: string;
  /** Of a block; a statement that ends in a semicolon has none. */
  body?: string;
}

function statements(css: string): Statement[] {
  const found: Statement[] = [];
  let start = 0;
  let depth = 0;
  let brace = -1;
  for (let index = 0; index <= css.length; index++) {
    const sign = css[index];
    if (sign === '{' && depth++ === 0) brace = index;
    if (sign === '}') depth--;
    if (depth > 0 || (sign !== '}' && sign !== ';' && sign !== undefined)) continue;
    const opening = css.slice(start, brace < 0 ? index : brace).trim();
    if (opening)
      found.push(brace < 0 ? { opening } : { opening, body: css.slice(brace + 1, index) });
    start = index + 1;
    brace = -1;
  }
  return found;
}
