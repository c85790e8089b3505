// The acceptance: what it takes in, who gives it, and the two ways on which it goes out.

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import {
  declineLink,
  type Offer,
  type ProposalChat,
  type Signer,
} from '../../domain/proposal/chat.ts';
import { dayCount } from '../../domain/proposal/words/words.ts';
import { fill } from '../../domain/text/fill.ts';
import { html } from '../runtime/html.ts';
import { type QuoteProps, Section } from './section.ts';

interface Props extends QuoteProps {
  chat: ProposalChat;
  items: readonly string[];
  newTabNote: string;
  signer: Signer;
  sign: (signer: Signer) => void;
  offer: Offer;
}

export function Accept(props: Props): VNode {
  const { labels, chat, items, figures, signer, sign } = props;
  const [isMissed, setMissed] = useState(false);
  const isWhole = chat.code !== undefined;
  /** The first field that is empty takes the focus. */
  const send = (event: MouseEvent): void => {
    setMissed(!isWhole);
    if (isWhole) return;
    event.preventDefault();
    document.getElementById(signer.name.trim() ? 'aceite-cargo' : 'aceite-nome')?.focus();
  };
  const told = [
    [labels.acceptItems, items.join(', ')],
    [labels.total, chat.total],
    [labels.acceptPayment, chat.payment],
    [labels.delivery, dayCount(labels, figures.deliveryDays)],
  ];
  const field = (key: keyof Signer, id: string, label: string, autocomplete: string): VNode => {
    const isWrong = isMissed && signer[key].trim() === '';
    return html`<p class="field">
      <label for=${id}>${label}</label>
      <input
        id=${id}
        type="text"
        value=${signer[key]}
        maxlength="80"
        autocomplete=${autocomplete}
        aria-invalid=${isWrong ? 'true' : undefined}
        aria-describedby=${isWrong ? 'aceite-falta' : undefined}
        onInput=${({ currentTarget }: { currentTarget: HTMLInputElement }) =>
          sign({ ...signer, [key]: currentTarget.value })}
      />
    </p>`;
  };
  return html`<div class="with-script" id="aceite">
    <${Section} title=${labels.acceptTitle}>
      <p class="proposal-text">${labels.acceptLead}</p>
      <dl class="accept-what">
        ${told.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}
      </dl>
      <div class="accept-who">
        ${field('name', 'aceite-nome', labels.acceptName, 'name')}
        ${field('role', 'aceite-cargo', labels.acceptRole, 'organization-title')}
      </div>
      <p id="aceite-falta" class="accept-missing" role="status">
        ${isMissed && !isWhole ? labels.acceptMissing : ''}
      </p>
      ${isWhole && html`<p class="accept-code">${fill(labels.acceptCode, { code: chat.code ?? '' })}</p>`}
      <p class="cluster">
        <a class="button" data-look="primary" href=${chat.acceptLink} target="_blank" rel="noopener" onClick=${send}>
          ${labels.acceptByChat}<span class="visually-hidden">${` (${props.newTabNote})`}</span>
        </a>
        <a class="button" data-look="secondary" href=${chat.acceptMail} onClick=${send}>${labels.acceptByMail}</a>
      </p>
      <${Decline} ...${props} />
    <//>
  </div>`;
}

/** An answer too, with a reason. */
function Decline({ labels, offer, newTabNote }: Props): VNode {
  const [reason, setReason] = useState(labels.declineReasons[0] ?? '');
  const pick = ({ currentTarget }: { currentTarget: HTMLSelectElement }): void =>
    setReason(currentTarget.value);
  return html`<div class="decline">
    <p>${labels.declineLead}</p>
    <label class="count">
      ${labels.declineReason}
      <select onChange=${pick}>
        ${labels.declineReasons.map((text) => html`<option selected=${text === reason}>${text}</option>`)}
      </select>
    </label>
    <a class="text-link" href=${declineLink(offer, labels.declineMessage, reason)} target="_blank" rel="noopener">
      <span class="text-link-label">${labels.declineSend}</span><span class="visually-hidden">${` (${newTabNote})`}</span>
    </a>
  </div>`;
}
