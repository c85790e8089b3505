// `npm run check:links`: asks whether the addresses elsewhere still live that the site links to.

import { buildAside } from './build-site.ts';
import { askLinks } from './links/ask-links.ts';
import { inTemporaryFolder } from './programs/temporary-folder.ts';
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
  const built = await buildAside(folder, process.env);
  if (!built) return 1;
  const { answers, placeholders } = await askLinks(built.outDir, built.site);
  if (answers.length > 1 && answers.every(({ detail }) => /ENOTFOUND|EAI_AGAIN/.test(detail))) {
    console.error('no host of any link is known here: is this computer online?');
    return 1;
  }
  const counts = { alive: 0, dead: 0, unsure: 0 };
  for (const { address, state, detail, pages } of answers) {
    counts[state]++;
    if (state === 'alive') continue;
    console.log(`${address}  (${detail})\n  ${ADVICE[state]}\n  in ${pages.join(', ')}`);
  }
  if (placeholders.length > 0) {
    console.log(
      `${placeholders.length} not asked, since they are reserved or stand for others yet: ${placeholders.slice(0, 3).join(', ')}`,
    );
  }
  console.log(`${counts.alive} alive, ${counts.dead} dead, ${counts.unsure} unsure`);
  return counts.dead > 0 ? 1 : 0;
}
