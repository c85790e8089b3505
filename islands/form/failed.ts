// What a visitor is told when the message could not be sent, and where its text can go instead.

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { offersFor, transcript } from '../../domain/forms/transcript.ts';
import type { FormSetting } from '../../domain/islands.ts';
import { fill } from '../../domain/text/fill.ts';
import { html } from '../runtime/html.ts';
import type { Failure } from './attempt.ts';

interface Props {
  setting: FormSetting;
  failure: Failure;
  fields: [string, string][];
}

export function Failed({ setting, failure: { reason, words }, fields }: Props): VNode {
  const { labels } = setting;
  const [copied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [reason]);
  const text = transcript(fields);
  const { chat, mail, complete } = offersFor(text, setting);
  const [title, advice] = wordsFor(reason, labels);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      (error) => console.error('copy:', error),
    );
  return html`<div class="form-failed" ref=${box} role="alert" aria-atomic="false" tabindex="-1">
    <p><strong>${title}</strong></p>
    ${words && html`<p>${fill(labels.serverSays, { words })}</p>`}
    <p>${advice}</p>
    ${!complete && html`<p>${labels.tooLong}</p>`}
    <p class="cluster">
      <a class="button" data-look="secondary" data-size="small" href=${chat} target="_blank" rel="noopener">${labels.viaChat}</a>
      <a class="button" data-look="secondary" data-size="small" href=${mail}>${labels.viaMail}</a>
      ${
        navigator.clipboard &&
        html`<button class="button" data-look="secondary" data-size="small" type="button" onClick=${copy}>
          ${copied ? labels.copied : labels.copy}
        </button>`
      }
    </p>
  </div>`;
}

function wordsFor(
  reason: Failure['reason'],
  labels: FormSetting['labels'],
): [title: string, advice: string] {
  if (reason === 'refused') return [labels.refusedTitle, labels.refusedText];
  if (reason === 'unconfirmed') return [labels.failedTitle, labels.failedText];
  return [labels.suspectedTitle, fill(labels.suspectedText, { button: labels.sendAnyway })];
}
