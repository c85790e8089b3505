// Words a build's report: every problem, or a summary that a person likes to read.

import { styleText } from 'node:util';
import { countProblems, layOut } from '../../domain/problem.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';
import { filesChanged, problemCount } from './counts.ts';
import { languageOf } from './language.ts';

interface ReportOptions {
  /** Colours are for people, not for logs. */
  terminal: boolean;
  /** Whether to show how long each stage took, and what the site weighs. */
  times?: boolean;
  /** How long the whole build took. */
  milliseconds: number;
  /** Its locale is the language of the report, unless the house says one. */
  env?: NodeJS.ProcessEnv;
}

export function formatReport(report: BuildReport, setting: ReportOptions): string {
  const { terminal, times = terminal, milliseconds, env } = setting;
  const language = languageOf('en', env ?? {});
  const { problems, notices, outDir, pages, changed } = report;
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    terminal ? styleText(style, text) : text;
  if (problems.length > 0) {
    const total = countProblems(problems);
    const blocks = problems.map((problem) => {
      const [heading = '', ...rest] = layOut(problem, language).split('\n');
      return [paint('bold', heading), ...rest].join('\n');
    });
    const { en, pt } = problemCount(total);
    const end = { en: `${en}; ${outDir}/ is as it was`, pt: `${pt}; ${outDir}/ ficou como estava` };
    return [...blocks, paint('red', end[language])].join('\n\n');
  }
  const time = `${Math.round(milliseconds)} ms`;
  const files = filesChanged(changed ?? 0);
  const summary = {
    en: `${pages} pages in ${time}, ${files.en} in ${outDir}/`,
    pt: `${pages} páginas em ${time}, ${files.pt} em ${outDir}/`,
  };
  return [
    ...(times ? details(report) : []),
    paint('green', summary[language]),
    ...notices.map(({ message }) => paint('yellow', `  ! ${message[language]}`)),
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
