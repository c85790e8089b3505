// The pinhão beside the contents of a long text: it goes along with the reader, and nothing else moves.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage, paths } from '../support/browser.ts';
import { layoutShifts } from '../support/layout-shift.ts';

const article = paths.find((path) => path.startsWith('/blog/')) ?? '/blog';

/** Where the mark came from each time that another entry was lit, in its own heights. */
async function readThrough(
  page: Page,
  way: 'down' | 'up',
): Promise<{ lit: number; from: number }[]> {
  return page.evaluate(async (direction) => {
    await document.fonts.ready;
    document.adoptedStyleSheets = [];
    const entries = [...document.querySelectorAll('.contents a')];
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const marks = () => entries.map((entry) => getComputedStyle(entry, '::before'));
    const steps: { lit: number; from: number }[] = [];
    const end = document.documentElement.scrollHeight;
    scrollTo({ top: direction === 'down' ? 0 : end, behavior: 'instant' });
    await frame();
    await frame();
    for (const animation of document.getAnimations()) animation.finish();
    // Held where it sets out, however long this machine takes to look.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.contents a::before { transition-duration: 9999s !important }');
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      document.adoptedStyleSheets = [sheet];
    let step = 160;
    for (let gone = 0; gone < end; gone += step) {
      scrollTo({ top: direction === 'down' ? gone : end - gone, behavior: 'instant' });
      await frame();
      await frame();
      const shown = marks().flatMap(({ opacity }, index) => (opacity === '0' ? [] : [index]));
      if (shown.length > 1) throw new Error(`${shown.length} marks at once`);
      const [lit] = shown;
      if (lit === undefined || steps.at(-1)?.lit === lit) continue;
      const [, height = '0'] = (marks()[lit]?.translate ?? '').split(' ');
      steps.push({ lit, from: Number.parseFloat(height) });
      // Beyond the last of its entries the mark has nowhere to go.
      if (lit === (direction === 'down' ? entries.length - 1 : 0)) step = 640;
    }
    return steps;
  }, way);
}

test('travels from entry to entry, down and up, has its shape, takes no press and moves nothing', async () => {
  const { page } = await openPage(article, { width: 1440 });
  const entries = page.locator('.contents a');
  const count = await entries.count();
  const boxes = await entries.evaluateAll((all) =>
    all.map((entry) => {
      const mark = getComputedStyle(entry, '::before');
      return { high: mark.blockSize, entry: entry.clientHeight, wide: mark.inlineSize };
    }),
  );
  for (const { high, entry, wide } of boxes) {
    expect(Math.round(Number.parseFloat(high)), 'as high as its entry').toBe(entry);
    expect(wide).toBe('12px');
  }
  await page.locator('.contents ol').evaluate((list) => {
    list.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const hits = await entries.evaluateAll((all) =>
    all.map((entry) => {
      const { left, top, height } = entry.getBoundingClientRect();
      return document.elementFromPoint(left + 1, top + height / 2) === entry;
    }),
  );
  expect(hits, 'a press beside the words').toEqual(boxes.map(() => true));

  // On a busy machine fonts come late, and words of the header move by 3 px: no matter of the mark's.
  await page.evaluate(() => document.fonts.ready);
  const before = await layoutShifts(page);
  const down = await readThrough(page, 'down');
  expect(down.map(({ lit }) => lit)).toEqual(Array.from({ length: count }, (_, index) => index));
  for (const { from } of down.slice(1)) expect(from, 'from above').toBeLessThan(0);
  expect(await layoutShifts(page)).toEqual(before);
  const up = await readThrough(page, 'up');
  expect(up.map(({ lit }) => lit)).toEqual(down.map(({ lit }) => lit).toReversed());
  for (const { from } of up.slice(1)) expect(from, 'from below').toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await readThrough(page, 'down');
  expect(still.length).toBeGreaterThan(2);
  expect(
    still.filter(({ from }) => from !== 0),
    'where less movement is asked for',
  ).toEqual([]);
});
