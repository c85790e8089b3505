// Ends a build: publishes the new site if nothing was wrong, and reports either way.

import { limitProblems, type Notice, type Problem, sortProblems } from '../../domain/problem.ts';
import type { Stylesheet } from '../assets/stylesheet.ts';
import type { PreparedVersion } from '../kinds/assemble-site.ts';
import type { Run, StageTime } from '../run.ts';
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
  bytes: { html: number; css: number; js: number; fonts: number; other: number };
}

export function publish(run: Run, output: Output, stylesheet: Stylesheet): BuildReport {
  if (run.problems.length + output.problems.length > 0) return refuse(run, output);
  output.publish();
  return report(run, output, stylesheet);
}

/** Leaves the last good site as it is. What the machine refused is a problem; anything else a bug. */
export function refuse(run: Run, output: Output | undefined, error?: unknown): BuildReport {
  output?.discard();
  if (error !== undefined) run.problems.push(systemProblem(run, error));
  return report(run, output, undefined);
}

function report(
  run: Run,
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
    problems: limitProblems(sortProblems([...run.problems, ...(output?.problems ?? [])])),
    notices: run.notices,
    stages: run.stages,
    outDir: run.outName,
    pages: files.filter(([path]) => path.endsWith('.html')).length,
    changed: output?.changed ?? 0,
    bytes: {
      ...known,
      css: Buffer.byteLength(stylesheet?.text ?? ''),
      other: all - known.html - known.js - known.fonts,
    },
  };
}
