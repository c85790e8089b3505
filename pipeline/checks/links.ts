// Checks the links of finished pages: none leads nowhere, to an old address, or to a client's proposal.

import type { Redirect } from '../../domain/http.ts';
import type { Complaint, Place } from '../../domain/problem.ts';
import { decodePath, routes, routeToFile } from '../../domain/routes.ts';
import { nearest } from '../../domain/text.ts';
import type { Site } from '../content/site.ts';
import type { Source } from '../content/source.ts';
import type { PageFacts } from '../pages/page.ts';
import type { Problems } from '../run/problems.ts';

/** More links to one dead address are only counted: these are enough to find the others by. */
const MAX_TO_ONE = 3;
/** The most files whose names a message about these others has. */
const MAX_NAMED = 5;

/** The published files and routes besides the pages whose links are checked. */
interface Published {
  site: Site;
  all: readonly PageFacts[];
  files: ReadonlySet<string>;
  redirects: readonly Redirect[];
}

/** Checks the links of `pages` to `all` pages and to `files`, the paths of the output without a slash at the start. */
export function checkLinks(
  pages: readonly PageFacts[],
  { site, all, files, redirects }: Published,
  problems: Problems,
): void {
  // If two pages have one address, the first is published.
  const byRoute = new Map([...all].reverse().map((page) => [page.route, page]));
  const pageFiles = new Set(all.map(({ route }) => routeToFile(route)));
  // Never suggest a client's proposal.
  const open = all.filter((page) => !isOfClient(page)).map(({ route }) => route);
  const isLate = invalidRoutes(site);
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  /** Each dead address, with the files that link to it. */
  const dead = new Map<string, Set<string>>();
  const guesses = new Map<string, string | undefined>();
  const shells = new Set<PageFacts['shell']>();
  for (const page of pages.filter(({ sentAs: isSent }) => !isSent)) {
    // The links of a header and a footer are checked with the first page that has them.
    const around = shells.has(page.shell) ? [] : page.shell.links;
    shells.add(page.shell);
    for (const link of [...page.links, ...around]) {
      const [target, anchor] = targetOf(link, page, site);
      if (target === undefined) continue;
      const found = byRoute.get(target);
      const isFile = files.has(target.slice(1)) && !pageFiles.has(target.slice(1));
      if (!found && (isLate(target) || isFile)) continue;
      const wrong = found && complainOf(link, { page, found, anchor });
      if (found && !wrong) continue;
      // The guess is kept, since each takes a comparison with every page, and all pages may link to a renamed one.
      if (!found && !moved.has(target) && !guesses.has(target))
        guesses.set(target, nearest(target.replace(/(?:\/|\.html?)$/, ''), open));
      const complaint =
        wrong ??
        movedLink(link, target, moved.get(target)) ??
        deadLink(link, guesses.get(target), hiddenAt(target, site));
      const places = found ? undefined : (dead.get(target) ?? new Set());
      if (places) dead.set(target, places);
      for (const place of whereWritten(page.source, link, site)) {
        const isKnown = places && places.size >= MAX_TO_ONE;
        places?.add(`${place.file}:${place.line}:${place.column}`);
        if (!isKnown) problems.add({ ...place, ...complaint });
      }
    }
  }
  for (const [target, places] of dead) {
    const count = places.size - MAX_TO_ONE;
    if (count <= 0) continue;
    const many = count === 1 ? 'mais 1 lugar leva' : `mais ${count} lugares levam`;
    const files = [
      ...new Set([...places].slice(MAX_TO_ONE).map((place) => place.split(':', 1)[0])),
    ];
    const names = files.length > MAX_NAMED ? [...files.slice(0, MAX_NAMED), '…'] : files;
    const to = moved.get(target);
    const what = to ? 'de uma página que mudou' : 'que nenhuma página tem';
    const message = `${many} a ${target}, ${what}: ${names.join(', ')}`;
    const fix = to
      ? `escreva ${to}`
      : 'se a página mudou de endereço, escreva o antigo nos aliases dela';
    problems.add({ file: 'content', message, fix });
  }
}

/** Notices links of sent proposals that lead to no page any more, and for which a redirect is missing. */
export function noticeSentLinks(
  pages: readonly PageFacts[],
  { site, isThere }: { site: Site; isThere: (path: string) => boolean },
  problems: Problems,
): void {
  const open = pages.filter((page) => !isOfClient(page)).map(({ route }) => route);
  const missing = new Map<string, Set<string>>();
  for (const page of pages.filter(({ sentAs: isSent }) => isSent)) {
    for (const link of page.links) {
      const [target] = targetOf(link, page, site);
      if (target === undefined || isThere(target)) continue;
      const [version = ''] = page.source.file.split('/').slice(-2);
      missing.set(target, (missing.get(target) ?? new Set()).add(version));
    }
  }
  for (const [target, versions] of missing) {
    const to = nearest(target, open) ?? routes.home;
    const message = `${[...versions].join(', ')} em content/proposals/sent/: há um link para ${target}, que não existe mais: escreva em content/redirects.yaml para onde ele leva, como ${target}: ${to}`;
    problems.notice({ message });
  }
}

/** The page or file of this site that a link leads to, undefined if it leads to another site; and the id in it. */
function targetOf(
  link: string,
  page: PageFacts,
  { company }: Site,
): [target: string | undefined, anchor: string] {
  const [path = '', anchor = ''] = ownAddress(link, company.url).split('#', 2);
  const isOurs = path === '' || /^\/(?!\/)/.test(path);
  return [
    isOurs ? decodePath(path.replace(/\?.*/s, '') || page.route) : undefined,
    decodePath(anchor),
  ];
}

/** `https://www.exemplo.com.br/blog` gives `/blog` if `url` is that host; any other link is returned as it is. */
function ownAddress(link: string, url: string): string {
  if (link === url) return '/';
  return link.startsWith(`${url}/`) ? link.slice(url.length) : link;
}

/** The last part of a path, without its extension. */
function stem(path: string): string {
  return path.replace(/^.*\/|\.\w+$/g, '');
}

/** The file of a draft, or of an article of a day to come, that a dead link may mean. */
function hiddenAt(route: string, { files: { leftOut } }: Site): string | undefined {
  return leftOut.find((file) => stem(file) === stem(route));
}

/** True if the file of a route was refused; its name is compared too, since the route may be what is wrong. */
function invalidRoutes({ files }: Site): (route: string) => boolean {
  const { invalidRoutes, refused } = files;
  const stems = new Set(refused.map(({ file }) => stem(file)));
  return (route) => invalidRoutes.has(route) || stems.has(stem(route));
}

/** True for the page of a proposal. The terms of use that were sent with one are public. */
function isOfClient({ sentAs: isSent, source: { file } }: PageFacts): boolean {
  return file.startsWith('content/proposals/') && isSent !== 'terms';
}

interface LinkTarget {
  page: PageFacts;
  found: PageFacts;
  anchor: string;
}

/** The ids of pages, since a page may have thousands of links to its own parts. */
const idsOf = new WeakMap<PageFacts, Set<string>>();

function complainOf(link: string, { page, found, anchor }: LinkTarget): Complaint | undefined {
  // Anybody with the address can read the proposal: no page may link to it.
  if (isOfClient(found) && found.route !== page.route) {
    return {
      message: `esperado: nenhum link para uma proposta; encontrado: ${link}: quem seguir lê o que foi oferecido a um cliente`,
      fix: 'tire o link, e dê o endereço só ao cliente',
    };
  }
  if (!anchor) return undefined;
  const ids = idsOf.get(found) ?? new Set([...found.ids, ...found.shell.ids]);
  idsOf.set(found, ids);
  if (ids.has(anchor)) return undefined;
  const guess = nearest(anchor, ids);
  return {
    message: `esperado: um link para uma âncora que existe; encontrado: ${link}`,
    fix: guess ? `será #${guess}?` : 'faça o link para a página, sem âncora',
  };
}

function movedLink(link: string, target: string, to: string | undefined): Complaint | undefined {
  if (to === undefined) return undefined;
  // The host, the query and the anchor of the link stay.
  const message = `esperado: um link para um endereço de hoje; encontrado: ${link}, de uma página que mudou`;
  return { message, fix: `escreva ${link.replace(target, to)}` };
}

function deadLink(link: string, guess: string | undefined, hidden: string | undefined): Complaint {
  if (hidden) {
    return {
      message: `esperado: um link para uma página publicada; encontrado: ${link}, e ${hidden} é rascunho ou de um dia futuro`,
      fix: 'tire o link até lá, ou publique o arquivo',
    };
  }
  return {
    message: `esperado: um link para um endereço deste site; encontrado: ${link}, que nenhuma página tem`,
    fix: guess ? `será ${guess}?` : 'corrija o endereço, ou crie a página para onde ele leva',
  };
}

/** Every place in the content file that wrote the link; the page's own file if no file did. */
function whereWritten(source: Source, link: string, { files }: Site): Place[] {
  for (const known of [source, ...Object.values(files.sources)]) {
    const places = [...known.placesOf(link), ...placesInText(known, link)];
    if (places.length > 0) return places;
  }
  return [{ file: source.file }];
}

/** Places of an address in a text, between parentheses or behind a reference. */
function placesInText(source: Source, link: string): Place[] {
  const { body } = source;
  return [...body.matchAll(/\][(:]\s*<?/g)]
    .map(({ 0: sign, index }) => index + sign.length)
    .filter((at) => body.startsWith(link, at) && /^[\s)>"]?$/.test(body.charAt(at + link.length)))
    .map((at) => source.inBody(at));
}
