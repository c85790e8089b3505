// Takes a candidate from an opening to the form, with the opening already chosen there.

import type { Wake } from '../domain/islands.ts';

export const wake: Wake<'apply'> = (root, { form: id }) => {
  const section = document.getElementById(id);
  const findField = () => section?.querySelector<HTMLSelectElement>('select[name=position]');

  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-position]');
    // After an application was sent, its form is away: the link leads to the opening's own page.
    const field = findField();
    if (!link || !section || !field || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // While an application is on its way it stays the one that was sent.
    if (!field.hasAttribute('aria-disabled')) {
      field.value = link.dataset.position ?? '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    section.scrollIntoView();
    section.querySelector<HTMLInputElement>('input[name=name]')?.focus({ preventScroll: true });
  });

  /** The opening that the form names is marked, however it came to be named. */
  function mark(position: string | undefined): void {
    for (const opening of root.querySelectorAll('.opening')) {
      const link = opening.querySelector<HTMLElement>('[data-position]');
      opening.toggleAttribute('data-chosen', link?.dataset.position === position);
    }
  }
  section?.addEventListener('input', () => mark(findField()?.value));
  // Once it was sent.
  section?.addEventListener('reset', () => mark(''));
};
