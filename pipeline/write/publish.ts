// Ends a build: publishes the new site if nothing was wrong, and reports either way.

import type { Answers } from '../../domain/hosting/answers.ts';
import { limitProblems, type Notice, type Problem, sortProblems } from '../../domain/problem.ts';
import type { Stylesheet } from '../assets/styles/stylesheet.ts';
import type { PreparedVersion } from '../kinds/proposal/sent/check-versions.ts';
import type { Memo } from '../memo.ts';
import type { Run } from '../run.ts';
import type { Stages, StageTime } from '../stages.ts';
import { systemProblem } from '../system-problem.ts';
import type { Output } from './output.ts';

export interface BuildReport {
  /** Sorted by file and line; empty when the site was published. */
  problems: Problem[];
  notices: Notice[];
  stages: StageTime[];
  /** The finished site as a report names it. */
  outDir: string;
  pages: number;
  /** Files that are new or differ from the last build's. */
  changed: number;
  /** Of a proposal that was built to be sent. */
  prepared?: PreparedVersion | undefined;
  /** What the published site promises to answer. */
  answers?: Answers;
  bytes: { html: number; css: number; js: number; fonts: number; other: number };
}

/** What a build has in its hands when it ends. */
interface Work {
  run: Pick<Run, 'outName'>;
  memo: Memo;
  stages: Stages;
}

export function publish(work: Work, output: Output, stylesheet: Stylesheet): BuildReport {
  const { memo, stages } = work;
  if (stages.problems.length + output.problems.length > 0) return refuse(work, output);
  output.publish();
  memo.save(true);
  return report(work, output, stylesheet);
}

/** Leaves the last good site as it is. What the machine refused is a problem; anything else a bug. */
export function refuse(work: Work, output: Output | undefined, error?: unknown): BuildReport {
  const { run, memo, stages } = work;
  output?.discard();
  if (error !== undefined) stages.problems.push(systemProblem(run, error));
  memo.save(false);
  return report(work, output, undefined);
}

function report(
  { run: { outName }, stages: { problems, notices, times } }: Work,
  output: Output | undefined,
  stylesheet: Stylesheet | undefined,
): BuildReport {
  const files = [...(output?.files ?? [])];
  const sizeOf = (...extensions: string[]): number =>
    files
      .filter(([path]) => extensions.some((extension) => path.endsWith(extension)))
      .reduce((total, [, size]) => total + size, 0);
  const known = { html: sizeOf('.html'), js: sizeOf('.js'), fonts: sizeOf('.woff2') };
  const all = files.reduce((total, [, size]) => total + size, 0);
  return {
    problems: limitProblems(sortProblems([...problems, ...(output?.problems ?? [])])),
    notices,
    stages: times,
    outDir: outName,
    pages: files.filter(([path]) => path.endsWith('.html')).length,
    changed: output?.changed ?? 0,
    bytes: {
      ...known,
      css: Buffer.byteLength(stylesheet?.text ?? ''),
      other: all - known.html - known.js - known.fonts,
    },
  };
}
