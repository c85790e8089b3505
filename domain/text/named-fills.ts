// Puts figures in the place of their names in texts of content: `{price:websites.essencial}`, `{total}`.

/** Values by the names that texts call them, without braces. */
export type Fills = Readonly<Record<string, string | number>>;

const NAME = /\{([a-zA-Z]\w*(?::[\w.-]+)?)\}/g;

/** Code says what it says: braces in it are its own. */
const CODE = /(^ {0,3}(?:```|~~~)[\s\S]*?(?:^ {0,3}(?:```|~~~)|$(?![\s\S]))|`[^`\n]+`)/m;

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

/** The same in Markdown. */
export function fillMarkdown(text: string, values: Fills): string {
  if (!text.includes('{')) return text;
  return text
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? part : fillNames(part, values)))
    .join('');
}

/** Every name in Markdown, and where its brace opens. */
export function namesInMarkdown(text: string): { name: string; index: number }[] {
  if (!text.includes('{')) return [];
  let start = 0;
  return text.split(CODE).flatMap((part, index) => {
    const from = start;
    start += part.length;
    if (index % 2 === 1) return [];
    return namesIn(part).map((found) => ({ ...found, index: from + found.index }));
  });
}

export function namesIn(text: string): { name: string; index: number }[] {
  return [...text.matchAll(NAME)].map(({ 1: name = '', index }) => ({ name, index }));
}
