// What the chosen items cost, line by line, with their total and what it saves.

import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { isOpen } from '../../domain/proposal/choice.ts';
import { type PricingRow, pricingTable, totalText } from '../../domain/proposal/words.ts';
import { proposalWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { Module, Options } from './options.ts';
import { type QuoteProps, Section } from './section.ts';

/** The reason for a package goes with it. */
export function Investment(props: QuoteProps): VNode {
  const { data, figures } = props;
  const { hasNormal, amounts, parts, sums, fees } = pricingTable(data, figures, props.choice.form);
  const row = (line: PricingRow): VNode =>
    html`<${Line} ...${props} line=${line} hasNormal=${hasNormal} />`;
  return html`<${Section} title=${words.investmentTitle} ask=${props.askAbout(words.investmentTitle)}>
    <${Options} ...${props} />
    <table class="investment" aria-label=${words.investmentTitle}>
      <thead>
        <tr>
          <th scope="col">${words.item}</th>
          ${hasNormal && html`<th scope="col">${words.normallyColumn}</th>`}
          <th scope="col">${amounts}</th>
        </tr>
      </thead>
      <tbody>${parts.map(row)}</tbody>
      <tfoot>${sums.map(row)}</tfoot>
    </table>
    ${
      fees.length > 0 &&
      html`<table class="investment">
        <caption>${words.feesTitle}</caption>
        <tbody>${fees.map((line) => html`<${Line} ...${props} line=${line} hasNormal=${false} />`)}</tbody>
      </table>`
    }
    ${isOpen(data) && html`<${Announcement} ...${props} />`}
    ${
      data.bundle &&
      figures.isComplete &&
      html`<p class="figures-note">${data.bundle.reason.replaceAll('R$ ', 'R$\u00a0')}</p>`
    }
  <//>`;
}

function Line({
  line,
  hasNormal,
  ...props
}: QuoteProps & { line: PricingRow; hasNormal: boolean }): VNode {
  const { module: part, detail } = line;
  const isAside = line.role === 'aside';
  const first = useRef(line.amount);
  // Once it has changed, each amount is a new one.
  if (first.current !== line.amount) first.current = '';
  return html`<tr data-role=${line.role}>
    <th scope="row">
      ${
        part
          ? html`<${Module} ...${props} part=${part} note=${detail} />`
          : html`${line.name}${detail && html`<small>${detail}</small>`}`
      }
    </th>
    ${hasNormal && !isAside && html`<td>${line.normal && html`<s>${line.normal}</s>`}</td>`}
    <td key=${line.amount} data-changed=${!first.current || undefined} colspan=${hasNormal && isAside ? 2 : undefined}>${line.amount}</td>
  </tr>`;
}

/** Reads the new total out, once something was chosen. */
function Announcement({ figures }: QuoteProps): VNode {
  const sum = totalText(figures.totalCents, figures);
  const text = words.newTotal(sum, words.days(figures.deliveryDays));
  const last = useRef(text);
  const changed = useRef(false);
  if (text !== last.current) changed.current = true;
  last.current = text;
  return html`<p class="visually-hidden" role="status">${changed.current ? text : ''}</p>`;
}
