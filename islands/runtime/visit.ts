// When a proposal is hydrated: once its choices or its acceptance come into sight, or at once where its address or the
// clock changes what it shows, or somebody chose or typed something before this script came.

import { load, type Root } from './plan.ts';

export function visit(): void {
  const quote = document.querySelector<Root>('[data-island=quote]');
  if (!quote) return;
  const start = (): void => {
    quote.waking ??= load(quote);
  };
  const until = document.querySelector<HTMLElement>('[data-until]')?.dataset.until;
  const isLate = Date.now() >= Number(until || Number.POSITIVE_INFINITY);
  if (isLate || location.hash.length > 1 || isTouched(quote)) start();
  else {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
      { rootMargin: '200px' },
    );
    for (const part of quote.querySelectorAll('fieldset, table, #aceite')) observer.observe(part);
  }
}

function isTouched(quote: HTMLElement): boolean {
  return [...quote.querySelectorAll<HTMLInputElement & HTMLOptionElement>('input, option')].some(
    ({ checked, defaultChecked, value, defaultValue = value, selected, defaultSelected }) =>
      checked !== defaultChecked || value !== defaultValue || selected !== defaultSelected,
  );
}
