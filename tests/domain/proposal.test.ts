// What a proposal's figures add up to.

import { expect, test } from 'vitest';
import type { ProposalData } from '../../domain/content/proposal.ts';
import { computeProposal } from '../../domain/proposal.ts';

function proposal(changes: Partial<ProposalData>): ProposalData {
  return {
    items: [{ title: 'Site', priceCents: 100_000, features: ['Páginas'] }],
    payment: { cardInstalments: 1, tranches: [{ percent: 100, when: 'na entrega' }] },
    stages: [{ title: 'Código', days: 5, description: 'Páginas.' }],
    ...changes,
  } as ProposalData;
}

test('the total is the sum of the items', () => {
  const items = [
    { title: 'Site', priceCents: 120_050, features: ['a'] },
    { title: 'Fotos', priceCents: 30_000, features: ['b'] },
  ];
  expect(computeProposal(proposal({ items })).totalCents).toBe(150_050);
});

test('there is no normal total when no item has a normal price', () => {
  expect(computeProposal(proposal({})).normalTotalCents).toBeUndefined();
});

test('the normal total takes the offered price of items without a normal one', () => {
  const items = [
    { title: 'Site', normalPriceCents: 150_000, priceCents: 120_050, features: ['a'] },
    { title: 'Fotos', priceCents: 30_000, features: ['b'] },
  ];
  expect(computeProposal(proposal({ items })).normalTotalCents).toBe(180_000);
});

test('instalments and tranches add up to the total', () => {
  const payment = {
    cardInstalments: 3,
    tranches: [
      { percent: 33, when: 'na assinatura' },
      { percent: 67, when: 'na entrega' },
    ],
  };
  const items = [{ title: 'Site', priceCents: 100_001, features: ['a'] }];
  const figures = computeProposal(proposal({ payment, items }));
  expect(figures.instalmentsCents).toEqual([33_334, 33_334, 33_333]);
  expect(figures.tranchesCents).toEqual([33_001, 67_000]);
});

test('stages follow each other without a gap', () => {
  const stages = [3, 1, 15].map((days, index) => ({
    title: `Etapa ${index + 1}`,
    days,
    description: 'Trabalho.',
  }));
  const scheduled = computeProposal(proposal({ stages })).stages;
  expect(scheduled.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
    [1, 3],
    [4, 4],
    [5, 19],
  ]);
});
