// What a visitor is told when the message could not be sent, and where its text can go instead.

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { offersFor, transcript } from '../../domain/forms/transcript.ts';
import type { FormSetting } from '../../domain/islands.ts';
import { formWords } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import type { Failure } from './attempt.ts';

interface Props {
  setting: FormSetting;
  failure: Failure;
  fields: [string, string][];
}

export function Failed({ setting, failure: { reason, words }, fields }: Props): VNode {
  const [copied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [reason]);
  const text = transcript(fields);
  const { chat, mail, complete } = offersFor(text, setting);
  const [title, advice] = wordsFor(reason);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      (error) => console.error('copy:', error),
    );
  return html`<div class="form-failed" ref=${box} role="alert" aria-atomic="false" tabindex="-1">
    <p><strong>${title}</strong></p>
    ${words && html`<p>${formWords.serverSays(words)}</p>`}
    <p>${advice}</p>
    ${!complete && html`<p>${formWords.tooLong}</p>`}
    <p class="cluster">
      <a class="button" data-look="secondary" data-size="small" href=${chat} target="_blank" rel="noopener">${formWords.viaChat}</a>
      <a class="button" data-look="secondary" data-size="small" href=${mail}>${formWords.viaMail}</a>
      ${
        navigator.clipboard &&
        html`<button class="button" data-look="secondary" data-size="small" type="button" onClick=${copy}>
          ${copied ? formWords.copied : formWords.copy}
        </button>`
      }
    </p>
  </div>`;
}

function wordsFor(reason: Failure['reason']): [title: string, advice: string] {
  if (reason === 'refused') return [formWords.refusedTitle, formWords.refusedText];
  if (reason === 'unconfirmed') return [formWords.failedTitle, formWords.failedText];
  return [formWords.suspectedTitle, formWords.suspectedText(formWords.sendAnyway)];
}
