// Names the custom properties of a page's style as shortly as can be: they are a sixth of what its first answer brings.

/** A name where minified CSS has one, and no text, such as an address, that only looks like it. */
const NAME =
  /"(?:\\.?|[^"\\])*(?:"|$)|'(?:\\.?|[^'\\])*(?:'|$)|url\([^)]*(?:\)|$)|(?<![\w\P{ASCII}-])--[\w\P{ASCII}-]+/gsu;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `css`, minified, with the properties that are named most often by one letter. `kept`: those that others name as well. */
export function shortProperties(css: string, kept: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(NAME)) {
    if (name.startsWith('--')) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts.keys()].filter((name) => !kept.has(name));
  names.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const short = new Map<string, string>();
  let number = 0;
  for (const name of names) {
    do short.set(name, shortName(number++));
    while (kept.has(short.get(name) ?? ''));
  }
  return css.replace(NAME, (name) => short.get(name) ?? name);
}

/** `--a` to `--z`, then `--aa` and on. */
function shortName(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  const letter = LETTERS.charAt(number % LETTERS.length);
  return `${rest === 0 ? '--' : shortName(rest - 1)}${letter}`;
}
