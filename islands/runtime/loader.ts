// Stands in every page with islands, and wakes each when its time has come. Kept small: it is all that loads unasked.

import { plan, wake } from './plan.ts';

let held: HTMLElement | null;

/** A press that only the island can answer waits for it; everything else goes on natively. */
function touch(event: Event): void {
  const target = event.target as HTMLElement;
  const root = target.closest?.<HTMLElement>('[data-when=interaction]');
  const ready = root && wake(root);
  if (!ready) return;
  const control = target.closest<HTMLElement>('button,[data-position]');
  if (event.type !== 'click' || !control) return;
  event.preventDefault();
  event.stopPropagation();
  held = control;
  void ready.then(() => {
    // However often it was pressed meanwhile, it was meant once.
    if (held === control) control.click();
    held = null;
  });
}

for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, touch, true);
document.querySelectorAll<HTMLElement>('[data-island]').forEach(plan);
