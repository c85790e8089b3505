// `npm run check:links`: asks whether the addresses elsewhere still live that the site links to.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import { askLinks, type Told } from './links/ask-links.ts';
import { ROOT } from './root.ts';
import { formatReport } from './terminal/format-report.ts';
import { readOptions } from './terminal/options.ts';

const USAGE = `npm run check:links
Builds the site aside, and asks every address elsewhere that it links to: which are dead, and which
could not be asked.`;

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
    const { alive, dead, unsure, placeholders } = await askLinks(outDir, site);
    tell(dead, 'is dead: remove the link, or find where it went');
    tell(unsure, 'could not be asked: try it by hand');
    if (placeholders.length > 0) {
      console.log(
        `${placeholders.length} not asked, since they are reserved or stand for others yet: ${placeholders.slice(0, 3).join(', ')}`,
      );
    }
    console.log(`${alive.length} alive, ${dead.size} dead, ${unsure.size} unsure`);
    process.exitCode = dead.size > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tell(links: ReadonlyMap<string, Told>, advice: string): void {
  for (const [address, { detail, pages }] of links) {
    console.log(`${address}  (${detail})\n  ${advice}\n  in ${pages.join(', ')}`);
  }
}
