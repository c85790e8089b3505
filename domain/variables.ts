// Variables: names in braces that texts may contain, and their values.

/** Values by the names that texts have in braces: `{price:websites.essencial}`, `{total}`. */
export type Variables = Readonly<Record<string, string | number | typeof DEPENDS_ON_CHOICE>>;

/** The value of a figure that changes with the client's choice, so that no text may name it. */
export const DEPENDS_ON_CHOICE = null;

/** Matches a name in braces; not after a backslash, nor in `${name}` and `{{name}}`, which are code. */
const NAME = /(?<![\\${#])\{([a-zA-Z]\w*(?::[\w.-]+)?)\}(?!\})/g;
/** Matches what was intended as a name, even with spaces, accents or a slash in it; not `{ key: value }`. */
const NAME_LIKE =
  /(?<![\\${#])\{((?! [^{}]*: )[ ]?[\p{L}_][\p{L}\p{N}_-]* ?(?::[\p{L}\p{N}_./ -]*)?)\}(?!\})/gu;

/** Replaces names by their values; other braces are kept. */
export function fillVariables(text: string, values: Variables): string {
  return text.replace(NAME, (whole, name: string) =>
    Object.hasOwn(values, name) && values[name] !== DEPENDS_ON_CHOICE
      ? String(values[name])
      : whole,
  );
}

/** Replaces every name by the same value. */
export function fillAll(text: string, value: string): string {
  return text.replace(NAME, value);
}

/** The names in a text; `index` is the place of the opening brace. */
export function variableNames(text: string): { name: string; index: number }[] {
  return [...text.matchAll(NAME_LIKE)].map(({ 1: name = '', index }) => ({ name, index }));
}
