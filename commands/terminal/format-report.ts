// Words a build's report: every problem, or a summary that a person likes to read.

import { styleText } from 'node:util';
import { countProblems, formatProblem } from '../../domain/problem.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';

interface ReportOptions {
  /** Colours are for people, not for logs. */
  terminal: boolean;
  /** Whether to show how long each stage took, and what the site weighs. */
  times?: boolean;
  /** How long the whole build took. */
  milliseconds: number;
}

export function formatReport(report: BuildReport, setting: ReportOptions): string {
  const { terminal, times = terminal, milliseconds } = setting;
  const { problems, notices, outDir, pages, changed } = report;
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    terminal ? styleText(style, text) : text;
  if (problems.length > 0) {
    const total = countProblems(problems);
    const blocks = problems.map((problem) => {
      const [heading = '', ...rest] = formatProblem(problem).split('\n');
      return [paint('bold', heading), ...rest].join('\n');
    });
    const end = `${total} ${total === 1 ? 'problem' : 'problems'}; ${outDir}/ is as it was`;
    return [...blocks, paint('red', end)].join('\n\n');
  }
  const time = `${Math.round(milliseconds)} ms`;
  const summary = `${pages} pages in ${time}, ${filesChanged(changed ?? 0)} in ${outDir}/`;
  return [
    ...(times ? details(report) : []),
    paint('green', summary),
    ...notices.map(({ message }) => paint('yellow', `  ! ${message}`)),
  ].join('\n');
}

export function filesChanged(count: number): string {
  return count === 1 ? '1 file changed' : `${count} files changed`;
}

function details({ stages, bytes }: BuildReport): string[] {
  const longest = Math.max(...stages.map(({ milliseconds }) => milliseconds));
  const rows = stages.map(({ name, milliseconds }) => {
    const bar = '▇'.repeat(Math.round((milliseconds / longest) * 20));
    return `  ${name.padEnd(17)} ${milliseconds.toFixed(0).padStart(5)} ms ${styleText('dim', bar)}`;
  });
  const sizes = Object.entries(bytes)
    .map(([kind, size]) => `${kind} ${(size / 1024).toFixed(1)} KB`)
    .join(' · ');
  return [...rows, '', `  ${sizes}`, ''];
}
