// Builds the site for a command, and says how it went.

import type { BuildResult } from '../build.ts';
import type { Notice } from '../domain/problem.ts';
import type { BuildOptions } from '../pipeline/options.ts';
import { fail } from './terminal/complaint.ts';
import { formatReport } from './terminal/format-report.ts';

/** What builds is loaded only by those who build. */
export async function buildSite(asked: BuildOptions): Promise<BuildResult> {
  const { build } = await import('../build.ts');
  return build(asked);
}

/** Writes how far it is over what it said before; undefined where nobody watches. */
export function showProgress(): ((text: string) => void) | undefined {
  const { stderr } = process;
  return stderr.isTTY ? (text) => stderr.write(`\r\x1b[K${text}`) : undefined;
}

interface Telling {
  quiet?: boolean | undefined;
  times?: boolean | undefined;
  /** What else is to be told. */
  notices?: (report: BuildResult) => Notice[];
}

/** Builds, shows how far that is, and says how it went: the command ends with 1 where something is wrong. */
export async function buildAndTell(
  asked: BuildOptions,
  { quiet = false, times, notices = () => [] }: Telling = {},
): Promise<BuildResult> {
  const start = performance.now();
  const progress = quiet ? undefined : showProgress();
  const report = await buildSite({ ...asked, progress });
  progress?.('');
  const told = { ...report, notices: [...report.notices, ...notices(report)] };
  const terminal = process.stdout.isTTY ?? false;
  const milliseconds = performance.now() - start;
  const text = formatReport(told, { terminal, times: times ?? terminal, milliseconds });
  if (report.problems.length > 0) fail(text);
  else if (!quiet) console.log(text);
  return report;
}
