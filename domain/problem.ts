// A mistake in the content, as data: where it is, what was found, what was expected, how to mend it.

import type { Language, Words } from './wording.ts';

export interface Place {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Both count from 1. A problem of a whole file has neither. */
  line?: number;
  column?: number;
}

export interface Problem extends Place {
  /** The key inside the file, such as `items[1].priceCents`. */
  path?: string;
  /** What was expected and what was found, in one sentence. */
  message: Words;
  fix: Words;
  /** The source line that is shown, without its line break. */
  excerpt?: string;
  /** How many problems it stands for, if not for itself alone. */
  count?: number;
}

/** The sentences of a problem side by side, as whoever finds it writes them. */
export interface Advice extends Words {
  fixEn: string;
  fixPt: string;
}

/** Of sentences that are kept apart, or made elsewhere. */
export function advice(message: Words, fix: Words): Advice {
  return { ...message, fixEn: fix.en, fixPt: fix.pt };
}

export function sentencesOf(said: Advice): Pick<Problem, 'message' | 'fix'> {
  const { en, pt, fixEn, fixPt } = said;
  return { message: { en, pt }, fix: { en: fixEn, pt: fixPt } };
}

/** Something worth knowing that does not stop the build. */
export interface Notice {
  message: Words;
  /** Set when `--strict` turns this notice into a problem. */
  strict?: Omit<Problem, 'message'>;
}

const MAX_EXCERPT = 100;
/** Characters of a message, and of a fix; what is longer repeats a text of the content. */
const MAX_WORDS = 1500;

/** The whole report of one problem in English, several lines, without colours. */
export function formatProblem(problem: Problem): string {
  return layOut(problem, 'en');
}

export function layOut(problem: Problem, language: Language): string {
  const lines = [heading(problem), `  ${shortened(problem.message[language])}`];
  if (problem.excerpt !== undefined && problem.line !== undefined) {
    lines.push(...excerptLines(problem.excerpt, problem.line, problem.column ?? 1));
  }
  const fix = language === 'pt' ? 'solução' : 'fix';
  lines.push(`  ${fix}: ${shortened(problem.fix[language])}`);
  return visible(lines.join('\n'));
}

/** Its start and its end, with the middle left out of what is too long. */
function shortened(words: string): string {
  const half = MAX_WORDS / 2;
  return words.length > MAX_WORDS ? `${words.slice(0, half)}…${words.slice(-half)}` : words;
}

/** Names of files may hold signs that a terminal obeys, or that turn its line around. */
function visible(text: string): string {
  return text.replace(
    /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
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
  const shown = new Map<string, Problem[]>();
  const counts = new Map<string, number>();
  for (const problem of sorted) {
    const { file, count = 1 } = problem;
    const others = shown.get(file) ?? [];
    shown.set(file, others);
    if (others.length < SHOWN_PER_FILE && count === 1) others.push(problem);
    else counts.set(file, (counts.get(file) ?? 0) + count);
  }
  return [...shown].flatMap(([file, problems]) => {
    const count = counts.get(file);
    return count === undefined ? problems : [...problems, manyMore(file, count)];
  });
}

/** Stands for problems that are not worth a report each. */
export function manyMore(file: string, count: number): Problem {
  return {
    file,
    message: {
      en: `and ${count} more ${count === 1 ? 'problem' : 'problems'} in this file`,
      pt: `e mais ${count} neste arquivo`,
    },
    fix: {
      en: 'mend those above first: the others may go with them',
      pt: 'corrija primeiro os de cima: os outros podem sumir junto',
    },
    count,
  };
}

/** How many there are, those that were not shown included. */
export function countProblems(problems: readonly Problem[]): number {
  return problems.reduce((total, { count = 1 }) => total + count, 0);
}

/** Order by code unit: the same on every machine and in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function heading({ file, line, column, path }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return path ? `${place}  ${path}` : place;
}

function excerptLines(source: string, line: number, column: number): string[] {
  const start = column > MAX_EXCERPT - 20 ? column - 40 : 0;
  const cut = source.slice(start, start + MAX_EXCERPT).replace(/\p{Cc}/gu, ' ');
  const text = `${start > 0 ? '…' : ''}${cut}${start + MAX_EXCERPT < source.length ? '…' : ''}`;
  const gutter = String(line);
  const caret = ' '.repeat(Math.max(0, column - 1 - start + (start > 0 ? 1 : 0)));
  return [`  ${gutter} | ${text}`, `  ${' '.repeat(gutter.length)} | ${caret}^`];
}
