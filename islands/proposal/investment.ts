// Shows the price of each chosen item, and the choices that change it: options of which one is taken, modules in rows
// of the table, extras, and the number of some items.

import { type ComponentChildren, h, type VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { formatMoney, isLongAmount } from '../../domain/money.ts';
import {
  choiceKind,
  choose,
  computeItem,
  countRange,
  groupsOf,
  hasChoices,
  isCountable,
  leaveOut,
  type ProposalFigures,
  priceOf,
  type QuoteFee,
  type QuoteItem,
  unitsOf,
} from '../../domain/proposal/prices.ts';
import {
  amountsText,
  feeTerms,
  instalmentChoices,
  itemName,
  type PricingRow,
  paymentFormsTitle,
  periodText,
  pricingTable,
  savingText,
  totalText,
  unitsText,
} from '../../domain/proposal/texts.ts';
import { choiceWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { figureList, type QuoteProps, Radio, Section } from './parts.ts';

export function Investment(props: QuoteProps) {
  const { data, offer, figures, choice } = props;
  const { hasNormal, amounts, parts, sums, fees } = pricingTable(data, figures, choice.form);
  const row = (line: PricingRow) => h(Row, { ...props, line, hasNormal });
  const isLong = [...parts, ...sums, ...fees].some(
    ({ normal, amount }) => amount.length > (normal ? 12 : 17),
  );
  const children = html`
    ${props.isRefused && html`<p class="figures-note" role="status">${words.choiceRefused}</p>`}
    ${h(Choices, props)}
    <table class="investment" data-long=${isLong || undefined} aria-label=${words.investmentTitle}>
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
      html`<table class="investment" data-long=${isLong || undefined}>
        <caption>${words.feesTitle}</caption>
        <tbody>${fees.map((line) => h(Row, { ...props, line, hasNormal: false }))}</tbody>
      </table>`
    }
    ${hasChoices(data) && h(Announcement, { figures })}
    ${
      // The reason for the price of all items is displayed only while all are chosen.
      data.bundle &&
      figures.isComplete &&
      html`<p class="figures-note">${data.bundle.reason.replaceAll('R$ ', 'R$\u00a0')}</p>`
    }
  `;
  return h(Section, { title: words.investmentTitle, offer, children });
}

type RowProps = QuoteProps & { line: PricingRow; hasNormal: boolean };

function Row({ line, hasNormal, ...props }: RowProps): VNode {
  const { name, module: item, detail, normal, amount, role } = line;
  const isAside = role === 'aside';
  return html`<tr data-role=${role}>
    <th scope="row">
      ${
        item
          ? html`${h(Tick, { ...props, part: item, note: detail })}
            ${isCountable(item) && props.figures.chosen.includes(item.id) && h(Count, { ...props, item })}`
          : html`${name}${detail && html`<small key=${detail}>${detail}</small>`}`
      }
    </th>
    ${hasNormal && !isAside && html`<td key=${`normal ${normal}`}>${normal && html`<s>${normal}</s>`}</td>`}
    <td key=${amount} colspan=${hasNormal && isAside ? 2 : undefined}>${amount}</td>
  </tr>`;
}

/** Makes screen readers read the new total after a change. */
function Announcement({ figures }: Pick<QuoteProps, 'figures'>): VNode {
  const sum = totalText(figures.totalCents, figures);
  const text = words.newTotal(sum, words.days(figures.deliveryDays));
  const isChanged = useChanged(text);
  return html`<p class="visually-hidden" role="status">${isChanged && html`<span key=${text}>${text}</span>`}</p>`;
}

/** True from the first change of a value on, even if it changes back. */
function useChanged(value: string): boolean {
  const first = useRef<string | undefined>(value);
  if (first.current !== value) first.current = undefined;
  return first.current === undefined;
}

/** The choices above the table: options, numbers, extras, and a hint about modules. */
function Choices(props: QuoteProps): VNode {
  const { data, figures } = props;
  const { items, recurring = [] } = data;
  const fees = recurring.filter(
    ({ optional, of }) => optional && (of === undefined || figures.chosen.includes(of)),
  );
  const extras = [...items.filter((item) => choiceKind(item) === 'extra'), ...fees];
  const counted = items.filter((item) => choiceKind(item) === 'required' && isCountable(item));
  return html`${groupsOf(items).map((group, index) => h(Options, { ...props, group, index }))}
  ${counted.length > 0 && html`<div class="choices with-script">${counted.map((item) => h(Count, { ...props, item, isNamed: true }))}</div>`}
  ${extras.length > 0 && h(Extras, { ...props, parts: extras })}
  ${items.some((item) => choiceKind(item) === 'module') && html`<p class="proposal-text to-choose">${words.chooseAny}</p>`}`;
}

type OptionsProps = QuoteProps & { group: QuoteItem[]; index: number };

function Options({ data, figures, change, group, index }: OptionsProps): VNode {
  // True if the client pays nothing but the option.
  const isAll = data.items.length === group.length && !data.recurring;
  return html`<fieldset class="choices">
    <legend class="proposal-text to-choose">${words.chooseOne}</legend>
    <ul class="grid">
      ${group.map((item) => {
        const { id, kind, title } = item;
        const isChosen = figures.chosen.includes(id);
        return html`<li class="option box" data-edge="strong" data-chosen=${isChosen || undefined}>
          <h3>
            ${kind && html`<span class="module-kind">${kind}</span>`}
            ${title}
          </h3>
          ${h(OptionFigures, { figures: computeItem(data, item), isAll })}
          ${isChosen && html`<p class="option-mark">${words.considered}</p>`}
          ${h(Radio, {
            name: index === 0 ? 'opcao' : `opcao-${index + 1}`,
            value: id,
            title: itemName(item),
            isChosen,
            label: isChosen ? words.considered : words.chooseThis,
            onChoose: () => change(({ chosen }) => ({ chosen: choose(data, chosen, id) })),
          })}
        </li>`;
      })}
    </ul>
  </fieldset>`;
}

function OptionFigures({ figures, isAll }: { figures: ProposalFigures; isAll: boolean }): VNode {
  const { totalCents, normalTotalCents, deliveryDays } = figures;
  const amount = formatMoney(totalCents);
  const lines: [name: string, value: string][] = [];
  // An option is narrow beside others, so the line may break between the amount and its share.
  if (normalTotalCents !== undefined)
    lines.push([words.saving, savingText(figures).replace('\u00a0(', ' (')]);
  if (isAll)
    lines.push(
      [words.onCard, instalmentChoices(figures)],
      [paymentFormsTitle(figures), amountsText(figures)],
    );
  lines.push([words.delivery, words.days(deliveryDays)]);
  return html`<p>
      ${
        normalTotalCents !== undefined &&
        html`<span class="normally">${`${words.normally} `}<s>${formatMoney(normalTotalCents)}</s></span>`
      }
      <strong class="amount" data-long=${isLongAmount(amount) || undefined}>${amount}</strong>
    </p>
    ${figureList('fact-list ruled', lines)}`;
}

/** Items and fees to add; on paper a list to tick by hand. */
function Extras(props: QuoteProps & { parts: readonly (QuoteItem | QuoteFee)[] }): VNode {
  const { chosen, quantities } = props.figures;
  return html`<fieldset class="choices to-choose" data-extra="true">
    <legend class="proposal-text">${words.chooseExtras}</legend>
    <ul>
      ${props.parts.map((part) => {
        const isFee = 'every' in part;
        const price = isFee
          ? periodText(part.every, part.priceCents)
          : formatMoney(priceOf(part, quantities));
        const note = isFee ? feeTerms(part) : unitsText(part, quantities);
        const children = html`<strong key=${price}>${price}</strong>`;
        return html`<li>
          ${h(Tick, { ...props, part, note, children })}
          ${!isFee && isCountable(part) && chosen.includes(part.id) && h(Count, { ...props, item: part })}
        </li>`;
      })}
    </ul>
  </fieldset>`;
}

interface TickProps extends QuoteProps {
  part: QuoteItem | QuoteFee;
  note: string | undefined;
  children?: ComponentChildren;
}

function Tick({ data, figures, change, part, note, children }: TickProps): VNode {
  const { chosen } = figures;
  const left = data.items.filter(({ id }) => chosen.includes(id));
  const isChosen = chosen.includes(part.id);
  // The last item cannot be removed: it keeps its tick, and the focus.
  const isLast = isChosen && left.length === 1 && left[0]?.id === part.id;
  const onChange = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    const next = currentTarget.checked ? choose : leaveOut;
    change((now) => ({ chosen: next(data, now.chosen, part.id) }));
  };
  return html`<label class="choice cluster">
    <input
      type="checkbox"
      class="tick to-choose"
      value=${part.id}
      checked=${isChosen}
      aria-disabled=${isLast ? 'true' : undefined}
      onClick=${isLast ? (event: Event) => event.preventDefault() : undefined}
      onChange=${onChange}
    />
    <span>
      ${'every' in part ? part.title : itemName(part)}${note && html` <small key=${note}>${note}</small>`}
      ${isLast && html` <small class="with-script" key="last">${words.lastOne}</small>`}
    </span>
    ${children}
  </label>`;
}

/** Takes the focus from the field, so that the wheel scrolls the page instead of changing the number. */
const scrollOn = ({ currentTarget }: { currentTarget: HTMLInputElement }): void =>
  currentTarget.blur();

interface CountProps extends QuoteProps {
  item: QuoteItem;
  /** True if no heading above names the item. */
  isNamed?: boolean;
}

function Count({ data, figures, change, item, isNamed }: CountProps): VNode {
  const [min, max] = countRange(item);
  const known = unitsOf(item, figures.quantities);
  // The field shows what is typed until it is left, since that may be the beginning of a number.
  const [typed, setTyped] = useState<string>();
  const pick = (units: number) =>
    change((now) => ({ chosen: choose(data, now.chosen, `${item.id}:${units}`) }));
  const [refusal, setRefusal] = useState('');
  const before = useRef(known);
  // True after a typed comma, which Chromium drops, so that `2,5` would become 25.
  const hasTypedComma = useRef(false);
  const onFocus = (): void => {
    before.current = known;
    hasTypedComma.current = false;
  };
  const onBeforeInput = ({ data }: InputEvent): void => {
    if (/\D/.test(data ?? '')) hasTypedComma.current = true;
  };
  const isWhole = (text: string): boolean => /^\d+$/.test(text) && !hasTypedComma.current;
  const onInput = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }): void => {
    setTyped(value);
    setRefusal('');
    if (value === '') hasTypedComma.current = false;
    if (isWhole(value) && +value >= min && +value <= max) pick(+value);
  };
  const onLeave = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    const { value, validity } = currentTarget;
    // If the field is empty or holds no whole number, the number from before is restored.
    const units = isWhole(value) ? Math.min(max, Math.max(min, +value)) : before.current;
    if (units !== known) pick(units);
    const isTaken = isWhole(value) ? units === +value : value === '' && !validity.badInput;
    if (!isTaken) setRefusal(words.quantityRefused(min, max, units));
    setTyped(undefined);
  };
  const hint = refusal || words.quantityRange(min, max);
  return html`<label class="count cluster">
    <span>${isNamed && html`<strong>${itemName(item)}</strong>`}${words.quantity}${!isNamed && html`<span class="visually-hidden">${`: ${itemName(item)}`}</span>`}</span>
    <input
      type="number"
      inputmode="numeric"
      min=${min}
      max=${max}
      value=${typed ?? known}
      onFocus=${onFocus}
      onBeforeInput=${onBeforeInput}
      onInput=${onInput}
      onWheel=${scrollOn}
      onChange=${onLeave}
      onBlur=${typed === undefined ? undefined : onLeave}
    />
    <small role="status"><span key=${hint}>${hint}</span></small>
  </label>`;
}
