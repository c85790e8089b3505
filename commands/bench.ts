// `npm run bench`: what a visitor downloads, and how long a build and a save take.

import { measureBuilds, measureSaves } from './bench/measure.ts';
import { weightTable } from './bench/weigh-pages.ts';
import { buildAside } from './build-site.ts';
import { inTemporaryFolder } from './programs/temporary-folder.ts';
import { readOptions } from './terminal/options.ts';

const USAGE = `npm run bench [-- OPTIONS]
The weight of every page.
  --builds  instead: whole builds with 1, 1,000 and 10,000 articles more, cold, warm and with one changed
  --saves   instead: how soon a browser shows what was saved in a preview`;

const options = readOptions(USAGE, {
  builds: { type: 'boolean' },
  saves: { type: 'boolean' },
});
if (options?.builds) await measureBuilds();
else if (options?.saves) await measureSaves();
else if (options) await inTemporaryFolder(printWeights);

async function printWeights(folder: string): Promise<void> {
  const built = await buildAside(folder, process.env);
  if (built) console.table(weightTable(built.outDir));
}
