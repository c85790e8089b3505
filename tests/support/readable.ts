// Checks that a state of a page is accessible and fits: narrow in the light theme, and wide in the dark one.

import type { Page } from 'playwright';
import { expect } from 'vitest';
import { violations } from '../browser/questions/accessibility.ts';
import { layoutFaults } from './room.ts';

const LOOKS = [
  { width: 320, height: 844, colorScheme: 'light', rules: [] },
  { width: 1440, height: 900, colorScheme: 'dark', rules: ['color-contrast'] },
] as const;

/** Leaves the page wide, and in the light theme. */
export async function expectReadable(page: Page, state: string): Promise<void> {
  for (const { colorScheme, rules, ...size } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const faults = [...(await violations(page, rules)), ...(await page.evaluate(layoutFaults))];
    expect.soft(faults, `${state}, ${colorScheme} at ${size.width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
