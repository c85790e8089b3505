// Makes the assets, scripts and styles that pages need, and lists the pages, for a build and for a preview.

import { makeAssets } from '../assets/assets.ts';
import { lettersIn } from '../assets/fonts.ts';
import { isFailure, preparePictures } from '../assets/images.ts';
import { bundleIslands } from '../assets/islands.ts';
import { bundleStyles } from '../assets/styles.ts';
import type { Site } from '../content/site.ts';
import type { Source } from '../content/source.ts';
import { imagesInText } from '../markdown/picture.ts';
import { MarkdownText } from '../markdown/text.ts';
import { caseStudyPages } from '../pages/case-studies.tsx';
import { jobPages } from '../pages/jobs.tsx';
import type { Page } from '../pages/page.ts';
import { listImages, makePageContext, type PageContext } from '../pages/page-context.ts';
import { authorPages, postPages } from '../pages/posts.tsx';
import { proposalPages } from '../pages/proposals.tsx';
import { sitePages } from '../pages/site-pages.tsx';
import { PreviewCache } from '../preview/cache.ts';
import type { Cache } from './disk-cache.ts';
import type { BuildConfig } from './options.ts';
import type { Problems } from './problems.ts';

interface PrepareContext {
  site: Site;
  config: BuildConfig;
  cache: Cache;
  problems: Problems;
  /** The cache of a preview, which keeps what it has made. */
  previewCache?: PreviewCache;
}

/** `lap` is called at the end of each step. */
export async function prepareBuild(
  { site, config, cache, problems, previewCache = new PreviewCache() }: PrepareContext,
  lap: (step: string) => void = () => {},
) {
  const { root } = config;
  const sources = entriesOf(site).map(({ source }) => source);
  const refused = site.files.refused.flatMap(({ source }) => source ?? []);
  const scanned = [...Object.values(site.files.sources), ...sources, ...refused].map(scan);
  const letters = lettersIn(scanned.map((one) => one.letters));
  const named = listImages(site);
  const inTexts = scanned.flatMap((one) => one.images);
  const images = [...new Set([...named.map(({ image }) => image), ...inTexts])];
  const shared = new Set(named.filter(({ isShared }) => isShared).map(({ image }) => image));
  const made = previewCache.cached(
    'assets',
    `${letters} ${images} ${[...shared]}`,
    problems,
    async (found) => {
      const assets = await makeAssets(root, site, letters, { cache, problems: found });
      lap('assets');
      const wanted = { images, shared };
      return { assets, pictures: await preparePictures(root, wanted, assets, config.progress) };
    },
  );
  const [scripts, { assets, pictures }] = await Promise.all([
    previewCache.cached('scripts', '', problems, (found) => bundleIslands(root, found)),
    made,
  ]);
  for (const { image, source, path } of named) {
    const picture = pictures.get(image);
    if (picture && isFailure(picture)) problems.add({ ...source.at(path), ...picture });
  }
  const styles = await previewCache.cached('styles', '', problems, (found) =>
    bundleStyles(root, assets, found),
  );
  lap('islands, pictures, styles');
  const context = makePageContext(site, { config, assets, pictures, scripts });
  // The texts of invalid files are checked too, so that all problems are reported at once.
  for (const { file, source } of site.files.refused) {
    // A proposal's names stand for its own figures, which are unknown here.
    if (!source || file.startsWith('content/proposals/')) continue;
    const text = new MarkdownText(source, site.variables);
    text.render({ pictures, videoScripts: [] });
    problems.add(...text.problems);
  }
  return { assets, pictures, scripts, styles, context, pages: listPages(context) };
}

function listPages(context: PageContext): Page[] {
  const copied = new Set(context.content.sent.map(({ terms }) => terms?.route));
  return [
    ...sitePages(context),
    ...postPages(context),
    ...authorPages(context),
    ...jobPages(context),
    ...proposalPages(context),
    ...caseStudyPages(context),
  ].filter(({ route }) => !copied.has(route));
}

function entriesOf(site: Site) {
  const { pages, posts, projects, businesses, jobs, proposals } = site;
  return [...pages, ...posts, ...projects, ...businesses, ...jobs, ...proposals];
}

const known = new WeakMap<Source, { letters: string; images: string[] }>();

/** The unusual characters of a source, and the pictures in its text; kept, since a preview asks for them often. */
function scan(source: Source): { letters: string; images: string[] } {
  const found = known.get(source) ?? {
    letters: lettersIn([source.text]),
    images: imagesInText(source.body),
  };
  known.set(source, found);
  return found;
}
