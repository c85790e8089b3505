// What the build refuses in a proposal's figures, and what it lets pass for a reason.

import { describe, expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { proposal } from '../support/tiny-site.ts';

const FILE = 'content/proposals/padaria-aurora.md';
const NBSP = '\u00a0';

/** The problems of the tiny proposal with pieces of its text replaced, as `[found, replacement]`. */
function problemsWith(...changes: [string, string][]): Promise<string[]> {
  return problemsOf({ [FILE]: changed(changes) });
}

function changed(changes: [string, string][]): string {
  return changes.reduce((text, [found, replacement]) => {
    if (!text.includes(found)) throw new Error(`the proposal has no "${found}"`);
    return text.replace(found, () => replacement);
  }, proposal());
}

describe('a stated figure that is not the computed one', () => {
  test.each([
    [
      'totals: { totalCents: 150000 }',
      '12',
      'totals.totalCents',
      `expected a total of R$${NBSP}1.500,50, found R$${NBSP}1.500`,
      'write totalCents: 150050, or remove the line: it is computed',
    ],
    [
      'totals: { normalTotalCents: 150050 }',
      '12',
      'totals.normalTotalCents',
      `expected a normal total of R$${NBSP}1.800, found R$${NBSP}1.500,50`,
      'write normalTotalCents: 180000, or remove the line: it is computed',
    ],
    [
      'totals: { savingCents: 30000 }',
      '12',
      'totals.savingCents',
      `expected a saving of R$${NBSP}299,50, found R$${NBSP}300`,
      'write savingCents: 29950, or remove the line: it is computed',
    ],
    [
      'totals: { percentOff: 16 }',
      '12',
      'totals.percentOff',
      `expected 17%, which R$${NBSP}1.800 less R$${NBSP}299,50 is, rounded; found 16%`,
      'write percentOff: 17, or remove the line: it is computed',
    ],
    [
      'totals: { instalmentCents: 21400 }',
      '12',
      'totals.instalmentCents',
      `expected 7 instalments that add up to R$${NBSP}1.500,50, found 7 of R$${NBSP}214, which are R$${NBSP}1.498`,
      'write instalmentCents: 21436, or remove the line: it is computed',
    ],
    [
      'bundleCents: 140000',
      '12',
      'bundleCents',
      `expected the items' R$${NBSP}1.500,50 in all, found a package of R$${NBSP}1.400`,
      'write bundleCents: 150050, or acknowledge the difference, with the reason that the client reads',
    ],
    [
      'bundleCents: 160000',
      '12',
      'bundleCents',
      `expected a package below the items' R$${NBSP}1.500,50, found R$${NBSP}1.600`,
      'write the lower price of the package, or remove the line',
    ],
  ])('%s is refused with both', async (line, number, path, message, fix) => {
    const problems = await problemsWith(['validDays: 15', `${line}\nvalidDays: 15`]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${FILE}:${number}:\\d+  `));
    expect(problems[0]).toContain(`  ${path}\n  ${message}\n`);
    expect(problems[0]).toContain(`\n  fix: ${fix}`);
  });

  test('is no problem when it is right', async () => {
    const totals =
      'totals: { totalCents: 150050, normalTotalCents: 180000, savingCents: 29950, percentOff: 17 }';
    const site = await buildSite({
      [FILE]: changed([['validDays: 15', `${totals}\nvalidDays: 15`]]),
    });
    expect(site.problems).toEqual([]);
  });
});

describe('a percentage against its prices', () => {
  test('by PIX is refused with both', async () => {
    const pix = 'cardInstalments: [1, 7]\n  pix: { priceCents: 120000, percentOff: 25 }';
    expect(await problemsWith(['cardInstalments: [1, 7]', pix])).toEqual([
      `${FILE}:28:42  payment.pix.percentOff
  expected 20%, which R$${NBSP}1.200 takes off R$${NBSP}1.500,50, rounded; found 25%
  28 |   pix: { priceCents: 120000, percentOff: 25 }
     |                                          ^
  fix: write percentOff: 20, or remove the line: it is computed`,
    ]);
  });

  test('of discounts that are added is refused at every item that they do not explain', async () => {
    const discounts = 'discounts:\n  - { label: Clube, percent: 20 }\nvalidDays: 15';
    expect(
      await problemsWith(
        ['validDays: 15', discounts],
        ['priceCents: 30000', 'priceCents: 30000\n    normalPriceCents: 37500'],
      ),
    ).toEqual([
      `${FILE}:22:17  items[0].priceCents
  expected R$${NBSP}1.200, which discounts of 20% leave of R$${NBSP}1.500, found R$${NBSP}1.200,50
  22 |     priceCents: 120050
     |                 ^
  fix: write priceCents: 120000, or change the discounts or normalPriceCents`,
    ]);
  });

  test('over 100% in all is refused', async () => {
    const discounts =
      'discounts: [{ label: Clube, percent: 60 }, { label: Novembro, percent: 60 }]\nvalidDays: 15';
    expect(await problemsWith(['validDays: 15', discounts])).toEqual([
      `${FILE}:12:12  discounts
  expected discounts of at most 100% in all, found 120%
  12 | discounts: [{ label: Clube, percent: 60 }, { label: Novembro, percent: 60 }]
     |            ^
  fix: lower the percentages by 20 in all`,
    ]);
  });
});

describe('a difference that is meant', () => {
  const bundle: [string, string] = ['validDays: 15', 'bundleCents: 140000\nvalidDays: 15'];
  const reason = 'acknowledges:\n  - { difference: bundle, reason: Juntos custam menos. }\n';

  test('passes with its reason, which the client reads', async () => {
    const site = await buildSite({
      [FILE]: changed([bundle, ['included:', `${reason}included:`]]),
    });
    expect(site.problems).toEqual([]);
    expect(site.read('proposta-padaria-aurora.html')).toContain('Juntos custam menos.');
  });

  test('excuses no other difference', async () => {
    const problems = await problemsWith(
      bundle,
      ['deliveryDays: 10', 'deliveryDays: 12'],
      ['included:', `${reason}included:`],
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("expected the stages' 10 days in all, found 12 days");
  });

  test('that is not there is refused', async () => {
    expect(await problemsWith(['included:', `${reason}included:`])).toEqual([
      `${FILE}:35:19  acknowledges[0].difference
  expected figures that disagree on bundle, found none
  35 |   - { difference: bundle, reason: Juntos custam menos. }
     |                   ^
  fix: remove this entry: the client would read a reason for nothing`,
    ]);
  });

  test('is explained once', async () => {
    const twice = `${reason}  - { difference: bundle, reason: De novo. }\nincluded:`;
    expect(await problemsWith(bundle, ['included:', twice])).toEqual([
      `${FILE}:37:19  acknowledges[1].difference
  expected one reason for bundle, found another one
  37 |   - { difference: bundle, reason: De novo. }
     |                   ^
  fix: remove this entry: the client would read a reason for nothing`,
    ]);
  });
});

describe('a choice', () => {
  test('of two items with one id is refused', async () => {
    expect(await problemsWith(['id: fotos', 'id: site'])).toEqual([
      `${FILE}:22:9  items[1].id
  expected an id of its own, found "site" as in items[0]
  22 |   - id: site
     |         ^
  fix: change one of the two ids`,
    ]);
  });

  test('a stage of an item that there is not is refused', async () => {
    const [problem = ''] = await problemsWith(['stages:\n  - { ', 'stages:\n  - { of: loja, ']);
    expect(problem).toContain('stages[0].of\n  expected the id of an item, found "loja"');
    expect(problem).toContain('fix: write one of site, fotos');
  });

  test('by default of an id that no item has is refused', async () => {
    const choice = 'choice: any\ndefaultChoice: [site, loja]\nvalidDays: 15';
    expect(await problemsWith(['validDays: 15', choice])).toEqual([
      `${FILE}:13:23  defaultChoice[1]
  expected the id of an item, found "loja"
  13 | defaultChoice: [site, loja]
     |                       ^
  fix: write one of site, fotos`,
    ]);
  });

  test.each([
    [
      'choice: one\ndefaultChoice: [site, fotos]',
      '  defaultChoice\n  expected one option, found 2',
    ],
    [
      'choice: one\nbundleCents: 100000',
      '  bundleCents\n  expected no package with choice: one, found one',
    ],
    [
      'choice: all\ndefaultChoice: [site]',
      '  defaultChoice\n  expected no default where everything is chosen, found one',
    ],
  ])('with %j contradicts itself', async (lines, message) => {
    const problems = await problemsWith(['validDays: 15', `${lines}\nvalidDays: 15`]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  test('between modules gives none of them days of its own', async () => {
    expect(await problemsWith(['id: fotos', 'id: fotos\n    deliveryDays: 3'])).toEqual([
      `${FILE}:23:19  items[1].deliveryDays
  expected deliveryDays of an item only with choice: one, found it with choice: all
  23 |     deliveryDays: 3
     |                   ^
  fix: remove the line, or write choice: one if the items are options`,
    ]);
  });

  test('between options holds the stages of each against its own days', async () => {
    expect(
      await problemsWith(
        ['validDays: 15', 'choice: one\nvalidDays: 15'],
        ['id: fotos', 'id: fotos\n    deliveryDays: 3'],
      ),
    ).toEqual([
      `${FILE}:24:19  items[1].deliveryDays
  expected the stages' 10 days in all, found 3 days until delivery
  24 |     deliveryDays: 3
     |                   ^
  fix: write deliveryDays: 10, or change the days of the stages`,
    ]);
  });
});

describe('a value out of its bounds', () => {
  test.each([
    [
      ['percent: 67', 'percent: 68'],
      'payment.tranches',
      'expected tranches that add up to 100%, found 101%',
      'lower the percentages by 1 in all',
    ],
    [
      ['cardInstalments: [1, 7]', 'cardInstalments: [1, 0]'],
      'payment.cardInstalments[1]',
      'expected a number of instalments from 1 to 24, found 0',
      'write 1',
    ],
    [
      ['cardInstalments: [1, 7]', 'cardInstalments: 3'],
      'payment.cardInstalments',
      'expected a list of the allowed numbers of instalments, each once, found 3',
      'write cardInstalments: [1, 2, 3]',
    ],
    [
      ['cardInstalments: [1, 7]', 'cardInstalments: [7, 7]'],
      'payment.cardInstalments',
      'expected a list of the allowed numbers of instalments, each once, found a list of 2',
      'write cardInstalments: [1, 2, 3] (an example)',
    ],
    [
      ['validDays: 15', 'discounts: [{ label: Clube, percent: 120 }]\nvalidDays: 15'],
      'discounts[0].percent',
      'expected a whole percentage from 1 to 100, found 120',
      'write percent: 100',
    ],
    [
      ['validDays: 15', 'totals: { totalCents: "1.500,50" }\nvalidDays: 15'],
      'totals.totalCents',
      'expected a whole number of centavos, above 0, found "1.500,50"',
      'write totalCents: 150050',
    ],
    [
      ['priceCents: 30000', 'priceCents: -30000'],
      'items[1].priceCents',
      'expected a whole number of centavos, above 0, found -30000',
      'write priceCents: 299900 (an example)',
    ],
    [
      ['validDays: 15', 'validDays: 0'],
      'validDays',
      'expected days of validity, from 1 to 365, found 0',
      'write validDays: 1',
    ],
    [
      ['id: fotos', 'id: Fotos & Vídeo'],
      'items[1].id',
      'expected an id of lower-case letters, digits and hyphens, found Fotos & Vídeo',
      'write id: fotos-video',
    ],
    [
      ['name: Joana Prado', `name: ${'Joana '.repeat(50)}`],
      'client.name',
      'expected one line of 1 to 80 characters, found',
      'shorten it by 219 characters',
    ],
  ] as [[string, string], string, string, string][])('%j is refused', async (change, ...words) => {
    const problems = await problemsWith(change);
    expect(problems).toHaveLength(1);
    const [path, message, fix] = words;
    expect(problems[0]).toContain(`  ${path}\n  ${message}`);
    expect(problems[0]?.endsWith(`\n  fix: ${fix}`), problems[0]).toBe(true);
  });

  test('an issue date of days to come is refused until they are there', async () => {
    const text = changed([['validDays: 15', 'issuedOn: 2025-07-03\nvalidDays: 15']]);
    expect(await problemsOf({ [FILE]: text }, { today: '2025-07-02' })).toEqual([
      `${FILE}:12:11  issuedOn
  expected a day up to today (2025-07-02), found 2025-07-03
  12 | issuedOn: 2025-07-03
     |           ^
  fix: write the day on which the proposal is sent, or remove the line until then`,
    ]);
    expect((await buildSite({ [FILE]: text }, { today: '2025-07-03' })).problems).toEqual([]);
  });

  test('a client called </script> is only text', async () => {
    const site = await buildSite({
      [FILE]: changed([['name: Joana Prado', 'name: "</script><script>alert(1)</script>"']]),
    });
    expect(site.problems).toEqual([]);
    const html = site.read('proposta-padaria-aurora.html');
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert');
  });
});

test('an id used twice is the only problem, whatever sums come out of it', async () => {
  const problems = await problemsWith(
    ['validDays: 15', 'totals: { totalCents: 150050 }\nchoice: one\nvalidDays: 15'],
    ['id: fotos', 'id: site'],
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('expected an id of its own, found "site" as in items[0]');
});

test('a figure that is nothing can only be left out', async () => {
  const [problem] = await problemsWith(
    ['normalPriceCents: 150000', 'normalPriceCents: 120051'],
    ['validDays: 15', 'totals: { percentOff: 3 }\nvalidDays: 15'],
  );
  expect(problem).toContain('found 3%');
  expect(problem).toMatch(/fix: remove the line$/);
});
