// Builds the site for a command, and says how it went: every problem, or a summary.

import { styleText } from 'node:util';
import type { BuildResult } from '../build.ts';
import { countProblems, formatProblem, type Notice } from '../domain/problem.ts';
import { lazyModules } from '../pipeline/run/lazy.ts';
import type { BuildOptions } from '../pipeline/run/options.ts';
import { complain } from './command.ts';

/** A function that shows the current step in place of the one before; undefined if the output is no terminal. */
export function showProgress(): ((text: string) => void) | undefined {
  const { stderr } = process;
  return stderr.isTTY ? (text) => stderr.write(`\r\x1b[K${text}`) : undefined;
}

interface ReportOptions {
  quiet?: boolean | undefined;
  /** Shows how long each step took, and what the site weighs. */
  times?: boolean | undefined;
  /** Notices that the command adds. */
  notices?: (result: BuildResult) => Notice[];
}

/** Sets the exit code to 1 if the build finds problems. */
export async function buildAndReport(
  options: BuildOptions,
  { quiet = false, times = process.stdout.isTTY, notices = () => [] }: ReportOptions = {},
): Promise<BuildResult> {
  const start = performance.now();
  const progress = quiet ? undefined : showProgress();
  // Loaded only now, since the build takes long to load and a wrong flag is refused without it.
  const { build } = await lazyModules.load<typeof import('../build.ts')>('build.ts');
  const result = await build({ ...options, progress });
  progress?.('');
  if (result.problems.length > 0) complain(problemReport(result));
  else if (!quiet) {
    const { outName, pages, files } = result;
    const time = `${Math.round(performance.now() - start)} ms`;
    const summary = `${pages.length} pages in ${time}, ${files.size} files in ${outName}/`;
    const lines = [...result.notices, ...notices(result)].map(({ message }) => `  ! ${message}`);
    if (times) console.log(details(result));
    console.log(
      [paint('green', summary), ...lines.map((line) => paint('yellow', line))].join('\n'),
    );
  }
  return result;
}

/** Adds colour in a terminal only: logs stay plain text. */
function paint(style: Parameters<typeof styleText>[0], text: string): string {
  return process.stdout.isTTY ? styleText(style, text) : text;
}

function problemReport({ problems, outName }: BuildResult): string {
  const blocks = problems.map((problem) => {
    const [heading = '', ...rest] = formatProblem(problem).split('\n');
    return [paint('bold', heading), ...rest].join('\n');
  });
  const total = countProblems(problems);
  const end = `${total} ${total === 1 ? 'problem' : 'problems'}; ${outName}/ is as it was`;
  return [...blocks, paint('red', end)].join('\n\n');
}

function details({ times, files }: BuildResult): string {
  const longest = Math.max(...Object.values(times));
  const rows = Object.entries(times).map(([name, milliseconds]) => {
    const bar = '▇'.repeat(Math.round((milliseconds / longest) * 20));
    return `  ${name.padEnd(17)} ${milliseconds.toFixed(0).padStart(5)} ms ${styleText('dim', bar)}`;
  });
  const sizes: Record<string, number> = {};
  for (const [path, size] of files) {
    const kind = /\.(html|js|woff2)$/.exec(path)?.[1] ?? 'other';
    sizes[kind] = (sizes[kind] ?? 0) + size;
  }
  const weights = Object.entries(sizes).map(
    ([kind, size]) => `${kind} ${(size / 1024).toFixed(1)} KB`,
  );
  return [...rows, '', `  ${weights.join(' · ')}`, ''].join('\n');
}
