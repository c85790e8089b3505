// Stands in every page with islands, and mounts each when its time has come. Kept small: it is all that loads unasked.

import type { Island, MountPoint } from '../../domain/islands.ts';

/** These do nothing without the island, or would leave the page. */
const PRESSED = 'a,button';

/** A connection that stands still is no better than one that breaks. */
const LIMIT_MS = 10_000;

/** An island that fails is named on the console; its HTML works as it does without a script, and the next touch tries again. */
async function mount(root: MountPoint): Promise<void> {
  const { island, src = '', props } = root.dataset;
  let end: false | null = false;
  try {
    const [module] = await Promise.race([
      Promise.all(src.split(' ').map((url): Promise<Island> => import(url))),
      new Promise<never>((_, fail) => setTimeout(fail, LIMIT_MS)),
    ]);
    await module?.mount(root, props && JSON.parse(props));
  } catch (error) {
    console.error(island, error);
    end = null;
  }
  // From now on a press is the control's own, also where the island has failed.
  root.mounting = false;
  for (const control of root.touched ?? []) if (control.matches(PRESSED)) control.click();
  root.touched?.clear();
  root.mounting = end;
}

function schedule(root: MountPoint): void {
  const { when, draft, until, watch } = root.dataset;
  const start = () => {
    root.mounting ??= mount(root);
  };
  // Those of `interaction` and `visible` never match.
  const query = matchMedia(when as string);
  query.onchange = start;
  if (until && location.hash) root.touched = new Set();
  if (query.matches || root.touched || (until && Date.now() >= +until)) start();
  if (watch) {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && start(),
      { rootMargin: '200px' },
    );
    for (const part of root.querySelectorAll(watch)) observer.observe(part);
  }
  try {
    if (draft && sessionStorage[draft]) start();
  } catch {}
}

/** Whatever else an island waits for, it is mounted when a pointer comes near, a finger touches it, or the focus enters. */
function onTouch(event: Event): void {
  const target = event.target as Element;
  const root = target.closest?.<MountPoint>('[data-island]');
  // A pointer that only passes does not try again what has failed.
  if (!root || (event.type === 'pointerover' && root.mounting === null)) return;
  root.mounting ??= mount(root);
  if (!root.mounting || !/click|input/.test(event.type)) return;
  // Once something is chosen, the message of a chat depends on it.
  const waits = `input,select,textarea,button,[data-position],[role=link]${root.touched ? ',a[target]' : ''}`;
  const control = target.closest<HTMLElement>(waits);
  if (!control) return;
  root.touched ??= new Set();
  // In the order of the last touches.
  root.touched.delete(control);
  root.touched.add(control);
  if (control.matches(PRESSED)) event.preventDefault();
}

for (const type of ['pointerover', 'focusin', 'click', 'input'])
  addEventListener(type, onTouch, true);

/** Also when islands come later, in what was decrypted, and the event says so. */
function scheduleAll(): void {
  document.querySelectorAll<MountPoint>('[data-island]').forEach(schedule);
}
addEventListener('islands', scheduleAll);
scheduleAll();

// A browser that prints waits for what is asked for here, not for the fonts that the print style alone asks for.
self.onbeforeprint = () => {
  for (const face of document.fonts) face.load();
};
