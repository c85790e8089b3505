// Addresses: the files that pages are written to, which texts may stand in them, and which hosts visitors can come to.

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

test('a page is written to the file of its address, and a proposal lives at its own', () => {
  const files = ['/', '/404', '/servicos/websites'].map(routeToFile);
  expect(files).toEqual(['index.html', '404.html', 'servicos/websites.html']);
  const routes = ['proposta', 'padaria-aurora'].map(proposalRoute);
  expect(routes).toEqual(['/proposta', '/proposta-padaria-aurora']);
});

test('no sign of a text ends the attribute or the element that it stands in', () => {
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
  // The accent as a letter of its own.
  ['Caf\u0065\u0301', 'cafe'],
  ['a__b  c', 'a-b-c'],
])('"%s" gives "%s", which may be an address', (text, slug) => {
  expect([slugOf(text), slugOf(slug)]).toEqual([slug, slug]);
  expect(`/${slug}`).toMatch(ROUTE_PATTERN);
});

test.each(['', '—', '🌲', '!?'])('"%s" has no letter, and gives nothing', (text) => {
  expect(slugOf(text)).toBe('');
});

test.each([
  ['https://www.pinha.com.br', true],
  ['https://pinha.netlify.app', true],
  ['https://1.pinha.dev', true],
  ['https://www.grimpa.example', false],
  ['https://www.casa-de-mentira.com.br', false],
  ['https://www.pinha.test', false],
  ['https://pinha.localhost', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['https://192.168.0.7', false],
  ['https://[::1]', false],
])('visitors can come to %s: %j', (url, isPublic) => {
  expect(isPublicAddress(url, ['grimpa.example', 'casa-de-mentira.com.br'])).toBe(isPublic);
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

/** A pasted text, and its reading, or the offer of the message. */
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
