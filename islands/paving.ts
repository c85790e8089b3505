// Lays the stones beside a form anew, for the name that is typed in one of its fields.

import type { Wake } from '../domain/islands.ts';
import { pavingOf } from '../domain/paving.ts';

export const wake: Wake<'paving'> = (root, { field }) => {
  const beside = root.closest('.contact');
  const words = root.querySelector('b');
  const rings = root.querySelectorAll('g');

  function lay(): void {
    const name = beside?.querySelector<HTMLInputElement>(`[name=${field}]`)?.value.trim();
    // Without one they stay as they lie.
    if (!name || !words) return;
    const [rose, small] = pavingOf(name);
    for (const [index, places] of [rose, small, rose.slice(0, 1)].entries())
      move(rings[index], places);
    words.textContent = name;
  }

  // Something may be written already.
  lay();
  beside?.addEventListener('input', lay);
};

/** Stones beyond their places rest, and come back for another name. */
function move(ring: Element | undefined, places: readonly string[]): void {
  const [first] = ring?.children ?? [];
  if (!ring || !first) return;
  while (ring.children.length < places.length) ring.append(first.cloneNode());
  for (const [index, stone] of [...ring.children].entries())
    stone.setAttribute('transform', places[index] ?? 'scale(0)');
}
