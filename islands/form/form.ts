// A form made from its fields: it keeps a draft, checks and sends the message, and shows the progress and errors.

import { h, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { checkForm, type FormValues } from '../../domain/forms.ts';
import { withoutInvisible } from '../../domain/invisible.ts';
import type { FormSetting, IslandProps } from '../../domain/islands.ts';
import { formWords } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { Field, type FieldRow, type FieldSpec, fieldId } from './field.ts';
import { Failed, Hidden, SubmitButton } from './parts.ts';
import { dropDraft, type Failure, keepDraft, readDraft, sendMessage } from './send.ts';

interface Options {
  /** The key of the draft. */
  id: string;
  setting: FormSetting;
  fields: readonly FieldSpec[];
  /** Called once the message is sent. */
  onSent: () => void;
}

interface State {
  sending: boolean;
  /** A sentence for the visitor while sending takes long. */
  status: string;
  /** One message a field, in the order of the fields. */
  errors: FormValues;
  /** The number of failed tries; after each, the focus moves to the errors. */
  mistakes: number;
  failure?: Failure;
}

const IDLE: State = { sending: false, status: '', errors: {}, mistakes: 0 };

/** The state of a form, and the attributes of its element. */
export function useForm({ id, setting, fields, onSent }: Options): State & { attributes: object } {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [state, setState] = useState(IDLE);
  const names = fields.map(({ name }) => name);
  const { delivery } = setting;

  // A layout effect, so that the draft is restored before hydration repeats what was typed meanwhile.
  useLayoutEffect(() => {
    if (!form.current) return;
    // From here on this script shows errors; without it the browser does.
    form.current.noValidate = true;
    restoreDraft(form.current, names, readDraft(id)?.values);
  }, []);

  /** Keeps the draft, and updates or removes the error of the field; new errors are displayed by the next try to send. */
  function onInput({ target }: Event): void {
    if (!form.current) return;
    const values = readValues(form.current, names);
    keepDraft(id, values);
    const { name } = target as HTMLInputElement;
    setState((now) => {
      if (!now.errors[name]) return now;
      const errors = { ...now.errors, [name]: checkForm(fields, values)[name] ?? '' };
      const left = Object.entries(errors).filter(([, message]) => message);
      return { ...now, errors: Object.fromEntries(left) };
    });
  }

  async function onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    const element = form.current;
    if (isBusy.current || !element) return;
    isBusy.current = true;
    const values = readValues(element, names);
    const honeypot = delivery && element.elements.namedItem(delivery.honeypot);
    const isTrapped = honeypot instanceof HTMLInputElement && honeypot.value !== '';
    const onWait = (status: string) => setState({ ...IDLE, sending: true, status });
    const message = { key: id, delivery, fields, values, isTrapped, onWait };
    const result = await sendMessage(message);
    isBusy.current = false;
    if (result !== 'sent') {
      // The visitor reads that the hidden field was filled in; it is emptied, so that the next press sends.
      if (isTrapped && 'failure' in result) honeypot.value = '';
      return setState(({ mistakes }) => ({ ...IDLE, ...result, mistakes: mistakes + 1 }));
    }
    setState(IDLE);
    // If the text changed meanwhile, the new text has not been sent, and is kept.
    if (JSON.stringify(readValues(element, names)) === JSON.stringify(values)) {
      dropDraft(id);
      element.reset();
    }
    onSent();
  }

  /** Prevents typing while the form is sent, so that the visitor sees the text that was sent. */
  const onbeforeinput = (event: Event) => state.sending && event.preventDefault();
  const attributes = {
    ref: form,
    'data-sending': state.sending ? '' : undefined,
    method: 'post',
    // Used without a script; if there is no destination either, the visitor's e-mail program sends the form.
    ...(delivery
      ? { action: delivery.url, ...delivery.attributes }
      : { action: `mailto:${setting.email}`, enctype: 'text/plain' }),
    onSubmit,
    onInput,
    onbeforeinput,
  };
  return { ...state, attributes };
}

function readValues(form: HTMLFormElement, names: readonly string[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => [name, withoutInvisible(String(data.get(name) ?? ''))]),
  );
}

/** Fills in empty fields from the draft. */
function restoreDraft(form: HTMLFormElement, names: readonly string[], draft?: FormValues): void {
  const values = readValues(form, names);
  const missing = names.filter((name) => !values[name] && draft?.[name]);
  for (const name of missing) {
    const field = form.elements.namedItem(name) as RadioNodeList | HTMLInputElement;
    field.value = draft?.[name] ?? '';
  }
  if (missing.length > 0) form.dispatchEvent(new Event('input', { bubbles: true }));
}

interface Props extends Omit<Options, 'fields'> {
  words: Pick<IslandProps['contact-form']['words'], 'submit' | 'privacy' | 'byMail'>;
  fields: readonly FieldRow[];
}

/** A form with its fields, button and messages. */
export function Form({ words, fields: rows, ...options }: Props): VNode {
  const { id, setting } = options;
  const fields = rows.flat();
  const form = useForm({ ...options, fields });
  const { attributes, errors, failure, sending, status } = form;
  const { privacy, byMail, submit } = words;
  const text = status || (sending ? formWords.sending : '');
  const draw = (field: FieldSpec) => h(Field, { field, errors });
  return html`<form class="form" id=${id} ...${attributes}>
    ${h(Summary, form)}
    ${rows.map((row) => (Array.isArray(row) ? html`<div class="form-pair">${row.map(draw)}</div>` : draw(row)))}
    ${h(Hidden, setting)}
    <p class="small-print">${`${privacy.text} `}<a href=${privacy.href}>${privacy.label}</a>.</p>
    ${!setting.delivery && html`<p class="small-print without-script">${byMail}</p>`}
    ${failure && h(Failed, { setting, failure, fields })}
    <p class="form-status" role="status" data-visible=${status ? '' : undefined}>${text && html`<span key=${text}>${text}</span>`}</p>
    ${h(SubmitButton, { label: submit, sending, failure })}
  </form>`;
}

/**
 * Several mistakes are listed as links, and the list takes the focus; a single one gives it to its field.
 * The list is not atomic, so that after a corrected mistake screen readers read the new count alone.
 */
function Summary({ errors, mistakes }: Pick<State, 'errors' | 'mistakes'>): VNode | null {
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
  return html`<div class="form-errors box" ref=${box} role="alert" aria-atomic="false" tabindex="-1">
    <p><strong>${formWords.errorTitle}</strong></p>
    <p key=${names.length}>${formWords.errorCount(names.length)}</p>
    <ul>
      ${Object.entries(errors).map(
        ([name, message]) =>
          html`<li key=${`${name} ${message}`}><a href=${`#${fieldId(name)}`} onClick=${focusField}>${message}</a></li>`,
      )}
    </ul>
  </div>`;
}

/** Moves to a field without a new address, so that the form adds nothing to the browser's history. */
function focusField(event: MouseEvent): void {
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  const field = document.getElementById(link.hash.slice(1));
  field?.closest('.field')?.scrollIntoView();
  field?.focus({ preventScroll: true });
}
