// `npm run deploy-check`: asks a running site whether it answers as the build promises.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import { checkDeployment } from './deploy/check-deployment.ts';
import { formatFindings } from './deploy/format-findings.ts';
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
  const url = word === undefined ? undefined : originOf(word);
  if (url && others.length === 0) await check(url);
  else {
    console.error(`expected one address, found ${asked.words.join(' ') || 'none'}\n\n${USAGE}`);
    process.exitCode = 2;
  }
}

function originOf(word: string): string | undefined {
  const text = /^https?:\/\//.test(word) ? word : `https://${word}`;
  return URL.canParse(text) ? new URL(text).origin : undefined;
}

async function check(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    const outDir = join(folder, 'dist');
    const report = await buildSite({ root: ROOT, outDir, hosts: [], env: process.env });
    const { answers } = report;
    if (!answers) {
      console.error(formatReport(report, { terminal: false, milliseconds: 0 }));
      process.exitCode = 1;
      return;
    }
    const read = (path: string): Uint8Array => readFileSync(join(outDir, path));
    const findings = await checkDeployment({ url, answers, read });
    console.log(formatFindings(url, findings));
    process.exitCode = findings.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
