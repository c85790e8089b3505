// Checks what a client may choose of a proposal: items, their groups and numbers, and fees.

import type { Offered } from '../../../domain/content/proposal.ts';
import { boundsOf, groupsOf, isCountable, partOf } from '../../../domain/proposal/choice/choice.ts';
import { agreedLine } from '../../../domain/proposal/promises.ts';

/** `path`: of the value that is wrong, in the front matter. */
export type Report = (path: PropertyKey[], message: string, fix: string) => void;

export function checkChoice(data: Offered, report: Report): void {
  checkIds(data, report);
  data.items.forEach((_, index) => {
    checkPart(data, index, report);
    checkPrice(data, index, report);
    checkOwnDays(data, index, report);
  });
  checkGroups(data, report);
  checkWhole(data, report);
}

function checkIds(data: Offered, report: Report): void {
  const { items, recurring = [], defaultChoice = [], discounts, stages } = data;
  const itemIds = items.map(({ id }) => id);
  const named = [
    ...items.map(({ id }, index) => ({ id, list: 'items', index })),
    ...recurring.map(({ id }, index) => ({ id, list: 'recurring', index })),
  ];
  for (const { id, list, index } of named) {
    const first = named.find((other) => other.id === id);
    if (!first || (first.list === list && first.index === index)) continue;
    report(
      [list, index, 'id'],
      `expected an id of its own, found "${id}" as in ${first.list}[${first.index}]`,
      'change one of the two ids',
    );
  }
  const refuse = (path: PropertyKey[], id: string | undefined, known = itemIds): void => {
    if (id === undefined || known.includes(id)) return;
    report(path, `expected the id of an item, found "${id}"`, `write one of ${known.join(', ')}`);
  };
  const choosable = [...itemIds, ...recurring.flatMap(({ id, optional }) => (optional ? id : []))];
  for (const [index, id] of defaultChoice.entries()) {
    refuse(['defaultChoice', index], id, choosable);
  }
  for (const [index, { of }] of stages.entries()) refuse(['stages', index, 'of'], of);
  for (const [index, { of }] of data.services.entries()) refuse(['services', index, 'of'], of);
  if (typeof data.headline !== 'string') {
    for (const [index, { of }] of data.headline.entries()) refuse(['headline', index, 'of'], of);
  }
  for (const key of ['included', 'excluded'] as const) {
    for (const [index, written] of data[key].entries()) {
      refuse([key, index, 'of'], agreedLine(written).of);
    }
  }
  for (const [index, { of }] of recurring.entries()) refuse(['recurring', index, 'of'], of);
  for (const [index, { on = [] }] of discounts.entries()) {
    for (const [place, id] of on.entries()) refuse(['discounts', index, 'on', place], id);
  }
}

/** An item is one thing: in any case there, something on top, or one of a group. */
function checkPart({ items }: Offered, index: number, report: Report): void {
  const { required, optional, group } = items[index] ?? {};
  const said = [
    ...(required ? ['required'] : []),
    ...(optional ? ['optional'] : []),
    ...(group === undefined ? [] : ['group']),
  ];
  const [first, ...others] = said;
  if (others.length === 0) return;
  report(
    ['items', index, others[0] ?? ''],
    `expected one of required, optional and group, found ${said.join(' and ')}`,
    `keep ${first}, or what is meant, and remove the other`,
  );
}

function checkPrice({ items }: Offered, index: number, report: Report): void {
  const item = items[index];
  if (!item) return;
  const { priceCents, unitPriceCents, quantity = 1 } = item;
  if (priceCents === undefined && unitPriceCents === undefined) {
    report(
      ['items', index, 'priceCents'],
      'expected a price, found none',
      'write priceCents: with the price of the whole, or unitPriceCents: with that of one',
    );
  }
  if (priceCents !== undefined && unitPriceCents !== undefined) {
    report(
      ['items', index, 'unitPriceCents'],
      'expected either priceCents or unitPriceCents, found both',
      'keep unitPriceCents if the client buys several, else priceCents',
    );
  }
  const counting = (['quantity', 'min', 'max'] as const).find((key) => item[key] !== undefined);
  if (counting !== undefined && unitPriceCents === undefined) {
    report(
      ['items', index, counting],
      `expected ${counting} only beside unitPriceCents, found it without`,
      'write unitPriceCents: with the price of one, or remove the line',
    );
  }
  const [least, most] = boundsOf(item);
  if (isCountable(item) && (quantity < least || quantity > most)) {
    report(
      ['items', index, 'quantity'],
      `expected a quantity from ${least} to ${most}, found ${quantity}`,
      'write how many are offered at first, and as min and max how few and how many there may be',
    );
  }
}

/** Only what is one of several has days and stages of its own. */
function checkOwnDays({ choice, items }: Offered, index: number, report: Report): void {
  const item = items[index];
  if (!item || partOf(item, choice).is === 'option') return;
  for (const key of ['deliveryDays', 'stages'] as const) {
    if (item[key] === undefined) continue;
    report(
      ['items', index, key],
      `expected ${key} of an item only with choice: one, found it with choice: ${choice}`,
      'remove the line, or write choice: one if the items are options, or group: for those that are',
    );
  }
}

function checkGroups(data: Offered, report: Report): void {
  const { choice, items, defaultChoice = [] } = data;
  const groups = groupsOf(data);
  if (choice === 'one' && !items.some((item) => isUnnamedOption(item, choice))) {
    report(
      ['choice'],
      'expected two options or more to choose from, found 0',
      'remove the line, or add the options to items',
    );
  }
  for (const group of groups) {
    const [first] = group;
    if (!first) continue;
    if (group.length < 2) {
      const isNamed = first.group !== undefined;
      report(
        isNamed ? ['items', items.indexOf(first), 'group'] : ['choice'],
        `expected two options or more to choose from, found ${group.length}`,
        isNamed
          ? 'remove the line, or write the same group at the other option'
          : 'remove the line, or add the other option to items',
      );
    }
    const named = defaultChoice.filter((id) => group.some((item) => item.id === id));
    if (named.length < 2) continue;
    report(
      ['defaultChoice'],
      `expected one option, found ${named.length}`,
      `write defaultChoice: [${defaultChoice.filter((id) => !named.slice(1).includes(id)).join(', ')}]`,
    );
  }
  const isChoice = items.some((item) => partOf(item, choice).is !== 'fixed');
  if (!isChoice && data.defaultChoice && !data.recurring?.some(({ optional }) => optional)) {
    report(
      ['defaultChoice'],
      'expected no default where everything is chosen, found one',
      'remove the line, or write choice: any or choice: one',
    );
  }
}

function isUnnamedOption(item: Offered['items'][number], choice: Offered['choice']): boolean {
  return item.group === undefined && partOf(item, choice).is === 'option';
}

/** Where one excludes the other, or the client says how many, nothing can hold for all items together. */
function checkWhole(data: Offered, report: Report): void {
  const { choice, items } = data;
  const why = groupsOf(data).length > 0 ? 'options' : 'a number that the client chooses';
  if (groupsOf(data).length === 0 && !items.some(isCountable)) return;
  const beside = choice === 'one' ? 'with choice: one' : `beside ${why}`;
  const advice =
    choice === 'one'
      ? 'remove the line, or write choice: any if the items can be bought together'
      : 'remove the line: a discount in cents holds for items by name, and pix: { percentOff: 5 } for any choice';
  if (data.bundleCents !== undefined) {
    report(['bundleCents'], `expected no package ${beside}, found one`, advice);
  }
  if (data.payment.pix?.priceCents !== undefined) {
    report(
      ['payment', 'pix', 'priceCents'],
      `expected no PIX price for everything ${beside}, found one`,
      advice,
    );
  }
}
