// Holds the pages against each other: no dead link or anchor, no title twice.

import type { Site } from '../../domain/content/site.ts';
import type { Place, Problem } from '../../domain/problem.ts';
import { routes, routeToFile } from '../../domain/routes.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import type { AssembledSite } from '../kinds/assemble-site.ts';
import type { SitePage } from '../kinds/pages/site-page.ts';
import type { RefusedFile } from '../kinds/read-content.ts';
import { findText, findTexts } from '../read/find-text.ts';
import { SINGLE_FILES } from '../read/list-content.ts';
import type { Run } from '../run.ts';
import type { PageFacts } from './check-page.ts';

/** A finished page as the others see it. */
interface RenderedPage extends PageFacts {
  route: string;
  file: string;
}

export function checkSite(
  run: Run,
  { upcoming, url }: Site,
  { pages, homeless }: AssembledSite,
  rendered: readonly RenderedPage[],
  { refused, files }: { refused: readonly RefusedFile[]; files: ReadonlyMap<string, number> },
): void {
  const late = [...refused, ...homeless];
  checkIndispensable(run, pages, refused);
  checkUpcoming(run, pages, upcoming);
  checkHeads(run, pages);
  noticeOrphans(run, pages, rendered, url);
  checkLinks(run, rendered, {
    files,
    upcoming,
    url,
    late,
  });
}

/** Without these two no host can serve the site. */
function checkIndispensable(
  run: Run,
  pages: readonly SitePage[],
  refused: readonly RefusedFile[],
): void {
  const known = new Set([...pages, ...refused].map(({ route }) => route));
  for (const route of [routes.home, routes.notFound].filter((needed) => !known.has(needed))) {
    run.problems.push({
      file: 'content/pages',
      message: `expected a page with the route ${route}, found none`,
      fix: `write one with the line route: ${route}, or restore it from version control`,
    });
  }
}

/** What is announced as not written yet must not be there. */
function checkUpcoming(run: Run, pages: readonly SitePage[], upcoming: readonly string[]): void {
  const owners = new Map(pages.map(({ route, file }) => [route, file]));
  for (const route of upcoming.filter((announced) => owners.has(announced))) {
    run.problems.push({
      file: SINGLE_FILES.site,
      ...findText(run, SINGLE_FILES.site, route),
      path: 'upcoming',
      message: `expected addresses whose page is not written yet, found ${route}, which ${owners.get(route)} has`,
      fix: 'remove the line',
    });
  }
}

/** Search engines and readers tell pages apart by these two. */
function checkHeads(run: Run, pages: readonly SitePage[]): void {
  for (const key of ['title', 'description'] as const) {
    const owners = new Map<string, SitePage>();
    for (const page of pages) {
      const other = owners.get(page.head[key]);
      if (other !== undefined && other.file !== page.file) {
        for (const [here, there] of [
          [page, other],
          [other, page],
        ] as const) {
          const written = here.writtenAs?.[key] ?? key;
          run.problems.push({
            file: here.file,
            ...findText(run, here.file, `${written}:`),
            path: written,
            message: `expected a ${written} of its own, found the same as in ${there.file}`,
            fix: 'write in one of the two what it has that the other has not',
          });
        }
      }
      owners.set(page.head[key], other ?? page);
    }
  }
}

/** Pages for search engines that no other page leads to: most likely a link was forgotten. */
function noticeOrphans(
  run: Run,
  pages: readonly SitePage[],
  rendered: readonly RenderedPage[],
  url: string,
): void {
  const linked = new Set(
    rendered.flatMap(({ route, links }) =>
      [...links]
        .map((link) => ownAddress(link, url).split(/[?#]/)[0] ?? '')
        .filter((target) => target !== route),
    ),
  );
  for (const { route, file, head } of pages) {
    if (!head.indexed || route === routes.home || linked.has(route)) continue;
    run.notice({ message: `no page links to ${route} (${file})` });
  }
}

interface Addresses {
  /** Files that the output holds, without a slash at the start. */
  files: ReadonlyMap<string, number>;
  upcoming: readonly string[];
  /** Where the site will live: a complete address that starts with it is one of ours. */
  url: string;
  /** Content files that have no page yet: links to what they will be are not known to be dead. */
  late: readonly RefusedFile[];
}

function checkLinks(run: Run, pages: readonly RenderedPage[], addresses: Addresses): void {
  const idsByRoute = new Map(pages.map((page) => [page.route, page.ids]));
  const isLate = lateRoutes(addresses);
  const known = [...idsByRoute.keys(), ...addresses.upcoming];
  const pageFiles = new Set(pages.map(({ route }) => routeToFile(route)));
  const isFile = (path: string): boolean => addresses.files.has(path) && !pageFiles.has(path);
  const awaited = new Set<string>();
  for (const page of pages) {
    for (const link of page.links) {
      const [path = '', anchor] = ownAddress(link, addresses.url).split('#', 2);
      if (path !== '' && !/^\/(?!\/)/.test(path)) continue;
      const [target = ''] = (path === '' ? page.route : path).split('?');
      const ids = idsByRoute.get(target);
      if (ids) {
        if (anchor && !ids.has(decodeAnchor(anchor))) {
          run.problems.push(...deadAnchor(run, page, link, anchor, ids));
        }
      } else if (isLate(target)) awaited.add(target);
      else if (!isFile(target.slice(1))) {
        run.problems.push(...deadLink(run, page, link, target, known));
      }
    }
  }
  const waiting = addresses.upcoming.filter((route) => awaited.has(route));
  if (waiting.length > 0) {
    run.notice({
      message: `links lead to announced pages that are not written yet: ${waiting.join(', ')}`,
      strict: { file: SINGLE_FILES.site, fix: 'write the pages, or remove the links' },
    });
  }
}

/** `https://www.exemplo.com.br/blog` as `/blog` where that is this site. */
function ownAddress(link: string, url: string): string {
  if (link === url) return '/';
  return link.startsWith(`${url}/`) ? link.slice(url.length) : link;
}

/** Of a file whose route is what is wrong with it, the name tells where its page was to be. */
function lateRoutes({ upcoming, late }: Addresses): (route: string) => boolean {
  const stem = (path: string): string => path.replace(/^.*\/|\.\w+$/g, '');
  const routes = new Set([...upcoming, ...late.map(({ route }) => route)]);
  const stems = new Set(late.map(({ file }) => stem(file)));
  return (route) => routes.has(route) || stems.has(stem(route));
}

/** As browsers do: an anchor that cannot be decoded stands for itself. */
function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function deadLink(
  run: Run,
  page: RenderedPage,
  link: string,
  target: string,
  known: readonly string[],
): Problem[] {
  const guess = nearest(target, known);
  return whereWritten(run, page, link).map((place) => ({
    ...place,
    message: `expected a link to an address of this site, found ${link}, which no page has`,
    fix: guess
      ? `did you mean ${guess}?`
      : 'correct the address, or create the page that it leads to',
  }));
}

function deadAnchor(
  run: Run,
  page: RenderedPage,
  link: string,
  anchor: string,
  ids: ReadonlySet<string>,
): Problem[] {
  const guess = nearest(anchor, ids);
  return whereWritten(run, page, link).map((place) => ({
    ...place,
    message: `expected a link to an anchor that exists, found ${link}`,
    fix: guess ? `did you mean #${guess}?` : 'link to the page without an anchor',
  }));
}

/** Every place in the content file that wrote the link; the page's own file if no file did. */
function whereWritten(
  run: Run,
  page: RenderedPage,
  link: string,
): (Place & { excerpt?: string })[] {
  for (const file of [page.file, ...Object.values(SINGLE_FILES)]) {
    const places = findTexts(run, file, link);
    if (places.length > 0) return places.map((place) => ({ file, ...place }));
  }
  return [{ file: page.file }];
}
