// A state that a page has come to, asked narrow and wide: that it can be read, and fits; of the other theme, its contrast.

import type { Page } from 'playwright';
import { expect } from 'vitest';
import { clippedText, sidewaysScroll, violations } from './browser.ts';

const LOOKS = [
  { width: 320, height: 844, colorScheme: 'light', rules: [] },
  { width: 1440, height: 900, colorScheme: 'dark', rules: ['color-contrast'] },
] as const;

/** Leaves the page wide, and in the light theme. `clips`: its boxes could cut words off. */
export async function expectReadable(page: Page, state: string, clips = false): Promise<void> {
  for (const { colorScheme, rules, ...size } of LOOKS) {
    const what = `${state}, ${colorScheme} at ${size.width} px`;
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.evaluate(endTransitions);
    expect.soft(await violations(page, rules), what).toEqual([]);
    expect.soft(await sidewaysScroll(page), what).toEqual([]);
    if (clips) expect.soft(await clippedText(page), what).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Runs in the page: half-way to another theme no colour is one of either. */
async function endTransitions(): Promise<void> {
  await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
