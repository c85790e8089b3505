// The inline script of pages with islands, which mounts each island when needed. Kept small, since all of them have it.

import type { Island, MountPoint, TouchedElement } from '../../domain/islands.ts';
import { notLoaded } from '../../domain/words.ts';

/** Replaced by the build: true in the script of proposals, whose choices and last day other pages do not have. */
declare const OF_PROPOSALS: boolean;

type Control = HTMLAnchorElement & HTMLButtonElement & TouchedElement;

/** Mounts an island. If that fails, its HTML works as without a script, and the next touch tries again. */
async function mount(root: MountPoint): Promise<void> {
  const { src, props } = root.dataset as { src: string; props?: string };
  try {
    const [island] = await Promise.all(src.split(' ').map((url) => import(url)));
    await (island as Island).mount(root, props && JSON.parse(props));
    root.mounting = false;
  } catch (error) {
    console.error(root, error);
    root.mounting = undefined;
  }
}

/** Mounts an island when a pointer comes near, a finger touches it, or the focus enters, whatever else it waits for. */
function onTouch(event: Event & { key?: string }): void {
  const { type, key } = event;
  const target = event.target as TouchedElement;
  const root = target.closest?.<MountPoint>('[data-island]');
  if (!root) return;
  root.mounting ??= mount(root);
  if (!root.mounting || !/click|input|up /.test(OF_PROPOSALS ? type + key : type)) return;
  // Held back until the island is mounted: controls that need it, and after a choice chat links, which must name it.
  const selector = OF_PROPOSALS ? 'button,a[role]' : 'button,[data-position]';
  const control = target.closest<Control>(
    OF_PROPOSALS && (root.touched || location.hash) ? `${selector},a[target]` : selector,
  );
  // The choices of a proposal depend on each other, and are repeated in their order.
  if (OF_PROPOSALS) root.touched = target.touched = event.timeStamp;
  if (!control || type !== 'click' || !event.isTrusted) return;
  event.preventDefault();
  if (!control.ariaBusy) void hold(control, root);
}

/** Shows and says that a control was pressed, and presses it again once its island is mounted. */
async function hold(control: Control, root: MountPoint): Promise<void> {
  const status = document.querySelector('output>*') as HTMLElement;
  status.hidden = false;
  control.ariaBusy = 'true';
  const press = (): void => {
    if (!control.ariaBusy) return;
    status.hidden = true;
    control.ariaBusy = null;
    if (OF_PROPOSALS) {
      // Without its script a proposal cannot name what was chosen.
      const isReady = root.mounting === false;
      // An event that is no `MouseEvent` runs the listeners alone.
      if (!tab) isReady && control.click();
      else if (isReady && control.dispatchEvent(new Event('click', { cancelable: true })))
        tab.location = control.href;
      else tab.close();
      if (!isReady) alert(notLoaded);
    } else control.click();
  };
  // A browser refuses a tab seconds after a press, so an empty one opens now, unless a required field is empty.
  const tab =
    OF_PROPOSALS &&
    (control.target || (control.dataset.tab && !root.querySelector(':invalid'))) &&
    open('');
  // After ten seconds the browser sends a form by itself.
  if (OF_PROPOSALS) setTimeout(press, 30_000);
  else if (control.form) setTimeout(press, 10_000);
  await root.mounting;
  press();
}

for (const type of ['click', 'input', 'focusin', 'pointerover'])
  addEventListener(type, onTouch, true);
// No other event tells of the space bar on a radio button that is ticked already.
if (OF_PROPOSALS) addEventListener('keyup', onTouch, true);

for (const root of document.querySelectorAll<MountPoint>('[data-island]')) {
  const { when, draft, until, watch } = root.dataset;
  const start = () => {
    root.mounting ??= mount(root);
  };
  if (OF_PROPOSALS) {
    if (when) start();
  } else
    try {
      if (when || (draft && sessionStorage[draft])) start();
    } catch {}
  if (OF_PROPOSALS && until) {
    // The last day may pass while the page is open, asleep, or behind the back button.
    const look = () => (location.hash || Date.now() >= +until) && start();
    look();
    setInterval(look, 1000);
  }
  if (watch) {
    for (const part of root.querySelectorAll(watch))
      new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
        rootMargin: '200px',
      }).observe(part);
  }
}

// Printing waits for fonts that are requested here, but not for those that only the print style requests.
self.onbeforeprint = () => {
  for (const face of document.fonts) face.load();
};
