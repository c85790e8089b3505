// The addresses that pages call their own, the sitemap, and what search engines may know agree.

import { expect, test } from 'vitest';
import { buildRealSite } from '../support/real-site.ts';

test('the sitemap lists the canonical address of every indexed page, and no other', async () => {
  const site = await buildRealSite();
  const listed = [...site.read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => url,
  );
  const indexed = site.report.answers?.pages.filter((page) => page.indexed) ?? [];
  const canonical = indexed.map(({ route }) => {
    const link = site.page(route).tags.find(({ attributes }) => attributes.rel === 'canonical');
    return link?.attributes.href;
  });
  expect(new Set(listed)).toEqual(new Set(canonical));
  expect(listed.length).toBe(new Set(listed).size);
  for (const { route } of indexed) {
    expect(canonical.some((url) => new URL(url ?? '').pathname === route)).toBe(true);
  }
});

test('every share image is a file of the site', async () => {
  const site = await buildRealSite();
  const images = site.pages.flatMap(({ tags }) =>
    tags
      .filter(({ attributes }) => attributes.property === 'og:image')
      .map(({ attributes }) => new URL(attributes.content ?? '').pathname.slice(1)),
  );
  expect(images.length).toBeGreaterThan(0);
  expect(images.filter((path) => !site.exists(path))).toEqual([]);
});

test('no proposal stands in a list for machines, or is linked from another page', async () => {
  const site = await buildRealSite();
  const hidden = site.pages.filter(({ route }) => route.startsWith('/proposta'));
  for (const { route } of hidden) {
    const lists = ['sitemap.xml', 'feed.xml', 'robots.txt', 'manifest.webmanifest'];
    for (const list of lists.filter((path) => site.exists(path))) {
      expect(site.read(list)).not.toContain(route);
    }
    const headers = site.report.answers?.pages.find((page) => page.route === route);
    expect(headers?.indexed).toBe(false);
  }
});

test('the policy in the header says all that the policy in the page says', async () => {
  const site = await buildRealSite();
  for (const { route, policy } of site.report.answers?.pages ?? []) {
    const meta = site
      .page(route)
      .tags.find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy');
    expect(policy.startsWith(`${meta?.attributes.content}; frame-ancestors 'none'`)).toBe(true);
    const isForeign = policy.includes('https://app.cal.com');
    expect([route, policy.includes("require-trusted-types-for 'script'")]).toEqual([
      route,
      !isForeign,
    ]);
  }
});
