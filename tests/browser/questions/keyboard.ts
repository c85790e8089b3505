// With the keyboard alone every stop is reached in order, visible and marked, and the first leads to the content.

import type { Page } from 'playwright';
import { loadAxe } from './accessibility.ts';
import type { AnyPage, ChromiumQuestion, Question } from './question.ts';

interface Stop {
  name: string;
  left: number;
  inHeader: boolean;
  /** The topmost element at a point of the stop, if that is another one. */
  coveredBy: string | undefined;
}

export const keyboard: ChromiumQuestion = {
  name: 'shows every stop of the Tab key',
  inChromium: true,
  ask: async ({ page }) => {
    const stops = await tabThrough(page);
    const count = await countFocusable(page);
    const inHeader = stops.filter((stop) => stop.inHeader && stop.left > 0).map(({ left }) => left);
    return [
      ...(stops.length === count ? [] : [`expected ${count} stops, found ${stops.length}`]),
      ...(String(inHeader) === String(inHeader.toSorted((a, b) => a - b))
        ? []
        : [`the stops of the header at ${inHeader}`]),
      ...stops
        .filter(({ coveredBy }) => coveredBy)
        .map(({ name, coveredBy }) => `covered: ${name} by ${coveredBy}`),
    ];
  },
};

export const skipLink: Question = {
  name: 'leads from its first stop to the content',
  ask: async ({ page }) => {
    await startOver(page);
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(() => {
      const link = document.activeElement as Element;
      const { left, top } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + 4, top + 4));
    });
    await page.keyboard.press('Enter');
    const goal = await page.evaluate(() => document.activeElement?.tagName);
    await page.keyboard.press('Tab');
    const isPast = await page.evaluate(
      () => !document.activeElement?.closest('header:not(main header)'),
    );
    const found = `seen: ${isSeen}, to ${goal}, past the header: ${isPast}`;
    return found === 'seen: true, to MAIN, past the header: true' ? [] : [found];
  },
};

/** Makes the next Tab lead to the first stop, wherever the focus was. */
async function startOver(page: AnyPage): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo(0, 0);
  });
}

/** The ring around the focus, after a key was pressed, in this window and theme. */
export const focusRing: ChromiumQuestion = {
  name: 'marks the focus by a ring with enough contrast',
  inChromium: true,
  ask: async ({ page }) => {
    await loadAxe(page);
    await page.keyboard.press('Tab');
    const faults = await page.evaluate(ringsIn);
    await startOver(page);
    return faults;
  },
};

interface Colours {
  Color: new () => { parseString(css: string): void; alpha: number };
  getBackgroundColor(element: Element): object | null;
  getContrast(ground: object, ink: object): number;
}

/** Runs in the page: the kinds of its stops whose ring is missing, or faint on the ground around it. */
function ringsIn(): string[] {
  // WCAG 1.4.11 and 2.4.13.
  const LEAST = 3;
  const { axe } = globalThis as unknown as {
    axe: { setup(of: Document): void; teardown(): void; commons: { color: Colours } };
  };
  axe.setup(document);
  const { Color, getBackgroundColor, getContrast } = axe.commons.color;
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
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
    if (!ring) return `${kind} has no ring`;
    const ink = new Color();
    ink.parseString(ring.style.outlineColor);
    const isInside = Number.parseFloat(ring.style.outlineOffset) < 0;
    const on = isInside ? ring.bearer : (ring.bearer.parentElement ?? ring.bearer);
    const ground = getBackgroundColor(on);
    const ratio = ground ? getContrast(ground, ink) : LEAST;
    return ratio < LEAST ? `${kind} has a ring of contrast ${ratio.toFixed(2)}` : undefined;
  });
  axe.teardown();
  return [...new Set(found.flatMap((fault) => fault ?? []))];
}

declare global {
  var isOver: boolean;
}

/** Presses Tab from the top of the page to its end, and describes the focused element whenever the key is released. */
async function tabThrough(page: Page): Promise<Stop[]> {
  await startOver(page);
  await page.evaluate(`(${noteStops})(${describeFocus})`);
  const session = await page.context().newCDPSession(page);
  const tab = (type: 'rawKeyDown' | 'keyUp') =>
    session.send('Input.dispatchKeyEvent', { type, key: 'Tab', windowsVirtualKeyCode: 9 });
  // Sends all keys at once, since the browser waits for a frame after each one that has no successor yet.
  const count = (await countFocusable(page)) + 1;
  for (let isOver = false; !isOver; ) {
    const tabs = Array.from({ length: count }, () => [tab('rawKeyDown'), tab('keyUp')]);
    await Promise.all(tabs.flat());
    isOver = await page.evaluate('note(), isOver');
  }
  await session.detach();
  return page.evaluate('stops');
}

/** Runs in the page. It adds a stop at the end, behind which the focus would leave the page. */
function noteStops(describe: () => Stop): void {
  const end = Object.assign(document.createElement('span'), { tabIndex: 0 });
  document.body.append(end);
  const seen = new Set<Element>();
  const stops: Stop[] = [];
  Object.assign(globalThis, { stops, isOver: false, note });
  addEventListener('keyup', note, { capture: true });

  function note(): void {
    const { activeElement } = document;
    if (globalThis.isOver || !activeElement || activeElement === document.body) return;
    // If an element has the focus again, the focus has gone round without reaching the end.
    const isRound = seen.has(activeElement) && activeElement !== [...seen].at(-1);
    if (isRound || activeElement === end) finish();
    else if (!seen.has(activeElement)) stops.push(describe());
    seen.add(activeElement);
  }

  function finish(): void {
    globalThis.isOver = true;
    removeEventListener('keyup', note, { capture: true });
    end.remove();
  }
}

/** The stops of the Tab key; a group of radio buttons is one. */
async function countFocusable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.tabIndex >= 0)
      .map((element) =>
        element.matches('[type="radio"]') ? element.getAttribute('name') : element,
      );
    return new Set(stops).size;
  });
}

/** Runs in the page. */
function describeFocus(): Stop {
  const element = document.activeElement as HTMLElement;
  const box = element.getBoundingClientRect();
  return {
    name: element.ariaLabel ?? element.textContent?.trim() ?? element.tagName,
    left: box.left,
    inHeader: element.closest('header:not(main header)') !== null,
    coveredBy: coverOf(element),
  };

  /**
   * The element that covers a part of the target. If the target fills half of the window, some part may be
   * covered. A text area may reach below the window, since the browser scrolls to its caret.
   */
  function coverOf(target: Element): string | undefined {
    const points = [...target.getClientRects()]
      .flatMap(({ left, right, top, bottom }) =>
        [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
          [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
        ),
      )
      .filter((hit, _, all) => hit || !target.matches('textarea') || !all.some(Boolean));
    const covers = points.filter((hit) => !hit || (!target.contains(hit) && !hit.contains(target)));
    if (box.height > innerHeight / 2 && covers.length < points.length) return undefined;
    return covers.map((hit) => (hit ? hit.outerHTML.slice(0, 80) : 'the window’s edge'))[0];
  }
}
