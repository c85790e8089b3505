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
} from '../../domain/proposal/words.ts';
import { proposalWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { ChoiceOfOne } from './choice-of-one.ts';
import { type QuoteProps, Section } from './section.ts';

export function Payment(props: QuoteProps): VNode {
  const { figures, choice } = props;
  const { form } = choice;
  const counts = figures.instalments.map(({ count }) => count);
  const count = form.by === 'card' ? form.count : Math.max(...counts);
  const chosen = figures.instalments.find((plan) => form.by === 'card' && plan.count === count);
  return html`<${Section} title=${words.paymentTitle} ask=${props.askAbout(words.paymentTitle)}>
    <div class="payment" role="group" aria-label=${words.paymentTitle}>
      <${Way} ...${props} title=${words.cardTitle} form=${{ by: 'card', count }}>
        <p class="payment-amount">${chosen ? planText(chosen) : instalmentChoices(figures)}</p>
        <p>${instalmentNote(figures)}</p>
        ${counts.length > 1 && html`<${Count} ...${props} count=${count} />`}
      <//>
      <${Way} ...${props} title=${words.transferTitle} form=${{ by: 'transfer' }}>
        <${Transfer} ...${props} />
      <//>
    </div>
  <//>`;
}

type WayProps = QuoteProps & { title: string; form: PaymentForm; children?: ComponentChildren };

function Way({ choice, isMade, choose, title, form, children }: WayProps): VNode {
  const isChosen = choice.form.by === form.by;
  return html`<div class="payment-way">
    <h3>${title}</h3>
    ${children}
    <${ChoiceOfOne}
      group="pagamento"
      value=${form.by}
      title=${title}
      isChosen=${isChosen}
      words=${{ choose: words.payThis, chosen: isMade ? words.chosenForm : words.payThis }}
      onChoose=${() => choose(() => ({ form }))}
    />
    ${isChosen && form.by === 'card' && html`<p class="option-mark">${words.chosenForm}</p>`}
  </div>`;
}

function Count({ figures, choose, count }: QuoteProps & { count: number }): VNode {
  const pick = ({ currentTarget }: { currentTarget: HTMLSelectElement }): void => {
    const plan = figures.instalments[currentTarget.selectedIndex];
    if (plan) choose(() => ({ form: { by: 'card', count: plan.count } }));
  };
  return html`<label class="count with-script">
    ${words.instalmentCount}
    <select name="parcelas" onChange=${pick}>
      ${figures.instalments.map(
        (plan) => html`<option selected=${plan.count === count}>
          ${planText(plan)}
        </option>`,
      )}
    </select>
  </label>`;
}

function Transfer({ figures }: QuoteProps): VNode {
  const { tranches, totalCents, pixTotalCents, pixSavingCents, pixPercentOff } = figures;
  const shares = sharesText(figures);
  const hasOwnPrice = pixSavingCents > 0;
  return html`<p class="payment-amount">
      ${hasOwnPrice ? formatMoney(pixTotalCents) : shares}
      ${
        hasOwnPrice &&
        html`<span class="normally">${` ${words.normally} `}<s>${formatMoney(totalCents)}</s></span>`
      }
    </p>
    ${hasOwnPrice && html`<p>${words.pixLess(pixPercentOff, formatMoney(pixSavingCents), shares)}</p>`}
    <ul class="tranches">
      ${tranches.map(
        (tranche) =>
          html`<li><strong>${formatMoney(tranche.cents)}</strong>${` ${trancheText(tranche)}`}</li>`,
      )}
    </ul>`;
}
