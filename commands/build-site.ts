// Builds the site with the compiled program: what builds is loaded only by those who build.

import type { BuildOptions } from '../pipeline/run.ts';
import type { BuildReport } from '../pipeline/write/build-report.ts';
import { PROGRAM } from './root.ts';

export async function buildSite(asked: BuildOptions): Promise<BuildReport> {
  const { build } = await import('../build.ts');
  return build({ ...asked, ...PROGRAM });
}
