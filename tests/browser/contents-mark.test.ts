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
    const entries = [...document.querySelectorAll('.contents a')];
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const marks = () => entries.map((entry) => getComputedStyle(entry, '::before'));
    const steps: { lit: number; from: number }[] = [];
    const end = document.documentElement.scrollHeight;
    scrollTo({ top: direction === 'down' ? 0 : end, behavior: 'instant' });
    await frame();
    await frame();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    // Held where it sets out, however long this machine takes to look.
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!still)
      document.styleSheets[0]?.insertRule(
        '.contents a::before { transition-duration: 9999s !important }',
      );
    for (let gone = 0; gone < end; gone += 80) {
      scrollTo({ top: direction === 'down' ? gone : end - gone, behavior: 'instant' });
      await frame();
      await frame();
      const shown = marks().flatMap(({ opacity }, index) => (opacity === '0' ? [] : [index]));
      if (shown.length > 1) throw new Error(`${shown.length} marks at once`);
      const [lit] = shown;
      if (lit === undefined || steps.at(-1)?.lit === lit) continue;
      const [, height = '0'] = (marks()[lit]?.translate ?? '').split(' ');
      steps.push({ lit, from: Number.parseFloat(height) });
    }
    return steps;
  }, way);
}

test('travels from entry to entry, down and up, and moves nothing', async () => {
  const { page } = await openPage(article, { width: 1440 });
  const count = await page.locator('.contents a').count();
  // On a busy machine fonts come late, and words of the header move by 3 px: no matter of the mark's.
  await page.evaluate(() => document.fonts.ready);
  const before = await layoutShifts(page);
  const down = await readThrough(page, 'down');
  expect(down.map(({ lit }) => lit)).toEqual(Array.from({ length: count }, (_, index) => index));
  for (const { from } of down.slice(1)) expect(from, 'from above').toBeLessThan(0);
  expect(await layoutShifts(page)).toEqual(before);

  const back = await openPage(article, { width: 1440 });
  const up = await readThrough(back.page, 'up');
  expect(up.map(({ lit }) => lit)).toEqual(down.map(({ lit }) => lit).toReversed());
  for (const { from } of up.slice(1)) expect(from, 'from below').toBeGreaterThan(0);
});

test('stands where it is to be at once, where less movement is asked for', async () => {
  const { page } = await openPage(article, { width: 1440, reducedMotion: true });
  const steps = await readThrough(page, 'down');
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.filter(({ from }) => from !== 0)).toEqual([]);
});

test('has the shape of a pinhão beside an entry of any height', async () => {
  const { page } = await openPage(article, { width: 1440 });
  const boxes = await page.locator('.contents a').evaluateAll((all) =>
    all.map((entry) => {
      const mark = getComputedStyle(entry, '::before');
      return { high: mark.blockSize, entry: `${entry.clientHeight}px`, wide: mark.inlineSize };
    }),
  );
  for (const { high, entry, wide } of boxes) {
    expect(Math.round(Number.parseFloat(high))).toBe(Number.parseFloat(entry));
    expect(wide).toBe('12px');
  }
});

test('takes no press of the entry beside which it waits', async () => {
  const { page } = await openPage(article, { width: 1440 });
  await page.locator('.contents ol').evaluate((list) => {
    list.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const hits = await page.locator('.contents a').evaluateAll((all) =>
    all.map((entry) => {
      const { left, top, height } = entry.getBoundingClientRect();
      return document.elementFromPoint(left + 1, top + height / 2) === entry;
    }),
  );
  expect(hits).not.toContain(false);
});
