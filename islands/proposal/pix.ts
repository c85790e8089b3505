// The first tranche by PIX: a code for the camera and one for the keyboard.

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { PixReceiver } from '../../domain/content/site.ts';
import { formatMoney } from '../../domain/money.ts';
import type { ProposalFigures } from '../../domain/proposal/figures/figures.ts';
import type { ProposalPix } from '../../domain/proposal/pix.ts';
import { type QuoteWords, trancheText } from '../../domain/proposal/words/words.ts';
import { fill } from '../../domain/text/fill.ts';
import { html } from '../runtime/html.ts';
import { Section } from './section.ts';

interface Props {
  labels: QuoteWords;
  pix: ProposalPix;
  receiver: PixReceiver;
  figures: ProposalFigures;
}

export function Pix({ labels, pix, receiver, figures }: Props): VNode {
  const { name, city } = receiver;
  const amount = formatMoney(pix.amountCents);
  const { size, path, dashes } = pix.qr;
  const [first] = figures.tranches;
  const when = first ? trancheText(labels, { ...first, by: undefined }) : '';
  return html`<${Section} title=${labels.pixTitle}>
    <div class="pix">
      <svg
        class="pix-qr"
        viewBox=${`0 0 ${size} ${size}`}
        shape-rendering="crispEdges"
        role="img"
        aria-label=${fill(labels.pixImage, { amount })}
      >
        <path fill="none" stroke-dasharray=${dashes} d=${path} />
      </svg>
      <div class="pix-text">
        <p>${fill(labels.pixSteps, { amount, when })}</p>
        <p>${fill(labels.pixReceiver, { name, city })}</p>
        <p>
          <strong>${labels.pixCode}</strong>
          <code class="pix-code">${pix.payload}</code>
        </p>
        <${Copy} labels=${labels} payload=${pix.payload} />
        <p>${labels.pixConfirmation}</p>
      </div>
    </div>
  <//>`;
}

/** The words on the button say which code was copied last: another choice makes another one. */
function Copy({ labels, payload }: { labels: Props['labels']; payload: string }): VNode {
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
      ${isCopied ? labels.pixCopied : labels.pixCopy}
    </button>
    <span class="visually-hidden" role="status">${isCopied ? labels.pixCopied : ''}</span>
  </p>`;
}

/** Where a browser keeps the clipboard from pages, the visitor copies what is selected. */
function selectCode(): void {
  const code = document.querySelector('.pix-code');
  if (code) getSelection()?.selectAllChildren(code);
}
