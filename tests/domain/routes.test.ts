// Addresses, and the files that they are written to.

import { expect, test } from 'vitest';
import { postRoute, proposalRoute, ROUTE_PATTERN, routeToFile } from '../../domain/routes.ts';

test.each([
  ['/', 'index.html'],
  ['/blog', 'blog.html'],
  ['/404', '404.html'],
  ['/servicos/websites', 'servicos/websites.html'],
])('%s is written to %s', (route, file) => {
  expect(routeToFile(route)).toBe(file);
});

test('an article lives below /blog under the name of its file', () => {
  expect(postRoute('quanto-custa-um-site')).toBe('/blog/quanto-custa-um-site');
});

test.each([
  ['proposta', '/proposta'],
  ['padaria-aurora', '/proposta-padaria-aurora'],
])('the proposal %s.md lives at %s', (name, route) => {
  expect(proposalRoute(name)).toBe(route);
});

test.each([
  ['/', true],
  ['/404', true],
  ['/n8n', true],
  ['/servicos/automacao-ia', true],
  ['/blog/', false],
  ['blog', false],
  ['//blog', false],
  ['/Blog', false],
  ['/serviços', false],
  ['/a b', false],
  ['/a--b', false],
  ['/-a', false],
  ['/../etc', false],
  ['/a?b', false],
  ['/a#b', false],
])('whether %s may be the address of a page: %s', (route, allowed) => {
  expect(ROUTE_PATTERN.test(route)).toBe(allowed);
});
