// Holds the pages against each other: no dead link or anchor, no title twice.

import { manyMore, type Notice, type Place, type Problem } from '../../domain/problem.ts';
import { routes, routeToFile } from '../../domain/routes.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import type { Head } from '../../templates/frame.ts';
import type { House } from '../kinds/collections.ts';
import type { RefusedFile } from '../kinds/read-content.ts';
import { placesOfAddress } from '../markdown/references.ts';
import type { Page } from '../page.ts';
import { SINGLE_FILES } from '../read/list-content.ts';
import type { Outcome } from '../stages.ts';
import { checkHeads } from './check-heads.ts';

/** A finished page as the others see it. */
interface SeenPage extends SeenPart, Pick<Page, 'route' | 'source' | 'writtenAs'> {
  head: Pick<Head, 'title' | 'description' | 'indexed'>;
  /** Header and footer: one object for all the pages that have the same. */
  shell: SeenPart;
}

interface SeenPart {
  ids: readonly string[];
  /** Every address that it leads to, as written. */
  links: readonly string[];
}

interface Surroundings {
  house: House;
  refused: readonly RefusedFile[];
  /** Pages whose place is another's. */
  homeless: readonly Page[];
  /** What the output holds, by paths without a slash at the start. */
  files: ReadonlyMap<string, number>;
}

export function checkSite(
  pages: readonly SeenPage[],
  { house, refused, homeless, files }: Surroundings,
): Outcome<undefined> {
  const { upcoming, url } = house.site;
  const late = [...refused, ...homeless.map(({ route, source }) => ({ route, file: source.file }))];
  const { sources } = house;
  const addresses = { files, upcoming, url, late, sources };
  const links = checkLinks(pages, addresses);
  return {
    value: undefined,
    problems: [
      ...checkIndispensable(pages, late),
      ...checkUpcoming(pages, house),
      ...checkHeads(pages),
      ...(links.problems ?? []),
    ],
    notices: [...noticeOrphans(pages, url), ...(links.notices ?? [])],
  };
}

interface Late {
  file: string;
  route: string;
}

/** Without these two no host can serve the site. */
function checkIndispensable(pages: readonly SeenPage[], late: readonly Late[]): Problem[] {
  const known = new Set([...pages, ...late].map(({ route }) => route));
  return [routes.home, routes.notFound]
    .filter((needed) => !known.has(needed))
    .map((route) => ({
      file: 'content/pages',
      message: `expected a page with the route ${route}, found none`,
      fix: `write one with the line route: ${route}, or restore it from version control`,
    }));
}

/** What is announced as not written yet must not be there. */
function checkUpcoming(pages: readonly SeenPage[], { site, sources }: House): Problem[] {
  const owners = new Map(pages.map(({ route, source }) => [route, source.file]));
  return site.upcoming.flatMap((route, index) => {
    const owner = owners.get(route);
    if (owner === undefined) return [];
    return {
      file: SINGLE_FILES.site,
      ...sources.site?.placeOf(['upcoming', index]),
      path: 'upcoming',
      message: `expected addresses whose page is not written yet, found ${route}, which ${owner} has`,
      fix: 'remove the line',
    };
  });
}

/** Pages for search engines that no other page leads to: most likely a link was forgotten. */
function noticeOrphans(pages: readonly SeenPage[], url: string): Notice[] {
  const linked = new Set<string>();
  const shells = new Map<SeenPart, string>();
  for (const { route, links, shell } of pages) {
    const other = shells.get(shell);
    // From the second page on, one of them is another page than the one that is led to.
    const isNew = other === undefined || (other !== route && other !== '');
    if (isNew) shells.set(shell, other === undefined ? route : '');
    for (const link of isNew ? [...links, ...shell.links] : links) {
      const target = ownAddress(link, url).split(/[?#]/)[0] ?? '';
      if (target !== route) linked.add(target);
    }
  }
  return pages
    .filter(({ route, head }) => head.indexed && route !== routes.home && !linked.has(route))
    .map(({ route, source }) => ({ message: `no page links to ${route} (${source.file})` }));
}

interface Addresses {
  /** Files that the output holds, without a slash at the start. */
  files: ReadonlyMap<string, number>;
  upcoming: readonly string[];
  /** Where the site will live: a complete address that starts with it is one of ours. */
  url: string;
  /** Content files that have no page yet: links to what they will be are not known to be dead. */
  late: readonly Late[];
  /** Whose texts stand on every page. */
  sources: House['sources'];
}

function checkLinks(pages: readonly SeenPage[], addresses: Addresses): Outcome<undefined> {
  const problems: Problem[] = [];
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const isLate = lateRoutes(addresses);
  const known = [...byRoute.keys(), ...addresses.upcoming];
  const pageFiles = new Set(pages.map(({ route }) => routeToFile(route)));
  const isFile = (path: string): boolean => addresses.files.has(path) && !pageFiles.has(path);
  const awaited = new Set<string>();
  /** How many each file has. */
  const dead = new Map<string, number>();
  const shells = new Set<SeenPart>();
  for (const page of pages) {
    const isFirst = !shells.has(page.shell);
    shells.add(page.shell);
    for (const link of isFirst ? [...page.links, ...page.shell.links] : page.links) {
      const [path = '', anchor] = ownAddress(link, addresses.url).split('#', 2);
      if (path !== '' && !/^\/(?!\/)/.test(path)) continue;
      const [target = ''] = (path === '' ? page.route : path).split('?');
      const seen = byRoute.get(target);
      if (seen) {
        const ids = anchor ? [...seen.ids, ...seen.shell.ids] : [];
        if (anchor && !ids.includes(decodeAnchor(anchor))) {
          problems.push(...deadAnchor(whereWritten(page, link, addresses), link, anchor, ids));
        }
      } else if (isLate(target)) awaited.add(target);
      else if (!isFile(target.slice(1))) {
        const { file } = page.source;
        const count = (dead.get(file) ?? 0) + 1;
        dead.set(file, count);
        if (count > MAX_EXPLAINED) continue;
        const guess = nearest(target, known);
        problems.push(...deadLink(whereWritten(page, link, addresses), link, guess));
      }
    }
  }
  for (const [file, count] of dead) {
    if (count > MAX_EXPLAINED) problems.push(manyMore(file, count - MAX_EXPLAINED));
  }
  const waiting = addresses.upcoming.filter((route) => awaited.has(route));
  if (waiting.length === 0) return { value: undefined, problems };
  const notice = {
    message: `links lead to announced pages that are not written yet: ${waiting.join(', ')}`,
    strict: { file: SINGLE_FILES.site, fix: 'write the pages, or remove the links' },
  };
  return { value: undefined, problems, notices: [notice] };
}

/** Each is looked for in its file, and beside every address that there is. */
const MAX_EXPLAINED = 50;

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

type Written = Place & { excerpt?: string };

function deadLink(places: readonly Written[], link: string, guess?: string): Problem[] {
  return places.map((place) => ({
    ...place,
    message: `expected a link to an address of this site, found ${link}, which no page has`,
    fix: guess
      ? `did you mean ${guess}?`
      : 'correct the address, or create the page that it leads to',
  }));
}

function deadAnchor(
  places: readonly Written[],
  link: string,
  anchor: string,
  ids: readonly string[],
): Problem[] {
  const guess = nearest(anchor, ids);
  return places.map((place) => ({
    ...place,
    message: `expected a link to an anchor that exists, found ${link}`,
    fix: guess ? `did you mean #${guess}?` : 'link to the page without an anchor',
  }));
}

/** Every place in the content file that wrote the link; the page's own file if no file did. */
export function whereWritten(
  { source }: Pick<SeenPage, 'source'>,
  link: string,
  { sources = {} }: Partial<Addresses> = {},
): Written[] {
  for (const known of [source, ...Object.values(sources)]) {
    const places = placesOfAddress(known, link);
    if (places.length > 0) return places.map((place) => ({ file: known.file, ...place }));
  }
  return [{ file: source.file }];
}
