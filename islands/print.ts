// The button that opens the browser's print dialog.

import type { Wake } from '../domain/islands.ts';

export const wake: Wake<'print'> = (root) => {
  root.querySelector('button')?.addEventListener('click', () => print());
};
