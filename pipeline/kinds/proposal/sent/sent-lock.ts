// Reads and writes content/proposals.lock.json: which versions were sent, each with the seal of its archive.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { compareText, type Problem } from '../../../../domain/problem.ts';
import { PROPOSAL_NUMBER, type Sent, sentSchema } from '../../../../domain/proposal/sent/sent.ts';
import { LOCK_FILE } from '../../../read/list-content.ts';
import { parseYaml } from '../../../read/parse-source.ts';
import { readText } from '../../../read/read-source.ts';
import { validate } from '../../../read/validate.ts';
import type { Source } from '../../../source.ts';
import type { Outcome } from '../../../stages.ts';
import { replaceFile } from '../../../store/replace-file.ts';

const FIX = `restore ${LOCK_FILE} from version control: only npm run proposal:send and proposal:withdraw write it`;

/** Undefined after a problem; without a file nothing was sent yet. It is never mended by guessing. */
export function readSentLock(root: string): Outcome<Sent | undefined> {
  if (!existsSync(join(root, LOCK_FILE))) return { value: {} };
  const { sent, problems } = parseLock(root);
  if (problems.length === 0) return { value: sent };
  return { value: undefined, problems: problems.map((problem) => ({ ...problem, fix: FIX })) };
}

/** Sorted, so that two people who send on the same day change different lines. */
export function writeSentLock(root: string, sent: Sent): void {
  replaceFile(join(root, LOCK_FILE), `${JSON.stringify(sorted(sent), null, 2)}\n`);
}

function parseLock(root: string): { sent?: Sent; problems: Problem[] } {
  const { text, problems } = readText(root, LOCK_FILE);
  if (text === undefined) return { problems };
  const slip = findSlip(text);
  if (slip) return { problems: [...problems, slip] };
  // JSON is YAML too, and this parser remembers where every value stands.
  const parsed = parseYaml(LOCK_FILE, text);
  if (parsed.problems.length > 0) return { problems: [...problems, ...parsed.problems] };
  const { data, problems: wrong } = validate(parsed.source, sentSchema);
  if (!data) return { problems: [...problems, ...wrong] };
  return { sent: data, problems: [...problems, ...checkNames(parsed.source, data)] };
}

/** The first place that is no JSON: Node's own parser does not always say where it stopped. */
function findSlip(text: string): Problem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return { file: LOCK_FILE, ...placeOfSlip(text), message: messageFor(text), fix: FIX };
  }
}

function messageFor(text: string): string {
  if (/^<{7} /m.test(text)) return 'expected JSON, found the marks of a merge that is not finished';
  return text.trim() === ''
    ? 'expected JSON, found an empty file'
    : 'expected JSON, found something else here';
}

function placeOfSlip(text: string) {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' });
  } catch (error) {
    const { errors } = error as { errors?: { location: EsbuildLocation | null }[] };
    const location = errors?.[0]?.location;
    if (!location) return {};
    const { line, column, lineText } = location;
    return { line, column: column + 1, excerpt: lineText };
  }
  return {};
}

interface EsbuildLocation {
  line: number;
  column: number;
  lineText: string;
}

function checkNames(source: Source, sent: Sent): Problem[] {
  const problems: Problem[] = [];
  const refuse = (path: string[], key: string, expected: string): void => {
    problems.push({
      file: LOCK_FILE,
      ...source.placeOfKey(path, key),
      path: [...path, key].join('.'),
      message: `expected ${expected}, found "${key}"`,
      fix: FIX,
    });
  };
  for (const [number, versions] of Object.entries(sent)) {
    if (!PROPOSAL_NUMBER.test(number)) refuse([], number, 'the number of a proposal');
    for (const version of Object.keys(versions)) {
      if (!/^[1-9]\d{0,2}$/.test(version)) refuse([number], version, 'a version number');
    }
  }
  return problems;
}

function sorted(sent: Sent): Sent {
  const byName = <Value>(group: Record<string, Value>): [string, Value][] =>
    Object.entries(group).sort(([a], [b]) => compareText(a, b));
  return Object.fromEntries(
    byName(sent).map(([number, versions]) => [number, Object.fromEntries(byName(versions))]),
  );
}
