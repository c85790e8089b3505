// What a client is told of a new version: every part that is another than in the one before.

import { expect, test } from 'vitest';
import type { QuoteData } from '../../domain/proposal/prices.ts';
import { changesBetween } from '../../pipeline/kinds/proposal/client-texts.ts';

const item = (title: string, priceCents: number) => ({
  id: title.toLowerCase(),
  title,
  priceCents,
});
const BEFORE: QuoteData = {
  items: [item('Site', 100_000), item('Fotos', 20_000)],
  discounts: [],
  deliveryDays: 10,
  stages: [{ title: 'Código', days: 10, description: 'Páginas.' }],
  payment: { cardInstalments: [1, 2], tranches: [{ percent: 100, when: 'na entrega' }] },
};
const [SITE = item('', 0), PHOTOS = item('', 0)] = BEFORE.items;
const [TEXTS, CRM] = [item('Textos', 30_000), item('CRM', 50_000)];
const total = (before: string, after: string) =>
  `o total passou de R$\u00a0${before} para R$\u00a0${after}`;

test.each<[changes: Partial<QuoteData>, said: string]>([
  [{}, 'mudaram só os textos, que vale conferir; os itens, os valores e o prazo são os mesmos'],
  [{ items: [SITE, PHOTOS, TEXTS] }, `entrou Textos; ${total('1.200', '1.500')}`],
  [{ items: [SITE, PHOTOS, TEXTS, CRM] }, `entraram Textos e CRM; ${total('1.200', '2.000')}`],
  [{ items: [TEXTS] }, `entrou Textos; saíram Site e Fotos; ${total('1.200', '300')}`],
  [
    { items: [{ ...SITE, priceCents: 110_000 }, PHOTOS] },
    `mudou o valor de Site; ${total('1.200', '1.300')}`,
  ],
  [
    {
      items: [
        { ...SITE, unitPriceCents: 100_000, priceCents: undefined, quantity: 1, max: 3 },
        PHOTOS,
      ],
    },
    'mudaram as quantidades',
  ],
  [{ stages: [] }, 'mudaram as etapas'],
  [{ deliveryDays: 12 }, 'o prazo passou de 10 dias para 12 dias'],
  [
    { payment: { ...BEFORE.payment, cardInstalments: [1] } },
    'mudaram as formas ou as datas de pagamento',
  ],
])('%j: %s', (changes, said) => {
  // The record gives the older one back in another order of its keys.
  const before = JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(BEFORE).reverse())));
  expect(changesBetween(before, { ...BEFORE, ...changes })).toBe(said);
});
