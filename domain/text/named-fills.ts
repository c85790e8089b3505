// Puts figures in the place of their names in texts of content: `{price:websites.essencial}`, `{total}`.

/** Values by the names that texts call them, without braces. */
export type Fills = Readonly<Record<string, string | number>>;

/** After a backslash a brace is a brace. */
const NAME = /(?<!\\)\{([a-zA-Z]\w*(?::[\w.-]+)?)\}/g;
/** What was meant as a name, perhaps with spaces, accents or a slash in it. */
const MEANT = /(?<!\\)\{( ?[\p{L}_][\p{L}\p{N}_-]* ?(?::[\p{L}\p{N}_./ -]*)?)\}/gu;

export interface FoundName {
  name: string;
  /** Where its brace opens. */
  index: number;
}

/** What is no name stays as it is. */
export function fillNames(text: string, values: Fills): string {
  return text.replace(NAME, (whole, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : whole),
  );
}

/** One value for every name. */
export function fillAll(text: string, value: string): string {
  return text.replace(NAME, value);
}

export function namesIn(text: string): FoundName[] {
  return [...text.matchAll(MEANT)].map(({ 1: name = '', index }) => ({ name, index }));
}
