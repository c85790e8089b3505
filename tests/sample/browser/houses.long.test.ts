// Other houses in a browser: their policies, accessibility in both themes, no page too wide, and paper.

import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { routeToFile } from '../../../domain/routes.ts';
import {
  clippedText,
  openBuilt,
  scrollThrough,
  sidewaysScroll,
  violations,
} from '../../support/browser.ts';
import { type BuiltSite, buildProject } from '../../support/build-site.ts';
import { furnishedHouse, HOUSES, type HouseName } from '../../support/houses.ts';

const VIEWS = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 320, scheme: 'light' },
] as const;

describe.each(Object.keys(HOUSES) as HouseName[])('%s', (name) => {
  let site: BuiltSite;
  let pages: string[];

  beforeAll(async () => {
    site = await buildProject(await furnishedHouse(name), { strict: true });
    expect(site.problems).toEqual([]);
    pages = [...site.read('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path || '/',
    );
  });

  test.each(VIEWS)('every page is sound at $width px, $scheme', async (view) => {
    expect(pages.length).toBeGreaterThan(10);
    for (const path of pages) {
      expect(site.exists(routeToFile(path)), path).toBe(true);
      const { page, complaints } = await openBuilt(join(site.root, 'dist'), path, view);
      await scrollThrough(page);
      expect([...complaints, ...(await violations(page))], path).toEqual([]);
      expect([...(await sidewaysScroll(page)), ...(await clippedText(page))], path).toEqual([]);
      await page.close();
    }
  });
});
