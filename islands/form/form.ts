// A form around its fields: what is wrong on top, the notice and the button below, and a way out when sending fails.

import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { FormSetting } from '../../domain/islands.ts';
import { formWords } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { Failed } from './failed.ts';
import { fieldId } from './field.ts';
import { SubmitButton } from './submit-button.ts';
import type { Submission } from './use-submission.ts';

interface FormWords {
  submit: string;
  privacy: { text: string; label: string; href: string };
  byMail: string;
}

interface Props {
  id: string;
  words: FormWords;
  setting: FormSetting;
  submission: Submission;
  /** The text of every field with its label, for another way of sending it. */
  describe: (values: Readonly<Record<string, string>>) => [string, string][];
  children?: ComponentChildren;
}

export function Form({ id, words, setting, submission, describe, children }: Props): VNode {
  const { form, sending, status, failure } = submission;
  return html`<form
    class="form"
    id=${id}
    ref=${form}
    data-sending=${sending ? '' : undefined}
    ...${sendingAttributes(setting)}
    onSubmit=${submission.onSubmit}
    onInput=${submission.onInput}
    onChange=${submission.onChange}
  >
    <${Summary} submission=${submission} />
    ${children}
    <${Hidden} setting=${setting} />
    <p class="form-notice">${`${words.privacy.text} `}<a href=${words.privacy.href}>${words.privacy.label}</a>.</p>
    ${!setting.delivery && html`<p class="form-notice without-script">${words.byMail}</p>`}
    ${failure && html`<${Failed} setting=${setting} failure=${failure} fields=${describe(failure.values)} />`}
    <p class="form-status" role="status" data-shown=${status ? '' : undefined}>${status || (sending ? formWords.sending : null)}</p>
    <${SubmitButton} label=${words.submit} submission=${submission} />
  </form>`;
}

/** How the form is sent without a script: by its own POST, or through the visitor's e-mail. */
export function sendingAttributes({ delivery, email }: FormSetting) {
  if (!delivery) return { method: 'post', action: `mailto:${email}`, enctype: 'text/plain' };
  return { method: 'post', action: delivery.url, ...delivery.attributes };
}

/** What the service wants, and a field that only programs fill in: what completes forms for people is told to leave it. */
export function Hidden({ setting: { delivery } }: { setting: FormSetting }): VNode | null {
  if (!delivery) return null;
  return html`<div class="form-hidden" aria-hidden="true">
    ${Object.entries(delivery.hidden).map(
      ([name, value]) => html`<input type="hidden" name=${name} value=${value} />`,
    )}
    <label>
      ${formWords.honeypot}
      <input type="text" name=${delivery.honeypot} tabindex="-1" autocomplete="off" ...${UNFILLED} />
    </label>
  </div>`;
}

/** 1Password, Bitwarden, LastPass and Dashlane, in this order. */
const UNFILLED = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

interface SummaryProps {
  submission: Submission;
}

/**
 * More than one mistake: a list of links that takes the focus. A single one: its field does.
 * It is not atomic: whoever mends one mistake hears the new count, and not the whole list again.
 */
function Summary({ submission: { errors, mistakes } }: SummaryProps): VNode | null {
  const box = useRef<HTMLDivElement>(null);
  const names = Object.keys(errors);
  useEffect(() => {
    if (names.length > 1) box.current?.focus();
    else if (names[0]) document.getElementById(fieldId(names[0]))?.focus();
  }, [mistakes]);
  useEffect(() => {
    const prefix = `${formWords.errorPrefix} `;
    const title = document.title.replace(prefix, '');
    document.title = names.length > 0 ? prefix + title : title;
  }, [names.length > 0]);
  if (names.length < 2) return null;
  return html`<div class="form-errors" ref=${box} role="alert" aria-atomic="false" tabindex="-1">
    <p><strong>${formWords.errorTitle}</strong></p>
    <p>${formWords.errorCount(names.length)}</p>
    <ul>
      ${names.map((name) => html`<li><a href=${`#${fieldId(name)}`} onClick=${focusField}>${errors[name]}</a></li>`)}
    </ul>
  </div>`;
}

/** The address stays as it is: a form has no place in the visitor's history. */
function focusField(event: MouseEvent): void {
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  const field = document.getElementById(link.hash.slice(1));
  field?.closest('.field')?.scrollIntoView();
  field?.focus({ preventScroll: true });
}
