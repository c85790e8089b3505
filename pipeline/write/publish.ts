// Begins and ends a build: publishes the new site if nothing was wrong, and reports either way.

import type { Site } from '../../domain/content/site.ts';
import type { Answers } from '../../domain/hosting/answers.ts';
import { limitProblems, sortProblems } from '../../domain/problem.ts';
import type { Stylesheet } from '../assets/styles/stylesheet.ts';
import { type BuildOptions, type Run, runOf } from '../run.ts';
import { Stages } from '../stages.ts';
import { Memo } from '../store/memo.ts';
import { systemProblem } from '../system-problem.ts';
import type { BuildReport } from './build-report.ts';
import type { Output } from './output/output.ts';

export interface BuildContext {
  run: Run;
  memo: Memo;
  stages: Stages;
}

export function openWork(options: BuildOptions): BuildContext {
  const run = runOf(options);
  return { run, memo: new Memo(run), stages: new Stages(run) };
}

interface Finished {
  output: Output;
  /** What the site promises from now on. */
  answers: Answers;
  site: Site;
}

export function publish(
  work: BuildContext,
  { output, answers, site }: Finished,
  stylesheet: Stylesheet,
): BuildReport {
  const { memo, stages } = work;
  if (stages.problems.length + output.problems.length > 0) return refuse(work, output);
  output.publish();
  memo.save(true);
  const { url, placeholders, hosts } = site;
  const named = { url, placeholders, hosts };
  return { ...report(work, output, stylesheet), answers, site: named };
}

/** Leaves the last good site as it is. What the machine refused is a problem; anything else a bug. */
export function refuse(
  work: BuildContext,
  output: Output | undefined,
  error?: unknown,
): BuildReport {
  const { run, memo, stages } = work;
  output?.discard();
  if (error !== undefined) stages.problems.push(systemProblem(run, error));
  memo.save(false);
  return report(work, output, undefined);
}

function report(
  { run: { outName }, stages: { problems, notices, times } }: BuildContext,
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
