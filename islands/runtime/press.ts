// Wakes what waits for a press. Where nothing else wakes, it is all that stands in a page: kept small, since it loads unasked.

import { load, type Root } from './plan.ts';

/** The press that waits; 1 while it goes on, whatever became of the island. */
let held: HTMLElement | 0 | 1;

/** A press that only the island can answer waits for it; everything else goes on natively, also where the island failed. */
function touch(event: MouseEvent): void {
  const target = event.target as HTMLElement;
  const root = held !== 1 && target.closest?.<Root>('[data-when=interaction]');
  if (root) root.waking ??= load(root);
  const waking = root && (root.waking as Root['waking']);
  const control = waking && target.closest<HTMLElement>('button,[data-position]');
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.type !== 'click')
    return;
  event.preventDefault();
  event.stopPropagation();
  held = control;
  void waking.then(() => {
    // The last of all that was pressed meanwhile is meant, and once.
    if (held !== control) return;
    held = 1;
    control.click();
    held = 0;
  });
}

// A browser that prints waits for what is asked for here, not for the letters that the sheet's style alone asks for.
self.onbeforeprint = () => {
  for (const face of document.fonts) face.load();
};

for (const type of ['pointerdown', 'focusin', 'click'])
  addEventListener(type, touch as EventListener, true);
