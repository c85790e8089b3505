// Checks what a client may choose of a proposal: items, their groups and numbers, and fees.

import type { Offered } from '../../../domain/content/proposal.ts';
import type { Complaint } from '../../../domain/problem.ts';
import { boundsOf, isCountable, partOf } from '../../../domain/proposal/choice/choice.ts';
import { agreedLine } from '../../../domain/proposal/promises.ts';

/** `path`: of the value that is wrong, in the front matter. */
export type Report = (path: PropertyKey[], said: Complaint) => void;

export function checkChoice(data: Offered, report: Report): void {
  checkIds(data, report);
  data.items.forEach((_, index) => {
    checkPart(data, index, report);
    checkPrice(data, index, report);
    checkOwnDays(data, index, report);
  });
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
    report([list, index, 'id'], {
      message: `esperado: um id só deste item; encontrado: "${id}", como em ${first.list}[${first.index}]`,
      fix: 'mude um dos dois ids',
    });
  }
  const refuse = (path: PropertyKey[], id: string | undefined, known = itemIds): void => {
    if (id === undefined || known.includes(id)) return;
    report(path, {
      message: `esperado: o id de um item; encontrado: "${id}"`,
      fix: `escreva um destes: ${known.join(', ')}`,
    });
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
  report(['items', index, others[0] ?? ''], {
    message: `esperado: só um entre required, optional e group; encontrado: ${said.join(' e ')}`,
    fix: `fique com ${first}, ou com o que vale, e tire o outro`,
  });
}

function checkPrice({ items }: Offered, index: number, report: Report): void {
  const item = items[index];
  if (!item) return;
  const { priceCents, unitPriceCents, quantity = 1 } = item;
  if (priceCents === undefined && unitPriceCents === undefined) {
    report(['items', index, 'priceCents'], {
      message: 'esperado: um preço; encontrado: nada',
      fix: 'escreva priceCents: com o preço do conjunto, ou unitPriceCents: com o de uma unidade',
    });
  }
  if (priceCents !== undefined && unitPriceCents !== undefined) {
    report(['items', index, 'unitPriceCents'], {
      message: 'esperado: priceCents ou unitPriceCents; encontrado: os dois',
      fix: 'fique com unitPriceCents se o cliente compra várias unidades; se não, com priceCents',
    });
  }
  const counting = (['quantity', 'min', 'max'] as const).find((key) => item[key] !== undefined);
  if (counting !== undefined && unitPriceCents === undefined) {
    report(['items', index, counting], {
      message: `esperado: ${counting} só ao lado de unitPriceCents; encontrado: sem ele`,
      fix: 'escreva unitPriceCents: com o preço de uma unidade, ou tire a linha',
    });
  }
  const [least, most] = boundsOf(item);
  if (isCountable(item) && (quantity < least || quantity > most)) {
    report(['items', index, 'quantity'], {
      message: `esperado: uma quantidade de ${least} a ${most}; encontrado: ${quantity}`,
      fix: 'escreva a quantidade inicial e, em min e max, o mínimo e o máximo',
    });
  }
}

/** Only what is one of several has days and stages of its own. */
function checkOwnDays({ choice, items }: Offered, index: number, report: Report): void {
  const item = items[index];
  if (!item || partOf(item, choice).is === 'option') return;
  for (const key of ['deliveryDays', 'stages'] as const) {
    if (item[key] === undefined) continue;
    report(['items', index, key], {
      message: `esperado: ${key} em um item só com choice: one; encontrado: com choice: ${choice}`,
      fix: 'tire a linha, ou escreva choice: one se os itens são opções, ou group: nos que são',
    });
  }
}
