// A mistake in the content, as data: where it is, what was found, what was expected, how to mend it.

export interface Place {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Both count from 1. A problem of a whole file has neither. */
  line?: number;
  column?: number;
}

/** A description of what is wrong, and how to mend it. */
export interface Complaint {
  message: string;
  fix: string;
}

/** In Portuguese where its file is the owner's, and in English where it is code. */
export interface Problem extends Place, Complaint {
  /** The key inside the file, such as `items[1].priceCents`. */
  path?: string;
  /** The source line that is first, without its line break. */
  excerpt?: string;
  /** How many problems it stands for, if not for itself alone. */
  count?: number;
}

/** The sentence of most messages about content. */
export function expectedFound(expected: string, found: string): string {
  return `esperado: ${expected}; encontrado: ${found}`;
}

/** Describes a wrong value in the words of `expectedFound`, with the way to mend it. */
export function complaint(expected: string, found: string, fix: string): Complaint {
  return { message: expectedFound(expected, found), fix };
}

/** Something worth knowing that does not stop the build. */
export interface Notice {
  message: string;
  /** The problems that `--strict` makes of this notice; without a message of their own they have its. */
  strict?: readonly (Omit<Problem, 'message'> & { message?: string })[];
}

/** `['items', 1, 'priceCents']` gives `items[1].priceCents`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, '');
}

const MAX_EXCERPT = 100;
/** Characters of a message, and of a fix; what is longer repeats a text of the content. */
const MAX_WORDS = 1500;

/** The whole report of one problem, several lines, without colours. */
export function formatProblem(problem: Problem): string {
  const { file, path, message, fix, excerpt, line, column = 1 } = problem;
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  const lines = [path ? `${place}  ${path}` : place, `  ${shortened(message)}`];
  if (excerpt !== undefined && line !== undefined) {
    lines.push(...excerptLines(excerpt, line, column));
  }
  lines.push(`  ${isOwners(problem) ? 'solução' : 'fix'}: ${shortened(fix)}`);
  return lines.join('\n');
}

/** True if the people who write content can mend it: it is in a file of theirs, or in a setting. */
export function isOwners({ file }: Place): boolean {
  return /^(?:content|public)(?:\/|$)|^environment$/.test(file);
}

/** Its start and its end, with the middle left out of what is too long. */
function shortened(words: string): string {
  const half = MAX_WORDS / 2;
  return words.length > MAX_WORDS ? `${words.slice(0, half)}…${words.slice(-half)}` : words;
}

/** Sorts by file, then line, then column, and drops exact repetitions. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/** More of one file than these only hide the first, which the others often follow from. */
const SHOWN_PER_FILE = 20;

/** First problems of each file, and how many more there are. */
export function limitProblems(sorted: readonly Problem[]): Problem[] {
  return [...new Set(sorted.map(({ file }) => file))].flatMap((file) => {
    const all = sorted.filter((problem) => problem.file === file);
    const first = all.filter(({ count }) => count === undefined).slice(0, SHOWN_PER_FILE);
    const others = countProblems(all) - first.length;
    return others > 0 ? [...first, manyMore(file, others)] : first;
  });
}

/** Stands for problems that are not worth a report each. */
export function manyMore(file: string, count: number): Problem {
  if (isOwners({ file })) {
    const fix = 'corrija primeiro os de cima: os outros podem sumir junto';
    return { file, message: `e mais ${count} neste arquivo`, fix, count };
  }
  const problems = count === 1 ? 'problem' : 'problems';
  const fix = 'mend those above first: the others may go with them';
  return { file, message: `and ${count} more ${problems} in this file`, fix, count };
}

export function countProblems(problems: readonly Problem[]): number {
  return problems.reduce((total, { count = 1 }) => total + count, 0);
}

/** Order by code unit: the same on every machine and in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function excerptLines(source: string, line: number, column: number): string[] {
  const start = column > MAX_EXCERPT - 20 ? column - 40 : 0;
  const cut = source.slice(start, start + MAX_EXCERPT).replace(/\p{Cc}/gu, ' ');
  const text = `${start > 0 ? '…' : ''}${cut}${start + MAX_EXCERPT < source.length ? '…' : ''}`;
  const gutter = String(line);
  const caret = ' '.repeat(Math.max(0, column - 1 - start + (start > 0 ? 1 : 0)));
  return [`  ${gutter} | ${text}`, `  ${' '.repeat(gutter.length)} | ${caret}^`];
}
