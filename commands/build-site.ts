// Builds the site, or repeats what the last build said where nothing has changed: then nothing that builds is loaded.

import type { BuildOptions } from '../pipeline/run.ts';
import type { BuildReport } from '../pipeline/write/build-report.ts';
import { repeatReport } from '../pipeline/write/receipt.ts';
import { PROGRAM } from './root.ts';

export async function buildSite(asked: BuildOptions): Promise<BuildReport> {
  const options = { ...asked, ...PROGRAM };
  const repeated = repeatReport(options);
  if (repeated) return repeated;
  const { build } = await import('../build.ts');
  return build(options);
}
