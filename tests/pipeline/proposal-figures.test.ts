// What is refused in a proposal's figures, and what passes for a reason.

import { expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { refuse, written } from '../support/proposal-refusals.ts';
import { refusalsOf } from '../support/refusals.ts';
import { PROPOSAL } from '../support/tiny-site.ts';

const COMPUTED = 'or remove the line: it is computed';
const NOTHING = 'remove this entry: the client would read a reason for nothing';
const REASON = 'acknowledges:\n  - { difference: bundle, reason: Juntos custam menos. }\n';

test('a stated figure that is not the computed one is refused with both', () => {
  refuse(`
    totals: { totalCents: 150000 }
      12:23  totals.totalCents » expected a total of R$ 1.500,50, found R$ 1.500
      fix: write totalCents: 150050, ${COMPUTED}
    totals: { percentOff: 16 }
      12:23  totals.percentOff » expected 17%, which R$ 1.800 less R$ 299,50 is, rounded; found 16%
      fix: write percentOff: 17, ${COMPUTED}
    totals: { instalmentCents: 21400 }
      12:28  totals.instalmentCents » expected 7 instalments that add up to R$ 1.500,50, found 7 of R$ 214, which are R$ 1.498
      fix: write instalmentCents: 21436, ${COMPUTED}
    bundleCents: 140000
      12:14  bundleCents » expected the items' R$ 1.500,50 in all, found a package of R$ 1.400
      fix: write bundleCents: 150050, or acknowledge the difference, with the reason that the client reads
    bundleCents: 160000
      12:14  bundleCents » expected a package below the items' R$ 1.500,50, found R$ 1.600
      fix: write the lower price of the package, or remove the line
    percent: 67 => percent: 60
      29:5  payment.tranches » expected tranches that add up to 100%, found 93%
      fix: raise the percentages by 7 in all
    percent: 67 => percent: 68
      29:5  payment.tranches » expected tranches that add up to 100%, found 101%
      fix: lower the percentages by 1 in all
    deliveryDays: 10 => deliveryDays: 12
      13:15  deliveryDays » expected the stages' 10 days in all, found 12 days until delivery
      fix: write deliveryDays: 10, or change the days of the stages
    normalPriceCents: 150000 => normalPriceCents: 100000
      19:23  items[0].normalPriceCents » expected a normal price above the offered R$ 1.200,50, found R$ 1.000
      fix: remove the line, or write the higher price that the item normally has
    cardInstalments: [1, 7] => cardInstalments: [1, 7]\\n  pix: { priceCents: 120000, percentOff: 25 }
      28:42  payment.pix.percentOff » expected 20%, which R$ 1.200 takes off R$ 1.500,50, rounded; found 25%
      fix: write percentOff: 20, ${COMPUTED}
    discounts:\\n  - { label: Clube, percent: 20 } + priceCents: 30000 => priceCents: 30000\\n    normalPriceCents: 37500
      22:17  items[0].priceCents » expected R$ 1.200, which discounts of 20% leave of R$ 1.500, found R$ 1.200,50
      fix: write priceCents: 120000, or change the discounts or normalPriceCents
    discounts: [{ label: Clube, percent: 60 }, { label: Novembro, percent: 60 }]
      12:12  discounts » expected discounts of at most 100% in all, found 120%
      fix: lower the percentages by 20 in all
  `);
  const nothing = written('totals: { percentOff: 3 } + PriceCents: 150000 => PriceCents: 120051');
  expect(refusalsOf(PROPOSAL, nothing)[0]).toMatch(/found 3%[\s\S]*fix: remove the line$/);
  const right =
    'totals: { totalCents: 150050, normalTotalCents: 180000, savingCents: 29950, percentOff: 17 }';
  expect(refusalsOf(PROPOSAL, written(right))).toEqual([]);
});

test('a difference that is meant is there, is explained once, and excuses no other', async () => {
  const explained = `included: => ${REASON}included:`;
  const twice = `included: => ${REASON}  - { difference: bundle, reason: De novo. }\nincluded:`;
  refuse(
    `
    bundleCents: 140000 + deliveryDays: 10 => deliveryDays: 12 + ${explained}
      14:15  deliveryDays » expected the stages' 10 days in all, found 12 days until delivery
      fix: write deliveryDays: 10, or change the days of the stages
    ${explained}
      35:19  acknowledges[0].difference » expected figures that disagree on bundle, found none
      fix: ${NOTHING}
    bundleCents: 140000 + ${twice}
      37:19  acknowledges[1].difference » expected one reason for bundle, found another one
      fix: ${NOTHING}
  `
      .replaceAll(REASON, REASON.replaceAll('\n', '\\n'))
      .replaceAll('. }\nincl', '. }\\nincl'),
  );
  const site = await buildSite({ [PROPOSAL]: written(`bundleCents: 140000 + ${explained}`) });
  expect(site.read('proposta-padaria-aurora.html')).toContain('Juntos custam menos.');
});

test('a choice contradicts neither itself nor the items and the stages', () => {
  refuse(
    `
    id: fotos => id: site
      22:9  items[1].id » expected an id of its own, found "site" as in items[0]
      fix: change one of the two ids
    totals: { totalCents: 150050 }\\nchoice: one + id: fotos => id: site
      24:9  items[1].id » expected an id of its own, found "site" as in items[0]
      fix: change one of the two ids
    stages:\\n  - {  => stages:\\n  - { of: loja,␣
      32:11  stages[0].of » expected the id of an item, found "loja"
      fix: write one of site, fotos
    choice: any\\ndefaultChoice: [site, loja]
      13:23  defaultChoice[1] » expected the id of an item, found "loja"
      fix: write one of site, fotos
    choice: one\\ndefaultChoice: [site, fotos]
      13:16  defaultChoice » expected one option, found 2
      fix: write defaultChoice: [site]
    choice: one\\nbundleCents: 100000
      13:14  bundleCents » expected no package with choice: one, found one
      fix: remove the line, or write choice: any if the items can be bought together
    choice: all\\ndefaultChoice: [site]
      13:16  defaultChoice » expected no default where everything is chosen, found one
      fix: remove the line, or write choice: any or choice: one
    id: fotos => id: fotos\\n    deliveryDays: 3
      23:19  items[1].deliveryDays » expected deliveryDays of an item only with choice: one, found it with choice: all
      fix: remove the line, or write choice: one if the items are options, or group: for those that are
    choice: one + id: fotos => id: fotos\\n    deliveryDays: 3
      24:19  items[1].deliveryDays » expected the stages' 10 days in all, found 3 days until delivery
      fix: write deliveryDays: 10, or change the days of the stages
  `.replace('␣', ' '),
  );
});

test('a value out of its bounds is refused, and told the nearest inside', () => {
  const counts = 'expected a list of the allowed numbers of instalments, each once, found';
  refuse(`
    [1, 7] => [1, 0]
      27:24  payment.cardInstalments[1] » expected a number of instalments from 1 to 24, found 0
      fix: write 1
    [1, 7] => 3
      27:20  payment.cardInstalments » ${counts} 3
      fix: write cardInstalments: [1, 2, 3]
    [1, 7] => [7, 7]
      27:20  payment.cardInstalments » ${counts} a list of 2
      fix: write cardInstalments: [1, 2, 3] (an example)
    discounts: [{ label: Clube, percent: 120 }]
      12:38  discounts[0].percent » expected a whole percentage from 1 to 100, found 120
      fix: write percent: 100
    validDays: 15 => validDays: 0
      12:12  validDays » expected days of validity, from 1 to 365, found 0
      fix: write validDays: 1
  `);
});

test('an issue date of days to come is refused until they are there', () => {
  const table = `
    issuedOn: 2025-07-03
      12:11  issuedOn » expected a day up to today (2025-07-02), found 2025-07-03
      fix: write the day on which the proposal is sent, or remove the line until then
  `;
  refuse(table, '2025-07-02');
  expect(refusalsOf(PROPOSAL, written('issuedOn: 2025-07-03'), '2025-07-03')).toEqual([]);
});
