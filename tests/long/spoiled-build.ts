// A process that builds spoiled contents one after another in the same project, as an owner does who mends them,
// and prints the faults of each build: `spoiled-build.ts WHOLE ROOT TODAY SEED COUNT`.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { build } from '../support/build.ts';
import { listFiles, statesOf } from '../support/files.ts';
import { chanceOf, mutate } from './mutate.ts';

export interface Verdict {
  seed: number;
  /** The change of the content. */
  changes: string[];
  /** Undefined until the build has ended. */
  refused?: boolean;
  /** Empty when everything was as it should be. */
  faults: string[];
}

/** `whole`: a project without problems; its content is copied to `root`, and spoiled there. */
const [, , whole = '', root = '', today = '', first, count] = process.argv;
const dist = join(root, 'dist');
const SOURCES = ['content', 'public'];
const KNOWN = [...SOURCES, ...readdirSync(root), 'dist', '.cache'];
/** Words of JavaScript, which must not be in messages. */
const SLIPS =
  /\bundefined\b|\[object \w+\]|\bNaN\b|TypeError|RangeError|Cannot read|^\s+at .*:\d+/m;

const warned: string[] = [];
process.on('warning', ({ message }) => warned.push(`warned: ${message}`));

cpSync(join(whole, 'dist'), dist, { recursive: true });
for (let seed = Number(first); seed < Number(first) + Number(count); seed++) await judge(seed);

async function judge(seed: number): Promise<void> {
  for (const name of SOURCES) {
    rmSync(join(root, name), { recursive: true, force: true });
    cpSync(join(whole, name), join(root, name), { recursive: true, preserveTimestamps: true });
  }
  for (const name of readdirSync(root).filter((entry) => !KNOWN.includes(entry)))
    rmSync(join(root, name), { recursive: true, force: true });
  const published = stateOf(dist);
  const verdict: Verdict = { seed, changes: mutate(root, chanceOf(seed)), faults: [] };
  const { faults } = verdict;
  const known = [...KNOWN, ...readdirSync(root)];
  console.log(JSON.stringify(verdict));
  try {
    const { ok, problems } = await build(root, { today });
    verdict.refused = !ok;
    faults.push(...problems.flatMap(faultsOf));
    if (ok) faults.push(...brokenFiles());
    else if (stateOf(dist) !== published) faults.push('dist/ is not as it was');
  } catch (error) {
    faults.push(`thrown: ${error instanceof Error ? error.stack : error}`);
  }
  // Node emits its warnings a moment later.
  await new Promise(setImmediate);
  const left = readdirSync(root).filter((name) => !known.includes(name));
  faults.push(...warned.splice(0), ...left.map((name) => `left behind: ${name}`));
  console.log(JSON.stringify({ ...verdict, refused: verdict.refused ?? false }));
}

function stateOf(folder: string): string {
  return JSON.stringify([...statesOf(folder)]);
}

/** `shown`: a problem as it is printed, with its place, its message, the line with a caret, and the fix. */
function faultsOf(shown: string): string[] {
  const faults = misplaced(shown);
  const own = shown.replace(/^ +\d* \|.*$/gm, '');
  if (/^dist\b/.test(shown)) faults.push('blames the machine');
  if (!/\n {2}\S/.test(shown)) faults.push('without a message');
  if (!/^ {2}(?:solução|fix): \S/m.test(shown)) faults.push('without a fix');
  if (SLIPS.test(own.replace(/"[^"]*"|encontrado: .*/g, ''))) faults.push('speaks of the program');
  // Terminals interpret control characters.
  if (/(?!\n)\p{Cc}|\p{Cs}/u.test(shown)) faults.push('has a control character');
  if (shown.length > 4_000) faults.push('is longer than a page');
  return faults.map((fault) => `${fault}: ${shown.slice(0, 2_000)}`);
}

function misplaced(shown: string): string[] {
  const [, file = '', at, of] = /^(.+?):(\d+)(?::(\d+))?(?: |\n)/.exec(shown) ?? [];
  if (at === undefined) return /^\S/.test(shown) ? [] : ['without a file'];
  const path = join(root, file);
  if (!existsSync(path)) return ['has a line, but no file'];
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  // Bytes that are no UTF-8 are shown in a readable form.
  if (text.includes('\ufffd')) return [];
  const found = text.split(/\r\n?|\n/)[Number(at) - 1];
  if (found === undefined) return ['stands below the end of its file'];
  // Compares only letters and digits, since an excerpt lacks invisible characters; it may be cut, too.
  const plain = (words: string): string => words.replace(/[^\p{L}\p{N}]/gu, '');
  const [, excerpt] = new RegExp(`^ {2}${at} \\| …?(.*?)…?$`, 'm').exec(shown) ?? [];
  if (excerpt && !plain(found).includes(plain(excerpt))) return ['shows another line'];
  return Number(of ?? 1) > found.length + 1 ? ['stands beside its line'] : [];
}

/** The faults of a site that was published in spite of spoiled content. */
function brokenFiles(): string[] {
  const texts = listFiles(dist).filter((path) => /\.(?:html|xml|webmanifest|txt)$/.test(path));
  return texts.flatMap((path) => {
    const text = readFileSync(join(dist, path), 'utf8');
    const sign = /(?![\n\t])\p{Cc}|\p{Noncharacter_Code_Point}|\p{Cs}/u.exec(text);
    const faults = sign ? [`dist/${path} has ${JSON.stringify(sign[0])}`] : [];
    if (path.endsWith('.xml') && !isXml(text)) faults.push(`dist/${path} is no XML`);
    if (path.endsWith('.webmanifest')) JSON.parse(text);
    if (/>[^<]*(?:\[object \w+\]|\bNaN\b)[^<]*</.test(text)) faults.push(`dist/${path} has a slip`);
    return faults;
  });
}

/** True if every element is closed in its order, and the document has one root. */
function isXml(text: string): boolean {
  const names = [...text.matchAll(/<(\/?)([\w:-]+)[^>]*?(\/?)>/g)];
  const open: (string | undefined)[] = [];
  const isEven = names.every(([, closes, name, empty]) => {
    if (closes) return open.pop() === name;
    if (!empty) open.push(name);
    return true;
  });
  const roots = parseDocument(text, { xmlMode: true }).children.filter(
    ({ type }) => type === 'tag',
  );
  return isEven && open.length === 0 && roots.length === 1;
}
