// Problems as data: the place of a mistake, what was found and expected, and how to mend it; and their report as text.

export interface Place {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Line and column count from 1; a problem of a whole file has neither. */
  line?: number;
  column?: number;
}

/** A description of a mistake, and how to mend it. */
export interface Complaint {
  message: string;
  fix: string;
}

/** A mistake at its place. It is in Portuguese if the file is content, and in English if it is code. */
export interface Problem extends Place, Complaint {
  /** The key inside the file, such as `items[1].priceCents`. */
  path?: string;
  /** The text of the line `line`, without its line break. */
  excerpt?: string;
  /** The number of problems that it stands for, if not for itself alone. */
  count?: number;
}

/** The form of most messages about content. */
export function expectedFound(expected: string, found: string): string {
  return `esperado: ${expected}; encontrado: ${found}`;
}

/** A complaint in the words of `expectedFound`. */
export function complaint(expected: string, found: string, fix: string): Complaint {
  return { message: expectedFound(expected, found), fix };
}

/** Something worth knowing that does not stop the build. */
export interface Notice {
  message: string;
  /** The problems that `--strict` makes of this notice; those without a message have the notice's. */
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
/** The most characters of a message or a fix; a longer one quotes a text of content, and is shortened. */
const MAX_WORDS = 1500;

/** The report of one problem in several lines, without colours. */
export function formatProblem(problem: Problem): string {
  const { file, path, message, fix, excerpt, line, column = 1 } = problem;
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  const lines = [path ? `${place}  ${path}` : place, `  ${shortened(message)}`];
  if (excerpt !== undefined && line !== undefined) {
    lines.push(...excerptLines(excerpt, line, column));
  }
  lines.push(`  ${isOwnerFile(problem) ? 'solução' : 'fix'}: ${shortened(fix)}`);
  return lines.join('\n');
}

/** True if the people who write content can mend it: it is in one of their files, or in an environment variable. */
export function isOwnerFile({ file }: Place): boolean {
  return /^(?:content|public)(?:\/|$)|^environment$/.test(file);
}

/** A long text without its middle. */
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

/** The number of problems that are displayed of one file: others often follow from the first, and would hide it. */
const SHOWN_PER_FILE = 20;

/** The first problems of each file, and one that says how many more there are. */
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
  if (isOwnerFile({ file })) {
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
