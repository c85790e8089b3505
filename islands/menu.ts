// The menu of small screens, once touched: what a native disclosure leaves undone.

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

  // On the page, since a press beside the links takes the focus out of the menu.
  addEventListener('keydown', (event) => {
    if (!menu.open) return;
    if (event.key === 'Escape') {
      close();
      toggle.focus();
    } else if (event.key === 'Tab') {
      // The brand stays in sight above the menu.
      const stops = root.closest('header')?.querySelectorAll<HTMLElement>('a, summary') ?? [];
      keepInside(
        event,
        [...stops].filter((stop) => stop.checkVisibility()),
      );
    }
  });

  // Neither a page that comes back by the browser's button nor a window made wide and narrow again shows it open.
  addEventListener('pagehide', close);
  addEventListener('resize', () => {
    if (!toggle.checkVisibility()) close();
  });
};

/** From the last stop, or from outside, on to the first, and back. */
function keepInside(event: KeyboardEvent, stops: HTMLElement[]): void {
  const index = stops.indexOf(document.activeElement as HTMLElement);
  const edge = event.shiftKey ? 0 : stops.length - 1;
  if (index >= 0 && index !== edge) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
