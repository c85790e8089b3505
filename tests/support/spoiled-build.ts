// A process that builds spoiled contents one after another, as an owner does who mends and goes on,
// and says of each what should not have happened.

import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from '../../build.ts';
import { formatProblem, type Problem } from '../../domain/problem.ts';
import { listFiles } from './files.ts';
import { chanceOf, mutate } from './mutate.ts';
import { parseXml } from './xml.ts';

/** What the process is asked. */
export interface Order {
  /** The project as it is when nothing is wrong, and where a copy of it may be spoiled. */
  whole: string;
  root: string;
  seed: number;
  today: string;
}

export interface Verdict {
  seed: number;
  /** What was done to the content. */
  changes: string[];
  refused: boolean;
  milliseconds: number;
  /** Empty when everything was as it should be. */
  faults: string[];
}

/** The last site that was published, as it was then. */
let published: string | undefined;
const warned: string[] = [];
process.on('warning', ({ message }) => warned.push(`warned: ${message}`));

process.on('message', async (order: Order) => {
  process.send?.(await judge(order));
});

async function judge({ whole, root, seed, today }: Order): Promise<Verdict> {
  restore(whole, root);
  const changes = mutate(root, chanceOf(seed));
  process.send?.({ seed, changes });
  const others = leftIn(root);
  const start = performance.now();
  const faults: string[] = [];
  let refused = false;
  try {
    const { problems } = await build({ root, today, code: 'program' });
    refused = problems.length > 0;
    faults.push(...problems.flatMap((problem) => faultsOf(root, problem)));
    if (!refused) faults.push(...brokenFiles(join(root, 'dist')));
    else if (stateOf(join(root, 'dist')) !== published) faults.push('dist/ is not as it was');
  } catch (error) {
    faults.push(`thrown: ${error instanceof Error ? error.stack : error}`);
  }
  const milliseconds = performance.now() - start;
  if (!refused) published = stateOf(join(root, 'dist'));
  else if (faults.length > 0) published = undefined;
  // Node warns a moment later.
  await new Promise(setImmediate);
  faults.push(
    ...leftIn(root)
      .filter((name) => !others.includes(name))
      .map((name) => `left behind: ${name}`),
    ...warned.splice(0),
  );
  return { seed, changes, refused, milliseconds, faults };
}

/** The sources as they are when nothing is wrong, and a sound site where the last one was not. */
function restore(whole: string, root: string): void {
  const names = ['content', 'public', '.passphrases.json', ...(published ? [] : ['dist'])];
  for (const name of [...leftIn(root), ...names]) {
    rmSync(join(root, name), { recursive: true, force: true });
  }
  for (const name of names) {
    cpSync(join(whole, name), join(root, name), { recursive: true, preserveTimestamps: true });
  }
  published ??= stateOf(join(root, 'dist'));
}

/** Bytes and inodes of all files. */
function stateOf(folder: string): string {
  return listFiles(folder)
    .map((path) => {
      const { ino, mtimeMs } = lstatSync(join(folder, path));
      return `${path} ${ino} ${mtimeMs} ${readFileSync(join(folder, path)).toString('base64')}`;
    })
    .join('\n');
}

/** Words of the language that the program is written in, not of the content. */
const SLIPS =
  /\bundefined\b|\[object \w+\]|\bNaN\b|TypeError|RangeError|Cannot read|^\s+at .*:\d+/m;

function faultsOf(root: string, problem: Problem): string[] {
  const { file, line, column, message, fix, excerpt } = problem;
  const faults: string[] = [];
  if (!file || !message || !fix) faults.push('without file, message or fix');
  if (file === 'dist') faults.push('blames the machine');
  if (SLIPS.test(`${message}\n${fix}`)) faults.push('speaks of the program');
  // Terminals obey some of the signs.
  if (/(?!\n)\p{Cc}|\p{Cs}/u.test(formatProblem(problem))) faults.push('has a control character');
  if (formatProblem(problem).length > 4_000) faults.push('is longer than a page');
  if (line !== undefined) faults.push(...misplaced(join(root, file), { line, column, excerpt }));
  return faults.map((fault) => `${fault}: ${formatProblem(problem).slice(0, 2_000)}`);
}

function misplaced(
  path: string,
  { line, column = 1, excerpt }: { line: number; column?: number; excerpt?: string },
): string[] {
  if (!existsSync(path) || !statSync(path).isFile()) return ['has a line, but no file'];
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  // What is no UTF-8 is shown as something that can be read.
  if (text.includes('\ufffd')) return [];
  const found = text.split(/\r\n?|\n/)[line - 1];
  if (found === undefined) return ['stands below the end of its file'];
  const faults: string[] = [];
  if (column < 1 || column > found.length + 1) faults.push('stands beside its line');
  // Without the signs that cannot be seen.
  const plain = (words: string): string => words.replace(/[^\p{L}\p{N}]/gu, '');
  if (excerpt !== undefined && plain(excerpt) !== plain(found)) faults.push('shows another line');
  return faults;
}

/** What was published in spite of everything has to be sound. */
function brokenFiles(dist: string): string[] {
  return listFiles(dist).flatMap((path) => {
    if (!/\.(?:html|xml|webmanifest|txt)$/.test(path)) return [];
    const text = readFileSync(join(dist, path), 'utf8');
    const sign = /(?![\n\t])\p{Cc}|\p{Noncharacter_Code_Point}|\p{Cs}/u.exec(text);
    const faults = sign ? [`dist/${path} has ${JSON.stringify(sign[0])}`] : [];
    try {
      if (path.endsWith('.xml')) parseXml(text.replace(/^<\?xml[^>]*>\s*/, '').trim());
      if (path.endsWith('.webmanifest')) JSON.parse(text);
    } catch (error) {
      faults.push(`dist/${path}: ${(error as Error).message}`);
    }
    if (/>[^<]*(?:\[object \w+\]|\bNaN\b)[^<]*</.test(text)) faults.push(`dist/${path} has a slip`);
    return faults;
  });
}

const KNOWN = [
  ...['content', 'public', '.passphrases.json', 'dist'],
  ...['.cache', 'islands', 'node_modules', 'styles'],
];

function leftIn(root: string): string[] {
  return readdirSync(root).filter((name) => !KNOWN.includes(name));
}
