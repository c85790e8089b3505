// Parts of forms besides their fields: the hidden ones, the button, and other ways to reach the company when sending fails.
// Every text that changes is an element of its own, by its key: a browser that translates the page replaces texts
// under Preact's hands, and only whole elements can then be taken away.

import { h, type VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ARROW_RIGHT } from '../../domain/asset-names.ts';
import type { FormSetting } from '../../domain/islands.ts';
import { chatLink } from '../../domain/routes.ts';
import { formWords } from '../../domain/words.ts';
import { html, Icon } from '../runtime/html.ts';
import type { FieldSpec } from './field.ts';
import type { Failure } from './send.ts';

/** Hidden values for the service, and a honeypot that only programs fill in, password managers excepted. */
export function Hidden({ delivery }: FormSetting): VNode | null {
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

/** Attributes that make 1Password, Bitwarden, LastPass and Dashlane, in this order, ignore the honeypot. */
const UNFILLED = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

interface ButtonProps {
  label: string;
  sending?: boolean;
  failure?: Failure | undefined;
}

/** The button that sends. Meanwhile it has `aria-disabled`, since `disabled` would take its focus away. */
export function SubmitButton({ label, sending = false, failure }: ButtonProps): VNode {
  const idle = failure?.reason === 'suspected' ? formWords.sendAnyway : label;
  const text = sending ? formWords.sending : idle;
  return html`<button class="button" data-look="primary" type="submit" aria-disabled=${sending ? 'true' : undefined} onClick=${keepWidth}>
    ${sending && html`<svg class="rosette" viewBox="0 0 24 24" aria-hidden="true">${PETALS.map(petal)}</svg>`}
    <span key=${text}>${text}</span>
    ${!sending && h(Icon, { path: ARROW_RIGHT })}
  </button>`;
}

/** Fixes the width as the least, so that no other label makes the button narrower. */
function keepWidth({ currentTarget: button }: { currentTarget: HTMLButtonElement }): void {
  button.style.minInlineSize = `${button.offsetWidth}px`;
}

/** The petals of the spinner, each fainter than the one before. */
const PETALS = [0, 1, 2, 3, 4, 5, 6, 7];
const petal = (index: number): VNode =>
  html`<path d="M12 9.5C13.6 7.5 14 5.5 12 1.5 10 5.5 10.4 7.5 12 9.5Z" transform=${`rotate(${-45 * index} 12 12)`} opacity=${1 - index / 10} />`;

const ADVICE = {
  refused: [formWords.refusedTitle, formWords.refusedText],
  unconfirmed: [formWords.failedTitle, formWords.failedText],
  suspected: [formWords.suspectedTitle, formWords.suspectedText(formWords.sendAnyway)],
};

const SMALL = { class: 'button', 'data-look': 'secondary', 'data-size': 'small' };

interface FailedProps {
  setting: FormSetting;
  failure: Failure;
  fields: readonly FieldSpec[];
}

/** Says why the message was not sent, and offers other ways to send its text. */
export function Failed({ setting, failure, fields }: FailedProps): VNode {
  const { reason, values, words } = failure;
  const [copyLabel, setCopyLabel] = useState(formWords.copy);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [reason]);
  const text = transcript(fields, values);
  const { chat, mail, isComplete } = messageLinks(text, setting);
  const [title, advice] = ADVICE[reason];
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopyLabel(formWords.copied),
      () => setCopyLabel(formWords.notCopied),
    );
  return html`<div class="form-errors box" ref=${box} role="alert" aria-atomic="false" tabindex="-1">
    <p><strong>${title}</strong></p>
    ${words && html`<p>${formWords.serverSays(words)}</p>`}
    <p>${advice}</p>
    ${!isComplete && html`<p>${formWords.tooLong}</p>`}
    <p class="cluster">
      <a ...${SMALL} href=${chat} target="_blank" rel="noopener">${formWords.viaChat}</a>
      <a ...${SMALL} href=${mail}>${formWords.viaMail}</a>
      ${navigator.clipboard && html`<button ...${SMALL} type="button" onClick=${copy}><span key=${copyLabel}>${copyLabel}</span></button>`}
    </p>
  </div>`;
}

interface SentProps {
  title: string;
  text: string;
  /** A button that shows the form again, if this replaces it. */
  again?: { label: string; onClick: () => void };
}

/** Says that the message was sent; takes the focus if it replaces the form. */
export function Sent({ title, text, again }: SentProps): VNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (again) box.current?.focus();
    box.current?.scrollIntoView({ block: again ? 'center' : 'nearest' });
  }, []);
  return html`<div class="form-sent box second-ground" ref=${box} role="status" tabindex=${again && '-1'}>
    <p>${title}</p>
    <p>${text}</p>
    ${again && html`<button class="button" data-look="secondary" type="button" onClick=${again.onClick}>${again.label}</button>`}
  </div>`;
}

/** The message as text: a line for each field that is not empty, with the labels of the form. */
export function transcript(fields: readonly FieldSpec[], values: Failure['values']): string {
  const lines = fields.map(({ name, label, options }) => {
    const value = values[name] ?? '';
    const [, words = value] = options?.find(([option]) => option === value) ?? [];
    return value && `${label}: ${words}`;
  });
  return lines.filter(Boolean).join('\n');
}

/** Browsers and mail programs cut longer addresses. */
const MAX_LINK = 2000;

/** Links that carry `text` to a chat and to an e-mail, or as much of it as fits. */
export function messageLinks(text: string, { phone, email }: { phone: string; email: string }) {
  const linksFor = (part: string) => ({
    chat: chatLink(phone, part),
    mail: `mailto:${email}?body=${encodeURIComponent(part.replaceAll('\n', '\r\n'))}`,
    isComplete: part === text,
  });
  let links = linksFor(text);
  // Cut by code points, since an address cannot contain half of one.
  let characters = [...text.slice(0, MAX_LINK + 1)].slice(0, -1);
  while (Math.max(links.chat.length, links.mail.length) >= MAX_LINK) {
    links = linksFor(`${characters.join('')}…`);
    characters = characters.slice(0, Math.floor(characters.length * 0.9));
  }
  return links;
}
