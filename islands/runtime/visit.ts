// Looks at a proposal's address and at the clock: only a shared choice or a last day that has passed needs the rest unasked.

import { load, type Root } from './plan.ts';

export function isAsked(): boolean {
  const page = document.querySelector<HTMLElement>('[data-until]');
  const isLate = Date.now() >= Number(page?.dataset.until || Number.POSITIVE_INFINITY);
  return isLate || location.hash.length > 1;
}

export function visit(): void {
  const quote = document.querySelector<Root>('[data-island=quote]');
  if (quote && isAsked()) quote.waking ??= load(quote);
}
