// Makes the links of openings lead to the form below, with the opening selected there.

import type { Mount } from '../domain/islands.ts';

export const mount: Mount<'apply'> = (root, { form: id }) => {
  const section = document.getElementById(id) as HTMLElement;
  const findField = () => section.querySelector<HTMLSelectElement>('select[name=position]');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-position]')];

  for (const link of links) {
    link.addEventListener('click', (event) => {
      // After an application is sent, its form is not in the page: the link leads to the opening's own page.
      const field = findField();
      if (!field || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // While an application is being sent, its opening must not change.
      if (!field.form?.hasAttribute('data-sending')) {
        field.value = link.dataset.position ?? '';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      section.scrollIntoView();
      section.querySelector<HTMLInputElement>('[name=name]')?.focus({ preventScroll: true });
    });
  }

  /** Marks the opening that is selected in the form, whether by a link, the visitor or a draft. */
  const mark = (position = findField()?.value): void => {
    for (const link of links)
      link
        .closest('.job-opening')
        ?.toggleAttribute('data-chosen', link.dataset.position === position);
  };
  mark();
  section.addEventListener('input', () => mark());
  // The form is reset once it is sent.
  section.addEventListener('reset', () => mark(''));
};
