// Writes the files that list the site for machines: sitemap, robots, feed and manifest.

import type { Site } from '../../domain/content/site.ts';
import type { Pictures } from '../assets/prepare-pictures.ts';
import type { AssembledSite } from '../kinds/assemble-site.ts';
import type { Content } from '../kinds/read-content.ts';
import type { Run } from '../run.ts';
import type { Output } from './output.ts';
import { writeFeed } from './write-feed.ts';
import { writeManifest } from './write-manifest.ts';
import { writeSitemap } from './write-sitemap.ts';

export function writeLists(
  run: Run,
  site: Site,
  content: Pick<Content, 'pages' | 'posts'>,
  { pages }: AssembledSite,
  made: { pictures: Pictures; output: Output },
): void {
  const { output } = made;
  writeSitemap(site, pages, output);
  writeFeed(run, site, content, made);
  writeManifest(site, output);
}
