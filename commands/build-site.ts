// Builds the site with the compiled program: what builds is loaded only by those who build.

import { join } from 'node:path';
import type { BuildOptions } from '../pipeline/run.ts';
import type { BuildReport } from '../pipeline/write/build-report.ts';
import { PROGRAM, ROOT } from './root.ts';
import { fail } from './terminal/complaint.ts';
import { formatReport } from './terminal/format-report.ts';

export async function buildSite(asked: BuildOptions): Promise<BuildReport> {
  const { build } = await import('../build.ts');
  return build({ ...asked, ...PROGRAM });
}

/**
 * The site in `dist` inside of `folder`, for no host. Undefined, once it is said why, where it does
 * not build; `kept` is what then is as it was.
 */
export async function buildAside(folder: string, env: BuildOptions['env'], kept?: string) {
  const outDir = join(folder, 'dist');
  const report = await buildSite({ root: ROOT, outDir, hosts: [], env });
  const { answers, site } = report;
  if (answers && site) return { outDir, answers, site };
  const setting = { terminal: process.stderr.isTTY ?? false, milliseconds: 0 };
  return fail(formatReport({ ...report, outDir: kept ?? report.outDir }, setting));
}
