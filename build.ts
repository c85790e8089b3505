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
import { settleRedirects } from './pipeline/check/settle-redirects.ts';
import { KINDS } from './pipeline/kinds/all-kinds.ts';
import { contentOf } from './pipeline/kinds/collections.ts';
import type { Kind } from './pipeline/kinds/kind.ts';
import { listImages, planPages } from './pipeline/kinds/plan-pages.ts';
import { prepareProposals } from './pipeline/kinds/proposal/prepare-proposals.ts';
import { prepareVersion } from './pipeline/kinds/proposal/send.ts';
import { readSent } from './pipeline/kinds/proposal/sent.ts';
import { readContent } from './pipeline/kinds/read-content.ts';
import { listContent } from './pipeline/read/list-content.ts';
import { siteDataOf } from './pipeline/render/site-data.ts';
import type { BuildOptions } from './pipeline/run.ts';
import type { Stages } from './pipeline/stages.ts';
import type { BuildReport } from './pipeline/write/build-report.ts';
import { copyPublic } from './pipeline/write/copy-public.ts';
import { copySent } from './pipeline/write/copy-sent.ts';
import { writeHosts } from './pipeline/write/hosts/write-hosts.ts';
import { openOutput } from './pipeline/write/output/open-output.ts';
import { openWork, publish, refuse } from './pipeline/write/publish.ts';
import { writeAdmin } from './pipeline/write/write-admin.ts';
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
  const stage: Stages['run'] = (name, give) => stages.run(name, give);
  const output = await stage('open output', () => openOutput(run));
  try {
    const files = await stage('list content', () => listContent(root, kinds));
    const sent = await stage('read sent', () => readSent(root));
    const read = { root, memo };
    const content = await stage('read content', () => readContent(run, files, kinds, read));
    const { house, entries: written, leftOut, refused, lists, texts } = content;
    const all = contentOf(written).proposals;
    const proposals = await stage('prepare proposals', () =>
      prepareProposals(run, house, all, sent),
    );
    await stage('check bodies', () => checkBodies(root, content, proposals));
    if (!house || !output) return refuse(work, output);
    const entries = new Map([...written, ['proposals', proposals]]);
    const shown = contentOf(entries);
    const images = listImages(entries, kinds, house);
    const assets = await stage('make assets', () => makeAssets(root, { ...house, texts }, memo));
    const stylesheet = await stage('bundle styles', () => bundleStyles(root, assets, memo, shared));
    const scripts = await stage('bundle islands', () => bundleIslands(root, memo, shared));
    await stage('check islands', () => checkIslands(islandFiles(root)));
    const pictures = await stage('prepare pictures', () => preparePictures(run, images, assets));
    const made = { run, pictures, assets };
    const site = { house, entries, sent };
    const plan = await stage('plan pages', () => planPages(kinds, site, made));
    const data = siteDataOf(house, shown, { ...made, scripts });
    const rendering = { ...work, data, stylesheet };
    const copied = await stage('copy sent', () => copySent(root, sent, proposals, output));
    const rendered = await stage('write pages', () => writePages(plan, rendering, output));
    const pages = [...copied, ...rendered];
    await stage('write lists', () => writeLists(house, shown, pages, { ...made, output, memo }));
    await stage('write assets', () => writeAssets(assets, scripts, output));
    await stage('copy public', () => copyPublic(root, output, { pictures, pages, memo }));
    const around = { house, refused, homeless: plan.homeless, files: output.files };
    await stage('check site', () => checkSite(pages, around));
    const known = { leftOut, today, sent };
    await stage('list notices', () => listNotices(house, shown, known));
    const found = { house, entries: written, lists, refused, files: output.files };
    const redirects = await stage('settle redirects', () => settleRedirects(pages, found));
    const admin = await stage('write admin', () => writeAdmin(run, house, output));
    const answered = { house, pages, redirects, admin };
    const answers = await stage('write hosts', () => writeHosts(work, answered, output));
    const prepared = prepareVersion(run, {
      ...{ house, proposals, pages },
      termsRoute: data.terms?.href,
    });
    const done = { output, answers, site: house.site };
    return { ...publish(work, done, stylesheet), prepared, lists };
  } catch (error) {
    return refuse(work, output, error);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void import('./commands/build.ts');
