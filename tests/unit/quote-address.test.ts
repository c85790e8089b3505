// A client's choice in a proposal: the default, and the one in the hash of a shared link, which may be invalid.

import { describe, expect, test } from 'vitest';
import type { QuoteData } from '../../domain/proposal/prices.ts';
import { defaultChoice, isChoiceHash, parseChoice } from '../../domain/proposal/prices.ts';
import { examples } from '../support/rows.ts';

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
  test.each(examples('quote-addresses', 'read'))('%s is read as %s, paid by %s', (...row) => {
    const [hash = '', chosen = '', form = '', ignored = ''] = row;
    const [by, count] = form.split(' ');
    expect(parseChoice(data, hash)).toEqual({
      chosen: chosen === 'all' ? EVERYTHING : chosen.split(','),
      form: count ? { by, count: Number(count) } : { by },
      ignored: JSON.parse(`[${ignored}]`),
    });
  });
});

test.each([
  ['', true],
  ['#opcoes=crm', true],
  ['#utm=x&pagamento=pix', true],
  ['#conteudo', false],
])('the hash %j is about a choice: %j', (hash, isAbout) => {
  expect(isChoiceHash(hash)).toBe(isAbout);
});
