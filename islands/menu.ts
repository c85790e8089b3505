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
      toggle.focus();
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

/** Moves the focus from the last stop, or from outside, to the first; backwards with Shift. */
function keepInside(event: KeyboardEvent, stops: HTMLElement[]): void {
  const index = stops.indexOf(document.activeElement as HTMLElement);
  const edge = event.shiftKey ? 0 : stops.length - 1;
  if (index >= 0 && index !== edge) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
