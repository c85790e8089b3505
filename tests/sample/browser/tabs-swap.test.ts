// A group of projects becomes the next one before the eyes, where the browser can and movement is welcome.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser.ts';
import { layoutShifts } from '../../support/layout-shift.ts';

interface Counted {
  swaps: number;
}

/** Counts the transitions that begin, each of them held for as long as anybody could wait. */
function countSwaps(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(window, { swaps: 0 });
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (change) => {
      (window as unknown as Counted).swaps++;
      const transition = start(change);
      const hold = () => {
        for (const animation of document.getAnimations()) animation.playbackRate = 0.001;
      };
      void transition.ready.then(hold, () => 'the next one came first');
      return transition;
    };
  });
}

const swaps = (page: Page) => page.evaluate(() => (window as unknown as Counted).swaps);

const shownGroup = (page: Page) =>
  page
    .locator('.project-group')
    .evaluateAll((all) => all.filter((group) => group.checkVisibility()).map(({ id }) => id));

const isSwapping = (page: Page) =>
  page.evaluate(() => document.documentElement.matches(':active-view-transition'));

test('a choice swaps the groups, what stands there from the start does not', async () => {
  const { page, complaints } = await openPage('/portfolio', { width: 1440, prepare: countSwaps });
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  expect(await swaps(page)).toBe(0);
  await tabs.nth(1).click();
  await expect.poll(() => shownGroup(page)).toEqual(['sistemas']);
  expect(await swaps(page)).toBe(1);
  await tabs.nth(1).press('Enter');
  expect(await swaps(page), 'the same once more').toBe(1);
  expect(complaints).toEqual([]);
});

test('while one is under way the page answers to the pointer and to the keys', async () => {
  const { page, complaints } = await openPage('/portfolio', { width: 1440, prepare: countSwaps });
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  await tabs.nth(1).click();
  await expect.poll(() => isSwapping(page)).toBe(true);
  await expect.poll(() => shownGroup(page)).toEqual(['sistemas']);
  await tabs.nth(2).click();
  await expect.poll(() => shownGroup(page)).toEqual(['landing-pages']);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownGroup(page)).toEqual(['sistemas']);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-controls'))).toBe(
    'sistemas',
  );
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.project-group')?.id)).toBe(
    'sistemas',
  );
  expect(await swaps(page)).toBe(3);
  expect(complaints).toEqual([]);
});

test('whoever is faster than it meets no error', async () => {
  const { page, complaints } = await openPage('/portfolio', { width: 1440 });
  await page.getByRole('tab').first().focus();
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home', 'ArrowLeft'];
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
  await expect.poll(() => shownGroup(page)).toEqual(['landing-pages']);
  await expect.poll(() => isSwapping(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test('nothing jumps', async () => {
  const { page } = await openPage('/portfolio', { width: 1440, prepare: countSwaps });
  await page.getByRole('tab').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await layoutShifts(page);
  await page.getByRole('tab').nth(2).click();
  await expect.poll(() => shownGroup(page)).toEqual(['landing-pages']);
  expect(await layoutShifts(page)).toEqual(before);
});

test.each([
  { name: 'where less movement is asked for', reducedMotion: true },
  { name: 'in a browser that cannot', reducedMotion: false },
])('$name the groups change at once', async ({ reducedMotion }) => {
  const { page, complaints } = await openPage('/portfolio', {
    width: 1440,
    reducedMotion,
    prepare: async (fresh) => {
      await countSwaps(fresh);
      if (!reducedMotion)
        await fresh.addInitScript(() =>
          Object.assign(document, { startViewTransition: undefined }),
        );
    },
  });
  await page.getByRole('tab').nth(1).click();
  await expect.poll(() => shownGroup(page)).toEqual(['sistemas']);
  expect(await swaps(page)).toBe(0);
  expect(complaints).toEqual([]);
});
