// Addresses: the file of each page, the texts that are valid in an address, and the hosts that the public can reach.

import { expect, test } from 'vitest';
import {
  email,
  httpsUrl,
  internalLink,
  oldAddress,
  route,
  siteUrl,
} from '../../domain/content/addresses.ts';
import { metaOf } from '../../domain/content/fields.ts';
import { bookingLink, isPublicAddress, repository } from '../../domain/content/site.ts';
import { proposalRoute, ROUTE_PATTERN, routeToFile } from '../../domain/routes.ts';
import { escapeHtml, slugOf } from '../../domain/text.ts';
import { examples } from '../support/rows.ts';

test('a page has the file of its route, and a proposal has a route made from its name', () => {
  const files = ['/', '/404', '/servicos/websites'].map(routeToFile);
  expect(files).toEqual(['index.html', '404.html', 'servicos/websites.html']);
  const routes = ['proposta', 'padaria-aurora'].map(proposalRoute);
  expect(routes).toEqual(['/proposta', '/proposta-padaria-aurora']);
});

test('text is escaped for attributes and elements', () => {
  expect(escapeHtml(`<a title="A & B">`)).toBe('&lt;a title=&quot;A &amp; B&quot;&gt;');
});

test('an address has lower-case words without accents, joined by hyphens', () => {
  const allowed = ['/', '/404', '/n8n', '/servicos/automacao-ia'];
  const refused = ['/blog/', 'blog', '//blog', '/Blog', '/serviços', '/a b', '/a--b', '/-a'];
  const all = [...allowed, ...refused, '/../etc', '/a?b', '/a#b'];
  expect(all.filter((route) => ROUTE_PATTERN.test(route))).toEqual(allowed);
});

test.each(examples('slugs'))('"%s" has the slug "%s"', (text = '', slug = '') => {
  expect([slugOf(text), slugOf(`  ${text} `), slugOf(slug)]).toEqual([slug, slug, slug]);
  if (slug) expect(`/${slug}`).toMatch(ROUTE_PATTERN);
});

test.each(examples('public-addresses'))('%s is %s', (url = '', kind) => {
  expect(isPublicAddress(url)).toBe(kind === 'public');
});

const KINDS = {
  ...{ siteUrl, oldAddress, bookingLink, route, internalLink, httpsUrl, email, repository },
};

/** A kind of address, a pasted text, and the value that is read, or what the message offers instead. */
test.each(examples('addresses'))('%s: %s %s', (kind, written = '', expected) => {
  const schema = KINDS[kind as keyof typeof KINDS];
  const parsed = schema.safeParse(written);
  const { repair, advise } = metaOf(schema) ?? {};
  const offered = advise?.(written) ? 'advises' : `offers ${repair?.(written) ?? 'nothing'}`;
  expect(parsed.success ? `is ${parsed.data}` : offered).toBe(expected);
  // The offered value is valid.
  if (!parsed.success && / [/\w]/.test(offered) && !offered.endsWith('nothing'))
    expect(schema.safeParse(offered.slice(7)).success).toBe(true);
});
