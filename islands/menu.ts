// The menu of small screens: adds to the native disclosure how it closes, and keeps the focus inside.

import type { Mount } from '../domain/islands.ts';

export const mount: Mount<'menu'> = (root) => {
  const menu = root.querySelector('details') as HTMLDetailsElement;
  const toggle = root.querySelector('summary') as HTMLElement;
  const close = (): void => {
    menu.open = false;
  };
  const announce = (): void => toggle.setAttribute('aria-expanded', String(menu.open));
  announce();
  menu.addEventListener('toggle', announce);
  for (const link of menu.querySelectorAll('a')) link.addEventListener('click', close);

  // Listens on the window, since a press beside the links takes the focus out of the menu.
  addEventListener('keydown', (event) => {
    if (!menu.open) return;
    if (event.key === 'Escape') {
      close();
      // WebKit scrolls the page to what gets the focus in its header, though that is always in sight.
      toggle.focus({ preventScroll: true });
    } else if (event.key === 'Tab') {
      // The brand is in sight above the open menu, and so belongs to it.
      const stops = root.closest('header')?.querySelectorAll<HTMLElement>('a, summary') ?? [];
      keepInside(
        event,
        [...stops].filter((stop) => stop.checkVisibility()),
      );
    }
  });

  // Closed, so that it is not open when the visitor goes back to the page, or makes the window wide and narrow again.
  addEventListener('pagehide', close);
  addEventListener('resize', () => {
    if (!toggle.checkVisibility()) close();
  });
};

/** Moves the focus to the next stop, or from outside to the first; backwards with Shift. WebKit would not leave a pressed summary. */
function keepInside(event: KeyboardEvent, stops: HTMLElement[]): void {
  const index = stops.indexOf(document.activeElement as HTMLElement);
  const next = event.shiftKey ? Math.max(index, 0) - 1 : (index + 1) % stops.length;
  event.preventDefault();
  const stop = stops.at(next);
  stop?.focus({ preventScroll: !stop.closest('.menu-panel') });
}
