// Lays the stones beside a form anew, for the name that is typed in one of its fields.

import type { Wake } from '../domain/islands.ts';
import { pavingOf } from '../domain/paving.ts';

export const wake: Wake<'paving'> = (root, { field }) => {
  const beside = root.closest('.contact');
  const words = root.querySelector('b');
  const stones = root.querySelectorAll('[id] > use[transform], .paving-lit > use');

  function lay(): void {
    const name = beside?.querySelector<HTMLInputElement>(`[name=${field}]`)?.value.trim();
    // Without one they stay as they lie.
    if (!name || !words) return;
    const [rose, small] = pavingOf(name);
    const places = [...rose, ...small, rose[0] ?? ''];
    for (const [index, place] of places.entries()) stones[index]?.setAttribute('transform', place);
    words.textContent = name;
  }

  // Something may be written already.
  lay();
  beside?.addEventListener('input', lay);
};
