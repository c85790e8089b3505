// Gathers the redirects that content asks for, and refuses those that would lead visitors nowhere or round in circles.

import { hintOf } from '../../domain/content/fields.ts';
import type { Redirect } from '../../domain/hosting/answers.ts';
import { otherAddresses } from '../../domain/hosting/other-addresses.ts';
import { oldAddress } from '../../domain/hosting/redirects.ts';
import type { Place, Problem } from '../../domain/problem.ts';
import { postRoute } from '../../domain/routes.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import type { Entries, Entry, House } from '../kinds/collections.ts';
import type { RefusedFile } from '../kinds/read-content.ts';
import type { Page } from '../page.ts';
import { SINGLE_FILES } from '../read/list-content.ts';
import type { Outcome } from '../stages.ts';

interface Surroundings {
  house: House;
  entries: Entries;
  refused: readonly RefusedFile[];
  /** What the output holds, by paths without a slash at the start. */
  files: ReadonlyMap<string, number>;
}

interface Written extends Redirect {
  /** Asked only for a problem: files that nobody has touched are not opened to know. */
  place: () => Place & { excerpt?: string; path: string };
}

export function settleRedirects(
  pages: readonly Pick<Page, 'route' | 'source'>[],
  { house, entries, refused, files }: Surroundings,
): Outcome<Redirect[]> {
  const written = [...listed(house), ...inFrontMatter(entries)];
  const owners = new Map(pages.map(({ route, source }) => [route, source.file]));
  const plain = pages.map(({ route }) => ({ route, policy: '', indexed: true }));
  const others = otherAddresses({ pages: plain, files: [], redirects: [] });
  const ownerOf = (from: string): string | undefined =>
    owners.get(from) ??
    owners.get(others.get(from) ?? '') ??
    (files.has(from.slice(1)) ? `the file ${from.slice(1)}` : undefined);
  const isKnown = reachable({ house, refused, files, owners });
  const byFrom = new Map<string, Written>();
  const problems: Problem[] = [];
  for (const redirect of written) {
    if (!oldAddress.safeParse(redirect.from).success) {
      problems.push(refuseAddress(redirect));
      continue;
    }
    const owner = ownerOf(redirect.from);
    const other = byFrom.get(redirect.from);
    if (owner) problems.push(refuseTaken(redirect, owner));
    else if (other) problems.push(refuseTwice(redirect, other));
    else byFrom.set(redirect.from, redirect);
  }
  for (const redirect of byFrom.values()) {
    const exact = others.get(pathOf(redirect.to));
    if (exact !== undefined) problems.push(refuseSpelling(redirect, exact));
    else if (byFrom.has(pathOf(redirect.to))) problems.push(refuseChain(redirect, byFrom));
    else if (!isKnown(pathOf(redirect.to))) problems.push(refuseDead(redirect, [...owners.keys()]));
  }
  return { value: [...byFrom.values()].map(({ from, to }) => ({ from, to })), problems };
}

function listed({ site, redirects, sources }: House): Written[] {
  return Object.entries(redirects).map(([from, to]) => ({
    from,
    to: plainTarget(to, site.url),
    place: () => ({
      file: SINGLE_FILES.redirects,
      ...sources.redirects?.placeOfKey([], from),
      path: from,
    }),
  }));
}

/** Stands for the site in addresses that have no host. */
const OURS = 'https://site.invalid';

/** As a header and a configuration can say it: in ASCII, without the site's own host and what stands for a variable. */
function plainTarget(to: string, url: string): string {
  const { origin, href } = new URL(to, OURS);
  const plain = [OURS, new URL(url).origin].includes(origin) ? href.slice(origin.length) : href;
  return plain.replaceAll('$', '%24');
}

function inFrontMatter(entries: Entries): Written[] {
  return [...entries].flatMap(([folder, inside]) =>
    inside.flatMap((entry) => [
      ...aliasesOf(entry),
      // The slug of an article was its address before it was called as it is.
      ...(folder === 'blog' ? slugOf(entry) : []),
    ]),
  );
}

function aliasesOf({ data, route, source }: Entry<object>): Written[] {
  const { aliases = [] } = data as { aliases?: readonly string[] };
  return aliases.map((from, index) => {
    return { from, to: route, place: () => source.at(['aliases', index]) };
  });
}

function slugOf({ data, route, source }: Entry<object>): Written[] {
  const { slug } = data as { slug?: string };
  if (slug === undefined || postRoute(slug) === route) return [];
  const place = () => source.at(['slug']);
  return [{ from: postRoute(slug), to: route, place }];
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}

interface Known extends Pick<Surroundings, 'house' | 'refused' | 'files'> {
  owners: ReadonlyMap<string, string>;
}

/** What a file that is refused, or a page that is announced, will be called is no dead end. */
function reachable({ house, refused, files, owners }: Known): (path: string) => boolean {
  const late = new Set([...house.site.upcoming, ...refused.map(({ route }) => route)]);
  return (path) =>
    !path.startsWith('/') || owners.has(path) || late.has(path) || files.has(path.slice(1));
}

function refuseAddress({ from, place }: Written): Problem {
  const { expected = '', mend, example = '' } = hintOf(oldAddress) ?? {};
  const better = mend?.(from);
  const message = `expected ${expected}, found "${from}"`;
  return { ...place(), message, fix: better ? `write ${better}` : `write it like ${example}` };
}

function refuseTaken({ from, place }: Written, owner: string): Problem {
  return {
    ...place(),
    message: `expected an address that nothing has any more, found ${from}, which leads to ${owner}`,
    fix: 'remove the line, or give what is there another address',
  };
}

function refuseTwice({ from, to, place }: Written, other: Written): Problem {
  const { file, line } = other.place();
  const where = line === undefined ? file : `${file}:${line}`;
  return {
    ...place(),
    message: `expected one new address for ${from}, found ${to} here and ${other.to} in ${where}`,
    fix: 'remove one of the two lines',
  };
}

/** `/sobre.html` and `/sobre/` are led on to `/sobre`. */
function refuseSpelling({ place, to }: Written, exact: string): Problem {
  return {
    ...place(),
    message: `expected an address that leads no further, found ${to}`,
    fix: `write ${exact}`,
  };
}

/** Each step costs a visitor a round trip, and search engines give up. */
function refuseChain({ from, to, place }: Written, byFrom: ReadonlyMap<string, Written>): Problem {
  const seen = new Set([from]);
  let end = to;
  while (!seen.has(end)) {
    seen.add(end);
    end = byFrom.get(pathOf(end))?.to ?? end;
  }
  const isCircle = byFrom.has(pathOf(end));
  return {
    ...place(),
    message: isCircle
      ? `expected a way out, found a circle: ${[...seen, end].join(' -> ')}`
      : `expected the last address, found ${to}, which leads on to ${end}`,
    fix: isCircle ? 'remove the line whose old address is a page again' : `write ${from}: ${end}`,
  };
}

function refuseDead({ to, place }: Written, known: readonly string[]): Problem {
  const guess = nearest(pathOf(to), known);
  return {
    ...place(),
    message: `expected an address of this site, found ${to}, which nothing has`,
    fix: guess ? `did you mean ${guess}?` : 'write the address where visitors should arrive',
  };
}
