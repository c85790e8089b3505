// Builds the site for a command, and says how it went.

import type { Notice } from '../domain/problem.ts';
import type { BuildOptions } from '../pipeline/run.ts';
import type { BuildReport } from '../pipeline/write/build-report.ts';
import { fail } from './terminal/complaint.ts';
import { formatReport } from './terminal/format-report.ts';

/** What builds is loaded only by those who build. */
export async function buildSite(asked: BuildOptions): Promise<BuildReport> {
  const { build } = await import('../build.ts');
  return build(asked);
}

interface Telling {
  quiet?: boolean | undefined;
  times?: boolean | undefined;
  /** What else is to be told. */
  notices?: (report: BuildReport) => Notice[];
}

/** Builds, shows how far that is, and says how it went: the command ends with 1 where something is wrong. */
export async function buildAndTell(
  asked: BuildOptions,
  { quiet = false, times, notices = () => [] }: Telling = {},
): Promise<BuildReport> {
  const start = performance.now();
  const isWatched = process.stderr.isTTY && !quiet;
  /** Over what it said before. */
  const progress = isWatched
    ? (text: string) => process.stderr.write(`\r\x1b[K${text}`)
    : undefined;
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
