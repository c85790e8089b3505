// What holds for every page of the site, in both themes and at three widths.

import { describe, expect, test } from 'vitest';
import { baseUrl, openPage, paths, scrollThrough, violations } from '../support/browser.ts';

describe('every page breaks no accessibility rule and loads without complaint', () => {
  for (const path of paths) {
    for (const scheme of ['light', 'dark'] as const) {
      test(`${path} in the ${scheme} theme at 1440, 390 and 320 px`, async () => {
        const { page, complaints } = await openPage(path, { width: 1440, scheme });
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          await scrollThrough(page);
          expect.soft(await violations(page), `${width} px`).toEqual([]);
        }
        expect(complaints).toEqual([]);
      });
    }
  }
});

describe('the server answers as a host would', () => {
  test.each(paths)('%s at its own address, without a redirect', async (path) => {
    const answer = await fetch(baseUrl + path, { redirect: 'manual' });
    expect(answer.status).toBe(path === '/pagina-que-nao-existe' ? 404 : 200);
    expect(await answer.text()).toContain('<main id="conteudo"');
  });
});
