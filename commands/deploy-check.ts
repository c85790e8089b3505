// `npm run deploy-check`: asks a running site whether it answers as the build promises.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import type { Built } from './deploy/check-deployment.ts';
import { checkRunning } from './deploy/check-running.ts';
import { formatFindings } from './deploy/format-findings.ts';
import { readAddress } from './deploy/read-address.ts';
import { ROOT } from './root.ts';
import { formatReport } from './terminal/format-report.ts';
import { readCommand } from './terminal/options.ts';

const USAGE = `npm run deploy-check ADDRESS
Builds the site aside, asks the one at ADDRESS for every page, file and redirect of it, and says
which statuses, headers, types and compressions are not as the build promises.
  ADDRESS  such as https://www.exemplo.com.br`;

const asked = readCommand(USAGE, {});
if (asked) {
  const [word, ...others] = asked.words;
  const isOne = word !== undefined && others.length === 0;
  const address = isOne ? readAddress(word) : undefined;
  if (address && 'url' in address) await check(address.url);
  else {
    const many = `expected one address, found ${asked.words.join(' ') || 'none'}\n\n${USAGE}`;
    console.error(address?.refusal ?? many);
    process.exitCode = 2;
  }
}

async function check(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    const findings = await checkRunning(url, (siteUrl) => buildAside(folder, siteUrl));
    if (findings) console.log(formatFindings(url, findings));
    process.exitCode = findings?.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Says what is wrong with the content, where something is. */
async function buildAside(folder: string, siteUrl?: string): Promise<Built | undefined> {
  const outDir = join(folder, siteUrl === undefined ? 'dist' : 'renamed');
  const env = { ...process.env, ...(siteUrl !== undefined && { SITE_URL: siteUrl }) };
  const report = await buildSite({ root: ROOT, outDir, hosts: [], env });
  const { answers } = report;
  if (answers) return { answers, read: (path) => readFileSync(join(outDir, path)) };
  console.error(formatReport(report, { terminal: false, milliseconds: 0 }));
  return undefined;
}
