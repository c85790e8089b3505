// Takes a candidate from an opening to the form, with the opening already chosen there.

import type { Wake } from '../domain/islands.ts';

export const wake: Wake<'apply'> = (root, { form: id }) => {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-position]');
    const section = document.getElementById(id);
    // After an application was sent, its form is away: the link leads to the opening's own page.
    const field = section?.querySelector<HTMLSelectElement>('select[name=position]');
    if (!link || !section || !field || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    field.value = link.dataset.position ?? '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    for (const opening of root.querySelectorAll('.opening')) {
      opening.toggleAttribute('data-chosen', opening.contains(link));
    }
    section.scrollIntoView();
    section.querySelector<HTMLInputElement>('input[name=name]')?.focus({ preventScroll: true });
  });
};
