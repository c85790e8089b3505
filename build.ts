// The build, top to bottom: content goes in, plain files come out, all of them or none.

import './pipeline/production.ts';
import { fileURLToPath } from 'node:url';
import {
  bundleIslands,
  islandFiles,
  type SharedScripts,
} from './pipeline/assets/bundle-islands.ts';
import { makeAssets } from './pipeline/assets/make-assets.ts';
import { preparePictures } from './pipeline/assets/prepare-pictures.ts';
import { checkIslands } from './pipeline/assets/render-island.ts';
import { bundleStyles, type SharedStyles } from './pipeline/assets/styles/bundle-styles.ts';
import { checkBodies } from './pipeline/check/check-bodies.ts';
import { checkSite } from './pipeline/check/check-site.ts';
import { listNotices } from './pipeline/check/list-notices.ts';
import { KINDS } from './pipeline/kinds/all-kinds.ts';
import { contentOf } from './pipeline/kinds/collections.ts';
import type { Kind } from './pipeline/kinds/kind.ts';
import { listImages, planPages } from './pipeline/kinds/plan-pages.ts';
import { readPassphrases } from './pipeline/kinds/proposal/read-passphrases.ts';
import { prepareVersion } from './pipeline/kinds/proposal/sent/prepare-version.ts';
import { readSent } from './pipeline/kinds/proposal/sent/read-sent.ts';
import { freeSources, settleProposals } from './pipeline/kinds/proposal/sent/settle-proposals.ts';
import { readContent } from './pipeline/kinds/read-content.ts';
import { listContent } from './pipeline/read/list-content.ts';
import { siteDataOf } from './pipeline/render/site-data.ts';
import type { BuildOptions } from './pipeline/run.ts';
import type { Outcome } from './pipeline/stages.ts';
import type { BuildReport } from './pipeline/write/build-report.ts';
import { copyPublic } from './pipeline/write/copy-public.ts';
import { copySent } from './pipeline/write/copy-sent.ts';
import { writeHosts } from './pipeline/write/hosts/write-hosts.ts';
import { openOutput } from './pipeline/write/output/open-output.ts';
import { openWork, publish, refuse } from './pipeline/write/publish.ts';
import { writeAssets } from './pipeline/write/write-assets.ts';
import { writeLists } from './pipeline/write/write-lists.ts';
import { writePages } from './pipeline/write/write-pages.ts';

/** `shared`: bundles of earlier builds, in a process that makes many sites of one `islands/` and one `styles/`. */
export async function build(
  options: BuildOptions,
  kinds: readonly Kind[] = KINDS,
  shared?: SharedScripts & SharedStyles,
): Promise<BuildReport> {
  const work = openWork(options);
  const { run, memo, stages } = work;
  const { root, today } = run;
  const output = await stages.run('open output', () => openOutput(run));
  try {
    const files = await stages.run('list content', () => listContent(root, kinds));
    const kept = await stages.run('read sent', () => readSent(root));
    const free = <Value>(outcome: Outcome<Value>) => freeSources(run, kept, outcome);
    const content = await stages.run('read content', () =>
      free(readContent(run, files, kinds, { root, memo })),
    );
    const { house, entries: written, leftOut, refused } = content;
    const settled = await stages.run('settle proposals', () =>
      settleProposals(run, house, contentOf(written), kept),
    );
    await stages.run('check bodies', () => free(checkBodies(root, content, settled)));
    const { proposals } = settled;
    const passphrases = await stages.run('read passphrases', () => readPassphrases(run, proposals));
    if (!house || !output) return refuse(work, output);
    const entries = new Map([...written, ['proposals', proposals]]);
    const assets = await stages.run('make assets', () => makeAssets(house.site, memo));
    const style = await stages.run('bundle styles', () => bundleStyles(root, assets, memo, shared));
    const scripts = await stages.run('bundle islands', () => bundleIslands(root, memo, shared));
    await stages.run('check islands', () => checkIslands(islandFiles(root)));
    const shown = contentOf(entries);
    const data = siteDataOf(house, shown, { assets, scripts, run });
    const pictures = await stages.run('prepare pictures', () =>
      preparePictures(run, listImages(entries, kinds), assets),
    );
    const making = { run, pictures, assets, passphrases };
    const site = { house, entries, settled };
    const plan = await stages.run('plan pages', () => planPages(kinds, site, making));
    const sent = await stages.run('copy sent', () => copySent(root, settled, output));
    const setting = { ...work, data, stylesheet: style };
    const made = await stages.run('write pages', () => writePages(plan, setting, output));
    const pages = [...sent, ...made];
    const lists = { pictures, output, memo };
    await stages.run('write lists', () => writeLists(house, shown, pages, lists));
    await stages.run('write assets', () => writeAssets(assets, scripts, house, output));
    await stages.run('copy public', () => copyPublic(root, output, { pictures, pages, memo }));
    const around = { house, refused, homeless: plan.homeless, files: output.files };
    await stages.run('check site', () => checkSite(pages, around));
    const told = { leftOut, today, sent: settled.sent };
    await stages.run('list notices', () => listNotices(house, shown, told));
    const answers = await stages.run('write hosts', () => writeHosts(work, pages, content, output));
    const prepared = prepareVersion(run, { house, proposals, pages });
    return { ...publish(work, { output, answers, site: house.site }, style), prepared };
  } catch (error) {
    return refuse(work, output, error);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void import('./commands/build.ts');
