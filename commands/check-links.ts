// `npm run check:links`: asks whether the addresses elsewhere still live that the site links to.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import { type Answer, askLinks, type State } from './links/ask-links.ts';
import { externalLinks } from './links/external-links.ts';
import { ROOT } from './root.ts';
import { formatReport } from './terminal/format-report.ts';
import { readOptions } from './terminal/options.ts';

const USAGE = `npm run check:links
Builds the site aside, and asks every address elsewhere that it links to, each site in its turn:
which are dead, which have moved, which could not be asked. What lives is not asked again for a week.`;

const ADVICE: Readonly<Record<Exclude<State, 'alive'>, string>> = {
  dead: 'is dead: remove the link, or find where it went',
  moved: 'has moved for good: link there',
  unsure: 'could not be asked: try it by hand',
};

if (readOptions(USAGE, {})) await check();

async function check(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  try {
    const outDir = join(folder, 'dist');
    const report = await buildSite({ root: ROOT, outDir, hosts: [], env: process.env });
    const { site } = report;
    if (!site) {
      console.error(formatReport(report, { terminal: false, milliseconds: 0 }));
      process.exitCode = 1;
      return;
    }
    const { links, placeholders } = externalLinks(outDir, site);
    const answers = await askLinks([...links.keys()], { file: join(ROOT, '.cache/links.json') });
    for (const [address, answer] of answers) tell(address, answer, links.get(address) ?? []);
    if (placeholders.length > 0) console.log(tellPlaceholders(placeholders));
    const states = [...answers.values()].map(({ state }) => state);
    const count = (state: State): number => states.filter((one) => one === state).length;
    console.log(
      `${countOf(states.length)}: ${count('alive')} alive, ${count('moved')} moved, ${count('dead')} dead, ${count('unsure')} unsure`,
    );
    process.exitCode = count('dead') > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const SHOWN = 3;

function tellPlaceholders(addresses: readonly string[]): string {
  const more = addresses.length - SHOWN;
  const shown = `${addresses.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `${countOf(addresses.length)} not asked, since they are reserved or stand for others yet: ${shown}`;
}

function countOf(addresses: number): string {
  return addresses === 1 ? '1 address' : `${addresses} addresses`;
}

function tell(address: string, { state, detail }: Answer, pages: readonly string[]): void {
  if (state === 'alive') return;
  console.log(`${address}  (${detail})\n  ${ADVICE[state]}\n  in ${pages.join(', ')}`);
}
