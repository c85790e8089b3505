// The menu of small screens, once touched: what a native disclosure leaves undone.

import type { Wake } from '../domain/islands.ts';

export const wake: Wake<'menu'> = (root) => {
  const menu = root.querySelector('details');
  const toggle = root.querySelector('summary');
  if (!menu || !toggle) return;

  const links = menu.querySelectorAll<HTMLElement>('.menu-panel a');
  const close = (): void => {
    menu.open = false;
  };
  const tell = (): void => toggle.setAttribute('aria-expanded', String(menu.open));
  tell();
  menu.addEventListener('toggle', tell);
  for (const link of links) link.addEventListener('click', close);

  // On the page: whoever pressed beside the links has the focus nowhere.
  addEventListener('keydown', (event) => {
    if (!menu.open) return;
    if (event.key === 'Escape') {
      close();
      toggle.focus();
    } else if (event.key === 'Tab') keepInside(event, [toggle, ...links]);
  });

  // Neither a page that comes back by the browser's button nor a window made wide and narrow again shows it open.
  addEventListener('pagehide', close);
  addEventListener('resize', () => {
    if (!toggle.checkVisibility()) close();
  });
};

/** From the last stop, or from outside, on to the first, and back. */
function keepInside(event: KeyboardEvent, stops: HTMLElement[]): void {
  const { activeElement } = document;
  const [edge, other] = event.shiftKey ? [0, -1] : [-1, 0];
  if (activeElement !== stops.at(edge) && stops.some((stop) => stop === activeElement)) return;
  event.preventDefault();
  stops.at(other)?.focus();
}
