// Collects the redirects that content asks for, and refuses those that would lead visitors nowhere.

import { oldAddress } from '../../domain/content/addresses.ts';
import { metaOf } from '../../domain/content/fields.ts';
import type { Redirect } from '../../domain/http.ts';
import { type Complaint, complaint, expectedFound, type Place } from '../../domain/problem.ts';
import { postRoute, routeToFile } from '../../domain/routes.ts';
import { nearest } from '../../domain/text.ts';
import type { Site } from '../content/site.ts';
import { latestOf } from '../proposal/sent.ts';
import type { Problems } from '../run/problems.ts';

interface Asked extends Redirect {
  /** Finds the place for a problem. Redirects of sent proposals have none, since a problem with them stops no build. */
  place?: () => Place;
}

/** `routes` are those of all pages, `files` the paths of the output without a slash at the start. */
export function listRedirects(
  site: Site,
  { routes, files }: { routes: ReadonlySet<string>; files: ReadonlySet<string> },
  problems: Problems,
): Redirect[] {
  const found = new Map<string, Asked>();
  const isThere = (path: string): boolean =>
    routes.has(path) || files.has(path.slice(1)) || site.files.invalidRoutes.has(path);
  // A page has one address, without .html.
  const pageFiles = new Set([...routes].map((route) => `/${routeToFile(route)}`));
  const refuse = (asked: Asked): Complaint | undefined => {
    const { from, to } = asked;
    if (!oldAddress.safeParse(from).success) {
      const { description = '', repair, advise, example = '' } = metaOf(oldAddress) ?? {};
      const fix = advise?.(from) ?? `escreva ${repair?.(from) ?? `${example} (um exemplo)`}`;
      return { message: expectedFound(description, `"${from}"`), fix };
    }
    if (isThere(from) || found.has(from)) {
      const message = expectedFound('um endereço que nada mais usa', from);
      return { message, fix: 'tire a linha, ou dê outro endereço ao que está lá' };
    }
    const [target = ''] = to.split(/[?#]/);
    if (!target.startsWith('/') || (isThere(target) && !pageFiles.has(target))) return undefined;
    const guess = nearest(target, routes);
    return complaint(
      'o endereço de uma página deste site',
      `${to}, que nenhuma tem`,
      guess ? `será ${guess}?` : 'escreva o endereço a que os visitantes devem chegar',
    );
  };
  const all: Asked[] = [...listed(site), ...inFrontMatter(site), ...ofSent(site)];
  for (const asked of all) {
    const complaint = refuse(asked);
    if (complaint && asked.place) problems.add({ ...asked.place(), ...complaint });
    if (!complaint) found.set(asked.from, asked);
  }
  return [...found.values()].map(({ from, to }) => ({ from, to }));
}

function listed({ company, redirects, files }: Site): Asked[] {
  return Object.entries(redirects).map(([from, to]) => ({
    from,
    to: plainTarget(to, company.url),
    place: () => ({ file: 'content/redirects.yaml', ...files.sources.redirects?.atKey([from]) }),
  }));
}

/** The base for addresses without a host. */
const PLACEHOLDER_ORIGIN = 'https://site.invalid';

/** The target in ASCII, without the site's own host, and with `$` escaped, which configurations read as a variable. */
function plainTarget(to: string, url: string): string {
  const { origin, href } = new URL(to, PLACEHOLDER_ORIGIN);
  const plain = [PLACEHOLDER_ORIGIN, new URL(url).origin].includes(origin)
    ? href.slice(origin.length)
    : href;
  return plain.replaceAll('$', '%24');
}

function inFrontMatter({ pages, posts, projects, businesses, jobs, proposals }: Site): Asked[] {
  const aliases = [...pages, ...posts, ...projects, ...businesses, ...jobs, ...proposals].flatMap(
    ({ data, route: to, source }) =>
      ('aliases' in data ? (data.aliases ?? []) : []).map((from, index): Asked => {
        return { from, to, place: () => source.at(['aliases', index]) };
      }),
  );
  // An article's address was its slug before it was the name of its file.
  const slugs = posts.flatMap(({ data: { slug }, route: to, source }): Asked[] => {
    if (slug === undefined || postRoute(slug) === to) return [];
    return [{ from: postRoute(slug), to, place: () => source.at(['slug']) }];
  });
  return [...aliases, ...slugs];
}

/** The redirects of sent proposals; those of one whose source is here are in its front matter. */
function ofSent({ sent, proposals }: Site): Redirect[] {
  const written = new Set(proposals.map(({ data }) => data.number));
  return latestOf(sent)
    .filter(({ number }) => !written.has(number))
    .flatMap(({ aliases = [], route: to }) => aliases.map((from) => ({ from, to })));
}
