// Checks the groups of a proposal's options, and what cannot hold for all items where a client chooses.

import type { Offered } from '../../../domain/content/proposal.ts';
import { groupsOf, isCountable, partOf } from '../../../domain/proposal/choice/choice.ts';
import type { Report } from './check-choice.ts';

type Item = Offered['items'][number];

export function checkGroups(data: Offered, report: Report): void {
  const { choice, items } = data;
  if (choice === 'one' && !items.some((item) => isUnnamedOption(item, choice))) {
    report(['choice'], {
      en: 'expected two options or more to choose from, found 0',
      pt: 'esperado: duas opções ou mais para escolher; encontrado: 0',
      fixEn: 'remove the line, or add the options to items',
      fixPt: 'tire a linha, ou acrescente as opções a items',
    });
  }
  for (const group of groupsOf(data)) checkGroup(data, group, report);
  const isChoice = items.some((item) => partOf(item, choice).is !== 'fixed');
  if (!isChoice && data.defaultChoice && !data.recurring?.some(({ optional }) => optional)) {
    report(['defaultChoice'], {
      en: 'expected no default where everything is chosen, found one',
      pt: 'esperado: nenhuma escolha inicial, porque tudo já entra; encontrado: um',
      fixEn: 'remove the line, or write choice: any or choice: one',
      fixPt: 'tire a linha, ou escreva choice: any ou choice: one',
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
      en: `expected two options or more to choose from, found ${group.length}`,
      pt: `esperado: duas opções ou mais para escolher; encontrado: ${group.length}`,
      ...(isNamed
        ? {
            fixEn: 'remove the line, or write the same group at the other option',
            fixPt: 'tire a linha, ou escreva o mesmo group na outra opção',
          }
        : {
            fixEn: 'remove the line, or add the other option to items',
            fixPt: 'tire a linha, ou acrescente a outra opção a items',
          }),
    });
  }
  const named = defaultChoice.filter((id) => group.some((item) => item.id === id));
  if (named.length < 2) return;
  report(['defaultChoice'], {
    en: `expected one option, found ${named.length}`,
    pt: `esperado: uma opção; encontrado: ${named.length}`,
    fixEn: `write defaultChoice: [${defaultChoice.filter((id) => !named.slice(1).includes(id)).join(', ')}]`,
    fixPt: `escreva defaultChoice: [${defaultChoice.filter((id) => !named.slice(1).includes(id)).join(', ')}]`,
  });
}

function isUnnamedOption(item: Item, choice: Offered['choice']): boolean {
  return item.group === undefined && partOf(item, choice).is === 'option';
}

const WITH_CHOICE = { en: 'with choice: one', pt: 'com choice: one' };
const BESIDE_OPTIONS = { en: 'beside options', pt: 'ao lado de opções' };
const BESIDE_A_NUMBER = {
  en: 'beside a number that the client chooses',
  pt: 'ao lado de uma quantidade que o cliente escolhe',
};

/** Where one excludes the other, or the client says how many, nothing can hold for all items together. */
export function checkWhole(data: Offered, report: Report): void {
  const { choice, items } = data;
  const hasOptions = groupsOf(data).length > 0;
  if (!hasOptions && !items.some(isCountable)) return;
  const beside = choice === 'one' ? WITH_CHOICE : hasOptions ? BESIDE_OPTIONS : BESIDE_A_NUMBER;
  const fix =
    choice === 'one'
      ? {
          fixEn: 'remove the line, or write choice: any if the items can be bought together',
          fixPt: 'tire a linha, ou escreva choice: any se os itens podem ser comprados juntos',
        }
      : {
          fixEn:
            'remove the line: a discount in cents holds for items by name, and pix: { percentOff: 5 } for any choice',
          fixPt:
            'tire a linha: um desconto em cents vale para itens pelo nome, e pix: { percentOff: 5 } para qualquer escolha',
        };
  if (data.bundleCents !== undefined) {
    report(['bundleCents'], {
      en: `expected no package ${beside.en}, found one`,
      pt: `esperado: nenhum pacote ${beside.pt}; encontrado: um`,
      ...fix,
    });
  }
  if (data.payment.pix?.priceCents !== undefined) {
    report(['payment', 'pix', 'priceCents'], {
      en: `expected no PIX price for everything ${beside.en}, found one`,
      pt: `esperado: nenhum preço por PIX para o conjunto ${beside.pt}; encontrado: um`,
      ...fix,
    });
  }
}
