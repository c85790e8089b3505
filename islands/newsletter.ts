// The newsletter's field: with a destination it subscribes, without one it says that the list is not open yet.

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FieldTexts } from '../domain/forms/words.ts';
import type { IslandProps } from '../domain/islands.ts';
import { formWords, newsletterWords as words } from '../domain/words.ts';
import { Failed } from './form/failed.ts';
import { Field } from './form/field.ts';
import { Hidden, sendingAttributes } from './form/form.ts';
import { sendNatively } from './form/send-natively.ts';
import { SubmitButton } from './form/submit-button.ts';
import { useSubmission } from './form/use-submission.ts';
import { html } from './runtime/html.ts';
import { hydrated } from './runtime/hydrate.ts';

const CLOSED = 'lista-fechada';

type Props = IslandProps['newsletter'];

export function Newsletter(props: Props): VNode {
  return props.delivery ? html`<${OpenList} ...${props} />` : html`<${ClosedList} />`;
}

function OpenList(setting: Props): VNode {
  const [sent, setSent] = useState(false);
  const submission = useSubmission({
    setting,
    rules: 'newsletter',
    onSent: () => setSent(true),
  });
  const { form, errors, failure, sending, status } = submission;
  const onSubmit = (event: Event): void => {
    setSent(false);
    submission.onSubmit(event);
  };
  useFocusOnError(errors, form);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);
  const fields = Object.entries(failure?.values ?? {})
    .filter(([name]) => name === 'email')
    .map(([, value]): [string, string] => [words.field, value]);
  return html`<form class="newsletter-form" ref=${form} data-sending=${sending ? '' : undefined} ...${sendingAttributes(setting)} onSubmit=${onSubmit} onInput=${submission.onInput} onChange=${submission.onChange}>
    <${Email} errors=${errors} name="email" />
    <${Hidden} setting=${setting} />
    <${SubmitButton} label=${words.button} submission=${submission} />
    <div class="newsletter-answer" ref=${answer} role="status">
      ${status ? html`<p>${status}</p>` : sending && html`<p class="visually-hidden">${formWords.sending}</p>`}
      ${sent && html`<p><strong>${words.sentTitle}</strong>${` ${words.sentText}`}</p>`}
    </div>
    ${failure && html`<${Failed} setting=${setting} failure=${failure} fields=${fields} />`}
  </form>`;
}

/** Nothing is sent, and so the field has no name: without a script, what is typed stays out of the address. */
function ClosedList(): VNode {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [asked, setAsked] = useState(false);
  useFocusOnError(errors, form);
  useEffect(() => {
    if (asked) answer.current?.focus();
  }, [asked]);
  const onSubmit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const checks = await import('./form/checks.ts').catch(() => null);
    if (!form.current) return;
    if (!checks) return sendNatively(form.current);
    const email = form.current.querySelector('input')?.value ?? '';
    const wrong = checks.check('newsletter', { email });
    setErrors(wrong);
    setAsked(!wrong.email);
  };
  return html`<form class="newsletter-form" ref=${form} action=${`#${CLOSED}`} method="get" onSubmit=${onSubmit}>
    <${Email} errors=${errors} />
    <${SubmitButton} label=${words.button} />
    <div class="newsletter-closed" id=${CLOSED} ref=${answer} tabindex="-1" data-asked=${asked ? '' : undefined}>
      <p>
        <strong>${words.closedTitle}</strong>${` ${words.closedText} `}<a href="/feed.xml">${words.feed}</a>.
      </p>
    </div>
  </form>`;
}

function Email({ errors, name }: { errors: FieldTexts; name?: string }): VNode {
  return Field({
    name: 'email',
    words: { label: words.field },
    errors,
    control: (own) =>
      html`<input ...${own} name=${name} type="email" autocomplete="email" maxlength="254" />`,
  });
}

function useFocusOnError(errors: FieldTexts, form: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    if (errors.email) form.current?.querySelector('input')?.focus();
  }, [errors]);
}

export const wake = hydrated<'newsletter'>(Newsletter);
