// Gives each page only the rules that can apply to it, so that its style travels with its HTML.

/** A rule whose selector names no class of a page never applies there. */
type Rule = { text: string; classes: string[] } | { opening: string; rules: Rule[] };

export class Stylesheet {
  readonly text: string;
  readonly #rules: Rule[];
  readonly #vocabulary: string[];
  readonly #selections = new Map<string, string>();

  /** `text` is minified CSS: no comments, nested rules left inside their parents. */
  constructor(text: string) {
    this.text = text;
    this.#rules = parseRules(text);
    this.#vocabulary = [...new Set(classesIn(this.#rules))];
  }

  /** The rules for a page with these classes, and for what `code`, its scripts, may bring into it. */
  select(classes: ReadonlySet<string>, code = ''): string {
    const used = new Set([...classes, ...classesOf(code)]);
    const key = this.#vocabulary.map((name) => (used.has(name) ? 1 : 0)).join('');
    const known = this.#selections.get(key);
    if (known !== undefined) return known;
    const selection = withoutUnused(print(this.#rules, used), code);
    this.#selections.set(key, selection);
    return selection;
  }
}

/** A custom property of the root, up to where the next one may start. */
const PROPERTY = /(?<![\w-])(--[\w-]+):[^;{}]*;?/g;

/** The root sets every token; a page takes those along that its rules, or its scripts, ask for. */
function withoutUnused(css: string, code: string): string {
  const roots = [...css.matchAll(/:root\{[^{}]*\}/g)].map(([text]) => text);
  const settings = roots.flatMap((text) => [...text.matchAll(PROPERTY)]);
  const rest = roots.reduce((text, root) => text.replace(root, root.replace(PROPERTY, '')), css);
  const asked = new Set(propertiesIn(`${rest} ${code}`));
  for (let before = -1; before < asked.size; ) {
    before = asked.size;
    for (const [setting, name = ''] of settings) {
      if (asked.has(name)) for (const other of propertiesIn(setting)) asked.add(other);
    }
  }
  return roots.reduce((text, root) => {
    const kept = root.replace(PROPERTY, (setting, name: string) =>
      asked.has(name) ? setting : '',
    );
    return text.replace(root, () => kept);
  }, css);
}

function propertiesIn(text: string): string[] {
  return text.match(/--[a-z][\w-]*/g) ?? [];
}

/** Found by plain search: a regular expression takes ten times as long on a page of 40 KB. */
function classesOf(html: string): Set<string> {
  const attributes = new Set<string>();
  const opening = ' class="';
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const start = at + opening.length;
    at = html.indexOf('"', start);
    attributes.add(html.slice(start, at));
  }
  return new Set([...attributes].flatMap((attribute) => attribute.split(' ')));
}

function print(rules: readonly Rule[], used: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule) {
        const applies = rule.classes.length === 0 || rule.classes.some((name) => used.has(name));
        return applies ? rule.text : '';
      }
      const inner = print(rule.rules, used);
      return inner ? `${rule.opening}{${inner}}` : '';
    })
    .join('');
}

function classesIn(rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => ('text' in rule ? rule.classes : classesIn(rule.rules)));
}

function parseRules(css: string): Rule[] {
  const blocks = splitBlocks(css);
  return blocks.map((text) => {
    const opening = openingOf(text);
    if (/^@(?:layer|media|container|supports)\b/.test(opening) && text.endsWith('}')) {
      return { opening, rules: parseRules(text.slice(opening.length + 1, -1)) };
    }
    const animation = /^@keyframes (\S+)/.exec(opening)?.[1];
    if (animation === undefined) return { text, classes: classesNamed(opening) };
    // Frames apply where a rule beside them runs them.
    const users = blocks.filter((block) => block !== text && block.includes(animation));
    return { text, classes: users.map(openingOf).flatMap(classesNamed) };
  });
}

function openingOf(block: string): string {
  const brace = block.indexOf('{');
  return brace < 0 ? block : block.slice(0, brace);
}

function classesNamed(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map((match) => match[1] ?? '');
}

/** Where the quotation mark stands that ends the text begun at `start`. */
function endOfString(css: string, start: number): number {
  for (let index = start + 1; index < css.length; index++) {
    if (css[index] === '\\') index++;
    else if (css[index] === css[start]) return index;
  }
  return css.length;
}

/** Cuts at the end of every outermost `{…}` block or `…;` statement. */
function splitBlocks(css: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index++) {
    const character = css[index];
    if (character === '"' || character === "'") index = endOfString(css, index);
    else if (character === '{') depth++;
    else if (character === '}') depth--;
    if (depth === 0 && (character === '}' || character === ';')) {
      blocks.push(css.slice(start, index + 1));
      start = index + 1;
    }
  }
  return blocks;
}
