// What the chosen items cost, line by line, with their total and what it saves.

import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { formatMoney } from '../../domain/money.ts';
import { type AccountLine, accountOf } from '../../domain/proposal/words.ts';
import { fill } from '../../domain/text/fill.ts';
import { html } from '../runtime/html.ts';
import { Options } from './options.ts';
import { type QuoteProps, Section } from './section.ts';

/** `reasons`: why figures differ where one would expect them to agree. */
export function Investment({ reasons, ...props }: QuoteProps & { reasons: string[] }): VNode {
  const { labels, data, figures } = props;
  const { hasNormal, parts, sums } = accountOf(labels, data, figures);
  const row = (line: AccountLine): VNode => html`<${Line} line=${line} hasNormal=${hasNormal} />`;
  return html`<${Section} title=${labels.investmentTitle}>
    <${Options} ...${props} />
    <table class="investment">
      <thead>
        <tr>
          <th scope="col">${labels.item}</th>
          ${hasNormal && html`<th scope="col">${labels.normallyColumn}</th>`}
          <th scope="col">${labels.thisProposal}</th>
        </tr>
      </thead>
      <tbody>${parts.map(row)}</tbody>
      <tfoot>${sums.map(row)}</tfoot>
    </table>
    <${Announcement} ...${props} />
    ${reasons.map((reason) => html`<p class="figures-note">${reason.replaceAll('R$ ', 'R$\u00a0')}</p>`)}
  <//>`;
}

function Line({ line, hasNormal }: { line: AccountLine; hasNormal: boolean }): VNode {
  const isAside = line.role === 'aside';
  return html`<tr data-role=${line.role}>
    <th scope="row">${line.name}</th>
    ${hasNormal && !isAside && html`<td>${line.normal && html`<s>${line.normal}</s>`}</td>`}
    <td colspan=${hasNormal && isAside ? 2 : undefined}>${line.amount}</td>
  </tr>`;
}

/** Reads the new total out, once something was chosen. */
function Announcement({ labels, figures }: QuoteProps): VNode {
  const last = useRef(figures.totalCents);
  const changed = useRef(false);
  if (figures.totalCents !== last.current) changed.current = true;
  last.current = figures.totalCents;
  const total = fill(labels.newTotal, { total: formatMoney(figures.totalCents) });
  return html`<p class="visually-hidden" role="status">${changed.current ? total : ''}</p>`;
}
