// Follows every link of the finished pages: none is dead, and none tells the address of a proposal.

import { type Complaint, manyMore, type Place, type Problem } from '../../domain/problem.ts';
import { routes, routeToFile } from '../../domain/routes.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import type { House } from '../kinds/collections.ts';
import { placesOfAddress } from '../markdown/references.ts';
import type { Page } from '../page.ts';
import { SINGLE_FILES } from '../read/list-content.ts';
import type { Outcome } from '../stages.ts';

interface SeenPart {
  ids: readonly string[];
  /** Every address that it leads to, as written. */
  links: readonly string[];
}

export interface LinkedPage extends SeenPart, Pick<Page, 'route' | 'source'> {
  /** Header and footer: one object for all the pages that have the same. */
  shell: SeenPart;
}

export interface Addresses {
  /** `upcoming` is announced, a complete address that starts with `url` is ours, and texts of the house stand on every page. */
  house: House;
  /** Content files that have no page yet: links to what they will be are not known to be dead. */
  late: readonly { file: string; route: string }[];
  /** What the output holds, by paths without a slash at the start. */
  files: ReadonlyMap<string, number>;
}

export function checkLinks(pages: readonly LinkedPage[], addresses: Addresses): Outcome<undefined> {
  const { house, files } = addresses;
  const { url, upcoming } = house.site;
  const problems: Problem[] = [];
  const refuse = (page: LinkedPage, link: string, words: Complaint) => {
    for (const place of whereWritten(page, link, house)) problems.push({ ...place, ...words });
  };
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const isLate = lateRoutes(addresses);
  // What a client got is nobody's guess.
  const guessed = pages.filter((page) => !isOfClient(page)).map(({ route }) => route);
  const known = [...guessed, ...upcoming];
  const pageFiles = new Set(pages.map(({ route }) => routeToFile(route)));
  const isFile = (path: string): boolean => files.has(path) && !pageFiles.has(path);
  const awaited = new Set<string>();
  /** How many each file has. */
  const dead = new Map<string, number>();
  for (const { page, link } of eachLink(pages)) {
    const [path = '', anchor = ''] = ownAddress(link, url).split('#', 2);
    if (path !== '' && !/^\/(?!\/)/.test(path)) continue;
    const target = decoded((path || page.route).replace(/\?.*/s, ''));
    const seen = byRoute.get(target);
    if (seen) {
      const ids = [...seen.ids, ...seen.shell.ids];
      if (anchor && !ids.includes(decoded(anchor))) {
        refuse(page, link, deadAnchor(link, anchor, ids));
      }
      if (isOfClient(seen) && seen !== page) refuse(page, link, leak(link));
    } else if (isLate(target)) awaited.add(target);
    else if (!isFile(target.slice(1))) {
      const { file } = page.source;
      const count = (dead.get(file) ?? 0) + 1;
      dead.set(file, count);
      if (count <= MAX_EXPLAINED) refuse(page, link, deadLink(link, nearest(target, known)));
    }
  }
  for (const [file, count] of dead) {
    if (count > MAX_EXPLAINED) problems.push(manyMore(file, count - MAX_EXPLAINED));
  }
  const waiting = upcoming.filter((route) => awaited.has(route));
  const notice = {
    message: `há links para páginas anunciadas que ainda não existem: ${waiting.join(', ')}`,
    strict: {
      file: SINGLE_FILES.site,
      fix: 'escreva as páginas, ou tire os links',
    },
  };
  return { value: undefined, problems, notices: waiting.length > 0 ? [notice] : [] };
}

/** Each is looked for in its file, and beside every address that there is. */
const MAX_EXPLAINED = 50;

/** Those of a header and a footer with the first page that has them. */
function eachLink(pages: readonly LinkedPage[]): { page: LinkedPage; link: string }[] {
  const shells = new Set<SeenPart>();
  return pages.flatMap((page) => {
    const around = shells.has(page.shell) ? [] : page.shell.links;
    shells.add(page.shell);
    return [...page.links, ...around].map((link) => ({ page, link }));
  });
}

/** `https://www.exemplo.com.br/blog` as `/blog` where that is this site. */
export function ownAddress(link: string, url: string): string {
  if (link === url) return '/';
  return link.startsWith(`${url}/`) ? link.slice(url.length) : link;
}

/** Whether a page will be there; the name of a file tells where, if its route is what is wrong with it. */
function lateRoutes({ house, late }: Addresses): (route: string) => boolean {
  const stem = (path: string): string => path.replace(/^.*\/|\.\w+$/g, '');
  const expected = new Set([...house.site.upcoming, ...late.map(({ route }) => route)]);
  const stems = new Set(late.map(({ file }) => stem(file)));
  return (route) => expected.has(route) || stems.has(stem(route));
}

/** Path or id that is meant; as in browsers, one that cannot be decoded stands for itself. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

const PROPOSALS = 'content/proposals/';

/** The terms that are kept with what was sent are everybody's. */
function isOfClient({ route, source: { file } }: LinkedPage): boolean {
  return file.startsWith(PROPOSALS) && !route.startsWith(`${routes.terms}/`);
}

/** Whoever knows the address reads the proposal: no page may tell it. */
function leak(link: string): Complaint {
  return {
    message: `esperado: nenhum link para uma proposta; encontrado: ${link}: quem seguir lê o que foi oferecido a um cliente`,
    fix: 'tire o link, e dê o endereço só ao cliente',
  };
}

function deadLink(link: string, guess: string | undefined): Complaint {
  return {
    message: `esperado: um link para um endereço deste site; encontrado: ${link}, que nenhuma página tem`,
    fix: guess ? `será ${guess}?` : 'corrija o endereço, ou crie a página para onde ele leva',
  };
}

function deadAnchor(link: string, anchor: string, ids: readonly string[]): Complaint {
  const guess = nearest(anchor, ids);
  return {
    message: `esperado: um link para uma âncora que existe; encontrado: ${link}`,
    fix: guess ? `será #${guess}?` : 'faça o link para a página, sem âncora',
  };
}

/** Every place in the content file that wrote the link; the page's own file if no file did. */
function whereWritten(
  { source }: LinkedPage,
  link: string,
  { sources }: Pick<House, 'sources'>,
): (Place & { excerpt?: string })[] {
  for (const known of [source, ...Object.values(sources)]) {
    const places = placesOfAddress(known, link);
    if (places.length > 0) return places.map((place) => ({ file: known.file, ...place }));
  }
  return [{ file: source.file }];
}
