// Checks what a client may choose of a proposal: items, their groups and numbers, and fees.

import type { Offered } from '../../domain/content/proposal.ts';
import { boundsOf, groupsOf, isCountable, isOpen } from '../../domain/proposal/choice.ts';
import { recordsIn } from '../references.ts';

/** `path`: of the value that is wrong, in the front matter. */
export type Report = (path: PropertyKey[], expected: string, found: string, fix: string) => void;

type Item = Offered['items'][number];

export function checkChoice(data: Offered, report: Report): void {
  checkIds(data, report);
  for (const [index, item] of data.items.entries()) {
    const refuse = (key: keyof Item, expected: string, found: string, fix: string): void =>
      report(['items', index, key], expected, found, fix);
    checkKind(item, refuse);
    checkPrice(item, refuse);
  }
  checkDefault(data, report);
}

function checkIds(data: Offered, report: Report): void {
  const { items, recurring = [], defaultChoice = [], discounts } = data;
  const named = [
    ...items.map(({ id }, index) => ({ id, path: ['items', index] })),
    ...recurring.map(({ id }, index) => ({ id, path: ['recurring', index] })),
  ];
  for (const one of named) {
    const { id, path } = named.find((other) => other.id === one.id) ?? one;
    if (path === one.path) continue;
    const found = `"${id}", como em ${path[0]}[${path[1]}]`;
    report([...one.path, 'id'], 'um id só deste item', found, 'mude um dos dois ids');
  }
  const itemIds = items.map(({ id }) => id);
  const refuse = (path: PropertyKey[], id: string, known = itemIds): void => {
    if (known.includes(id)) return;
    report(path, 'o id de um item', `"${id}"`, `escreva um destes: ${known.join(', ')}`);
  };
  const choosable = [...itemIds, ...recurring.flatMap(({ id, optional }) => (optional ? id : []))];
  for (const [index, id] of defaultChoice.entries()) {
    refuse(['defaultChoice', index], id, choosable);
  }
  for (const { path, record } of recordsIn(data)) {
    if (typeof record.of === 'string') refuse([...path, 'of'], record.of);
  }
  for (const [index, { on = [] }] of discounts.entries()) {
    for (const [place, id] of on.entries()) refuse(['discounts', index, 'on', place], id);
  }
}

type Refuse = (key: keyof Item, expected: string, found: string, fix: string) => void;

/** An item is one thing: required, optional, or one of a group. */
function checkKind(item: Item, refuse: Refuse): void {
  const { optional, selected, group } = item;
  if (optional && group !== undefined) {
    const fix = 'fique com group se é uma de várias opções; se não, com optional';
    refuse('optional', 'optional ou group', 'os dois', fix);
  }
  if (selected && !optional) {
    const fix = 'tire a linha, ou escreva também optional: true; de um group, a primeira já começa';
    refuse('selected', 'selected só ao lado de optional', 'sem ele', fix);
  }
  for (const key of ['deliveryDays', 'stages'] as const) {
    if (item[key] === undefined || group !== undefined) continue;
    const fix = 'tire a linha, ou escreva group: nas opções entre as quais o cliente escolhe';
    refuse(key, `${key} de um item só com group`, 'sem ele', fix);
  }
}

function checkPrice(item: Item, refuse: Refuse): void {
  const { priceCents, unitPriceCents, quantity = 1 } = item;
  if (priceCents === undefined && unitPriceCents === undefined) {
    const fix =
      'escreva priceCents: com o preço do conjunto, ou unitPriceCents: com o de uma unidade';
    refuse('priceCents', 'um preço', 'nada', fix);
  }
  if (priceCents !== undefined && unitPriceCents !== undefined) {
    const fix =
      'fique com unitPriceCents se o cliente compra várias unidades; se não, com priceCents';
    refuse('unitPriceCents', 'priceCents ou unitPriceCents', 'os dois', fix);
  }
  const counting = (['quantity', 'min', 'max'] as const).find((key) => item[key] !== undefined);
  if (counting !== undefined && unitPriceCents === undefined) {
    const fix = 'escreva unitPriceCents: com o preço de uma unidade, ou tire a linha';
    refuse(counting, `${counting} só ao lado de unitPriceCents`, 'sem ele', fix);
  }
  const [least, most] = boundsOf(item);
  if (isCountable(item) && (quantity < least || quantity > most)) {
    const fix = 'escreva a quantidade inicial e, em min e max, o mínimo e o máximo';
    refuse('quantity', `uma quantidade de ${least} a ${most}`, String(quantity), fix);
  }
}

function checkDefault(data: Offered, report: Report): void {
  const { items, defaultChoice } = data;
  for (const group of groupsOf(items)) {
    const [first] = group;
    if (first && group.length < 2) {
      const path = ['items', items.indexOf(first), 'group'];
      const fix = 'tire a linha, ou escreva o mesmo group na outra opção';
      report(path, 'duas opções ou mais para escolher', '1', fix);
    }
    const named = group.filter(({ id }) => defaultChoice?.includes(id));
    if (named.length < 2) continue;
    const others = named.slice(1).map(({ id }) => id);
    const left = defaultChoice?.filter((id) => !others.includes(id)).join(', ');
    const fix = `escreva defaultChoice: [${left}]`;
    report(['defaultChoice'], 'uma opção', String(named.length), fix);
  }
  if (defaultChoice && !isOpen(data)) {
    const fix = 'tire a linha, ou escreva optional: true ou group: nos itens que o cliente escolhe';
    report(['defaultChoice'], 'nenhuma escolha inicial, porque tudo já entra', 'uma', fix);
  }
}
