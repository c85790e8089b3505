// Stands in every page with islands, and mounts each when its time has come. Kept small: it is all that loads unasked.

import type { Island, MountPoint, TouchedElement } from '../../domain/islands.ts';

/** A connection that stands still is no better than one that breaks. */
const LIMIT_MS = 10_000;

/** An island that fails is named on the console; its HTML works as it does without a script, and the next touch tries again. */
async function mount(root: MountPoint): Promise<void> {
  const { src = '', props } = root.dataset;
  try {
    const [module] = await Promise.race([
      Promise.all(src.split(' ').map((url): Promise<Island> => import(url))),
      new Promise<never>((_, fail) => setTimeout(fail, LIMIT_MS)),
    ]);
    await module?.mount(root, props && JSON.parse(props));
    root.mounting = false;
  } catch (error) {
    console.error(root, error);
    root.mounting = undefined;
  }
  root.press?.click();
  root.press = undefined;
}

/** Mounts an island when a pointer comes near, a finger touches it, or the focus enters, whatever else it waits for. */
function onTouch(event: Event): void {
  const { type } = event;
  const target = event.target as TouchedElement;
  const root = target.closest?.<MountPoint>('[data-island]');
  if (!root) return;
  root.mounting ??= mount(root);
  if (!root.mounting || !/click|input/.test(type)) return;
  // Controls that do nothing without the island, or would leave the page. A chat link waits as well once something was chosen, which its message has to name.
  const control = target.closest<TouchedElement>(
    root.touched || location.hash
      ? 'button,[data-position],a[role],a[target]'
      : 'button,[data-position],a[role]',
  );
  root.touched = target.touched = event.timeStamp;
  if (control && type === 'click' && event.isTrusted) {
    event.preventDefault();
    root.press = control;
  }
}

for (const type of ['click', 'input', 'focusin', 'pointerover'])
  addEventListener(type, onTouch, true);

for (const root of document.querySelectorAll<MountPoint>('[data-island]')) {
  const { when, draft, until, watch } = root.dataset;
  const start = () => {
    root.mounting ??= mount(root);
  };
  try {
    if (
      when === 'load' ||
      (until && (location.hash || Date.now() >= +until)) ||
      (draft && sessionStorage[draft])
    )
      start();
  } catch {}
  if (watch) {
    for (const part of root.querySelectorAll(watch))
      new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
        rootMargin: '200px',
      }).observe(part);
  }
}

// A browser that prints waits for what is asked for here, not for the fonts that the print style alone asks for.
self.onbeforeprint = () => {
  for (const face of document.fonts) face.load();
};
