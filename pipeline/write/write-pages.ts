// Renders, checks and writes the pages one after another; nothing of a page is kept but what links need.

import type { Notice, Problem } from '../../domain/problem.ts';
import { routeToFile } from '../../domain/routes.ts';
import type { Head } from '../../templates/frame.ts';
import { checkPage } from '../check/check-page.ts';
import { compareReadingTime } from '../check/compare-reading-time.ts';
import type { Plan } from '../kinds/plan-pages.ts';
import { lockedPage, refusePicturesElsewhere } from '../kinds/proposal/locked-page.tsx';
import { sealPage } from '../kinds/proposal/seal-page.ts';
import type { Page } from '../page.ts';
import type { PageFacts } from '../render/read-html.ts';
import { type Bundles, type RenderedPage, renderPage } from '../render/render-page.tsx';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import type { Output } from './output.ts';

/** A page as the others see it. */
export interface WrittenPage extends PageFacts {
  route: string;
  source: Source;
  head: Pick<Head, 'title' | 'description' | 'canonical' | 'indexed'>;
  writtenAs: Page['writtenAs'];
  modifiedOn: Page['modifiedOn'];
  /** Of its header. */
  policy: string;
}

export function writePages(
  { pages, homeless }: Plan,
  made: Omit<Bundles, 'known'>,
  output: Output,
): Outcome<WrittenPage[]> {
  const bundles: Bundles = { ...made, known: new Map() };
  const unwritten = new Set(homeless);
  const problems: Problem[] = [];
  const notices: Notice[] = [];
  const value = pages.flatMap((page) => {
    const rendered = renderPage(page, bundles);
    problems.push(...rendered.problems, ...checkPage(page, rendered.facts));
    notices.push(...rendered.notices, ...compareReadingTime(page, rendered.words));
    const locked = lock(page, rendered, bundles);
    problems.push(...(locked.problems ?? []));
    notices.push(...(locked.notices ?? []));
    if (unwritten.has(page)) return [];
    output.write(routeToFile(page.route), locked.value.html, page.source.file);
    return [{ ...factsOf(page, rendered), policy: locked.value.policy }];
  });
  return { value, problems, notices };
}

/** The page as it is published: of a protected one only what its passphrase opens. */
function lock(
  page: Page,
  rendered: RenderedPage,
  bundles: Bundles,
): Outcome<Pick<RenderedPage, 'html' | 'policy'>> {
  const { route, source, passphrase } = page;
  if (passphrase === undefined) return { value: rendered };
  const { head, content, styles, facts } = rendered;
  const opened = { title: head.title, html: content, styles: styles.join('') };
  const sealed = sealPage(opened, route, passphrase);
  const shown = renderPage(lockedPage(page, sealed), bundles);
  return {
    value: shown,
    problems: [
      ...refusePicturesElsewhere(source, facts.pictures),
      ...checkPage(page, shown.facts),
      ...shown.problems,
    ],
    notices: shown.notices,
  };
}

function factsOf(
  { route, source, writtenAs, modifiedOn }: Page,
  rendered: RenderedPage,
): Omit<WrittenPage, 'policy'> {
  const { title, description, canonical, indexed } = rendered.head;
  const { ids, doubledIds, links, levels } = rendered.facts;
  const head = { title, description, canonical, indexed };
  return { route, source, head, writtenAs, modifiedOn, ids, doubledIds, links, levels };
}
