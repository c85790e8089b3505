// `npm run deploy-check`: asks a running site whether it answers as the build promises.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAside } from './build-site.ts';
import { checkRunning, formatFindings, originOf } from './deploy/check-site.ts';
import { inTemporaryFolder } from './programs/temporary-folder.ts';
import { fail } from './terminal/complaint.ts';
import { tellBuilder } from './terminal/language.ts';
import { readCommand } from './terminal/options.ts';

const USAGE = `npm run deploy-check ADDRESS
Builds the site aside, asks the one at ADDRESS for every page, file and redirect of it, and says
which statuses, headers, types and compressions are not as the build promises.
  ADDRESS  such as https://www.exemplo.com.br`;

const asked = readCommand(USAGE, {}, tellBuilder);
if (asked) {
  const typed = asked.words.join(' ');
  const url = originOf(typed);
  const address = 'the address of a site, such as https://www.exemplo.com.br';
  if (url !== undefined) process.exitCode = await inTemporaryFolder((folder) => check(url, folder));
  else fail(`expected ${address}, found ${typed || 'none'}\n\n${USAGE}`, 2);
}

/** Gives the exit code. */
async function check(url: string, folder: string): Promise<number> {
  const findings = await checkRunning(url, async (siteUrl) => {
    const env = siteUrl === undefined ? process.env : { ...process.env, SITE_URL: siteUrl };
    const built = await buildAside(folder, env);
    const read = (path: string) => readFileSync(join(folder, 'dist', path));
    return built && { answers: built.answers, origin: new URL(built.site.url).origin, read };
  });
  if (findings) console.log(formatFindings(url, findings));
  return findings?.length === 0 ? 0 : 1;
}
