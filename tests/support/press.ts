// Presses controls of a page before its scripts have come, and afterwards: both have to end the same.

import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';
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
  element: 'a' | 'button' | 'input' | 'select' | 'summary' | 'textarea';
  /** The type of the field or button. */
  type: string;
  href: string;
  name: string;
  /** Controls of the same kind promise the same effect. */
  kind: string;
  isFocusable: boolean;
}

export type Way = 'pointer' | 'key';

declare global {
  /** The effects of presses in order, such as `open ADDRESS`, `send`, `print` or `copy TEXT`. */
  var effects: string[];
  /** Every control, before any island was mounted. */
  var written: HTMLElement[];
  /** The element on which the last press began, and its ancestors. */
  var pressedOn: EventTarget[];
  /** The middle of an element's first line, if nothing but its label covers it. */
  var pointOf: (element: HTMLElement) => { x: number; y: number } | undefined;
}

/** Runs in the page before anything else: notes the effects of presses, and prevents that they leave the page. */
function note(): void {
  Object.assign(globalThis, { effects: [], written: [] });
  sessionStorage.clear();
  addEventListener('DOMContentLoaded', () => {
    const controls = 'a[href], [role=link], button, input, select, textarea, summary';
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
    const [box] = element.getClientRects();
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
    const field = element as HTMLInputElement;
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
        index,
        island,
        name,
        kind,
        type: field.type ?? '',
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

const isTyped = ({ type }: Control): boolean => /^(?:text|email|tel|url|textarea)/.test(type);

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
    const { type, href, name } = control;
    const what = `${this.#path} at ${this.size.width}: “${name.slice(0, 50)}”, by ${way}`;
    const late = await this.#endLate(control, way);
    const early = await this.#endEarly(control, way, late.end);
    if (!late.end || !early) return [`${what} cannot be pressed`];
    // A tab that is chosen changes nothing, but leaves its address if it is pressed first.
    const isIdle = isDeepStrictEqual(late.before, late.end);
    if (isIdle && href.includes('#')) return [];
    if (isIdle && type !== 'radio') return [`${what} does nothing`];
    return differing(early, late.end).map((words) => `${what} ${words}`);
  }

  /** The states before and after a press on a page whose scripts have come. */
  async #endLate(control: Control, way: Way): Promise<{ before: End; end: End | undefined }> {
    const { late } = await this.#open();
    await late.page.goto(this.#path);
    // A focus mounts the island.
    await late.page.evaluate((index) => {
      written[index]?.focus();
      written[index]?.blur();
    }, control.index);
    const before = await this.#settle(late);
    const isPressed = await this.#press(late.page, control, way);
    return { before, end: isPressed ? await this.#settle(late) : undefined };
  }

  /** The state after presses before the scripts come, which is given time to become the expected one. */
  async #endEarly(control: Control, way: Way, expected: End | undefined): Promise<End | undefined> {
    const { early } = await this.#open();
    this.#gate = hold();
    await early.page.goto(this.#path);
    let isPressed = await this.#press(early.page, control, way);
    // What is done once is done once, however often it is pressed while the script loads.
    const { element, href } = control;
    const isAction = element === 'button' || (element === 'a' && !href);
    if (isAction && (await this.#press(early.page, control, way))) isPressed = true;
    this.#gate.release();
    const end = await this.#settle(early, expected);
    return isPressed ? end : undefined;
  }

  /** The state of a page once it stays the same. */
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
    await page.evaluate(
      (one) => written[one]?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      index,
    );
    if (element === 'select') {
      const select = await page.evaluateHandle((one) => written[one] as HTMLSelectElement, index);
      const next = await select.evaluate((it) =>
        [...it.options].findIndex((option) => !option.selected && !option.disabled),
      );
      await select.selectOption({ index: next });
      return true;
    }
    if (way === 'key') {
      const focus = (one: number) => {
        written[one]?.focus();
        return document.activeElement === written[one];
      };
      if (!(await page.evaluate(focus, index))) return false;
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
    else if (type === 'number') await page.keyboard.press('ArrowUp');
    else if (way === 'key') await page.keyboard.press(element === 'input' ? 'Space' : 'Enter');
    return true;
  }
}

/** The parts of two states that differ, in words. */
const differing = (early: End, late: End): string[] =>
  (Object.keys(late) as (keyof End)[])
    .filter((key) => !isDeepStrictEqual(early[key], late[key]))
    .map((key) => `has other ${key}: ${JSON.stringify([early[key], late[key]])}`);
