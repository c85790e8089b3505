// The acceptance through the house's form: the message that waits in the chat, sent as browsers send forms.

import type { VNode } from 'preact';
import type { Delivery } from '../../domain/forms/delivery.ts';
import type { ProposalChat } from '../../domain/proposal/chat.ts';
import { html } from '../runtime/html.ts';
import type { QuoteProps } from './section.ts';

interface Props extends Pick<QuoteProps, 'labels'> {
  chat: ProposalChat;
  typed: { name: string };
  delivery: Delivery;
  newTabNote: string;
  isReady: (event: MouseEvent) => void;
}

/** The service, or the house's own server, answers in a tab of its own. */
export function SendByForm({ labels, chat, typed, delivery, newTabNote, isReady }: Props): VNode {
  const { url, hidden, honeypot } = delivery;
  const values = { ...hidden, [honeypot]: '', name: typed.name.trim(), message: chat.message };
  return html`<form method="post" action=${url} target="_blank">
    ${Object.entries(values).map(([name, value]) => html`<input type="hidden" name=${name} value=${value} />`)}
    <button class="button" data-look="secondary" type="submit" onClick=${isReady}>
      ${labels.acceptByForm}<span class="visually-hidden">${` (${newTabNote})`}</span>
    </button>
  </form>`;
}
