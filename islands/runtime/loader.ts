// The inline script of pages with islands, which mounts each island when needed. Kept small, since all of them have it.

import type { Island, MountPoint, TouchedElement } from '../../domain/islands.ts';

/** The time limit to load an island's scripts: a stalled connection counts as a broken one. */
const LIMIT_MS = 10_000;

/** Mounts an island. If that fails, its HTML works as without a script, and the next touch tries again. */
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
  // Controls that do nothing without the island, or leave the page; after a choice also chat links, which must name it.
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

// Printing waits for fonts that are requested here, but not for those that only the print style requests.
self.onbeforeprint = () => {
  for (const face of document.fonts) face.load();
};
