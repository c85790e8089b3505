// The acceptance: what it takes in, who gives it, and the ways on which it goes out.

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { IslandProps } from '../../domain/islands.ts';
import { declineLink, type Offer, type ProposalChat } from '../../domain/proposal/chat.ts';
import { newTab, proposalWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { type QuoteProps, Section } from './section.ts';
import { SendByForm } from './send-by-form.ts';
import { FIELDS, missingIn, type Typed } from './signer.ts';

interface Props extends QuoteProps, Pick<IslandProps['quote'], 'asksTaxNumber' | 'delivery'> {
  chat: ProposalChat;
  items: readonly string[];
  typed: Typed;
  type: (typed: Typed) => void;
  offer: Offer;
}

export function Accept(props: Props): VNode {
  const { chat, items, figures, typed, asksTaxNumber, delivery } = props;
  const [isPressed, setPressed] = useState(false);
  const missing = missingIn(typed, asksTaxNumber);
  const [first] = missing;
  /** The first field that is empty takes the focus. */
  const isReady = (event: MouseEvent): void => {
    setPressed(first !== undefined);
    if (first === undefined) return;
    event.preventDefault();
    document.getElementById(FIELDS[first])?.focus();
  };
  const told = [
    [words.acceptItems, items.join(', ')],
    [words.total, chat.total],
    [words.acceptPayment, chat.payment],
    [words.delivery, words.days(figures.deliveryDays)],
  ];
  const advice = first === 'taxNumber' ? words.acceptTaxMissing : words.acceptMissing;
  return html`<div class="with-script accept" id="aceite">
    <${Section} title=${words.acceptTitle}>
      <p class="proposal-text">${words.acceptLead}</p>
      <dl class="option-figures">
        ${told.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}
      </dl>
      <${Who} ...${props} wrong=${isPressed ? missing : []} />
      <p id="aceite-falta" class="accept-missing" role="status">${isPressed && first ? advice : ''}</p>
      <div class="cluster">
        <a class="button" data-look="primary" href=${chat.acceptLink} target="_blank" rel="noopener" onClick=${isReady}>
          ${words.acceptByChat}<span class="visually-hidden">${` (${newTab})`}</span>
        </a>
        <a class="button" data-look="secondary" href=${chat.acceptMail} onClick=${isReady}>${words.acceptByMail}</a>
        ${delivery && html`<${SendByForm} ...${{ chat, typed, delivery, isReady }} />`}
      </div>
      <${Decline} ...${props} />
    <//>
  </div>`;
}

function Who({
  typed,
  type,
  asksTaxNumber,
  wrong,
}: Props & { wrong: readonly (keyof Typed)[] }): VNode {
  const field = (key: keyof Typed, label: string, autocomplete: string): VNode => {
    const isWrong = wrong.includes(key);
    return html`<p class="field">
      <label for=${FIELDS[key]}>${label}</label>
      <input
        id=${FIELDS[key]}
        type="text"
        value=${typed[key]}
        maxlength="80"
        autocomplete=${autocomplete}
        aria-invalid=${isWrong ? 'true' : undefined}
        aria-describedby=${isWrong ? 'aceite-falta' : undefined}
        onInput=${({ currentTarget }: { currentTarget: HTMLInputElement }) =>
          type({ ...typed, [key]: currentTarget.value })}
      />
    </p>`;
  };
  return html`<div class="accept-who">
    ${field('name', words.acceptName, 'name')}
    ${field('role', words.acceptRole, 'organization-title')}
    ${asksTaxNumber && field('taxNumber', words.acceptTaxNumber, 'off')}
  </div>`;
}

/** An answer too, with a reason. */
function Decline({ offer, figures }: Props): VNode {
  const [reason, setReason] = useState(words.declineReasons[0] ?? '');
  const pick = ({ currentTarget }: { currentTarget: HTMLSelectElement }): void =>
    setReason(currentTarget.value);
  return html`<div class="decline">
    <p>${words.declineLead}</p>
    <label class="count">
      ${words.declineReason}
      <select onChange=${pick}>
        ${words.declineReasons.map((text) => html`<option selected=${text === reason}>${text}</option>`)}
      </select>
    </label>
    <a class="text-link" href=${declineLink(offer, figures.chosen, reason)} target="_blank" rel="noopener">
      <span class="text-link-label">${words.declineSend}</span><span class="visually-hidden">${` (${newTab})`}</span>
    </a>
  </div>`;
}
