// What is refused of items that are counted, optional or one of several, of fees, discounts and parts of the payment.

import { expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { refuse, written } from '../support/proposal-refusals.ts';
import { refusalsOf } from '../support/refusals.ts';
import { PROPOSAL, proposal } from '../support/tiny-site.ts';

const FEE =
  'recurring: [{ id: nuvem, title: Nuvem, priceCents: 1500, every: month, from: da entrega';

test('an item has one price, and a number only where that is of one', () => {
  refuse(`
    priceCents: 30000 => quantity: 2\\n    unitPriceCents: 15000\\n    max: 1
      24:15  items[1].quantity » expected a quantity from 1 to 1, found 2
      fix: write how many are offered at first, and as min and max how few and how many there may be
    priceCents: 30000 => priceCents: 30000\\n    unitPriceCents: 30000
      25:21  items[1].unitPriceCents » expected either priceCents or unitPriceCents, found both
      fix: keep unitPriceCents if the client buys several, else priceCents
    priceCents: 30000 => priceCents: 30000\\n    max: 3
      25:10  items[1].max » expected max only beside unitPriceCents, found it without
      fix: write unitPriceCents: with the price of one, or remove the line
    priceCents: 30000 => kind: Extra
      22:5  items[1].priceCents » expected a price, found none
      fix: write priceCents: with the price of the whole, or unitPriceCents: with that of one
  `);
});

test('an item is one thing, and a group has two', () => {
  refuse(`
    priceCents: 30000 => priceCents: 30000\\n    required: true\\n    optional: true
      26:15  items[1].optional » expected one of required, optional and group, found required and optional
      fix: keep required, or what is meant, and remove the other
    priceCents: 30000 => priceCents: 30000\\n    group: plano
      25:12  items[1].group » expected two options or more to choose from, found 1
      fix: remove the line, or write the same group at the other option
    priceCents: 30000 => unitPriceCents: 30000\\n    max: 3 + bundleCents: 140000
      12:14  bundleCents » expected no package beside a number that the client chooses, found one
      fix: remove the line: a discount in cents holds for items by name, and pix: { percentOff: 5 } for any choice
  `);
});

test('fees, stages and discounts name what is there', () => {
  refuse(`
    ${FEE}, of: loja }]
      12:94  recurring[0].of » expected the id of an item, found "loja"
      fix: write one of site, fotos
    ${FEE} }] + id: fotos => id: nuvem
      12:19  recurring[0].id » expected an id of its own, found "nuvem" as in items[1]
      fix: change one of the two ids
    discounts: [{ label: Clube, cents: 1000, on: [loja] }]
      12:47  discounts[0].on[0] » expected the id of an item, found "loja"
      fix: write one of site, fotos
    discounts: [{ label: Clube }]
      12:13  discounts[0] » expected percent or cents, found neither
      fix: write percent: 10 for a share of normal prices, or cents: 50000 for R$ 500 off the sum
    discounts: [{ label: Clube, cents: 200000 }]
      12:12  discounts » expected discounts below R$ 1.500,50, the least that a client may choose, found R$ 2.000
      fix: lower them, or name with on: the items that they are for
  `);
});

test('a promise goes with its item, and a text that would stay without it is refused', () => {
  const open = 'choice: any';
  const may =
    'expected a text that holds whatever is chosen, found "Fotos", which the client may leave out';
  const go = 'write of: fotos beside it, so that it goes with the item, or say it without the name';
  refuse(`
    included: [Duas rodadas] => included: [{ text: Duas rodadas, of: loja }]
      34:38  included[0].of » expected the id of an item, found "loja"
      fix: write one of site, fotos
    ${open} + included: [Duas rodadas] => included: [Duas rodadas de fotos]
      35:12  included[0] » ${may}
      fix: ${go}
    ${open} + description: Conversa. => description: "Conversa, e fotos."
      33:48  stages[0].description » ${may}
      fix: ${go}
    ${open} + as partes concordam => as partes concordam com as fotos
      40:13  acceptance » ${may}
      fix: say it without the name
  `);
  const written = proposal('included: [Duas rodadas]', 'included: [{ text: As fotos, of: fotos }]');
  expect(refusalsOf(PROPOSAL, written.replace('validDays', 'choice: any\nvalidDays'))).toEqual([]);
});

test('parts of the payment add up, have their days in order, and leave something for the last', () => {
  refuse(`
    percent: 33, when => due: 2027-03-01, when + percent: 67, when => due: 2027-02-01, when
      30:14  payment.tranches[1].due » expected a day from 2027-03-01 on, found 2027-02-01
      fix: write the tranches in the order of their days
    percent: 33, when => cents: 50000, when + percent: 67, when => cents: 100050, when
      29:5  payment.tranches » expected one tranche without an amount, which takes what is left; found none
      fix: remove cents: of the last one
    percent: 33, when => when
      29:5  payment.tranches » expected a percentage in every tranche or in none, found it in 1 of 2
      fix: write percent: in all of them; tranches without any are as large as each other
    percent: 33, when => cents: 160000, when + percent: 67, when => when
      29:5  payment.tranches » expected amounts below R$ 1.500,50, the least that a client may choose, found R$ 1.600
      fix: lower them, or write percentages
    percent: 33, when: na assinatura => percent: 33
      29:7  payment.tranches[0].when » expected when the tranche is due, found nothing
      fix: write when: na entrega, or due: with the day
    [1, 7] => [1, 7]\\n  pix: {}
      28:8  payment.pix » expected what is cheaper by PIX, found nothing
      fix: write percentOff: 5 for any choice, or priceCents: for everything, or remove the line
  `);
});

test('a proposal ends on one day, and its client has a tax number whose digits check', () => {
  refuse(`
    validUntil: 2026-12-18
      12:13  validUntil » expected either validDays or validUntil, found both
      fix: remove one of the two lines
    validDays: 15 => validUntil: 2025-05-01\\nissuedOn: 2025-05-20
      12:13  validUntil » expected a day from issuedOn (2025-05-20) on, found 2025-05-01
      fix: write the last day on which the client may accept
    company: Padaria Aurora => cnpj: 11222333000181
      9:9  client.cnpj » expected a CNPJ with its signs, whose last two digits check, found 11222333000181
      fix: write cnpj: "11.222.333/0001-81"
    company: Padaria Aurora => cnpj: 11.222.333/0001-82
      9:9  client.cnpj » expected a CNPJ with its signs, whose last two digits check, found 11.222.333/0001-82
      fix: look at it again: a digit is another one
    company: Padaria Aurora => cpf: 529.982.247-24
      9:8  client.cpf » expected a CPF with its signs, whose last two digits check, found 529.982.247-24
      fix: look at it again: a digit is another one
  `);
});

test('what only another option brings is styled before it is chosen', async () => {
  const text = written(`choice: one + ${FEE}, of: fotos, optional: true }]`);
  const page = (await buildSite({ [PROPOSAL]: text })).read('proposta-padaria-aurora.html');
  expect(page).not.toContain('"extra-choices');
  expect(page).toContain('.extra-choices{');
  expect(page).toContain('.option{');
});

test('a person without a company is the client, in the page and in the message', async () => {
  const person = proposal('  company: Padaria Aurora\n', '  cpf: 529.982.247-25\n');
  const page = (await buildSite({ [PROPOSAL]: person })).read('proposta-padaria-aurora.html');
  expect(page).toContain('Para Joana Prado<');
  expect(page).toContain('CPF\u00a0529.982.247-25');
  expect(page.replaceAll('%20', ' ')).toContain('para Joana Prado.');
});

test('a draft is shown in the preview, and nowhere else', async () => {
  const draft = proposal('version: 2\n', 'version: 2\ndraft: true\n');
  expect((await buildSite({ [PROPOSAL]: draft })).exists('proposta-padaria-aurora.html')).toBe(
    false,
  );
  const preview = await buildSite({ [PROPOSAL]: draft }, { drafts: true });
  expect(preview.exists('proposta-padaria-aurora.html')).toBe(true);
  const sent = await preview.rebuild({}, { sending: { file: PROPOSAL } });
  expect(sent.problems.join()).toContain('found a draft');
});
