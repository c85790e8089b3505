// Presses controls of a page before its scripts have come, and afterwards: both have to end the same.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type Opened, openWindow, settled, type Window } from './browser.ts';
import { hold } from './small-build.ts';

export const SIZES = [
  { width: 390, height: 844, touch: true },
  { width: 1280, height: 720, touch: false },
] as const;

export interface Control {
  /** The position among all controls in the HTML of the page. */
  index: number;
  /** The name of its island, if it is in one. */
  island: string;
  element: 'a' | 'button' | 'input' | 'label' | 'select' | 'summary' | 'textarea';
  /** The type of the field, or of a label's field. */
  type: string;
  href: string;
  name: string;
  /** The name under which a form sends the field. */
  field: string;
  /** Controls of the same kind promise the same effect. */
  kind: string;
  isFocusable: boolean;
}

export type Way = 'pointer' | 'key';
/** Before the scripts of the page have come, after they did, or in one task as password managers write. */
type When = 'early' | 'late' | 'at once';

declare global {
  /** The effects of presses in order, such as `open ADDRESS`, `send`, `print` or `copy TEXT`. */
  var effects: string[];
  /** Every control, before any island was mounted. */
  var written: HTMLElement[];
  /** The element on which the last press began, and its ancestors. */
  var pressedOn: EventTarget[];
  /** The middle of an element's first line, or of a label's first words, if nothing covers it. */
  var pointOf: (element: HTMLElement) => { x: number; y: number } | undefined;
}

/** Runs in the page before anything else: notes the effects of presses, and prevents that they leave the page. */
function note(): void {
  Object.assign(globalThis, { effects: [], written: [] });
  sessionStorage.clear();
  addEventListener('DOMContentLoaded', () => {
    const controls = 'a[href], [role=link], button, input, select, textarea, summary, label';
    written.push(...document.querySelectorAll<HTMLElement>(controls));
  });
  addEventListener('pointerdown', (event) => {
    globalThis.pressedOn = event.composedPath();
  });
  const noting = (effect: string) => () => void effects.push(effect);
  globalThis.print = noting('print');
  history.back = noting('back');
  const writeText = async (text: string) => void effects.push(`copy ${text}`);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  // A tab that a script opens shows what the script then gives it.
  const tab = {
    close: () => {},
    set location(address: string) {
      effects.push(`open ${address}`);
    },
  };
  Object.assign(globalThis, { open: () => tab });
  globalThis.fetch = async () => {
    effects.push('send');
    return new Response('{"ok":true}');
  };
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) effects.push('send');
    event.preventDefault();
  });
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented) return;
    if (link.hash && link.pathname === location.pathname) return;
    effects.push(`open ${link.href}`);
    event.preventDefault();
  });
  globalThis.pointOf = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return undefined;
    const area = document.createRange();
    area.selectNode(element);
    if (element instanceof HTMLLabelElement) {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (words.nextNode() && !words.currentNode.nodeValue?.trim());
      area.selectNodeContents(words.currentNode);
    }
    const [box] = (element instanceof HTMLLabelElement ? area : element).getClientRects();
    if (!box?.width || !box.height) return undefined;
    const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    const isHit = element.contains(hit) || (hit?.closest('label')?.control ?? hit) === element;
    return isHit ? point : undefined;
  };
}

/** Runs in the page: every control that can be pressed, before any island is mounted. */
function controlsIn(): Control[] {
  const goalOf = ({ href, hash, pathname, protocol, host }: HTMLAnchorElement): string => {
    if (!href) return 'nowhere yet';
    if (hash && pathname === location.pathname) return '#';
    return host === location.host ? '/' : protocol + host;
  };
  const controls = written.flatMap((element, index): Control[] => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!pointOf(element)) return [];
    element.focus({ preventScroll: true });
    const field = ((element as HTMLLabelElement).control ?? element) as HTMLInputElement;
    const link = element instanceof HTMLAnchorElement ? element : undefined;
    const words = element.ariaLabel ?? field.labels?.[0]?.textContent ?? element.textContent ?? '';
    const name = words.replace(/\s+/g, ' ').trim();
    const island = element.closest<HTMLElement>('[data-island]')?.dataset.island ?? '';
    // All fields for text are of one kind; a button is one of its own.
    const isTyped = /^(?:text|email|tel|url)/.test(field.type);
    const type = isTyped ? 'words' : field.type;
    const own = element instanceof HTMLButtonElement ? name : link && goalOf(link);
    const kind = [island, element.localName, type, own, ...Object.keys(element.dataset)].join();
    return [
      {
        ...{ index, island, name, kind, type: field.type ?? '', field: field.name ?? '' },
        element: element.localName as Control['element'],
        href: link?.href ?? '',
        isFocusable: document.activeElement === element,
      },
    ];
  });
  scrollTo(0, 0);
  return controls;
}

type End = ReturnType<typeof endIn>;

/** Runs in the page: everything that a visitor reads, has chosen and has done. */
function endIn() {
  const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)');
  const active = document.activeElement as HTMLInputElement;
  return {
    text: document.querySelector('main')?.innerText.split('\n'),
    fields: [...fields].map(({ type, checked, value }) =>
      /checkbox|radio/.test(type) ? `${value}: ${checked}` : value,
    ),
    address: location.hash,
    effects: effects.map(decodeURIComponent),
    frames: document.querySelectorAll('iframe').length,
    open: Array.from(document.querySelectorAll('details'), ({ open }) => open),
    focus: active.matches('input, textarea') && active.name,
  };
}

/** Runs in the page: writes into fields as password managers do, in one task. */
function writeAtOnce(indices: readonly number[]): void {
  for (const index of indices) {
    const field = written[index] as HTMLInputElement;
    if (field.type === 'number') field.stepUp();
    else field.value += 'a';
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

const isTyped = ({ element, type }: Control): boolean =>
  element !== 'label' && /^(?:text|email|tel|url|textarea)/.test(type);

/** Pages in two windows of one size: in one of them scripts load, and in the other one they wait. */
export class PressedPages {
  #gate = hold();
  #windows: { early: Window; late: Window } | undefined;
  #path = '';

  /** `folder`: that of the finished site, if it is not the real one. */
  constructor(
    readonly size: (typeof SIZES)[number],
    readonly folder?: string,
  ) {}

  async #open(): Promise<{ early: Window; late: Window }> {
    const view = { ...this.size, ...(this.folder && { folder: this.folder }) };
    const prepare = async (page: Page) => {
      await page.addInitScript(note);
      // Pictures and fonts are not needed, since the page reserves their space.
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*.webp', '*.woff2'] });
    };
    const wait = async (page: Page) => {
      await prepare(page);
      await page.route('**/*.js', (route) => this.#gate.held.then(() => route.fallback()));
    };
    this.#windows ??= {
      early: await openWindow({ ...view, prepare: wait }),
      late: await openWindow({ ...view, prepare }),
    };
    return this.#windows;
  }

  /** Goes to a page, and returns its controls. */
  async controlsOf(path: string): Promise<Control[]> {
    this.#path = path;
    this.#gate = hold();
    const { early } = await this.#open();
    await early.page.goto(path);
    return early.page.evaluate(controlsIn);
  }

  /** Whether a control that is pressed first ends as one that is pressed later, in words if it does not. */
  async faultsOf(control: Control, way: Way): Promise<string[]> {
    const late = await this.endOf([control], 'late', way);
    // What is done once is done once, however often it is pressed while the script loads.
    const isAction = control.element === 'button' || (control.element === 'a' && !control.href);
    const early = await this.endOf(isAction ? [control, control] : [control], 'early', way, late);
    const what = `${this.#path} at ${this.size.width}: “${control.name.slice(0, 50)}”, by ${way}`;
    if (late.missed > 0 || early.missed === early.presses) return [`${what} cannot be pressed`];
    // A tab that is chosen changes nothing, but leaves its address if it is pressed first.
    const { type, element, href } = control;
    if (late.isIdle && href.includes('#')) return [];
    // An effect of the late press, such as hiding the page behind the menu, may come after it was looked at.
    const isSame = isDeepStrictEqual(early.end, late.end);
    const end = isSame ? late.end : await this.#settle((await this.#open()).late, early.end);
    const isIdle = late.isIdle && isDeepStrictEqual(late.end, end);
    if (isIdle && type !== 'radio' && element !== 'label') return [`${what} does nothing`];
    return differing(early.end, end).map((words) => `${what} ${words}`);
  }

  /** The state after presses, which is taken once it stays the same, and is given time to become the expected one. */
  async endOf(
    presses: readonly Control[],
    when: When,
    way?: Way,
    expected?: { end: End },
  ): Promise<{ end: End; presses: number; missed: number; isIdle: boolean }> {
    const { early, late } = await this.#open();
    const opened = when === 'early' ? early : late;
    const { page } = opened;
    this.#gate = hold();
    await page.goto(this.#path);
    const focus = (one: number) => {
      const element = written[one] as HTMLLabelElement | undefined;
      const field = element?.control ?? element;
      field?.focus();
      field?.blur();
    };
    const scroll = (index: number) =>
      written[index]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A focus mounts the island.
    if (when !== 'early') await page.evaluate(focus, presses.at(-1)?.index ?? 0);
    const before = when === 'early' ? undefined : await this.#settle(opened);
    const isAtOnce = (one: Control) =>
      when === 'at once' && (isTyped(one) || one.type === 'number');
    const indices = presses.filter(isAtOnce).map(({ index }) => index);
    if (indices.length > 0) await page.evaluate(writeAtOnce, indices);
    let missed = 0;
    for (const control of presses.filter((one) => !isAtOnce(one))) {
      await page.evaluate(scroll, control.index);
      // A key cannot choose a radio button that is already chosen.
      const usual = control.type === 'radio' || !control.isFocusable ? 'pointer' : 'key';
      if (!(await this.#press(page, control, way ?? usual))) missed++;
    }
    this.#gate.release();
    const end = await this.#settle(opened, expected?.end);
    return { end, presses: presses.length, missed, isIdle: isDeepStrictEqual(before, end) };
  }

  async #settle(opened: Opened, expected?: End): Promise<End> {
    let end: End | undefined;
    for (let round = 0; round < 20; round++) {
      await settled(opened);
      const now = await opened.page.evaluate(endIn);
      const isSame = isDeepStrictEqual(end, now);
      end = now;
      if (isSame && (!expected || isDeepStrictEqual(now, expected))) break;
    }
    return end as End;
  }

  async #press(page: Page, control: Control, way: Way): Promise<boolean> {
    const { index, element, type } = control;
    if (way === 'key') {
      const focus = (one: number) => {
        written[one]?.focus();
        return document.activeElement === written[one];
      };
      if (!(await page.evaluate(focus, index))) return false;
    } else if (element === 'select') {
      const select = await page.evaluateHandle((one) => written[one] as HTMLSelectElement, index);
      const next = await select.evaluate((it) =>
        [...it.options].findIndex((option) => !option.selected && !option.disabled),
      );
      await select.selectOption({ index: next });
      return true;
    } else {
      const find = (one: number) => written[one] && pointOf(written[one]);
      const isHit = (one: number) => pressedOn.some((part) => part === written[one]);
      // Repeats a press that missed the control, which may move while an island is mounted.
      do {
        const point = await page.evaluate(find, index);
        if (!point) return false;
        if (this.size.touch) await page.touchscreen.tap(point.x, point.y);
        else await page.mouse.click(point.x, point.y);
      } while (!(await page.evaluate(isHit, index)));
    }
    if (isTyped(control)) await page.keyboard.press('a');
    else if (type === 'number' && element === 'input') await page.keyboard.press('ArrowUp');
    else if (way === 'pointer') return true;
    else if (element === 'select') {
      const isLast = (one: number) => {
        const { selectedIndex, length } = written[one] as HTMLSelectElement;
        return selectedIndex === length - 1;
      };
      await page.keyboard.press((await page.evaluate(isLast, index)) ? 'ArrowUp' : 'ArrowDown');
    } else await page.keyboard.press(element === 'input' ? 'Space' : 'Enter');
    return true;
  }
}

/** The parts of two states that differ, in words. */
const differing = (early: End, late: End): string[] =>
  (Object.keys(late) as (keyof End)[])
    .filter((key) => !isDeepStrictEqual(early[key], late[key]))
    .map((key) => `has other ${key}: ${JSON.stringify([early[key], late[key]])}`);

/** Presses all fields, and random ones, each with a last press: early and at once they have to end as one by one. */
export async function expectSameEnds(
  page: PressedPages,
  path: string,
  numRuns: number,
): Promise<void> {
  const controls = (await page.controlsOf(path)).filter((one) => one.island && one.isFocusable);
  const all = controls.filter(({ element }) => /input|select|textarea/.test(element));
  const ends = controls.filter(({ element, href }) => element === 'button' || /wa\.me/.test(href));
  const some = fc.shuffledSubarray(all, { minLength: 1 });
  const property = fc.asyncProperty(some, fc.constantFrom(...ends), async (pressed, last) => {
    // Keeps only the last of several choices with one name: between them the page may change other choices.
    const fields = pressed.filter(
      ({ type, field }, place) =>
        type !== 'radio' || place === pressed.findLastIndex((one) => one.field === field),
    );
    const late = await page.endOf([...fields, last], 'late');
    // The presses cannot be compared if a choice removed a control.
    for (const when of late.missed === 0 ? (['early', 'at once'] as const) : []) {
      const { end } = await page.endOf([...fields, last], when, undefined, late);
      // A return to the initial state is no choice.
      const isUnchosen = end.address === '' && late.end.address !== '';
      const [found, expected] = isUnchosen ? [end.fields, late.end.fields] : [end, late.end];
      const names = [...fields, last].map(({ name }) => `“${name}”`).join(', then ');
      const what = `${path} at ${page.size.width}, ${when}: ${names}`;
      expect(found, what).toEqual(expected);
    }
  });
  await fc.assert(property, { numRuns, examples: [[all, ends[0] as Control]] });
}
