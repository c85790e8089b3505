// Checks the groups of a proposal's options, and what cannot hold for all items where a client chooses.

import type { Offered } from '../../../domain/content/proposal.ts';
import { groupsOf, isCountable, partOf } from '../../../domain/proposal/choice/choice.ts';
import type { Report } from './check-choice.ts';

type Item = Offered['items'][number];

export function checkGroups(data: Offered, report: Report): void {
  const { choice, items } = data;
  if (choice === 'one' && !items.some((item) => isUnnamedOption(item, choice))) {
    report(['choice'], {
      message: 'esperado: duas opções ou mais para escolher; encontrado: 0',
      fix: 'tire a linha, ou acrescente as opções a items',
    });
  }
  for (const group of groupsOf(data)) checkGroup(data, group, report);
  const isChoice = items.some((item) => partOf(item, choice).is !== 'fixed');
  if (!isChoice && data.defaultChoice && !data.recurring?.some(({ optional }) => optional)) {
    report(['defaultChoice'], {
      message: 'esperado: nenhuma escolha inicial, porque tudo já entra; encontrado: um',
      fix: 'tire a linha, ou escreva choice: any ou choice: one',
    });
  }
}

function checkGroup(
  { items, defaultChoice = [] }: Offered,
  group: readonly Item[],
  report: Report,
): void {
  const [first] = group;
  if (!first) return;
  if (group.length < 2) {
    const isNamed = first.group !== undefined;
    report(isNamed ? ['items', items.indexOf(first), 'group'] : ['choice'], {
      message: `esperado: duas opções ou mais para escolher; encontrado: ${group.length}`,
      fix: isNamed
        ? 'tire a linha, ou escreva o mesmo group na outra opção'
        : 'tire a linha, ou acrescente a outra opção a items',
    });
  }
  const named = defaultChoice.filter((id) => group.some((item) => item.id === id));
  if (named.length < 2) return;
  report(['defaultChoice'], {
    message: `esperado: uma opção; encontrado: ${named.length}`,
    fix: `escreva defaultChoice: [${defaultChoice.filter((id) => !named.slice(1).includes(id)).join(', ')}]`,
  });
}

function isUnnamedOption(item: Item, choice: Offered['choice']): boolean {
  return item.group === undefined && partOf(item, choice).is === 'option';
}

const WITH_CHOICE = 'com choice: one';
const BESIDE_OPTIONS = 'ao lado de opções';
const BESIDE_A_NUMBER = 'ao lado de uma quantidade que o cliente escolhe';

/** Where one excludes the other, or the client says how many, nothing can hold for all items together. */
export function checkWhole(data: Offered, report: Report): void {
  const { choice, items } = data;
  const hasOptions = groupsOf(data).length > 0;
  if (!hasOptions && !items.some(isCountable)) return;
  const beside = choice === 'one' ? WITH_CHOICE : hasOptions ? BESIDE_OPTIONS : BESIDE_A_NUMBER;
  const fix =
    choice === 'one'
      ? 'tire a linha, ou escreva choice: any se os itens podem ser comprados juntos'
      : 'tire a linha: um desconto em cents vale para itens pelo nome, e pix: { percentOff: 5 } para qualquer escolha';
  if (data.bundleCents !== undefined) {
    report(['bundleCents'], {
      message: `esperado: nenhum pacote ${beside}; encontrado: um`,
      fix,
    });
  }
  if (data.payment.pix?.priceCents !== undefined) {
    report(['payment', 'pix', 'priceCents'], {
      message: `esperado: nenhum preço por PIX para o conjunto ${beside}; encontrado: um`,
      fix,
    });
  }
}
