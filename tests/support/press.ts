// Presses a control of a page as the first thing that happens there, and checks the effect that the control promises.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type Opened, settled, type View } from './browser.ts';
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
  /** A link's address, and where it leads to: `#`, `/`, a scheme with a host, or nowhere yet. */
  href: string;
  goal: string;
  name: string;
  /** Controls of the same kind promise the same effect. */
  kind: string;
  isFocusable: boolean;
  /** True if the window shows it before anything is scrolled. */
  isInSight: boolean;
}

export interface Press {
  control: Control;
  way: 'pointer' | 'key';
  /** True if scripts load only after it was pressed, if possible twice. */
  isSlow: boolean;
}

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
    effects.push(`open ${link.href}`);
    if (!link.hash || link.pathname !== location.pathname) event.preventDefault();
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
  scrollTo(0, 0);
  const inSight = new Set(written.filter(pointOf));
  const controls = written.flatMap((element, index): Control[] => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!pointOf(element)) return [];
    element.focus({ preventScroll: true });
    const field = ((element as HTMLLabelElement).control ?? element) as HTMLInputElement;
    const link = element instanceof HTMLAnchorElement ? element : undefined;
    const words = element.ariaLabel ?? field.labels?.[0]?.textContent ?? element.textContent ?? '';
    const name = words.replace(/\s+/g, ' ').trim();
    const control = {
      island: element.closest<HTMLElement>('[data-island]')?.dataset.island ?? '',
      element: element.localName as Control['element'],
      type: field.type ?? '',
      goal: link ? goalOf(link) : '',
    };
    // All fields for text are of one kind, and so are all choices with the same name.
    const isTyped = /^(?:text|email|tel|url)/.test(control.type);
    const own = element instanceof HTMLButtonElement ? name : isTyped ? 'words' : field.name;
    const { island, element: tag, type, goal } = control;
    const kind = [
      island,
      tag,
      isTyped ? '' : type,
      goal,
      own,
      ...Object.keys(element.dataset),
    ].join(' ');
    const isFocusable = document.activeElement === element;
    const isInSight = inSight.has(element);
    return [{ ...control, index, href: link?.href ?? '', name, kind, isFocusable, isInSight }];
  });
  scrollTo(0, 0);
  return controls;
}

type State = ReturnType<typeof stateOf>;

/** Runs in the page: everything by which the promise of a control can be checked. */
function stateOf(index: number) {
  const element = written[index] as HTMLElement;
  const field = ((element as HTMLLabelElement).control ?? element) as HTMLInputElement;
  const active = document.activeElement as HTMLInputElement;
  const { hash = '' } = element as HTMLAnchorElement;
  const goal = document.getElementById(decodeURIComponent(hash.slice(1)));
  const box = goal?.getBoundingClientRect();
  const panels = goal?.role === 'tabpanel' ? [...(goal.parentElement?.children ?? [])] : [];
  const isTick = /checkbox|radio/.test(field.type);
  const { labels, selectedOptions } = field as unknown as HTMLSelectElement;
  const chats = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')];
  return {
    isVisible: element.isConnected && element.checkVisibility({ visibilityProperty: true }),
    isDisabled: field.ariaDisabled === 'true',
    isOpen: (element.parentElement as HTMLDetailsElement).open,
    effects,
    frames: document.querySelectorAll('iframe').length,
    hash: decodeURIComponent(location.hash),
    chats: chats.map(({ href }) => decodeURIComponent(href)).join('\n'),
    value: isTick ? `${field.checked}` : field.value,
    option: isTick ? field.value : (selectedOptions?.[0]?.text ?? ''),
    hasFocus: active === field || [...(labels ?? [])].some((label) => label.contains(active)),
    /** True if the focus is on a mistake, or on the answer below a form. */
    isAnswered: active.matches('[role=alert], [aria-invalid=true], [data-asked]'),
    /** The value of the select in the form that has the focus. */
    chosen: active.form?.querySelector('select')?.value,
    /** True if the element that the link names is in sight, and of several panels of tabs the only one. */
    isAtGoal:
      box !== undefined &&
      (element.role === 'tab' ? element.ariaSelected === 'true' : location.hash === hash) &&
      (element.role === 'tab' || (box.top < innerHeight && box.bottom >= 0)) &&
      panels.every((panel) => panel.checkVisibility() === (panel === goal)),
  };
}

/** Runs in the page: everything that a visitor reads and has chosen, and the effects of presses. */
function endIn() {
  const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)');
  return {
    text: document.querySelector('main')?.innerText.split('\n'),
    fields: [...fields].map(({ type, checked, value }) =>
      /checkbox|radio/.test(type) ? `${value}: ${checked}` : value,
    ),
    address: location.hash,
    effects: effects.map(decodeURIComponent),
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

/** The reason why a control does not keep its promise, if so. `seen`: the state right after the last press. */
function faultOf(
  { control, way, isSlow }: Press,
  presses: number,
  [before, seen, after]: readonly [State, State, State],
): string | undefined {
  const { element, type, name, goal } = control;
  const { effects, frames } = after;
  const came = `came to ${JSON.stringify(effects)} and ${frames} frames`;
  const comesOnceTo = (effect: RegExp) =>
    effects.length === 1 && effect.test(effects[0] ?? '') ? undefined : came;
  const unless = (isKept: boolean, fault: string) => (isKept ? undefined : fault);

  if (element === 'summary') {
    const isOpen = before.isOpen !== (presses === 1);
    return unless(after.isOpen === isOpen, `open: ${after.isOpen}`);
  }
  if (element === 'button') {
    if (after.isAnswered) return unless(effects.length === 0, came);
    if (type === 'submit') return comesOnceTo(/^send/);
    if (/PDF|Imprimir/.test(name)) return comesOnceTo(/^print/);
    if (/^Copiar/.test(name)) return comesOnceTo(/^copy .{9}/);
    return unless(effects.length + frames - before.frames === 1, came);
  }
  if (element === 'a') {
    if (goal === '#') return unless(after.isAtGoal, `its goal is not in sight, alone`);
    // A link that the script of the page handles moves the focus to a field.
    if (effects.length === 0 && goal === 'nowhere yet') return unless(after.isAnswered, came);
    if (effects.length === 0) return unless(name.includes(after.chosen || name + 1), came);
    const isRight = effects.every((one) => /^open (?!.*wa\.me\/\d*$)/.test(one));
    return unless(isRight && effects.length === presses, came);
  }
  if (!after.isVisible) return 'is not there any more';
  const isTick = /checkbox|radio/.test(type);
  if (!isTick && !after.hasFocus && (element !== 'select' || way === 'key')) return 'has no focus';
  if (element === 'label' && !isTick) return undefined;
  const value = isTyped(control) && isSlow ? `${seen.value}b` : seen.value;
  if (after.value !== value && !before.isDisabled && !after.isDisabled)
    return `says ${after.value}, and not ${value}`;
  if (before.value === after.value)
    return unless(type === 'radio' || presses === 2 || after.isDisabled, `stays ${after.value}`);
  if (control.island !== 'quote' || isTyped(control)) return undefined;
  const { hash, chats, option } = after;
  if (hash && !chats.includes(hash)) return `no message knows ${hash}`;
  if (!hash && !chats.includes(option)) return `no message knows ${option}`;
  const isNamed = hash.split(/[^\w-]/).includes(option);
  return unless(type !== 'checkbox' || isNamed === (after.value === 'true'), `is not in ${hash}`);
}

/** A page in windows of one size, opened anew for each press. */
export class PressedPage {
  #gate = hold();
  readonly #windows: Opened[] = [];

  constructor(
    readonly path: string,
    readonly size: (typeof SIZES)[number],
    readonly openPage: (path: string, view: View) => Promise<Opened>,
  ) {}

  /** The window in which scripts load, or the one in which they wait. */
  async #open(isSlow: boolean): Promise<Opened> {
    const known = this.#windows[Number(isSlow)];
    if (known) return known;
    const prepare = async (page: Page) => {
      await page.addInitScript(note);
      // Pictures and fonts are not needed, since the page reserves their space.
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*.webp', '*.woff2'] });
      if (isSlow)
        await page.route('**/*.js', (route) => this.#gate.held.then(() => route.fallback()));
    };
    const opened = await this.openPage(this.path, { ...this.size, prepare });
    this.#windows[Number(isSlow)] = opened;
    return opened;
  }

  async controls(): Promise<Control[]> {
    const opened = await this.#open(true);
    const controls = await opened.page.evaluate(controlsIn);
    // Waits for the scripts, since `faultsOf` may press without opening the page again.
    this.#gate.release();
    await settled(opened);
    return controls;
  }

  /** The faults of a press, in words. `isAnew` opens the page again first, which one without islands does not need. */
  async faultsOf(press: Press, isAnew = true): Promise<string[]> {
    const { control, isSlow, way } = press;
    const opened = await this.#open(isSlow);
    const { page } = opened;
    const state = () => page.evaluate(stateOf, control.index);
    const scroll = (index: number) => {
      effects.length = 0;
      written[index]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    };
    if (isSlow) this.#gate = hold();
    if (isAnew) await page.goto(this.path);
    if (!isAnew || !control.isInSight) await page.evaluate(scroll, control.index);
    if (isAnew && !control.isInSight) await page.reload();
    const before = await state();
    let presses = 0;
    // A second press is left out where it would select text, and ends early if the first one removed the control.
    const most = isSlow && !isTyped(control) && control.element !== 'label' ? 2 : 1;
    while (presses < most && (await this.#press(page, control, way))) presses++;
    const seen = await state();
    if (isSlow) this.#gate.release();
    let fault: string | undefined = 'cannot be pressed';
    // Waits for effects that take some more frames.
    for (let round = 0; fault && round < 20; round++) {
      await settled(opened);
      if (round === 0 && isSlow && isTyped(control)) await page.keyboard.press('b');
      // If the island was mounted before the press, another element may cover the control for a while.
      if (presses === 0 && !isSlow) {
        await page.evaluate(scroll, control.index);
        if (await this.#press(page, control, way)) presses++;
      }
      if (presses > 0) fault = faultOf(press, presses, [before, seen, await state()]);
    }
    // What is kept once must not be done again.
    if (!fault) {
      await settled(opened);
      fault = faultOf(press, presses, [before, seen, await state()]);
    }
    if (!fault) return [];
    const { element, type, island, name } = control;
    const what = `“${name.slice(0, 50)}” (${[element, type, island && `of ${island}`].filter(Boolean).join(' ')})`;
    const when = isSlow ? 'before its script came' : 'first';
    return [`${this.path} at ${this.size.width}: ${what} pressed ${when}, by ${way}: ${fault}`];
  }

  /** The state after presses, before the scripts load or afterwards, one by one or all at once. */
  async endOf(fields: readonly Control[], last: Control, when: 'early' | 'late' | 'at once') {
    const opened = await this.#open(when === 'early');
    const { page } = opened;
    this.#gate = hold();
    await page.goto(this.path);
    if (when !== 'early') {
      await page.evaluate((one) => written[one]?.focus(), last.index);
      await settled(opened);
    }
    let isWhole = true;
    const scroll = (index: number) =>
      written[index]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const isAtOnce = (one: Control) =>
      when === 'at once' && (isTyped(one) || one.type === 'number');
    const indices = fields.filter(isAtOnce).map(({ index }) => index);
    if (indices.length > 0) await page.evaluate(writeAtOnce, indices);
    for (const control of [...fields.filter((one) => !isAtOnce(one)), last]) {
      await page.evaluate(scroll, control.index);
      // A key cannot choose a radio button that is already chosen.
      const way = control.type === 'radio' ? 'pointer' : 'key';
      isWhole = (await this.#press(page, control, way)) && isWhole;
    }
    this.#gate.release();
    await settled(opened);
    return { isWhole, end: await page.evaluate(endIn) };
  }

  async #press(page: Page, control: Control, way: Press['way']): Promise<boolean> {
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

/** The difference of presses before the scripts load, or all at once as by password managers, to those one by one. */
async function differenceOf(page: PressedPage, fields: readonly Control[], last: Control) {
  const late = await page.endOf(fields, last, 'late');
  // The presses cannot be compared if a choice removed a control.
  for (const when of late.isWhole ? (['early', 'at once'] as const) : []) {
    const { end } = await page.endOf(fields, last, when);
    // A return to the initial state is no choice.
    const isUnchosen = end.address === '' && late.end.address !== '';
    const [found, expected] = isUnchosen ? [end.fields, late.end.fields] : [end, late.end];
    const names = [...fields, last].map(({ name }) => `“${name}”`).join(', then ');
    const what = `${page.path} at ${page.size.width}, ${when}: ${names}`;
    if (!isDeepStrictEqual(found, expected)) return { found, expected, what };
  }
  return undefined;
}

/** Presses all fields, and random sequences, each with a last press, and reduces a failure to the fewest presses. */
export async function expectSameEnds(page: PressedPage, count: number): Promise<void> {
  const controls = (await page.controls()).filter((one) => one.island && one.isFocusable);
  const all = controls.filter(({ element }) => /input|select|textarea/.test(element));
  const ends = controls.filter(({ element, goal }) => element === 'button' || /wa\.me/.test(goal));
  const some = fc.shuffledSubarray(all, { minLength: 1 });
  const end = fc.constantFrom(...ends);
  const sequences = fc.sample(fc.tuple(some, end), count).with(0, [all, ends[0] as Control]);
  for (const [pressed, last] of sequences) {
    // Keeps only the last of several choices with one name: between them the page may change other choices.
    const fields = pressed.filter(
      ({ type, kind }, place) =>
        type !== 'radio' || place === pressed.findLastIndex((one) => one.kind === kind),
    );
    let fault = await differenceOf(page, fields, last);
    let few = fields;
    for (const field of fault ? fields : []) {
      const fewer = few.filter((one) => one !== field);
      const other = await differenceOf(page, fewer, last);
      if (other) [few, fault] = [fewer, other];
    }
    expect(fault?.found, fault?.what).toEqual(fault?.expected);
  }
}
