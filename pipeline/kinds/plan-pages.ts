// Plans the pages of the site: each kind gives its own, from its entries and what others show of theirs.

import type { Problem } from '../../domain/problem.ts';
import { routeToFile } from '../../domain/routes.ts';
import type { ShownImages } from '../assets/prepare-pictures.ts';
import type { Page } from '../page.ts';
import type { Outcome } from '../stages.ts';
import {
  type Collections,
  type Content,
  contentOf,
  type Entries,
  type House,
  summariesOf,
} from './collections.ts';
import type { Kind, Made } from './kind.ts';
import { isIndexed } from './pages/content-page.tsx';
import { withdrawnPage } from './pages/withdrawn-page.tsx';
import { type SentVersion, withdrawnRoutes } from './proposal/sent.ts';

export interface Plan {
  pages: Page[];
  /** Pages whose file of the site is another page's: they are checked and not written. */
  homeless: Page[];
}

export function planPages(
  kinds: readonly Kind[],
  { house, entries, sent }: { house: House; entries: Entries; sent: readonly SentVersion[] },
  made: Made,
): Outcome<Plan> {
  const content = contentOf(entries);
  const summaries = new Map(
    kinds.map((kind) => [kind.folder, kind.summarise?.(entriesOf(entries, kind), made) ?? []]),
  );
  const site: Collections = {
    ...content,
    house,
    summaries: summariesOf(summaries),
    allSummaries: summaries,
    guesses: guessable(content),
  };
  const copied = new Set(sent.map(({ terms }) => terms?.route));
  const pages = kinds
    .flatMap((kind) => kind.pages?.(entriesOf(entries, kind), site, made) ?? [])
    .filter(({ route }) => !copied.has(route));
  const taken = new Set(pages.map(({ route }) => route));
  const { site: source } = house.sources;
  const gone = withdrawnRoutes(sent).filter((route) => !taken.has(route));
  const { value: homeless, problems = [] } = findHomeless(pages);
  return {
    value: {
      pages: [...pages, ...gone.flatMap((route) => (source ? withdrawnPage(route, source) : []))],
      homeless,
    },
    problems,
  };
}

/** The pages that come second. `/` and `/index` are one file of the site. */
function findHomeless(pages: readonly Page[]): Outcome<Page[]> {
  const owners = new Map<string, Page>();
  const problems: Problem[] = [];
  const value = pages.filter((page) => {
    const path = routeToFile(page.route);
    const owner = owners.get(path);
    if (!owner) owners.set(path, page);
    else problems.push(explainHomeless(page, owner));
    return owner !== undefined;
  });
  return { value, problems };
}

function explainHomeless({ route, source }: Page, owner: Page): Problem {
  const whose = owner.route === route ? 'que' : `cujo arquivo ${routeToFile(route)}`;
  const isWritten = source.startOf(['route']) !== undefined;
  return {
    file: source.file,
    ...(isWritten && source.placeOf(['route'])),
    message: `esperado: um endereço só desta página; encontrado: ${route}, ${whose} ${owner.source.file} também usa`,
    fix: isWritten
      ? 'escreva outro endereço nesta linha, ou renomeie o outro arquivo'
      : 'renomeie um dos dois arquivos, ou escreva outro endereço na linha route:',
  };
}

function entriesOf(entries: Entries, { folder }: Kind) {
  return entries.get(folder) ?? [];
}

const GUESSABLE_POSTS = 50;

/** What the not-found page may offer beside home: every page that search engines know, and the latest articles. */
function guessable({ pages, jobs, posts }: Content): string[] {
  return [
    ...pages
      .filter(({ data }) => isIndexed(data) && data.template !== 'home')
      .map(({ route }) => route),
    ...jobs.map(({ route }) => route),
    ...posts.slice(0, GUESSABLE_POSTS).map(({ route }) => route),
  ];
}

/** The pictures that content shows: in front matter, in texts, and of people. */
export function listImages(
  entries: Entries,
  kinds: readonly Kind[],
  { people, sources }: Pick<House, 'people' | 'sources'>,
): ShownImages {
  const shown = kinds.flatMap((kind) => entriesOf(entries, kind).map((entry) => ({ kind, entry })));
  const named = [
    ...shown.flatMap(({ kind, entry }) => kind.images?.(entry) ?? []),
    ...people.flatMap(({ image }, index) =>
      image && sources.people ? [{ image, source: sources.people, path: [index, 'image'] }] : [],
    ),
  ];
  return {
    named,
    inTexts: shown.flatMap(({ entry }) => entry.images),
    shared: named.filter((use) => 'isShared' in use && use.isShared).map(({ image }) => image),
  };
}
