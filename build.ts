// The build, top to bottom: content goes in, plain files come out, all of them or none.

import './pipeline/production.ts';
import { fileURLToPath } from 'node:url';
import { bundleIslands } from './pipeline/assets/bundle-islands.ts';
import { bundleStyles } from './pipeline/assets/bundle-styles.ts';
import { makeAssets } from './pipeline/assets/make-assets.ts';
import { preparePictures } from './pipeline/assets/prepare-pictures.ts';
import { checkBodies } from './pipeline/check/check-bodies.ts';
import { checkSite } from './pipeline/check/check-site.ts';
import { listNotices } from './pipeline/check/list-notices.ts';
import { assembleSite } from './pipeline/kinds/assemble-site.ts';
import { listImages } from './pipeline/kinds/list-images.ts';
import { readPassphrases } from './pipeline/kinds/proposal/read-passphrases.ts';
import { settleProposals } from './pipeline/kinds/proposal/sent/check-sent.ts';
import { readContent } from './pipeline/kinds/read-content.ts';
import { listContent } from './pipeline/read/list-content.ts';
import { type BuildOptions, Run } from './pipeline/run.ts';
import { copyPublic } from './pipeline/write/copy-public.ts';
import { openOutput } from './pipeline/write/open-output.ts';
import { type BuildReport, publish, refuse } from './pipeline/write/publish.ts';
import { writeLists } from './pipeline/write/write-lists.ts';
import { writePages } from './pipeline/write/write-pages.ts';

export async function build(options: BuildOptions): Promise<BuildReport> {
  const run = new Run(options);
  const output = openOutput(run);
  try {
    const files = await run.stage('list content', () => listContent(run));
    const found = await run.stage('read content', () => readContent(run, files));
    const settled = await run.stage('check sent', () => settleProposals(run, found));
    await run.stage('check bodies', () => checkBodies(run, found, settled));
    const content = { ...found, ...settled };
    const passphrases = await run.stage('read passphrases', () =>
      readPassphrases(run, content.proposals),
    );
    const { house, refused } = content;
    if (!house || !output) return refuse(run, output);
    const assets = await run.stage('make assets', () => makeAssets(run, house.site));
    const pictures = await run.stage('prepare pictures', () =>
      preparePictures(run, listImages(run.root, content), assets),
    );
    const stylesheet = await run.stage('bundle styles', () => bundleStyles(run, assets));
    const scripts = await run.stage('bundle islands', () => bundleIslands(run));
    const site = await run.stage('assemble site', () =>
      assembleSite(run, house, content, { pictures, assets, scripts, passphrases }),
    );
    const pages = await run.stage('render pages', () =>
      writePages(run, site, { stylesheet, scripts, pictures }, output),
    );
    await run.stage('write lists', () =>
      writeLists(run, house.site, content, site, { pictures, output }),
    );
    await run.stage('write assets', () => output.writeAll([...assets.files, ...scripts.files]));
    await run.stage('copy public', () => copyPublic(run, output, { pictures, pages }));
    await run.stage('check site', () =>
      checkSite(run, house.site, site, pages, { refused, files: output.files }),
    );
    await run.stage('list notices', () => listNotices(run, house, content));
    const report = await run.stage('publish', () => publish(run, output, stylesheet));
    return { ...report, prepared: site.prepared };
  } catch (error) {
    return refuse(run, output, error);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void import('./commands/build.ts');
