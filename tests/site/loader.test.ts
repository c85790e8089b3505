// The loader stands in every page with islands, once, and is the same in all of them.

import { expect, test } from 'vitest';
import { buildRealSite } from '../support/real-site.ts';

test('every page with islands has the one loader, and the others have none', async () => {
  const { pages } = await buildRealSite();
  const loaders = new Set<string>();
  for (const { route, html, tags } of pages) {
    const found = html.match(/<script type="module">.*?<\/script>/gs) ?? [];
    const hasIslands = tags.some(({ attributes }) => 'data-island' in attributes);
    expect(found, route).toHaveLength(hasIslands ? 1 : 0);
    for (const loader of found) loaders.add(loader);
  }
  expect(loaders.size).toBe(1);
});
