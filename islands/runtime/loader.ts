// Stands in every page with islands, and mounts each when its time has come. Kept small: it is all that loads unasked.

import type { Island, MountPoint } from '../../domain/islands.ts';

/** A connection that stands still is no better than one that breaks. */
const LIMIT_MS = 10_000;

/** An island that fails is named on the console; its HTML works as it does without a script, and the next touch tries again. */
async function mount(root: MountPoint): Promise<void> {
  const { island, src = '', props } = root.dataset;
  try {
    const [module] = await Promise.race([
      Promise.all(src.split(' ').map((url): Promise<Island> => import(url))),
      new Promise<never>((_, fail) => setTimeout(fail, LIMIT_MS)),
    ]);
    await module?.mount(root, props && JSON.parse(props));
    root.mounting = false;
  } catch (error) {
    console.error(island, error);
    root.mounting = null;
    root.dataset.when = 'interaction';
  }
}

function schedule(root: MountPoint): void {
  const { when, draft, until, watch } = root.dataset;
  const start = () => {
    root.mounting ??= mount(root);
  };
  // Those of `interaction` and `visible` never match.
  const query = matchMedia(when as string);
  query.onchange = start;
  if (query.matches || (until && (location.hash || Date.now() >= +until))) start();
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

/** Whatever waits for nothing else is mounted when a pointer comes near, a finger touches it, or the focus enters. */
function onTouch(event: Event): void {
  const target = event.target as Element;
  const root = target.closest?.<MountPoint>('[data-when=interaction]');
  // A pointer that only passes does not try again what has failed.
  if (!root || (event.type === 'pointerover' && root.mounting === null)) return;
  root.mounting ??= mount(root);
  // A press that does nothing without the island, or would leave the page, waits for it once.
  const control = target.closest<HTMLElement>('button,[data-position]');
  if (root.mounting && control && event.type === 'click' && event.isTrusted) {
    event.preventDefault();
    root.mounting.then(() => control.click());
  }
}

for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, onTouch, true);

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
