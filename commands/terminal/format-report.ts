// Words a build's report: every problem, or a summary that a person likes to read.

import { styleText } from 'node:util';
import type { BuildResult } from '../../build.ts';
import { countProblems, formatProblem } from '../../domain/problem.ts';

interface ReportOptions {
  /** Colours are for people, not for logs. */
  terminal: boolean;
  /** Whether to show how long each step took, and what the site weighs. */
  times?: boolean;
  /** How long the whole build took. */
  milliseconds: number;
}

export function formatReport(result: BuildResult, setting: ReportOptions): string {
  const { terminal, times = terminal, milliseconds } = setting;
  const { problems, notices, outName, pages, files } = result;
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    terminal ? styleText(style, text) : text;
  if (problems.length > 0) {
    const total = countProblems(problems);
    const blocks = problems.map((problem) => {
      const [heading = '', ...rest] = formatProblem(problem).split('\n');
      return [paint('bold', heading), ...rest].join('\n');
    });
    const end = `${total} ${total === 1 ? 'problem' : 'problems'}; ${outName}/ is as it was`;
    return [...blocks, paint('red', end)].join('\n\n');
  }
  const time = `${Math.round(milliseconds)} ms`;
  const summary = `${pages.length} pages in ${time}, ${files.size} files in ${outName}/`;
  return [
    ...(times ? details(result) : []),
    paint('green', summary),
    ...notices.map(({ message }) => paint('yellow', `  ! ${message}`)),
  ].join('\n');
}

function details({ times, files }: BuildResult): string[] {
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
  return [...rows, '', `  ${weights.join(' · ')}`, ''];
}
