// Addresses, and the files that they are written to.

import { expect, test } from 'vitest';
import { proposalRoute, ROUTE_PATTERN, routeToFile } from '../../domain/routes.ts';

test('a page is written to the file of its address, and a proposal lives at its own', () => {
  const files = ['/', '/404', '/servicos/websites'].map(routeToFile);
  expect(files).toEqual(['index.html', '404.html', 'servicos/websites.html']);
  const routes = ['proposta', 'padaria-aurora'].map(proposalRoute);
  expect(routes).toEqual(['/proposta', '/proposta-padaria-aurora']);
});

const ALLOWED = ['/', '/404', '/n8n', '/servicos/automacao-ia'];
const REFUSED = [
  '/blog/',
  'blog',
  '//blog',
  '/Blog',
  '/serviços',
  '/a b',
  '/a--b',
  '/-a',
  '/../etc',
];

test('an address has lower-case words without accents, joined by hyphens', () => {
  const all = [...ALLOWED, ...REFUSED, '/a?b', '/a#b'];
  expect(all.filter((route) => ROUTE_PATTERN.test(route))).toEqual(ALLOWED);
});
