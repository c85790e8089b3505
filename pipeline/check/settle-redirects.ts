// Gathers the redirects that content asks for, and refuses those that would lead visitors nowhere or round in circles.

import { hintOf } from '../../domain/content/fields.ts';
import type { Redirect } from '../../domain/hosting/answers.ts';
import { otherAddresses } from '../../domain/hosting/other-addresses.ts';
import { oldAddress } from '../../domain/hosting/redirects.ts';
import type { Complaint, Place } from '../../domain/problem.ts';
import { postRoute } from '../../domain/routes.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import type { Entries, House } from '../kinds/collections.ts';
import type { ReadContent } from '../kinds/read-content.ts';
import type { Page } from '../page.ts';
import { SINGLE_FILES } from '../read/list-content.ts';
import type { Outcome } from '../stages.ts';
import type { Addresses } from './check-links.ts';

type RedirectSources = Pick<ReadContent, 'entries' | 'refused'> &
  Pick<Addresses, 'house' | 'files'>;

interface Asked extends Redirect {
  /** Asked only for a problem: files that nobody has touched are not opened to know. */
  place: () => Place & { excerpt?: string; path: string };
}

export function settleRedirects(
  pages: readonly Pick<Page, 'route' | 'source'>[],
  { house, entries, refused, files }: RedirectSources,
): Outcome<Redirect[]> {
  const asked = [...listed(house), ...inFrontMatter(entries)];
  const owners = new Map(pages.map(({ route, source }) => [route, source.file]));
  const plain = pages.map(({ route }) => ({ route, policy: '', indexed: true }));
  const others = otherAddresses({ pages: plain, files: [], redirects: [] });
  const ownerOf = (from: string): string | undefined => {
    const owner = owners.get(from) ?? owners.get(others.get(from) ?? '');
    if (owner !== undefined) return owner;
    return files.has(from.slice(1)) ? `o arquivo ${from.slice(1)}` : undefined;
  };
  const settled = new Map<string, Asked>();
  const refusedFrom = asked.map((redirect) => {
    const refusal = refuseFrom(redirect, ownerOf, settled.get(redirect.from));
    if (!refusal) settled.set(redirect.from, redirect);
    return { redirect, refusal };
  });
  // What a file that is refused, or a page that is announced, will be called is no dead end.
  const late = new Set([...house.site.upcoming, ...refused.map(({ route }) => route)]);
  const isKnown = (path: string): boolean =>
    !path.startsWith('/') || owners.has(path) || late.has(path) || files.has(path.slice(1));
  const refusedTo = [...settled.values()].map((redirect) => {
    const path = pathOf(redirect.to);
    const exact = others.get(path);
    if (exact !== undefined) return { redirect, refusal: refuseSpelling(redirect, exact) };
    if (settled.has(path)) return { redirect, refusal: refuseChain(redirect, settled) };
    return { redirect, refusal: isKnown(path) ? undefined : refuseDead(redirect, owners) };
  });
  return {
    value: [...settled.values()].map(({ from, to }) => ({ from, to })),
    problems: [...refusedFrom, ...refusedTo].flatMap(({ redirect, refusal }) =>
      refusal ? { ...redirect.place(), ...refusal } : [],
    ),
  };
}

function listed({ site, redirects, sources }: House): Asked[] {
  const file = SINGLE_FILES.redirects;
  return Object.entries(redirects).map(([from, to]) => ({
    from,
    to: plainTarget(to, site.url),
    place: () => ({ file, ...sources.redirects?.placeOfKey([], from), path: from }),
  }));
}

/** Stands for the site in addresses that have no host. */
const OURS = 'https://site.invalid';

/** Address as headers and configurations can say it: in ASCII, without the site's own host and what stands for a variable. */
function plainTarget(to: string, url: string): string {
  const { origin, href } = new URL(to, OURS);
  const plain = [OURS, new URL(url).origin].includes(origin) ? href.slice(origin.length) : href;
  return plain.replaceAll('$', '%24');
}

function inFrontMatter(entries: Entries): Asked[] {
  return [...entries].flatMap(([folder, inside]) =>
    inside.flatMap(({ data, route: to, source }) => {
      const { aliases = [], slug } = data as { aliases?: readonly string[]; slug?: string };
      const asked = aliases.map((from, index): Asked => {
        return { from, to, place: () => source.at(['aliases', index]) };
      });
      // The slug of an article was its address before it was called as it is.
      if (folder !== 'blog' || slug === undefined || postRoute(slug) === to) return asked;
      return [...asked, { from: postRoute(slug), to, place: () => source.at(['slug']) }];
    }),
  );
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}

function refuseFrom(
  { from, to }: Asked,
  ownerOf: (from: string) => string | undefined,
  other: Asked | undefined,
): Complaint | undefined {
  if (!oldAddress.safeParse(from).success) {
    const { expected = '', mend, example = '' } = hintOf(oldAddress) ?? {};
    const better = mend?.(from);
    const fix = better ? `escreva ${better}` : `escreva assim: ${example}`;
    return {
      message: `esperado: ${expected}; encontrado: "${from}"`,
      fix,
    };
  }
  const owner = ownerOf(from);
  if (owner) {
    return {
      message: `esperado: um endereço que nada mais usa; encontrado: ${from}, que leva a ${owner}`,
      fix: 'tire a linha, ou dê outro endereço ao que está lá',
    };
  }
  if (!other) return undefined;
  const { file, line } = other.place();
  const where = line === undefined ? file : `${file}:${line}`;
  return {
    message: `esperado: um só endereço novo para ${from}; encontrado: ${to} aqui e ${other.to} em ${where}`,
    fix: 'tire uma das duas linhas',
  };
}

/** `/sobre.html` and `/sobre/` are led on to `/sobre`. */
function refuseSpelling({ to }: Redirect, exact: string): Complaint {
  const message = `esperado: um endereço que não leve adiante; encontrado: ${to}`;
  return { message, fix: `escreva ${exact}` };
}

/** Each step costs a visitor a round trip, and search engines give up. */
function refuseChain({ from, to }: Redirect, settled: ReadonlyMap<string, Redirect>): Complaint {
  const seen = new Set([from]);
  let end = to;
  while (!seen.has(end)) {
    seen.add(end);
    end = settled.get(pathOf(end))?.to ?? end;
  }
  if (settled.has(pathOf(end))) {
    const message = `esperado: um fim para o caminho; encontrado: um círculo: ${[...seen, end].join(' -> ')}`;
    return {
      message,
      fix: 'tire a linha cujo endereço antigo voltou a ser uma página',
    };
  }
  const message = `esperado: o último endereço; encontrado: ${to}, que leva a ${end}`;
  return { message, fix: `escreva ${from}: ${end}` };
}

function refuseDead({ to }: Redirect, owners: ReadonlyMap<string, string>): Complaint {
  const guess = nearest(pathOf(to), [...owners.keys()]);
  return {
    message: `esperado: um endereço deste site; encontrado: ${to}, que nada tem`,
    fix: guess ? `será ${guess}?` : 'escreva o endereço a que os visitantes devem chegar',
  };
}
