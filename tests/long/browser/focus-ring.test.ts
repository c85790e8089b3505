// The focus ring has enough contrast with the ground around every kind of stop, in both themes and two windows.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { loadAxe } from '../../browser/questions/accessibility.ts';
import { open } from '../../support/browser.ts';
import { shapes } from '../../support/site-pages.ts';
import { openSmall } from '../../support/small-build.ts';

const STATES = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

/** Kinds of stops that were seen on any page. */
const seen = new Set<string>();

async function expectRings(page: Page, within = 'body'): Promise<void> {
  await loadAxe(page);
  for (const { colorScheme, width } of STATES) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    // After a key was pressed, browsers mark whatever receives the focus.
    await page.keyboard.press('Tab');
    const { faint, kinds } = await page.evaluate(ringsIn, within);
    for (const kind of kinds) seen.add(kind);
    expect.soft(faint, `${colorScheme} at ${width} px`).toEqual([]);
  }
}

interface Colours {
  Color: new () => { parseString(css: string): void; alpha: number };
  getBackgroundColor(element: Element): object | null;
  getContrast(ground: object, ink: object): number;
}

/** Runs in the page: the kinds of its stops, and those whose ring is missing or faint. */
function ringsIn(within: string): { faint: string[]; kinds: string[] } {
  // WCAG 1.4.11 and 2.4.13.
  const LEAST = 3;
  const { axe } = globalThis as unknown as {
    axe: { setup(of: Document): void; teardown(): void; commons: { color: Colours } };
  };
  axe.setup(document);
  const { Color, getBackgroundColor, getContrast } = axe.commons.color;
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      `${within} :is(a[href], button, input, select, textarea, summary, [tabindex="0"])`,
    ),
  ].filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && stop.tabIndex >= 0);
  const found = stops.map((stop) => {
    stop.focus();
    const kind = `${stop.tagName}.${stop.className} in ${stop.parentElement?.className}`;
    // The ring of a field may be around its label, and that of a card around the card.
    const card = getComputedStyle(stop, '::after').position === 'absolute' && stop.offsetParent;
    const bearers = [stop, stop.closest('label'), card].filter((one) => one instanceof Element);
    const rings = bearers.flatMap((bearer) =>
      [undefined, '::after'].map((part) => ({ bearer, style: getComputedStyle(bearer, part) })),
    );
    const ring = rings.find(
      ({ style }) => style.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= 2,
    );
    if (!ring) return { kind, fault: 'has no ring' };
    const ink = new Color();
    ink.parseString(ring.style.outlineColor);
    const isInside = Number.parseFloat(ring.style.outlineOffset) < 0;
    const on = isInside ? ring.bearer : (ring.bearer.parentElement ?? ring.bearer);
    const ground = getBackgroundColor(on);
    const ratio = ground ? getContrast(ground, ink) : LEAST;
    return { kind, fault: ratio < LEAST && `has a contrast of ${ratio.toFixed(2)}` };
  });
  axe.teardown();
  const faint = found.filter(({ fault }) => fault).map(({ kind, fault }) => `${kind} ${fault}`);
  return { faint: [...new Set(faint)], kinds: found.map(({ kind }) => kind) };
}

test.each(shapes)('the focus ring is visible on every ground of %s', async (path) => {
  const { page } = await open(path);
  await expectRings(page);
});

test('the focus ring is visible in the menu of small screens', async () => {
  const { page } = await openSmall('/', { width: 390 });
  await page.locator('summary').first().click();
  await expectRings(page, 'header');
});

test('the focus ring is visible in a form with errors', async () => {
  const { page } = await openSmall('/contato');
  await page.locator('form [type=submit]').click();
  await page.getByRole('alert').waitFor();
  await expectRings(page, 'form');
});

test('more than twenty kinds of stops were seen', () => {
  expect(seen.size).toBeGreaterThan(20);
});
