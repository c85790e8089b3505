// Looks at a proposal's address and at the clock: only a shared choice or a last day that has passed needs the rest.

import type { Wake } from '../domain/islands.ts';

export const wake: Wake<'proposal-visit'> = (_, { until }) => {
  const isLate = until !== undefined && Date.now() >= until;
  if (!isLate && location.hash.length < 2) return;
  // A touch wakes the proposal, whoever it comes from.
  const quote = document.querySelector('[data-island=quote]');
  quote?.dispatchEvent(new Event('focusin', { bubbles: true }));
};
