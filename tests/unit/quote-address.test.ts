// A client's choice in a proposal: the default, and the one in the hash of a shared link, which may be invalid.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuoteData } from '../../domain/proposal/prices.ts';
import {
  type ChosenQuote,
  defaultChoice,
  formatQuote,
  isQuoteHash,
  parseQuote,
} from '../../domain/proposal/prices.ts';

const EVERYTHING = ['site', 'crm', 'blog'];

/** Three items, all of the same kind. */
const itemsThatAre = (kind: Partial<QuoteData['items'][number]>): QuoteData['items'] =>
  EVERYTHING.map((id) => ({ id, title: id, priceCents: 100000, ...kind }));
const SELECTED = { optional: true, selected: true };
const EXTRA = { optional: true };
const OPTION = { group: 'plano' };

const data: QuoteData = {
  items: itemsThatAre(SELECTED),
  discounts: [],
  deliveryDays: 10,
  stages: [],
  payment: { cardInstalments: [1, 3, 10], tranches: [{ percent: 100, when: 'no início' }] },
};
const TRANSFER = { by: 'transfer' };

test.each([
  [{}, undefined, EVERYTHING],
  [SELECTED, undefined, EVERYTHING],
  [SELECTED, ['blog', 'site'], ['site', 'blog']],
  [EXTRA, undefined, ['site']],
  [EXTRA, ['crm'], ['crm']],
  [OPTION, undefined, ['site']],
  [OPTION, ['crm'], ['crm']],
  [OPTION, ['outro'], ['site']],
])(
  'the default choice of items that are %j, with defaultChoice %j, is %j',
  (kind, named, chosen) => {
    expect(defaultChoice({ items: itemsThatAre(kind), defaultChoice: named })).toEqual(chosen);
  },
);

describe('the hash of a shared link', () => {
  test.each([
    ['', EVERYTHING, TRANSFER, []],
    ['#opcoes=crm', ['crm'], TRANSFER, []],
    ['#opcoes=crm&pagamento=pix', ['crm'], TRANSFER, []],
    ['#opcoes%3Dsite%2Ccrm%26pagamento%3Dcartao-3', ['site', 'crm'], { by: 'card', count: 3 }, []],
    ['#opcoes=crm&pagamento=cartao-3', ['crm'], { by: 'card', count: 3 }, []],
    ['#pagamento=cartao-10&opcoes=blog,site', ['site', 'blog'], { by: 'card', count: 10 }, []],
    ['#pagamento=cartao-1', EVERYTHING, { by: 'card', count: 1 }, []],
    ['#opcoes=crm&pagamento=cartao-2', ['crm'], TRANSFER, ['cartao-2']],
    ['#opcoes=loja&pagamento=boleto', EVERYTHING, TRANSFER, ['loja', 'boleto']],
    ['#opcoes=crm&pagamento=', ['crm'], TRANSFER, ['']],
    ['#opcoes=crm&pagamento=cartao-03', ['crm'], TRANSFER, ['cartao-03']],
    ['opcoes=crm', ['crm'], TRANSFER, []],
    ['#opcoes=blog,,blog', ['blog'], TRANSFER, []],
    ['#opcoes=', EVERYTHING, TRANSFER, []],
    ['#conteudo', EVERYTHING, TRANSFER, []],
    ['#opcoes=%E0%A4%A', EVERYTHING, TRANSFER, ['\ufffd%A']],
    ['#opcoes=__proto__', EVERYTHING, TRANSFER, ['__proto__']],
  ])('%s is read as %j, paid by %j, and %j is ignored', (hash, chosen, form, ignored) => {
    expect(parseQuote(data, hash)).toEqual({ chosen, form, ignored });
  });

  test('is read as the choice that it was made from', () => {
    const forms: ChosenQuote['form'][] = [
      { by: 'transfer' },
      ...data.payment.cardInstalments.map((count) => ({ by: 'card' as const, count })),
    ];
    const chosen = fc.subarray(EVERYTHING, { minLength: 1 });
    fc.assert(
      fc.property(chosen, fc.constantFrom(...forms), (ids, form) => {
        const hash = formatQuote({ chosen: ids, form });
        expect(isQuoteHash(hash)).toBe(true);
        expect(parseQuote(data, hash)).toEqual({ chosen: ids, form, ignored: [] });
      }),
    );
  });
});

test.each([
  ['', true],
  ['#opcoes=crm', true],
  ['#utm=x&pagamento=pix', true],
  ['#conteudo', false],
])('the hash %j is about a choice: %j', (hash, isAbout) => {
  expect(isQuoteHash(hash)).toBe(isAbout);
});
