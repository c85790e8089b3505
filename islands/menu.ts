// The menu of small screens, once touched: what a native disclosure leaves undone.

import type { Wake } from '../domain/islands.ts';

export const wake: Wake<'menu'> = (root) => {
  const menu = root.querySelector('details');
  const toggle = root.querySelector('summary');
  if (!menu || !toggle) return;

  const stops = (): HTMLElement[] => [
    toggle,
    ...menu.querySelectorAll<HTMLElement>('.menu-panel a'),
  ];
  const close = (): void => {
    menu.open = false;
  };
  const tell = (): void => toggle.setAttribute('aria-expanded', String(menu.open));
  tell();
  menu.addEventListener('toggle', tell);

  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('.menu-panel a')) close();
  });

  menu.addEventListener('keydown', (event) => {
    if (!menu.open) return;
    if (event.key === 'Escape') {
      close();
      toggle.focus();
    } else if (event.key === 'Tab') keepInside(event, stops());
  });
};

/** From the last stop on to the first, and back. */
function keepInside(event: KeyboardEvent, stops: HTMLElement[]): void {
  const [first, last] = [stops[0], stops.at(-1)];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}
