// `npm run deploy-check`: asks a running site whether it answers as the build promises.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import { checkRunning, formatFindings, originOf } from './deploy/check-running.ts';
import { inTemporaryFolder } from './programs/temporary-folder.ts';
import { ROOT } from './root.ts';
import { formatReport } from './terminal/format-report.ts';
import { readCommand } from './terminal/options.ts';

const USAGE = `npm run deploy-check ADDRESS
Builds the site aside, asks the one at ADDRESS for every page, file and redirect of it, and says
which statuses, headers, types and compressions are not as the build promises.
  ADDRESS  such as https://www.exemplo.com.br`;

const asked = readCommand(USAGE, {});
if (asked) {
  const typed = asked.words.join(' ');
  const url = originOf(typed);
  if (url !== undefined) process.exitCode = await inTemporaryFolder((folder) => check(url, folder));
  else {
    const address = 'the address of a site, such as https://www.exemplo.com.br';
    console.error(`expected ${address}, found ${typed || 'none'}\n\n${USAGE}`);
    process.exitCode = 2;
  }
}

/** Gives the exit code. */
async function check(url: string, folder: string): Promise<number> {
  const findings = await checkRunning(url, (siteUrl) => buildAside(folder, siteUrl));
  if (findings) console.log(formatFindings(url, findings));
  return findings?.length === 0 ? 0 : 1;
}

/** Says what is wrong with the content, where something is. */
async function buildAside(folder: string, siteUrl?: string) {
  const outDir = join(folder, siteUrl === undefined ? 'dist' : 'renamed');
  const env = { ...process.env, ...(siteUrl !== undefined && { SITE_URL: siteUrl }) };
  const report = await buildSite({ root: ROOT, outDir, hosts: [], env });
  const { answers, site } = report;
  const read = (path: string) => readFileSync(join(outDir, path));
  if (answers && site) return { answers, origin: new URL(site.url).origin, read };
  console.error(formatReport(report, { terminal: false, milliseconds: 0 }));
  return undefined;
}
