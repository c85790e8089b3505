// Nothing shifts while a page loads and is scrolled, even if its scripts load late.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { open, settled } from '../../support/browser.ts';
import { paths, shapes } from '../../support/site-pages.ts';
import { hold } from '../../support/small-build.ts';

/** An address with a typing error, and one whose anchor names no group of the portfolio. */
const NEARLY = [
  '/contatox',
  ...paths.filter((path) => path === '/portfolio').map((path) => `${path}#x`),
];

/** Lets scripts load once the page is painted without them, and fonts, whose letters have other widths, never. */
async function late(page: Page): Promise<void> {
  const { held, release } = hold();
  await page.exposeBinding('isPainted', release);
  await page.addInitScript(() => {
    const noted = { shifts: [] as string[] };
    Object.assign(globalThis, noted);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? node?.textContent,
        );
        noted.shifts.push(`${entry.value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => globalThis.isPainted()));
    }).observe({ type: 'paint', buffered: true });
  });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.route('**/*.js', (route) => held.then(() => route.continue()));
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  var isPainted: () => void;
}

describe.each([390, 1440])('at %i px', (width) => {
  test.each([...shapes, ...NEARLY])('%s does not shift', async (path) => {
    const opened = await open(path, { width, prepare: late });
    const { page } = opened;
    await settled(opened);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 800) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await settled(opened);
    }
    expect(await page.evaluate('shifts')).toEqual([]);
  });
});
