// The ways of paying, by card or by PIX or transfer in tranches, of which one can be chosen.

import type { ComponentChildren, VNode } from 'preact';
import { formatMoney } from '../../domain/money.ts';
import type { PaymentForm } from '../../domain/proposal/agreement.ts';
import {
  instalmentChoices,
  instalmentNote,
  planText,
  sharesText,
  trancheText,
} from '../../domain/proposal/words/words.ts';
import { fill } from '../../domain/text/fill.ts';
import { html } from '../runtime/html.ts';
import { ChoiceOfOne } from './choice-of-one.ts';
import { type QuoteProps, Section } from './section.ts';

export function Payment(props: QuoteProps): VNode {
  const { labels, figures, choice } = props;
  const { form } = choice;
  const counts = figures.instalments.map(({ count }) => count);
  const count = form.by === 'card' ? form.count : Math.max(...counts);
  const chosen = figures.instalments.find((plan) => form.by === 'card' && plan.count === count);
  return html`<${Section} title=${labels.paymentTitle} ask=${props.askAbout(labels.paymentTitle)}>
    <div class="payment" role="group" aria-label=${labels.paymentTitle}>
      <${Way} ...${props} title=${labels.cardTitle} form=${{ by: 'card', count }}>
        <p class="payment-amount">${chosen ? planText(labels, chosen) : instalmentChoices(labels, figures)}</p>
        <p>${instalmentNote(labels, figures)}</p>
        ${counts.length > 1 && html`<${Count} ...${props} count=${count} />`}
      <//>
      <${Way} ...${props} title=${labels.transferTitle} form=${{ by: 'transfer' }}>
        <${Transfer} ...${props} />
      <//>
    </div>
  <//>`;
}

type WayProps = QuoteProps & { title: string; form: PaymentForm; children?: ComponentChildren };

function Way({ labels, choice, isMade, choose, title, form, children }: WayProps): VNode {
  const isChosen = choice.form.by === form.by;
  return html`<div class="payment-way">
    <h3>${title}</h3>
    ${children}
    <${ChoiceOfOne}
      group="pagamento"
      value=${form.by}
      title=${title}
      isChosen=${isChosen}
      words=${{ choose: labels.payThis, chosen: isMade ? labels.chosenForm : labels.payThis }}
      onChoose=${() => choose(() => ({ form }))}
    />
    ${isChosen && form.by === 'card' && html`<p class="option-mark">${labels.chosenForm}</p>`}
  </div>`;
}

function Count({ labels, figures, choose, count }: QuoteProps & { count: number }): VNode {
  const pick = ({ currentTarget }: { currentTarget: HTMLSelectElement }): void => {
    const plan = figures.instalments[currentTarget.selectedIndex];
    if (plan) choose(() => ({ form: { by: 'card', count: plan.count } }));
  };
  return html`<label class="count with-script">
    ${labels.instalmentCount}
    <select name="parcelas" onChange=${pick}>
      ${figures.instalments.map(
        (plan) => html`<option selected=${plan.count === count}>
          ${planText(labels, plan)}
        </option>`,
      )}
    </select>
  </label>`;
}

function Transfer({ labels, figures }: QuoteProps): VNode {
  const { tranches, totalCents, pixTotalCents, pixSavingCents, pixPercentOff } = figures;
  const shares = sharesText(labels, figures);
  const hasOwnPrice = pixSavingCents > 0;
  return html`<p class="payment-amount">
      ${hasOwnPrice ? formatMoney(pixTotalCents) : shares}
      ${
        hasOwnPrice &&
        html`<span class="normally">${` ${labels.normally} `}<s>${formatMoney(totalCents)}</s></span>`
      }
    </p>
    ${hasOwnPrice && html`<p>${fill(labels.pixLess, { percent: pixPercentOff, amount: formatMoney(pixSavingCents), shares })}</p>`}
    <ul class="tranches">
      ${tranches.map(
        (tranche) =>
          html`<li><strong>${formatMoney(tranche.cents)}</strong>${` ${trancheText(labels, tranche)}`}</li>`,
      )}
    </ul>`;
}
