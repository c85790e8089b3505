// Which proposals `npm run proposal pdf` prints, and in which choice.

import { expect, test } from 'vitest';
import { checkChoice, chooseProposals } from '../../commands/proposal/choose-proposals.ts';

const options = {
  name: 'clube',
  choosable: {
    items: [
      { id: 'essencial', group: 'g' },
      { id: 'completo', group: 'g' },
    ],
  },
};
const fixed = { name: 'aurora', choosable: { items: [{ id: 'essencial' }, { id: 'completo' }] } };

const offer = {
  name: 'escola',
  choosable: {
    items: [
      { id: 'site', group: 'g' },
      { id: 'loja', group: 'g' },
      { id: 'base' },
      { id: 'tablets', unitPriceCents: 100, quantity: 3, min: 2 },
      { id: 'fotos', optional: true },
    ],
    recurring: [{ id: 'nuvem', optional: true }],
  },
};

test.each([
  [[offer], 'loja,tablets:2,fotos,nuvem', undefined],
  [
    [offer],
    'loja,fotoz',
    '--choice: esperado: alguns destes: site, loja, tablets, fotos, nuvem; encontrado: "fotoz"',
  ],
  [[options], 'completo', undefined],
  [
    [options],
    'completa',
    '--choice: esperado: um destes: essencial, completo; encontrado: "completa"',
  ],
  [
    [options],
    'completo,essencial',
    '--choice: esperado: um destes: essencial, completo; encontrado: "essencial"',
  ],
  [[fixed], 'completo', '--choice: aurora não tem o que escolher'],
  [[options, fixed], 'completo', '--choice vale para uma proposta, e aqui são 2'],
])(
  'a choice to print is held against the one proposal that is printed: %#',
  (chosen, choice, message) => {
    expect(checkChoice(chosen, choice)[0]?.message).toBe(message);
  },
);

test('a proposal is meant by its file, its path or its address, and once', () => {
  const sample = { name: 'proposta', route: '/proposta' };
  const aurora = { name: 'aurora', route: '/proposta-aurora' };
  for (const typed of ['aurora', 'aurora.md', 'content/proposals/aurora.md', '/proposta-aurora']) {
    const result = chooseProposals([sample, aurora], [typed, 'aurora']);
    expect(result).toEqual({ chosen: [aurora], complaints: [] });
  }
  const said = chooseProposals(
    [sample],
    ['aurora', 'aurorra'],
    ['content/proposals/proposta.md', 'content/proposals/aurora.md'],
  ).complaints;
  expect(said.map(({ message }) => message)).toEqual([
    'content/proposals/aurora.md é rascunho ou foi retirada: nenhum cliente a vê',
    'não há proposta "aurorra"',
  ]);
});
