// Sends a form the way the browser does it: the way that is left where our rules do not load.

import type { FieldTexts } from '../../domain/forms/words.ts';

/** The browser's own rules hold; `own` goes with the visitor's text. */
export function sendNatively(form: HTMLFormElement, own: FieldTexts = {}): void {
  if (!form.reportValidity()) return;
  const add = ({ formData }: FormDataEvent): void => {
    for (const [name, value] of Object.entries(own)) formData.set(name, value);
  };
  form.addEventListener('formdata', add, { once: true });
  form.submit();
}
