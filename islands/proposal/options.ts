// What can be chosen: options of which one is, modules of which one at least is (in the account), and extras; and of some how many.

import type { ComponentChildren, VNode } from 'preact';
import { formatMoney } from '../../domain/money.ts';
import {
  boundsOf,
  count,
  groupsOf,
  isCountable,
  isRequired,
  pick,
  toggle,
} from '../../domain/proposal/choice.ts';
import {
  computeItem,
  type ProposalFigures,
  priceOf,
  type QuoteFee,
  type QuoteItem,
  unitsOf,
} from '../../domain/proposal/prices.ts';
import {
  feeTerms,
  instalmentChoices,
  isModule,
  itemName,
  periodText,
  savingText,
  unitsText,
} from '../../domain/proposal/words.ts';
import { proposalWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { ChoiceOfOne } from './choice-of-one.ts';
import type { QuoteProps } from './section.ts';

export function Options(props: QuoteProps): VNode {
  const { data, figures } = props;
  const fees = (data.recurring ?? []).filter(
    ({ optional, of }) => optional && (of === undefined || figures.chosen.includes(of)),
  );
  const extras = [...data.items.filter((item) => item.optional && !isModule(item)), ...fees];
  const counted = data.items.filter((item) => isRequired(item) && isCountable(item));
  return html`${groupsOf(data.items).map(
    (group, index) => html`<${OneOf} ...${props} group=${group} name=${groupName(index)} />`,
  )}
  ${counted.length > 0 && html`<div class="choices with-script">${counted.map((item) => html`<${Count} ...${props} item=${item} isAlone=${true} />`)}</div>`}
  ${extras.length > 0 && html`<${Extras} ...${props} parts=${extras} />`}
  ${data.items.some(isModule) && html`<p class="proposal-text">${words.chooseAny}</p>`}`;
}

/** Of the radio buttons of one group. */
function groupName(index: number): string {
  return index === 0 ? 'opcao' : `opcao-${index + 1}`;
}

function OneOf({
  data,
  figures,
  choose,
  group,
  name,
}: QuoteProps & { group: QuoteItem[]; name: string }): VNode {
  return html`<fieldset class="choices">
    <legend class="proposal-text">${words.chooseOne}</legend>
    <ul class="options">
      ${group.map((item) => {
        const isChosen = figures.chosen.includes(item.id);
        return html`<li class="option" data-chosen=${isChosen || undefined}>
          <h3>
            ${item.kind && html`<span class="module-kind">${item.kind}</span>`}
            ${item.title}
          </h3>
          <${OptionFigures}
            figures=${computeItem(data, item)}
            isAll=${data.items.length === group.length && !data.recurring}
          />
          ${isChosen && html`<p class="option-mark">${words.considered}</p>`}
          <${ChoiceOfOne}
            group=${name}
            value=${item.id}
            title=${itemName(item)}
            isChosen=${isChosen}
            words=${{ choose: words.chooseThis, chosen: words.considered }}
            onChoose=${() => choose(({ chosen }) => ({ chosen: pick(data, chosen, item.id) }))}
          />
        </li>`;
      })}
    </ul>
  </fieldset>`;
}

interface FiguresProps {
  figures: ProposalFigures;
  /** Whether nothing else is paid. */
  isAll: boolean;
}

function OptionFigures({ figures, isAll }: FiguresProps): VNode {
  const { totalCents, normalTotalCents, deliveryDays, tranches } = figures;
  const transfer = tranches.map(({ cents }) => formatMoney(cents)).join(' + ');
  const lines = [
    ...(normalTotalCents === undefined ? [] : [[words.saving, savingText(figures)]]),
    ...(isAll
      ? [
          [words.onCard, instalmentChoices(figures)],
          [words.transferTitle, transfer],
        ]
      : []),
    [words.delivery, words.days(deliveryDays)],
  ];
  return html`<p class="option-price">
      ${
        normalTotalCents !== undefined &&
        html`<span class="normally">${`${words.normally} `}<s>${formatMoney(normalTotalCents)}</s></span>`
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

/** On paper they are a list, to be ticked by hand. */
function Extras(props: QuoteProps & { parts: readonly (QuoteItem | QuoteFee)[] }): VNode {
  const { figures, parts } = props;
  const { chosen, quantities } = figures;
  return html`<fieldset class="choices" data-extra="true">
    <legend class="proposal-text">${words.chooseExtras}</legend>
    <ul class="extra-choices with-script">
      ${parts.map((part) => {
        const isFee = 'every' in part;
        const price = isFee
          ? periodText(part.every, part.priceCents)
          : formatMoney(priceOf(part, quantities));
        const note = isFee ? feeTerms(part) : unitsText(part, quantities);
        return html`<li>
          <${Choice} ...${props} part=${part} note=${note}><strong>${price}</strong><//>
          ${!isFee && chosen.includes(part.id) && isCountable(part) && html`<${Count} ...${props} item=${part} />`}
        </li>`;
      })}
    </ul>
  </fieldset>`;
}

interface ChoiceProps extends QuoteProps {
  part: QuoteItem | QuoteFee;
  note?: string | undefined;
  children?: ComponentChildren;
}

/** Where only one item is left, it cannot be taken away. */
function Choice({ data, figures, choose, part, note, children }: ChoiceProps): VNode {
  const { chosen } = figures;
  const left = data.items.filter(({ id }) => chosen.includes(id));
  const isChosen = chosen.includes(part.id);
  const isLast = isChosen && left.length === 1 && left[0]?.id === part.id;
  return html`<label class="choice">
    <input
      type="checkbox"
      class="tick"
      value=${part.id}
      checked=${isChosen}
      aria-disabled=${isLast ? 'true' : undefined}
      onClick=${isLast ? keep : undefined}
      onChange=${() => choose((now) => ({ chosen: toggle(data, now.chosen, part.id) }))}
    />
    <span>
      ${'every' in part ? part.title : itemName(part)}${note && html` <small>${note}</small>`}
      ${isLast && html` <small class="with-script">${words.lastOne}</small>`}
    </span>
    ${children}
  </label>`;
}

/** In its line of the account. */
export function Module(props: QuoteProps & { part: QuoteItem; note?: string | undefined }): VNode {
  const { part, figures } = props;
  const isCounted = isCountable(part) && figures.chosen.includes(part.id);
  return html`<${Choice} ...${props} />${isCounted && html`<${Count} ...${props} item=${part} />`}`;
}

interface CountProps extends QuoteProps {
  item: QuoteItem;
  /** Whether nothing above it names the item. */
  isAlone?: boolean;
}

function Count({ data, figures, choose, item, isAlone }: CountProps): VNode {
  const [min, max] = boundsOf(item);
  const set = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    const typed = Math.round(currentTarget.valueAsNumber);
    // What cannot be meant becomes what was chosen before.
    const known = unitsOf(item, figures.quantities);
    const units = Number.isNaN(typed) ? known : Math.min(max, Math.max(min, typed));
    currentTarget.value = String(units);
    choose((now) => ({ chosen: count(data, now.chosen, item.id, units) }));
  };
  return html`<label class="count">
    <span>${isAlone && html`<strong>${itemName(item)}</strong>`}${words.quantity}${!isAlone && html`<span class="visually-hidden">${`: ${itemName(item)}`}</span>`}</span>
    <input
      type="number"
      inputmode="numeric"
      min=${min}
      max=${max}
      value=${unitsOf(item, figures.quantities)}
      onChange=${set}
    />
    <small>${words.quantityRange(min, max)}</small>
  </label>`;
}
