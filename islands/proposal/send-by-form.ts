// The acceptance through the house's form: the message that waits in the chat, sent as browsers send forms.

import type { VNode } from 'preact';
import type { Delivery } from '../../domain/forms/delivery.ts';
import type { ProposalChat } from '../../domain/proposal/chat.ts';
import { newTab, proposalWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';

interface Props {
  chat: ProposalChat;
  typed: { name: string };
  delivery: Delivery;
  isReady: (event: MouseEvent) => void;
}

/** The service, or the house's own server, answers in a tab of its own. */
export function SendByForm({ chat, typed, delivery, isReady }: Props): VNode {
  const { url, hidden, honeypot } = delivery;
  const values = { ...hidden, [honeypot]: '', name: typed.name.trim(), message: chat.message };
  return html`<form method="post" action=${url} target="_blank">
    ${Object.entries(values).map(([name, value]) => html`<input type="hidden" name=${name} value=${value} />`)}
    <button class="button" data-look="secondary" type="submit" onClick=${isReady}>
      ${words.acceptByForm}<span class="visually-hidden">${` (${newTab})`}</span>
    </button>
  </form>`;
}
