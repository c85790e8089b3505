// A process that builds spoiled contents one after another in the same project, as an owner does who mends them.
// It ends with the smallest change that has a fault: `spoiled-build.ts WHOLE ROOT TODAY SEED COUNT`.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { build } from '../support/build.ts';
import { contentsOf, readFiles } from '../support/files.ts';
import { anySpoiling, apply, type Change } from './content-changes.ts';

/** `whole`: a project without problems; its content is copied to `root`, and spoiled there. */
const [, , whole = '', root = '', today = '', seed, numRuns] = process.argv;
const dist = join(root, 'dist');
const SOURCES = ['content', 'public'];
const KNOWN = [...SOURCES, ...readdirSync(root), 'dist', '.cache'].sort();
/** Words of JavaScript, which must not be in messages. */
const SLIPS =
  /\bundefined\b|\[object \w+\]|\bNaN\b|TypeError|RangeError|Cannot read|^\s+at .*:\d+/m;

const warnings: string[] = [];
process.on('warning', ({ message }) => warnings.push(message));

let refused = 0;
cpSync(join(whole, 'dist'), dist, { recursive: true });
await fc.assert(
  fc.asyncProperty(anySpoiling, async (changes) => {
    const faults = await faultsAfter(changes);
    if (faults.length > 0) throw new Error(faults.join('\n').slice(0, 3000));
  }),
  { numRuns: Number(numRuns), seed: Number(seed) },
);
console.log(`${refused} refused`);

async function faultsAfter(changes: readonly Change[]): Promise<string[]> {
  for (const name of SOURCES) {
    rmSync(join(root, name), { recursive: true, force: true });
    cpSync(join(whole, name), join(root, name), { recursive: true, preserveTimestamps: true });
  }
  const before = JSON.stringify([...contentsOf(dist)]);
  // The last line of a process that hangs is that of its change.
  for (const change of changes)
    console.log(`${apply(root, change)}: ${JSON.stringify(change).slice(0, 500)}`);
  const { ok, problems } = await build(root, { today });
  if (!ok) refused++;
  const faults = ok ? brokenFiles() : problems.flatMap(faultsOf);
  if (!ok && JSON.stringify([...contentsOf(dist)]) !== before)
    faults.push('dist/ is not as it was');
  // Node emits its warnings a moment later.
  await new Promise(setImmediate);
  const left = readdirSync(root).filter((name) => !KNOWN.includes(name));
  return [...faults, ...warnings.splice(0), ...left.map((name) => `left behind: ${name}`)];
}

/** `problem`: as it is printed, with its place, its message, the line with a caret, and the fix. */
function faultsOf(problem: string): string[] {
  const own = problem.replace(/^ +\d* \|.*$/gm, '').replace(/"[^"]*"|encontrado: .*/g, '');
  const rules: [isWrong: boolean, fault: string][] = [
    [!isPlaced(problem), 'is misplaced'],
    [/^dist\b/.test(problem), 'blames the machine'],
    [!/\n {2}\S/.test(problem), 'has no message'],
    [!/^ {2}(?:solução|fix): \S/m.test(problem), 'has no fix'],
    [SLIPS.test(own), 'speaks of the program'],
    // Terminals interpret control characters.
    [/(?!\n)\p{Cc}|\p{Cs}/u.test(problem), 'has a control character'],
    [problem.length > 4_000, 'is longer than a page'],
  ];
  return rules.flatMap(([isWrong, fault]) => (isWrong ? `${fault}: ${problem}` : []));
}

/** True if a problem has a file, and its line has the excerpt. */
function isPlaced(problem: string): boolean {
  const [, file = '', at, of = 1] = /^(.+?):(\d+)(?::(\d+))?(?: |\n)/.exec(problem) ?? [];
  if (at === undefined) return /^\S/.test(problem);
  if (!existsSync(join(root, file))) return false;
  const text = readFileSync(join(root, file), 'utf8').replace(/^\ufeff/, '');
  // Bytes that are no UTF-8 are written in a readable form.
  if (text.includes('\ufffd')) return true;
  const found = text.split(/\r\n?|\n/)[Number(at) - 1];
  // Compares only letters and digits, since an excerpt lacks invisible characters; it may be cut, too.
  const plain = (words: string): string => words.replace(/[^\p{L}\p{N}]/gu, '');
  const [, excerpt = ''] = new RegExp(`^ {2}${at} \\| …?(.*?)…?$`, 'm').exec(problem) ?? [];
  return (
    found !== undefined && plain(found).includes(plain(excerpt)) && Number(of) <= found.length + 1
  );
}

/** The faults of a site that was published in spite of spoiled content. */
function brokenFiles(): string[] {
  return [...readFiles(dist)].flatMap(([path, text]) => {
    if (!/\.(?:html|xml|webmanifest|txt)$/.test(path)) return [];
    if (path.endsWith('.webmanifest')) JSON.parse(text);
    const sign = /(?![\n\t])\p{Cc}|\p{Noncharacter_Code_Point}|\p{Cs}/u.exec(text);
    const faults = sign ? [`dist/${path} has ${JSON.stringify(sign[0])}`] : [];
    if (path.endsWith('.xml') && !isXml(text)) faults.push(`dist/${path} is no XML`);
    if (/>[^<]*(?:\[object \w+\]|\bNaN\b)[^<]*</.test(text)) faults.push(`dist/${path} has a slip`);
    return faults;
  });
}

/** True if every element is closed in its order, and the document has one root. */
function isXml(text: string): boolean {
  const open: string[] = [];
  const isEven = [...text.matchAll(/<(\/?)([\w:-]+)[^>]*?(\/?)>/g)].every(
    ([, closes, name = '', empty]) => (closes ? open.pop() === name : empty || open.push(name)),
  );
  const { children } = parseDocument(text, { xmlMode: true });
  return isEven && open.length === 0 && children.filter(({ type }) => type === 'tag').length === 1;
}
