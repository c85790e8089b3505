// Writes the custom properties of a page's style as shortly as can be: they are a sixth of what its first answer brings.

/** A name where minified CSS has one, and no text, such as an address, that only looks like it. */
const NAME =
  /"(?:\\.?|[^"\\])*(?:"|$)|'(?:\\.?|[^'\\])*(?:'|$)|url\([^)]*(?:\)|$)|(?<![\w\P{ASCII}-])--[\w\P{ASCII}-]+/gsu;

/** What the layer of tokens sets for the whole document, and whatever has it, where nothing is looked up for a value. */
const ROOT = /(?<=@layer tokens\{(?:@font-face\{[^{}]*\})*:root\{)[^{}]*/;
const PLAIN_SETTING = /(?<=^|;)(--[\w-]+):((?:(?!var\()[^;"'])*)(?:;|$)/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * `css`, minified. A property of the root that is asked for once gives way to its value; the others are named
 * in their order, since brotli packs what is alike best where it follows each other. `kept`: those that
 * others name as well.
 */
export function shortProperties(css: string, kept: ReadonlySet<string>): string {
  const filled = fillInOnce(css, kept);
  const short = new Map<string, string>();
  let number = 0;
  return filled.replace(NAME, (name) => {
    if (!name.startsWith('--') || kept.has(name)) return name;
    let own = short.get(name);
    while (!own || kept.has(own)) own = shortName(number++);
    short.set(name, own);
    return own;
  });
}

function fillInOnce(css: string, kept: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(NAME)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const values = new Map<string, string>();
  const rest = css.replace(ROOT, (settings) =>
    settings.replace(PLAIN_SETTING, (setting, name: string, value: string) => {
      const isOnce = counts.get(name) === 2 && !kept.has(name) && css.includes(`var(${name})`);
      if (isOnce) values.set(name, value);
      return isOnce ? '' : setting;
    }),
  );
  return rest.replace(/var\((--[\w-]+)\)/g, (use, name: string) => values.get(name) ?? use);
}

/** `--a` to `--z`, then `--aa` and on. */
function shortName(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  const letter = LETTERS.charAt(number % LETTERS.length);
  return `${rest === 0 ? '--' : shortName(rest - 1)}${letter}`;
}
