// Renders, checks and writes the pages one after another; nothing of a page is kept but what links need.

import { routeToFile } from '../../domain/routes.ts';
import { checkPage, type KnownTexts, type PageFacts } from '../check/check-page.ts';
import { compareReadingTime } from '../check/compare-reading-time.ts';
import type { AssembledSite } from '../kinds/assemble-site.ts';
import { lockPage } from '../kinds/proposal/locked-page.tsx';
import { type Bundles, renderPage } from '../render/render-page.tsx';
import type { Run } from '../run.ts';
import type { Output } from './output.ts';

export interface WrittenPage extends PageFacts {
  route: string;
  file: string;
}

export function writePages(
  run: Run,
  { frame, pages, homeless }: AssembledSite,
  made: Omit<Bundles, 'frame'>,
  output: Output,
): WrittenPage[] {
  const bundles = { ...made, frame };
  const known: KnownTexts = new Map();
  const unwritten = new Set(homeless);
  return pages.flatMap((page) => {
    const { html, words } = renderPage(run, page, bundles);
    if (words !== undefined) compareReadingTime(run, page, words);
    const { passphrase, route, file } = page;
    const locked = passphrase && lockPage(run, frame, { ...page, passphrase }, html);
    const written = locked ? renderPage(run, locked, bundles).html : html;
    const facts = checkPage(html, page, run.problems, known);
    if (unwritten.has(page)) return [];
    output.write(routeToFile(route), written, file);
    return { route, file, ...facts };
  });
}
