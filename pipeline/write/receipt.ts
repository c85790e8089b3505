// What the last build was made from, in two lines: where nothing has changed, its report is given again.

import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, Run } from '../run.ts';
import { readEntry, writeEntry } from '../store/cache.ts';
import { CLOCK_MS, stateOf, stateOfOutput } from '../store/file-digest.ts';
import { hashOf } from '../store/hash.ts';
import type { BuildReport } from './build-report.ts';

/**
 * Everything in a project that a build reads, besides the program and the packages that its name
 * stands for. What is gone since the last commit is told: a commit is written down in git's log.
 */
const INPUTS = ['content', 'public', 'styles', 'islands', '.passphrases.json', '.git/logs/HEAD'];

interface Receipt {
  /** Of paths, sizes, times and inodes. */
  inputs: string;
  outputs: string;
  /** The variables of the environment that the site asks for. */
  env: Readonly<Record<string, string | null>>;
  report: BuildReport;
}

/** What was there when a build began; undefined where nothing of it is kept. */
export interface Begun {
  file: string;
  inputs: string;
}

/** The report of the last build, where this one would be the same; it loads nothing of what builds a site. */
export function repeatReport(options: BuildOptions): BuildReport | undefined {
  const run = new Run(options);
  const begun = beginReceipt(run);
  const bytes = begun && !run.fresh ? readEntry(begun.file) : undefined;
  if (!bytes) return undefined;
  const { inputs, outputs, env, report } = JSON.parse(Buffer.from(bytes).toString()) as Receipt;
  const isSame =
    inputs === begun?.inputs &&
    Object.entries(env).every(([name, value]) => (run.env[name] ?? null) === value) &&
    outputs === signatureOf(outputsOf(run.outDir) ?? new Map());
  return isSame ? { ...report, stages: [], changed: 0 } : undefined;
}

/** Before anything is read. Without a line where a file is so young that its time may stand for two states. */
export function beginReceipt({ root, outDir, code, ...run }: Run): Begun | undefined {
  // A process that keeps its memo builds because something has changed.
  if (code === undefined || run.sending !== undefined || run.memory) return undefined;
  const now = Date.now();
  const found = inputsOf(root);
  if (!found || found.youngest > now - CLOCK_MS) return undefined;
  const asked = [code, outDir, run.strict, run.drafts, run.today, run.hosts?.join()];
  const file = join(root, '.cache/receipts', hashOf(`${code}\n${outDir}`));
  return { file, inputs: hashOf(`${asked.join('\n')}\n${signatureOf(found.states)}`) };
}

/** `states`: of every file of the published site. `variables`: those that the site asks for. */
export function keepReceipt(
  begun: Begun | undefined,
  { env }: Run,
  report: BuildReport,
  { states, variables }: { states: ReadonlyMap<string, string>; variables: readonly string[] },
): void {
  if (!begun) return;
  const receipt: Receipt = {
    inputs: begun.inputs,
    outputs: signatureOf(states),
    env: Object.fromEntries(variables.map((name) => [name, env[name] ?? null])),
    report,
  };
  try {
    writeEntry(begun.file, Buffer.from(JSON.stringify(receipt)));
  } catch {
    // A receipt that cannot be written is none.
  }
}

function signatureOf(states: ReadonlyMap<string, string>): string {
  const lines = [...states].map(([path, state]) => `${path} ${state}`);
  return hashOf(lines.sort().join('\n'));
}

/** What stands in some places of a project; undefined where only a build can say what that is. */
function inputsOf(root: string): { states: Map<string, string>; youngest: number } | undefined {
  const found = { states: new Map<string, string>(), youngest: 0 };
  const look = (place: string, isTop: boolean): boolean => {
    const path = join(root, place);
    const stats = isTop ? statSync(path, { throwIfNoEntry: false }) : lstatSync(path);
    if (stats?.isDirectory()) {
      found.states.set(place, 'folder');
      return readdirSync(path).every((name) => look(`${place}/${name}`, false));
    }
    found.states.set(place, stats ? stateOf(stats) : 'missing');
    found.youngest = Math.max(found.youngest, stats?.mtimeMs ?? 0, stats?.ctimeMs ?? 0);
    // What a link leads to may change without it.
    return stats?.isFile() ?? true;
  };
  try {
    return INPUTS.every((place) => look(place, true)) ? found : undefined;
  } catch {
    return undefined;
  }
}

function outputsOf(outDir: string): Map<string, string> | undefined {
  const states = new Map<string, string>();
  const look = (folder: string, prefix: string): void => {
    for (const name of readdirSync(folder)) {
      const stats = lstatSync(`${folder}/${name}`);
      if (stats.isDirectory()) look(`${folder}/${name}`, `${prefix}${name}/`);
      else states.set(`${prefix}${name}`, stateOfOutput(stats));
    }
  };
  try {
    look(outDir, '');
    return states;
  } catch {
    return undefined;
  }
}
