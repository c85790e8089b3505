// Uses the page of a proposal as a client does, and reads its sums.

import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { plain } from './browser.ts';
import {
  type Choice,
  centsIn,
  choicesOf,
  expectedTotals,
  type Offered,
  type OfferedItem,
  type Sums,
  spread,
} from './reckoning.ts';

/** Selects what is in the choice before it removes the rest, since a page keeps at least one item. */
export async function choose(page: Page, items: OfferedItem[], choice: Choice): Promise<void> {
  await press(page, ({ value, checked }) => !checked && choice.has(value));
  await press(
    page,
    ({ value, checked, type }) => type === 'checkbox' && checked && !choice.has(value),
  );
  for (const { id, title, min } of items) {
    if (min === undefined || !choice.has(id)) continue;
    const count = page.getByRole('spinbutton', { name: title });
    const wanted = String(choice.get(id));
    if ((await count.inputValue()) === wanted) continue;
    await count.fill(wanted);
    await count.press('Tab');
  }
}

type Tick = Pick<HTMLInputElement, 'value' | 'checked' | 'type'>;

async function press(page: Page, applies: (tick: Tick) => boolean): Promise<void> {
  const ticks = await page
    .getByRole('checkbox')
    .or(page.getByRole('radio'))
    .evaluateAll((all) =>
      (all as unknown as Tick[]).map(({ value, checked, type }) => ({ value, checked, type })),
    );
  for (const { value } of ticks.filter(applies))
    await page.locator(`main [value="${value}"]`).press('Space');
}

/** The sums that the page shows: in the table of prices, the forms of payment, the acceptance and the PIX code. */
async function sumsOn(
  page: Page,
): Promise<Sums & { parts: number; accepted: number; code: number }> {
  const rows = (table: Locator): Promise<[string, string][]> =>
    table.getByRole('row').evaluateAll((all) =>
      all.map((row) => {
        const cells = [...row.children].map((cell) =>
          cell.textContent?.replace(/\s+/g, ' ').trim(),
        );
        return [cells[0] ?? '', cells.at(-1) ?? ''];
      }),
    );
  const ways = page.getByRole('group', { name: 'Formas de pagamento' });
  const [[, ...account], fees, tranches, options, message, code] = await Promise.all([
    rows(page.getByRole('table', { name: 'Investimento' })),
    rows(page.getByRole('table', { name: 'Pagamentos que se repetem' })),
    ways.locator('li strong').allTextContents(),
    ways.getByRole('option').allTextContents(),
    acceptance(page),
    page.getByRole('code').first().textContent(),
  ]);
  const named = (name: RegExp): number[] =>
    account.filter(([title]) => name.test(title)).map(([, amount]) => centsIn(amount));
  const [total = 0, byPix = total] = named(/^Total/);
  const each = (period: string): number =>
    fees
      .filter(([title, amount]) => amount.includes(period) && !/^Total/.test(title))
      .reduce((sum, [, amount]) => sum + centsIn(amount), 0);
  return {
    total,
    byPix,
    tranches: tranches.map(centsIn),
    instalments: options.map((text) => {
      const [count = '', amount = ''] = text.split('×');
      return [Number(count), centsIn(amount)];
    }),
    monthly: each('por mês'),
    yearly: each('por ano'),
    firstYear:
      centsIn(fees.find(([title]) => title === 'Tudo no primeiro ano')?.[1] ?? '') || byPix,
    parts: account
      .filter(([title]) => !/^(?:Total|Você economiza|No Pix)/.test(title))
      .reduce((sum, [, amount]) => sum + (/\d/.test(amount) ? centsIn(amount) : 0), 0),
    accepted: centsIn(/^Total: (R\$[\s\d.,]*\d)/m.exec(message)?.[1] ?? ''),
    code: Math.round(Number(/54\d\d(\d+\.\d\d)/.exec(code ?? '')?.[1] ?? 0) * 100),
  };
}

/** The message in the link of a button. */
export async function acceptance(page: Page, name = /^Aceitar proposta/): Promise<string> {
  const href = await page.getByRole('link', { name }).first().getAttribute('href');
  const { searchParams } = new URL(href ?? '');
  return (searchParams.get('text') ?? searchParams.get('body') ?? '').replaceAll('\u00a0', ' ');
}

export const textOf = async (locator: Locator): Promise<string> => plain(await locator.innerText());

/** Expects the sums of the file for every choice; of more choices than `most`, some that are spread over all. */
export async function expectSums(page: Page, offer: Offered, most: number): Promise<void> {
  const choices = spread(choicesOf(offer), most);
  for (const choice of choices) {
    if (choices.length > 1) await choose(page, offer.items, choice);
    const sums = expectedTotals(offer, choice);
    const expected = { ...sums, parts: sums.total, accepted: sums.byPix, code: sums.tranches[0] };
    const message = [...choice].join(' ');
    await expect.poll(() => sumsOn(page), { message }).toEqual(expected);
  }
}
