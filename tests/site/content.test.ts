// Everything that the owner wrote is on its page: a build loses no question, no paragraph and no price.

import { decodeHTMLStrict } from 'entities';
import { Lexer, type Token } from 'marked';
import { expect, test } from 'vitest';
import { plain } from '../support/page.ts';
import {
  articles,
  contentOf,
  type Entry,
  entriesOf,
  openings,
  pages,
  routeOf,
} from '../support/site.ts';

/** All texts of each page by its route: visible ones, attributes, and structured data. */
const said = new Map(
  pages.map((page) => {
    const values = page.all('*').flatMap(({ attributes }) => Object.values(attributes));
    const addresses = values.filter((value) => value.includes('%')).map(decode);
    const data = page.all('script[type*=json]').map(({ inner }) => inner.replaceAll('\\"', '"'));
    const all = [page.text, page.title, ...values, ...addresses, ...data].join('\n');
    return [page.route, lasting(all)] as const;
  }),
);
const everything = [...said.values()].join('\n');

test.each(['pages', 'services', 'businesses', 'jobs', 'proposals', 'blog'])(
  'every text of content/%s/ is on its page',
  (folder) => {
    const entries = entriesOf(folder).filter((entry) => said.has(routeOf(entry)));
    expect(entries.flatMap((entry) => missing(entry, said.get(routeOf(entry)) ?? ''))).toEqual([]);
  },
);

test('the summary of every trade is on some page, if one lists the trades', () => {
  const listsTrades = sectionsOf('links').some(({ items }: { items?: unknown }) => !items);
  const trades = entriesOf('businesses').filter((entry) => listsTrades && said.has(routeOf(entry)));
  const texts = trades.map(({ file, data }) => ({ file, name: '', data: data.summary, body: '' }));
  expect(texts.flatMap((entry) => missing(entry, everything))).toEqual([]);
});

test('a work has three features in the portfolio, and all in its case study', () => {
  const faults = entriesOf('portfolio').flatMap((entry) => {
    const { features, client, ...data } = entry.data;
    const shown = data.case ? features : features.slice(0, 3);
    const page = [said.get(routeOf(entry)), said.get('/portfolio')].join('\n');
    return missing(
      { ...entry, data: { ...data, client: data.case && client, features: shown } },
      page,
    );
  });
  expect(faults).toEqual([]);
});

test.each(['navigation', 'guarantee'])('every text of content/%s.yaml is on some page', (name) => {
  const data = contentOf(`${name}.yaml`) ?? {};
  expect(missing({ file: name, name, data, body: '' }, everything)).toEqual([]);
});

test('every author has a page, and a section of people shows all of them', () => {
  const people: { id: string; name: string; role: string; bio?: string }[] =
    contentOf('people.yaml') ?? [];
  const writers = people.filter(({ id }) => said.has(`/blog/autor/${id}`));
  const wrote = new Set(articles.map(({ data }) => data.author));
  expect(writers.map(({ id }) => id)).toEqual(
    people.flatMap(({ id }) => (wrote.has(id) ? id : [])),
  );
  const faults = writers.flatMap(({ id, name, role, bio = '' }) => {
    const data = { name, role, bio };
    return missing({ file: id, name, data, body: '' }, said.get(`/blog/autor/${id}`) ?? '');
  });
  expect(faults).toEqual([]);
  const about = entriesOf('pages').find(({ data }) =>
    data.sections?.some(({ type }: { type: string }) => type === 'people'),
  );
  const names = about ? people.map(({ name }) => lasting(name)) : [];
  const page = said.get(about?.data.route) ?? '';
  expect(names.filter((name) => !page.includes(name))).toEqual([]);
});

test('the names and contacts of the company are on the home page', () => {
  const { brand, legalName, cnpj, email, phone, city, openingHours } = contentOf('site.yaml');
  const texts = [brand, legalName, cnpj, email, phone, city, openingHours];
  expect(texts.filter((text) => !said.get('/')?.includes(lasting(text)))).toEqual([]);
});

/** Texts of the entry that are not on the page. */
function missing({ file, data, body }: Entry, page: string): string[] {
  const texts = [...textsIn(data), ...new Lexer().lex(body).flatMap(textsOfToken)];
  return texts
    .flatMap(pieces)
    .filter((text) => !page.includes(text))
    .map((text) => `${file}: ${text}`);
}

/** The texts for readers, which have a space, a capital or an accent; names, ids, days and files have none. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return /^[a-z0-9/._#:@-]*$|^\/\S*$/.test(data) ? [] : [data];
  if (typeof data !== 'object' || data === null) return [];
  if ('type' in data && (NOT_SHOWN.has(data.type) || isEmpty(data))) return [];
  const { privacy: _, ...others } = data as Record<string, unknown>;
  const isWithoutList = 'template' in data && data.template === 'blog' && !HAS_NEWSLETTER;
  return Object.entries(isWithoutList ? others : data).flatMap(([key, value]) =>
    UNREAD.has(key) ? [] : textsIn(value),
  );
}

/** A section whose list is empty is not shown. */
function isEmpty(data: object): boolean {
  return (
    !Array.isArray(data) &&
    Object.values(data).some((value) => Array.isArray(value) && value.length === 0)
  );
}

/** Keys of names, and of texts that are shown only in some states of a page, or on other pages. */
const UNREAD = new Set([
  ...['groupsLabel', 'visit', 'keywords', 'aliases', 'image', 'shareImage', 'preset', 'claims'],
  // Categories may have no article yet; the others are for empty lists and for other pages.
  ...['categories', 'empty', 'summary', 'articleCall', 'authorCall'],
]);

/** Without a list of e-mails the blog does not show the note about it. */
const HAS_NEWSLETTER = contentOf('site.yaml')?.forms?.newsletter !== 'none';

/** Types of sections that are not shown, since the content has no entries for them. */
const NOT_SHOWN = new Set<unknown>();
const { forms = {}, bookingLink } = contentOf('site.yaml');
if (forms.contact === 'none') NOT_SHOWN.add('contact');
if (forms.careers === 'none' || openings.length === 0) NOT_SHOWN.add('application');
if (!bookingLink) NOT_SHOWN.add('booking');
if (!contentOf('people.yaml')?.length) NOT_SHOWN.add('people');
if (!contentOf('testimonials.yaml')?.length) NOT_SHOWN.add('testimonials');

function sectionsOf(type: string) {
  const sections = entriesOf('pages').flatMap(({ data }) => data.sections ?? []);
  return sections.filter((section: { type: string }) => section.type === type);
}

function textsOfToken(token: Token): string[] {
  if ('tokens' in token && token.tokens?.length) return token.tokens.flatMap(textsOfToken);
  if (token.type === 'list') return token.items.flatMap(textsOfToken);
  if (token.type === 'table')
    return [token.header, ...token.rows]
      .flat()
      .flatMap((cell) => cell.tokens.flatMap(textsOfToken));
  if (
    token.type === 'html' ||
    token.type === 'def' ||
    token.type === 'space' ||
    token.type === 'hr'
  )
    return [];
  return 'text' in token ? [token.text] : [];
}

/** Splits a text at variables, footnotes and marks, which the program replaces. */
function pieces(text: string): string[] {
  return text
    .split(/\{[^}]*\}|\[\^[^\]]*\]:?|^\[!.*\]|\n|\*\*/)
    .map(lasting)
    .filter((piece) => piece.length > 2);
}

function lasting(text: string): string {
  return plain(decodeHTMLStrict(text).replace(/^-+ /, ''))
    .replaceAll('’', "'")
    .replaceAll(/[“”]/g, '"')
    .toLowerCase();
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
