// The focus ring as it is painted: on every background of the site, also on pictures, it has enough contrast.

import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { open } from '../../support/browser.ts';
import { shapes } from '../../support/site-pages.ts';
import { openSmall } from '../../support/small-build.ts';

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

type Colour = [number, number, number];

/** A part of the page, in pixels from its upper left corner. */
interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

/** The contrast that WCAG 1.4.11 and 2.4.13 require. */
const CONTRAST = 3;
/** The part of a ring that needs contrast: corners are softened, and letters of other lines may touch the ring. */
const SHARE = 0.85;
/** How far the edge of a ring is softened, in pixels. */
const SOFT = 2;

/** Narrow windows have the same backgrounds, but rings meet their edges. `seen`: kinds of stops checked on any page. */
const STATES = [
  { scheme: 'light', width: 1440, seen: new Set<string>() },
  { scheme: 'dark', width: 1440, seen: new Set<string>() },
  { scheme: 'dark', width: 390, seen: new Set<string>() },
] as const;

/** Faint rings in each state of one page. */
async function faintInAll(page: Page, within?: string, forget = false): Promise<string[]> {
  const faint: string[] = [];
  for (const { scheme, width, seen } of STATES) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    const found = await faintRings(page, forget ? new Set() : seen, within);
    faint.push(...found.map((words) => `${scheme}, ${width} px: ${words}`));
  }
  return faint;
}

test.each(shapes)('the focus ring is visible on every background of %s', async (path) => {
  const { page } = await open(path);
  expect(await faintInAll(page)).toEqual([]);
});

test('focus rings of more than twenty kinds of stops were checked', () => {
  for (const { seen } of STATES) expect(seen.size, 'kinds of stops').toBeGreaterThan(20);
});

test('the focus ring is visible in the menu of small screens', async () => {
  const { page } = await openSmall('/', { width: 390 });
  await page.locator('summary').first().click();
  expect(await faintRings(page, new Set(), 'header')).toEqual([]);
});

test('the focus ring is visible in a form with errors', async () => {
  const { page } = await openSmall('/contato');
  await page.locator('form [type=submit]').click();
  await page.getByRole('alert').waitFor();
  expect(await faintInAll(page, 'form', true)).toEqual([]);
});

/** Checks a stop of each kind and background that is not in `seen` yet, and returns those with a faint ring. */
async function faintRings(page: Page, seen: Set<string>, within = 'body'): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // After a key was pressed, browsers mark whatever receives the focus.
  await page.keyboard.press('Tab');
  const stops = await page.evaluate(markStops, within);
  const faint: string[] = [];
  const session = await page.context().newCDPSession(page);
  for (const { number, kind } of stops) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    // Placeholders are gone once the content has loaded.
    if (!(await page.locator(`[data-stop="${number}"]`).isVisible())) continue;
    const share = await shareSeen(page, session, `[data-stop="${number}"]`);
    if (share < SHARE) faint.push(`${kind} is seen on ${Math.round(100 * share)} % of its length`);
  }
  await session.detach();
  return faint;
}

/** Numbers the elements that can have the focus, and names each by its look and the background under it. */
function markStops(within: string): { number: number; kind: string }[] {
  for (const stop of document.querySelectorAll<HTMLElement>('[data-stop]'))
    delete stop.dataset.stop;
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      `${within} :is(a[href], button, input, select, textarea, summary, [tabindex="0"])`,
    ),
  ].filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && stop.tabIndex >= 0);
  return stops.map((stop, number) => {
    stop.dataset.stop = String(number);
    let ground: Element | null = stop.parentElement;
    while (ground && /, 0\)|transparent|\/ 0\)/.test(getComputedStyle(ground).backgroundColor))
      ground = ground.parentElement;
    const colour = ground ? getComputedStyle(ground).backgroundColor : 'page';
    const parent = stop.parentElement?.className || stop.parentElement?.tagName;
    const look = [stop.tagName, stop.className, stop.dataset.look, stop.getAttribute('type')];
    return { number, kind: `${look.filter(Boolean).join(' ')} in ${parent} on ${colour}` };
  });
}

/** The part of a ring that has enough contrast with the pixels beside it. */
async function shareSeen(page: Page, session: CDPSession, selector: string): Promise<number> {
  const stop = page.locator(selector);
  await stop.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.focus({ preventScroll: true });
  });
  const ring = await stop.evaluate(ringOf);
  const focused = await takePicture(session, ring.clip);
  await stop.evaluate((element: HTMLElement) => {
    // The element keeps the focus, without which it may be hidden; but the ring of a card belongs to its ::after.
    if (getComputedStyle(element).outlineStyle === 'none') element.blur();
    else element.style.outlineColor = 'transparent';
  });
  const before = await takePicture(session, ring.clip);
  await stop.evaluate((element: HTMLElement) => {
    element.style.outlineColor = '';
  });
  return compare(focused, before, ring.colour);
}

/** The colour of the ring as it is painted, and the part of the page around it. */
function ringOf(stop: HTMLElement): { colour: Colour; clip: Clip } {
  // If a whole card is a link, the ring is around the card.
  const isCard = getComputedStyle(stop, '::after').position === 'absolute';
  const bearers = [stop, stop.closest('label'), isCard ? stop.offsetParent : null];
  const boxes = bearers.flatMap((bearer) => (bearer ? [bearer.getBoundingClientRect()] : []));
  const styles = bearers.flatMap((bearer) =>
    bearer ? [undefined, '::after'].map((part) => getComputedStyle(bearer, part)) : [],
  );
  const style = styles.find(
    ({ outlineStyle, outlineWidth }) =>
      outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
  );
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!paint) throw new Error('there is nothing to paint on');
  paint.fillStyle = style?.outlineColor ?? 'transparent';
  paint.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
  const x = Math.max(0, Math.min(...boxes.map(({ left }) => left)) - 12);
  const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - 12);
  const right = Math.min(innerWidth, Math.max(...boxes.map(({ right: edge }) => edge)) + 12);
  const bottom = Math.min(innerHeight, Math.max(...boxes.map(({ bottom: edge }) => edge)) + 12);
  const clip = { x: x + scrollX, y: y + scrollY, width: right - x, height: bottom - y, scale: 1 };
  return { colour: [red, green, blue], clip };
}

/** Takes a picture without Playwright's preparations, which take longer and are not needed, since nothing moves. */
async function takePicture(session: CDPSession, clip: Clip): Promise<Picture> {
  const shot = await session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
  const picture = sharp(Buffer.from(shot.data, 'base64')).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A pixel of the ring has its colour, and had another one before; it is compared with those past its softened edge. */
function compare(focused: Picture, before: Picture, colour: Colour): number {
  const { width, height, data } = focused;
  const isRing = new Uint8Array(width * height);
  for (let at = 0; at < isRing.length; at++)
    if (isNear(data, at, colour) && !isNear(before.data, at, colour)) isRing[at] = 1;
  let sides = 0;
  let clear = 0;
  for (let y = SOFT; y < height - SOFT; y++) {
    for (let x = SOFT; x < width - SOFT; x++) {
      const at = y * width + x;
      if (!isRing[at]) continue;
      for (const step of [1, -1, width, -width]) {
        if (isRing[at + step]) continue;
        sides++;
        if (contrast(colour, colourAt(data, at + SOFT * step)) >= CONTRAST) clear++;
      }
    }
  }
  return sides === 0 ? 0 : clear / sides;
}

function colourAt(data: Buffer, at: number): Colour {
  return [data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0];
}

function isNear(data: Buffer, at: number, colour: Colour): boolean {
  for (let part = 0; part < 3; part++)
    if (Math.abs((data[3 * at + part] ?? 0) - (colour[part] ?? 0)) > 12) return false;
  return true;
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
