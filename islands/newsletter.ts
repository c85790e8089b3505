// The newsletter's form; without a destination it says that the list is not open yet.

import { type ComponentChild, h, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { checkForm, type FormValues } from '../domain/forms.ts';
import type { IslandProps } from '../domain/islands.ts';
import { formWords, newsletterWords as words } from '../domain/words.ts';
import { Field, type FieldSpec, fieldId } from './form/field.ts';
import { useForm } from './form/form.ts';
import { Failed, Hidden, SubmitButton } from './form/parts.ts';
import { html } from './runtime/html.ts';
import { mountByHydration } from './runtime/hydrate.ts';

const CLOSED = 'lista-fechada';
const EMAIL: FieldSpec = {
  name: 'email',
  type: 'email',
  autocomplete: 'email',
  label: words.field,
};

const emailField = () => document.getElementById(fieldId('email')) as HTMLInputElement;

type Props = IslandProps['newsletter'];

export function Newsletter(props: Props): ComponentChild {
  return h(props.delivery ? OpenList : ClosedList, props);
}

function OpenList(setting: Props): VNode {
  const [sent, setSent] = useState(false);
  const onSent = () => setSent(true);
  const form = useForm({ id: 'novidades', setting, fields: [EMAIL], onSent });
  const { attributes, errors, failure, sending, status } = form;
  const answer = useRef<HTMLDivElement>(null);
  useFocusOnError(errors);
  useEffect(() => {
    if (sent) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);
  return html`<form class="newsletter-form" ...${attributes} onSubmitCapture=${() => setSent(false)}>
    ${h(Field, { field: EMAIL, errors })}
    ${h(Hidden, setting)}
    ${h(SubmitButton, { label: words.button, sending, failure })}
    <div class="newsletter-answer" ref=${answer} role="status">
      ${
        status
          ? html`<p key=${status}>${status}</p>`
          : sending && html`<p class="visually-hidden">${formWords.sending}</p>`
      }
      ${sent && html`<p><strong>${words.sentTitle}</strong>${` ${words.sentText}`}</p>`}
    </div>
    ${failure && h(Failed, { setting, failure, fields: [EMAIL] })}
  </form>`;
}

/** The form of a list that is not open. Its field has no name, so that without a script it stays out of the address. */
function ClosedList(): VNode {
  const answer = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FormValues>({});
  const [asked, setAsked] = useState(false);
  useFocusOnError(errors);
  // A layout effect, so that it runs before a waiting press is repeated. From here on this script shows errors.
  useLayoutEffect(() => void answer.current?.closest('form')?.setAttribute('novalidate', ''), []);
  useEffect(() => {
    if (asked) answer.current?.focus();
  }, [asked]);
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    const wrong = checkForm([EMAIL], { email: emailField().value });
    setErrors(wrong);
    setAsked(!wrong.email);
  };
  return html`<form class="newsletter-form" action=${`#${CLOSED}`} method="get" onSubmit=${onSubmit}>
    ${h(Field, { field: EMAIL, errors, named: false })}
    ${h(SubmitButton, { label: words.button })}
    <div class="newsletter-closed" id=${CLOSED} ref=${answer} tabindex="-1" data-asked=${asked || undefined}>
      <p>
        <strong>${words.closedTitle}</strong>${` ${words.closedText} `}<a href="/feed.xml">${words.feed}</a>.
      </p>
    </div>
  </form>`;
}

function useFocusOnError(errors: FormValues): void {
  useEffect(() => {
    if (errors.email) emailField().focus();
  }, [errors]);
}

export const mount = mountByHydration<'newsletter'>(Newsletter);
