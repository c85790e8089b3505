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

test.each([
  ['Vale do Iguaçu', 'vale-do-iguacu'],
  ['Automação & integrações: n8n', 'automacao-integracoes-n8n'],
  ['  --Ônibus, às 17h40!  ', 'onibus-as-17h40'],
  // Here the accent is a combining character.
  ['Caf\u0065\u0301', 'cafe'],
  ['a__b  c', 'a-b-c'],
])('"%s" has the slug "%s", which is valid in an address', (text, slug) => {
  expect([slugOf(text), slugOf(slug)]).toEqual([slug, slug]);
  expect(`/${slug}`).toMatch(ROUTE_PATTERN);
});

test.each(['', '—', '🌲', '!?'])('"%s" has no letter, so that its slug is empty', (text) => {
  expect(slugOf(text)).toBe('');
});

test.each([
  ['https://www.pinha.com.br', true],
  ['https://pinha.netlify.app', true],
  ['https://1.pinha.dev', true],
  ['https://www.grimpa.example', false],
  ['https://www.pinha.test', false],
  ['https://pinha.localhost', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['https://192.168.0.7', false],
  ['https://[::1]', false],
])('%s is a public address: %j', (url, isPublic) => {
  expect(isPublicAddress(url)).toBe(isPublic);
});

const KINDS = {
  siteUrl,
  oldAddress,
  bookingLink,
  route,
  internalLink,
  httpsUrl,
  email,
  repository,
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
