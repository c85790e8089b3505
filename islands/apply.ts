// Takes a candidate from an opening to the form, with the opening already chosen there.

import type { Mount } from '../domain/islands.ts';

export const mount: Mount<'apply'> = (root, { form: id }) => {
  const section = document.getElementById(id) as HTMLElement;
  const findField = () => section.querySelector<HTMLSelectElement>('select[name=position]');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-position]')];

  for (const link of links) {
    link.addEventListener('click', (event) => {
      // After an application was sent, its form is away: the link leads to the opening's own page.
      const field = findField();
      if (!field || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // While an application is on its way it stays the one that was sent.
      if (!field.form?.hasAttribute('data-sending')) {
        field.value = link.dataset.position ?? '';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      section.scrollIntoView();
      section.querySelector<HTMLInputElement>('[name=name]')?.focus({ preventScroll: true });
    });
  }

  /** The opening that the form names is marked, however it came to be named. */
  const mark = (position = findField()?.value): void => {
    for (const link of links)
      link.closest('.opening')?.toggleAttribute('data-chosen', link.dataset.position === position);
  };
  mark();
  section.addEventListener('input', () => mark());
  // Once it was sent.
  section.addEventListener('reset', () => mark(''));
};
