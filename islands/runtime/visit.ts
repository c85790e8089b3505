// Looks at a proposal's address and at the clock: only a shared choice or a last day that has passed needs the rest unasked.

export function visit(): void {
  const page = document.querySelector<HTMLElement>('[data-until]');
  const isLate = Date.now() >= Number(page?.dataset.until || Number.POSITIVE_INFINITY);
  if (!isLate && location.hash.length < 2) return;
  // A touch wakes the proposal, whoever it comes from.
  const quote = document.querySelector('[data-island=quote]');
  quote?.dispatchEvent(new Event('focusin', { bubbles: true }));
}
