// What a build says of one content file by itself, without a build: its YAML, its values, what they contradict, its text.

import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { peopleSchema } from '../../domain/content/person.ts';
import { claimsSchema, navigationSchema, siteSchema } from '../../domain/content/site.ts';
import { testimonialsSchema } from '../../domain/content/testimonial.ts';
import { themeSchema } from '../../domain/content/theme.ts';
import { formatProblem, type Problem, sortProblems } from '../../domain/problem.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { checkNames } from '../../pipeline/kinds/checks/check-names.ts';
import { renderBody } from '../../pipeline/markdown/render-markdown.ts';
import { parseSource } from '../../pipeline/read/parse-source.ts';
import { readImage } from '../../pipeline/read/read-image.ts';
import { validate } from '../../pipeline/read/validate.ts';
import { runOf } from '../../pipeline/run.ts';
import { REPOSITORY } from './build-site.ts';
import { post } from './tiny-site.ts';

const SINGLE: Record<string, z.ZodMiniType> = {
  'content/claims.yaml': claimsSchema,
  'content/navigation.yaml': navigationSchema,
  'content/people.yaml': peopleSchema,
  'content/site.yaml': siteSchema,
  'content/testimonials.yaml': testimonialsSchema,
  'content/theme.yaml': themeSchema,
};

const NO_LIBRARY = { items: {}, included: {}, excluded: {}, conditions: {} };
const ARTICLES = {
  where: 'content/pages/blog.yaml',
  known: ['Automação', 'Estratégia', 'Tecnologia', 'Conceitos'],
};
const NAMES = {
  lists: {
    works: { where: 'content/portfolio/', known: [] },
    testimonials: { where: 'content/testimonials.yaml', known: [] },
    presets: { where: 'content/presets.yaml', known: ['GENERAL', 'WEBSITE', 'FREE_QUOTE'] },
    claims: { where: 'content/claims.yaml', known: ['websites'] },
    postCategories: ARTICLES,
  },
  people: [],
  proposalLibrary: NO_LIBRARY,
};

/** The problems of a file with this text, as the terminal shows them. */
export function refusalsOf(file: string, text: string, today = '2025-06-01'): string[] {
  return sortProblems(problemsIn(file, text, today)).map(formatProblem);
}

function problemsIn(file: string, text: string, today: string): Problem[] {
  const isMarkdown = file.endsWith('.md');
  const { source, problems } = parseSource(file, text);
  const inBody = isMarkdown
    ? renderBody(source, {
        picture: (path) => ({ src: path, ...readImage(REPOSITORY, path) }),
      }).problems
    : [];
  if (problems.length > 0) return [...problems, ...inBody];
  const kind = KINDS.find(({ folder }) => file.startsWith(`content/${folder}/`));
  const schema = kind?.schema ?? SINGLE[file];
  if (!schema) throw new Error(`no schema for ${file}`);
  const { data, problems: wrong } = validate<unknown>(source, schema);
  if (!data) return [...wrong, ...inBody];
  const entry = { file, name: 'a', route: '/a', data: data as object, source, images: [] };
  const run = runOf({ root: REPOSITORY, today });
  const unknown = checkNames(source, schema, data, NAMES.lists);
  return [...unknown, ...(kind?.check?.(entry, NAMES, run) ?? []), ...inBody];
}

/** `place`: such as `2:8  title`. The line that is shown is that of the text. */
export type Refusal = readonly [text: string, place: string, message: string, fix: string];

/** The whole of what the terminal shows of one problem. */
export function told(file: string, [text, place, message, fix]: Refusal): string {
  const [, at = '', , path] = /^((\d+):\d+)?(?: {2}(.*))?$/.exec(place) ?? [];
  const [line = 0, column = 0] = at.split(':').map(Number);
  const excerpt = text.split('\n')[line - 1] ?? '';
  return formatProblem({
    file,
    line,
    column,
    ...(path && { path }),
    message,
    fix,
    excerpt,
  });
}

/** Each text has the one problem that stands beside it, and no other. */
export function expectRefusals(file: string, cases: readonly Refusal[], today?: string): void {
  const found = cases.map(([text]) => refusalsOf(file, text, today).join('\n\n'));
  expect(found).toEqual(cases.map((refusal) => told(file, refusal)));
}

type Make = (change: string) => string;

/** The same of texts that `make` gives, written as `casesOf` reads them. */
export function refuse(file: string, make: Make, table: string, today?: string): void {
  expectRefusals(file, casesOf(make, table), today);
}

const CASE =
  /^ *(?!solução: |fix: |¤ )(\S.*)\n *(.*?) » (.*)\n *(?:solução|fix): (.*)((?:\n *¤ .*)*)$/gm;

/**
 * Refusals as a text, three lines each: what is changed in the file, `place » message`, and the fix.
 * `make` makes the file of a change, in which `\n` is a line break. Lines `¤ found | better` below
 * the three make a case each: `found` stands for ¤ in the first two, and `better` in the fix.
 */
export function casesOf(make: Make, table: string): Refusal[] {
  const rest = table.replace(CASE, '').trim();
  if (rest !== '') throw new Error(`not a case: ${rest}`);
  return [...table.matchAll(CASE)].flatMap(
    ([, change = '', place = '', message = '', fix = '', more = '']) => {
      const values = more.split(/\n *¤ /).slice(1);
      return (values.length > 0 ? values : ['¤ | ¤']).map((row): Refusal => {
        const [found = '', better = ''] = row.split(' | ');
        const filled = (text: string, value: string) => text.replaceAll('¤', () => value);
        const text = make(filled(change, found).replaceAll('\\n', '\n'));
        return [text, place, filled(message, found), filled(fix, better)];
      });
    },
  );
}

/** Changes written as `found => replacement`, or `found =>` for what goes. */
export const replacing =
  (make: (found?: string, replacement?: string) => string) =>
  (change: string): string => {
    const [found, replacement = ''] = change.split(/ => ?| =>$/);
    return make(found, replacement);
  };

/** Changes of an article written as its line, or as `title is missing`. */
export function postWith(change: string): string {
  const [, missing] = /^(\w+) is missing$/.exec(change) ?? [];
  if (missing) return post({ [missing]: null });
  const [key = ''] = change.split(':');
  return post({ [key]: change.slice(key.length + 1).trim() });
}

/** Of each problem its first line and its message, and below them its fix; indentation is no matter. */
export function expectProblems(problems: readonly string[], expected: string): void {
  const plain = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
  const found = problems.map((problem) => {
    const [place, message] = problem.split('\n  ');
    return `${place} » ${message}\n${problem.slice(problem.lastIndexOf('\n') + 1)}`;
  });
  expect(plain(found.join('\n'))).toEqual(plain(expected));
}
