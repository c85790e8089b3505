// The first tranche by PIX: a code for the camera and one for the keyboard.

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { PixReceiver } from '../../domain/content/site.ts';
import { formatMoney } from '../../domain/money.ts';
import type { ProposalPix } from '../../domain/proposal/pix.ts';
import type { ProposalFigures } from '../../domain/proposal/prices.ts';
import { trancheText } from '../../domain/proposal/words.ts';
import { proposalWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { Section } from './section.ts';

interface Props {
  pix: ProposalPix;
  receiver: PixReceiver;
  figures: ProposalFigures;
}

export function Pix({ pix, receiver, figures }: Props): VNode {
  const { name, city } = receiver;
  const amount = formatMoney(pix.amountCents);
  const { size, path, dashes } = pix.qr;
  const [first] = figures.tranches;
  const when = first ? trancheText({ ...first, by: undefined }) : '';
  return html`<${Section} title=${words.pixTitle}>
    <div class="pix">
      <svg
        class="pix-qr"
        viewBox=${`0 0 ${size} ${size}`}
        shape-rendering="crispEdges"
        role="img"
        aria-label=${words.pixImage(amount)}
      >
        <path fill="none" stroke-dasharray=${dashes} d=${path} />
      </svg>
      <div class="pix-text">
        <p>${words.pixSteps(amount, when)}</p>
        <p>${words.pixReceiver(name, city)}</p>
        <p>
          <strong>${words.pixCode}</strong>
          <code class="pix-code">${pix.payload}</code>
        </p>
        <${Copy} payload=${pix.payload} />
        <p>${words.pixConfirmation}</p>
      </div>
    </div>
  <//>`;
}

/** The words on the button say which code was copied last: another choice makes another one. */
function Copy({ payload }: { payload: string }): VNode {
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(payload);
      setCopied(payload);
    } catch {
      selectCode();
    }
  };
  const isCopied = copied === payload;
  return html`<p class="with-script">
    <button class="button" data-look="secondary" data-size="small" type="button" onClick=${copy}>
      ${isCopied ? words.pixCopied : words.pixCopy}
    </button>
    <span class="visually-hidden" role="status">${isCopied ? words.pixCopied : ''}</span>
  </p>`;
}

/** Where a browser keeps the clipboard from pages, the visitor copies what is selected. */
function selectCode(): void {
  const code = document.querySelector('.pix-code');
  if (code) getSelection()?.selectAllChildren(code);
}
