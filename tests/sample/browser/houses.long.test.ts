// Other houses in a browser: their policies, accessibility in both themes, no page too wide, and paper.

import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { routeToFile } from '../../../domain/routes.ts';
import { accessibility, contrast } from '../../browser/questions/accessibility.ts';
import type { Question } from '../../browser/questions/question.ts';
import { reflow } from '../../browser/questions/reflow.ts';
import { media, type State, window } from '../../browser/questions/table.ts';
import { ask } from '../../browser/questions/visit.ts';
import { openBuilt, scrollThrough } from '../../support/browser.ts';
import { type BuiltSite, buildProject } from '../../support/build-site.ts';
import { furnishedHouse, HOUSES, type HouseName } from '../../support/houses.ts';

/** Each page is opened once, on a telephone in the light. */
const ROWS: [state: State, questions: Question[]][] = [
  [media('in the light', { colorScheme: 'light' }), [accessibility, reflow]],
  [window(1440), [reflow]],
  [media('in the dark', { colorScheme: 'dark' }), [contrast]],
];

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

  test('every page is sound, on a telephone and a desktop, in the light and in the dark', async () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const path of pages) {
      expect(site.exists(routeToFile(path)), path).toBe(true);
      const opened = await openBuilt(join(site.root, 'dist'), path, {
        width: 320,
        reducedMotion: true,
      });
      await scrollThrough(opened.page);
      await ask({ ...opened, path, scripts: [], pending: new Set() }, ROWS);
      expect(opened.complaints, path).toEqual([]);
      await opened.page.close();
    }
  });
});
