// What only the finished site shows: a proposal that others lead to, a description that search engines cut, a page too heavy to wait for.

import type { Notice, Problem } from '../../domain/problem.ts';
import { routeToFile } from '../../domain/routes.ts';
import type { Head } from '../../templates/frame.ts';
import type { Page } from '../page.ts';
import type { Outcome } from '../stages.ts';
import { whereWritten } from './check-site.ts';

interface SeenPage extends Pick<Page, 'route' | 'source'> {
  head: Pick<Head, 'description' | 'indexed'>;
  links: readonly string[];
}

interface Finished {
  /** Where the site will live. */
  url: string;
  /** What the output holds, by paths without a slash at the start. */
  files: ReadonlyMap<string, number>;
}

export function checkWholeSite(
  pages: readonly SeenPage[],
  { url, files }: Finished,
): Outcome<undefined> {
  return {
    value: undefined,
    problems: refuseLeaks(pages, url),
    notices: [...noticeDescriptions(pages), ...noticeWeights(pages, files)],
  };
}

const PROPOSALS = 'content/proposals/';

/** The terms that are kept with what was sent are everybody's. */
function ofClient(file: string): boolean {
  return file.startsWith(PROPOSALS) && !file.startsWith(`${PROPOSALS}sent/terms-`);
}

/** Whoever knows the address reads the proposal: no page may tell it. */
function refuseLeaks(pages: readonly SeenPage[], url: string): Problem[] {
  const proposals = new Set(
    pages.filter(({ source }) => ofClient(source.file)).map(({ route }) => route),
  );
  return pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const own = link.startsWith(`${url}/`) ? link.slice(url.length) : link;
      const target = own.split(/[?#]/)[0] ?? '';
      if (!proposals.has(target) || target === page.route) return [];
      return whereWritten(page, link).map((place) => ({
        ...place,
        message: `expected no link to a proposal, found ${link}: whoever follows it reads what one client was offered`,
        fix: 'remove the link, and give its address to the client alone',
      }));
    }),
  );
}

/** Search engines show about as much. */
const LONGEST_SHOWN = 160;
const LEAST_SAID = 25;

/** Of each file once: further pages of a list have its description, with their number before it. */
function noticeDescriptions(pages: readonly SeenPage[]): Notice[] {
  const firsts = new Map(
    pages.toReversed().map((page): [string, SeenPage] => [page.source.file, page]),
  );
  return pages
    .filter((page) => page.head.indexed && firsts.get(page.source.file) === page)
    .flatMap(({ source, head }) => {
      const { length } = head.description;
      if (length > LONGEST_SHOWN) {
        return {
          message: `${source.file} is described in ${length} letters: search engines cut it after about ${LONGEST_SHOWN}`,
        };
      }
      if (length >= LEAST_SAID) return [];
      return {
        message: `${source.file} is described in ${length} letters: say what a reader finds there`,
      };
    });
}

/** Uncompressed; the heaviest proposals have a quarter of it. */
const HEAVY_BYTES = 250 * 1024;

function noticeWeights(pages: readonly SeenPage[], files: ReadonlyMap<string, number>): Notice[] {
  return pages.flatMap(({ route, source }) => {
    const bytes = files.get(routeToFile(route)) ?? 0;
    if (bytes <= HEAVY_BYTES) return [];
    const kilobytes = Math.round(bytes / 1024);
    return {
      message: `${route} (${source.file}) weighs ${kilobytes} KB before it is compressed: divide the text, or make it shorter`,
    };
  });
}
