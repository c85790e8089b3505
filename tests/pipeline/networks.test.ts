// Where else a house can be found: any network, by its sign where there is one, else by its name.

import { expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { refusalsOf } from '../support/refusals.ts';
import { TINY_SITE } from '../support/tiny-site.ts';

const SITE = 'content/site.yaml';
const withNetwork = (network: string): string =>
  (TINY_SITE[SITE] as string).replace(
    'social: []',
    `social: [{ network: ${network}, href: https://rede.example/pinha }]`,
  );

test.each([
  ['github', /<path d="M8 8l[^"]*"><\/path><\/svg><span class="visually-hidden">GitHub \(/],
  ['Bluesky', /class="social-link"[^>]*>Bluesky<span class="visually-hidden"> \(/],
])('%s stands in the foot', async (network, shown) => {
  const site = await buildSite({ [SITE]: withNetwork(network) });
  expect(site.read('index.html').replaceAll('/></svg>', '></path></svg>')).toMatch(shown);
});

test('a name that is nearly one with a sign was meant as it', () => {
  expect(refusalsOf(SITE, withNetwork('LinkedIn')).join()).toContain('escreva network: linkedin');
  expect(refusalsOf(SITE, withNetwork('GitLab'))).toEqual([]);
});
