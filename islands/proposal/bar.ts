// The bar over a proposal on the screen: which one it is, the two chats that it leads to, and the way to paper.

import type { VNode } from 'preact';
import type { IslandProps } from '../../domain/islands.ts';
import type { ProposalChat } from '../../domain/proposal/chat.ts';
import { newTab, proposalWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';

type Props = Pick<IslandProps['quote'], 'offer'> & { chat: ProposalChat };

export function Bar({ offer, chat }: Props): VNode {
  return html`<aside class="proposal-bar" aria-label=${words.bar}>
    <p>
      <strong>${words.number(offer.number)}</strong>
      <span>${words.version(offer.version)}</span>
      <span>${chat.validity}</span>
    </p>
    <div class="cluster">
      <button class="button with-script" data-look="secondary" data-size="small" type="button" onClick=${() => print()}>
        ${words.print}
      </button>
      <${Chat} href=${chat.askLink} look="secondary" label=${words.ask} />
      <${Chat} href=${chat.acceptLink} look="primary" label=${chat.acceptLabel} />
    </div>
  </aside>`;
}

interface ChatProps {
  href: string;
  look: 'primary' | 'secondary';
  label: string;
}

function Chat({ href, look, label }: ChatProps): VNode {
  return html`<a class="button" data-look=${look} data-size="small" href=${href} target="_blank" rel="noopener">
    ${label}<span class="visually-hidden">${` (${newTab})`}</span>
  </a>`;
}
