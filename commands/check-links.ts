// `npm run check:links`: asks whether the addresses elsewhere still live that the site links to.

import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import { askLinks } from './links/ask-links.ts';
import { inTemporaryFolder } from './programs/temporary-folder.ts';
import { ROOT } from './root.ts';
import { formatReport } from './terminal/format-report.ts';
import { readOptions } from './terminal/options.ts';

const USAGE = `npm run check:links
Builds the site aside, and asks every address elsewhere that it links to: which are dead, and which
could not be asked.`;

const ADVICE = {
  dead: 'is dead: remove the link, or find where it went',
  unsure: 'could not be asked: try it by hand',
};

if (readOptions(USAGE, {})) process.exitCode = await inTemporaryFolder(check);

/** Gives the exit code. */
async function check(folder: string): Promise<number> {
  const outDir = join(folder, 'dist');
  const report = await buildSite({ root: ROOT, outDir, hosts: [], env: process.env });
  if (!report.site) {
    console.error(formatReport(report, { terminal: false, milliseconds: 0 }));
    return 1;
  }
  const { answers, placeholders } = await askLinks(outDir, report.site);
  if (answers.length > 1 && answers.every(({ detail }) => /ENOTFOUND|EAI_AGAIN/.test(detail))) {
    console.error('no host of any link is known here: is this computer online?');
    return 1;
  }
  const alive = answers.filter(({ state }) => state === 'alive');
  for (const { address, state, detail, pages } of answers) {
    if (state === 'alive') continue;
    console.log(`${address}  (${detail})\n  ${ADVICE[state]}\n  in ${pages.join(', ')}`);
  }
  if (placeholders.length > 0) {
    console.log(
      `${placeholders.length} not asked, since they are reserved or stand for others yet: ${placeholders.slice(0, 3).join(', ')}`,
    );
  }
  const dead = answers.filter(({ state }) => state === 'dead').length;
  const unsure = answers.length - alive.length - dead;
  console.log(`${alive.length} alive, ${dead} dead, ${unsure} unsure`);
  return dead > 0 ? 1 : 0;
}
