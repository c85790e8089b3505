// What holds for every page of the site, and for one of each kind in both themes at three widths.

import { describe, expect, test } from 'vitest';
import { baseUrl, openPage, paths, scrollThrough, shapes, violations } from '../support/browser.ts';

describe('every page breaks no accessibility rule and loads without complaint', () => {
  for (const path of paths) {
    const isFirst = shapes.includes(path);
    const widths = isFirst ? [1440, 390, 320] : [390];
    for (const scheme of isFirst ? (['light', 'dark'] as const) : (['light'] as const)) {
      test(`${path} in the ${scheme} theme at ${widths.join(', ')} px`, async () => {
        const { page, complaints } = await openPage(path, { width: 1440, scheme });
        for (const width of widths) {
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
