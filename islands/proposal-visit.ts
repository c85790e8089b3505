// Looks at a proposal's address and at today's date: only a shared choice or a last day that has passed needs the rest.

import { dayInBrasilia } from '../domain/expiry.ts';
import type { Wake } from '../domain/islands.ts';

export const wake: Wake<'proposal-visit'> = (_, { lastDay }) => {
  const isLate = lastDay !== undefined && dayInBrasilia(new Date()) > lastDay;
  if (!isLate && location.hash.length < 2) return;
  // A touch wakes the proposal, whoever it comes from.
  const quote = document.querySelector('[data-island=quote]');
  quote?.dispatchEvent(new Event('focusin', { bubbles: true }));
};
