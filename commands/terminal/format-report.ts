// Words a build's report: every problem, or a summary that a person likes to read.

import { styleText } from 'node:util';
import { countProblems } from '../../domain/problem.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';
import { wordsFor } from '../portuguese/in-portuguese.ts';

interface ReportOptions {
  /** Colours are for people, not for logs. */
  terminal: boolean;
  /** Whether to show how long each stage took, and what the site weighs. */
  times?: boolean;
  /** How long the whole build took. */
  milliseconds: number;
  /** Its locale is the language of the report. */
  env?: NodeJS.ProcessEnv;
}

export function formatReport(report: BuildReport, setting: ReportOptions): string {
  const { terminal, times = terminal, milliseconds, env } = setting;
  const words = wordsFor(env ?? {});
  const { problems, notices, outDir, pages, changed } = report;
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    terminal ? styleText(style, text) : text;
  if (problems.length > 0) {
    const total = countProblems(problems);
    const blocks = problems.map((problem) => {
      const [heading = '', ...rest] = words.problem(problem).split('\n');
      return [paint('bold', heading), ...rest].join('\n');
    });
    const count = total === 1 ? '1 problem' : `${total} problems`;
    return [...blocks, paint('red', words.say(`${count}; ${outDir}/ is as it was`))].join('\n\n');
  }
  const files = changed === 1 ? '1 file' : `${changed} files`;
  const time = `${Math.round(milliseconds)} ms`;
  return [
    ...(times ? details(report) : []),
    paint('green', words.say(`${pages} pages in ${time}, ${files} changed in ${outDir}/`)),
    ...notices.map(({ message }) => paint('yellow', `  ! ${words.say(message)}`)),
  ].join('\n');
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
