// Words a build's report: every problem, or a summary that a person likes to read.

import { styleText } from 'node:util';
import { countProblems, formatProblem } from '../../domain/problem.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';

interface Setting {
  /** Colours are for people, not for logs. */
  terminal: boolean;
  /** Whether to show how long each stage took, and what the site weighs. */
  times?: boolean;
  /** How long the whole build took. */
  milliseconds: number;
}

export function formatReport(report: BuildReport, setting: Setting): string {
  if (report.problems.length > 0) return failure(report, setting.terminal);
  const lines = [
    ...((setting.times ?? setting.terminal) ? details(report) : []),
    success(report, setting),
    ...report.notices.map(({ message }) => paint(setting.terminal, 'yellow', `  ! ${message}`)),
  ];
  return lines.join('\n');
}

function failure({ problems, outDir }: BuildReport, terminal: boolean): string {
  const total = countProblems(problems);
  const count = total === 1 ? '1 problem' : `${total} problems`;
  const blocks = problems.map((problem) => {
    const [heading, ...rest] = formatProblem(problem).split('\n');
    return [paint(terminal, 'bold', heading ?? ''), ...rest].join('\n');
  });
  const end = paint(terminal, 'red', `${count}; ${outDir}/ is as it was`);
  return [...blocks, end].join('\n\n');
}

function success({ pages, changed, outDir }: BuildReport, setting: Setting): string {
  const files = changed === 1 ? '1 file' : `${changed} files`;
  const text = `${pages} pages in ${Math.round(setting.milliseconds)} ms, ${files} changed in ${outDir}/`;
  return paint(setting.terminal, 'green', text);
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

function paint(terminal: boolean, style: Parameters<typeof styleText>[0], text: string): string {
  return terminal ? styleText(style, text) : text;
}
