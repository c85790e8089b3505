// What can be chosen: one of several options side by side, or any of several modules.

import type { VNode } from 'preact';
import { formatMoney } from '../../domain/money.ts';
import {
  computeProposal,
  type ProposalFigures,
  type QuoteItem,
} from '../../domain/proposal/figures.ts';
import { dayCount, instalmentChoices, itemName, savingText } from '../../domain/proposal/words.ts';
import { html } from '../runtime/html.ts';
import { ChoiceOfOne } from './choice-of-one.ts';
import type { QuoteProps } from './section.ts';

export function Options(props: QuoteProps): VNode | null {
  const { data } = props;
  if (data.choice === 'all') return null;
  return data.choice === 'one' ? html`<${OneOf} ...${props} />` : html`<${AnyOf} ...${props} />`;
}

function OneOf({ labels, data, figures, choose }: QuoteProps): VNode {
  return html`<fieldset class="choices">
    <legend class="proposal-text">${labels.chooseOne}</legend>
    <ul class="options">
      ${data.items.map((item) => {
        const isChosen = figures.chosen.includes(item.id);
        return html`<li class="option" data-chosen=${isChosen || undefined}>
          <h3>
            ${item.kind && html`<span class="module-kind">${item.kind}</span>`}
            ${item.title}
          </h3>
          <${OptionFigures} labels=${labels} figures=${computeProposal(data, [item.id])} />
          ${isChosen && html`<p class="option-mark">${labels.considered}</p>`}
          <${ChoiceOfOne}
            group="opcao"
            value=${item.id}
            title=${itemName(item)}
            isChosen=${isChosen}
            words=${{ choose: labels.chooseThis, chosen: labels.considered }}
            onChoose=${() => choose(() => ({ chosen: [item.id] }))}
          />
        </li>`;
      })}
    </ul>
  </fieldset>`;
}

interface FiguresProps {
  labels: QuoteProps['labels'];
  figures: ProposalFigures;
}

function OptionFigures({ labels, figures }: FiguresProps): VNode {
  const { totalCents, normalTotalCents, deliveryDays, tranches } = figures;
  const transfer = tranches.map(({ cents }) => formatMoney(cents)).join(' + ');
  const lines = [
    ...(normalTotalCents === undefined ? [] : [[labels.saving, savingText(labels, figures)]]),
    [labels.onCard, instalmentChoices(labels, figures)],
    [labels.transferTitle, transfer],
    [labels.delivery, dayCount(labels, deliveryDays)],
  ];
  return html`<p class="option-price">
      ${
        normalTotalCents !== undefined &&
        html`<span class="normally">${`${labels.normally} `}<s>${formatMoney(normalTotalCents)}</s></span>`
      }
      <strong>${formatMoney(totalCents)}</strong>
    </p>
    <dl class="option-figures">
      ${lines.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
    </dl>`;
}

/** The tick stays where it is, and so does the focus. */
function keep(event: Event): void {
  event.preventDefault();
}

/** At least one module stays: the last one cannot be taken away. */
function AnyOf({ labels, data, figures, choose }: QuoteProps): VNode {
  const { chosen } = figures;
  const toggle = ({ id }: QuoteItem): void =>
    choose((now) => {
      const ids = data.items.map((item) => item.id);
      const next = ids.filter((other) => now.chosen.includes(other) !== (other === id));
      return next.length > 0 ? { chosen: next } : {};
    });
  return html`<fieldset class="choices">
    <legend class="proposal-text">${labels.chooseAny}</legend>
    <ul class="module-choices with-script">
      ${data.items.map((item) => {
        const isChosen = chosen.includes(item.id);
        const isLast = isChosen && chosen.length === 1;
        return html`<li>
          <label class="choice">
            <input
              type="checkbox"
              value=${item.id}
              checked=${isChosen}
              aria-disabled=${isLast ? 'true' : undefined}
              onClick=${isLast ? keep : undefined}
              onChange=${() => toggle(item)}
            />
            <span>${itemName(item)}${isLast && html` <small>${labels.lastOne}</small>`}</span>
            <strong>${formatMoney(item.priceCents)}</strong>
          </label>
        </li>`;
      })}
    </ul>
  </fieldset>`;
}
