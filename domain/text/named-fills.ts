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

/** The same in Markdown. */
export function fillMarkdown(text: string, values: Fills): string {
  if (!text.includes('{')) return text;
  const parts = partsOf(text);
  return parts.map((part) => (part.isCode ? part.text : fillNames(part.text, values))).join('');
}

/** Every name in Markdown. */
export function namesInMarkdown(text: string): FoundName[] {
  if (!text.includes('{')) return [];
  let start = 0;
  return partsOf(text).flatMap((part) => {
    const from = start;
    start += part.text.length;
    if (part.isCode) return [];
    return namesIn(part.text).map((found) => ({ ...found, index: from + found.index }));
  });
}

export function namesIn(text: string): FoundName[] {
  return [...text.matchAll(MEANT)].map(({ 1: name = '', index }) => ({ name, index }));
}

interface Part {
  text: string;
  /** Code says what it says: between fences, and between backticks of one line. */
  isCode: boolean;
}

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})/;

/** All of the text, in its order. */
function partsOf(text: string): Part[] {
  let open = '';
  return text.split(/(?<=\n)/).flatMap((line): Part[] => {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (open === '' && mark === '') {
      return line
        .split(/(`+[^`]+`+)/)
        .map((part, index) => ({ text: part, isCode: index % 2 === 1 }));
    }
    if (open === '') open = mark;
    else if (mark.startsWith(open) && /^[ \t>]*[`~]+\s*$/.test(line)) open = '';
    return [{ text: line, isCode: true }];
  });
}
