// Writes the files that list the site for machines: sitemap, robots, feed and manifest.

import type { Content, House } from '../kinds/collections.ts';
import type { Pictures } from '../shown-picture.ts';
import type { Outcome } from '../stages.ts';
import type { Memo } from '../store/memo.ts';
import type { Output } from './output/output.ts';
import { writeFeed } from './write-feed.ts';
import { writeManifest } from './write-manifest.ts';
import type { WrittenPage } from './write-pages.ts';
import { writeSitemap } from './write-sitemap.ts';

export function writeLists(
  house: House,
  content: Pick<Content, 'pages' | 'posts'>,
  pages: readonly WrittenPage[],
  made: { pictures: Pictures; output: Output; memo: Memo },
): Outcome<undefined> {
  const { site } = house;
  writeSitemap(site, pages, made.output);
  writeFeed(house, content, made);
  writeManifest(site, made.output);
  return { value: undefined };
}
