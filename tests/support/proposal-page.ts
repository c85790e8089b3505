// A proposal's page in the hands of its client.

import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { plain } from './browser.ts';
import {
  type Choice,
  centsIn,
  choicesOf,
  type Offered,
  type OfferedItem,
  reckon,
  type Sums,
  spread,
} from './reckoning.ts';

/** Takes what is in the choice, then leaves the rest: one thing at least has to stay. */
export async function choose(page: Page, items: OfferedItem[], choice: Choice): Promise<void> {
  const tick = (id: string): Locator => page.locator(`main [value="${id}"]`);
  for (const id of choice.keys()) if ((await tick(id).count()) > 0) await set(tick(id), true);
  for (const box of await page.getByRole('checkbox').all())
    if (!choice.has((await box.getAttribute('value')) ?? '')) await set(box, false);
  for (const { id, title, min } of items) {
    if (min === undefined || !choice.has(id)) continue;
    const count = page.getByRole('spinbutton', { name: title });
    await count.fill(String(choice.get(id)));
    await count.press('Tab');
  }
}

async function set(control: Locator, isWanted: boolean): Promise<void> {
  if ((await control.isChecked()) !== isWanted) await control.press('Space');
}

/** What the page says that the choice comes to, in its account and its payment, in the acceptance and in the PIX code. */
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
  const account = (await rows(page.getByRole('table', { name: 'Investimento' }))).slice(1);
  const fees = await rows(page.getByRole('table', { name: 'Pagamentos que se repetem' }));
  const named = (name: RegExp): number[] =>
    account.filter(([title]) => name.test(title)).map(([, amount]) => centsIn(amount));
  const [total = 0, byPix = total] = named(/^Total/);
  const each = (period: string): number =>
    fees
      .filter(([title, amount]) => amount.includes(period) && !/^Total/.test(title))
      .reduce((sum, [, amount]) => sum + centsIn(amount), 0);
  const ways = page.getByRole('group', { name: 'Formas de pagamento' });
  const tranches = await ways.locator('li strong').allTextContents();
  const options = await ways.getByRole('option').allTextContents();
  const message = await acceptance(page);
  const code = await page.getByRole('code').first().textContent();
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

/** The message that waits behind the button. */
export async function acceptance(page: Page, name = /^Aceitar proposta/): Promise<string> {
  const href = await page.getByRole('link', { name }).first().getAttribute('href');
  const { searchParams } = new URL(href ?? '');
  return (searchParams.get('text') ?? searchParams.get('body') ?? '').replaceAll('\u00a0', ' ');
}

export const textOf = async (locator: Locator): Promise<string> => plain(await locator.innerText());

/** Whatever is chosen, all that the page says is what the file comes to; of more choices than `most`, a few of each kind. */
export async function expectSums(page: Page, offer: Offered, most: number): Promise<void> {
  const choices = spread(choicesOf(offer), most);
  for (const choice of choices) {
    if (choices.length > 1) await choose(page, offer.items, choice);
    const sums = reckon(offer, choice);
    const expected = { ...sums, parts: sums.total, accepted: sums.byPix, code: sums.tranches[0] };
    const message = [...choice].join(' ');
    await expect.poll(() => sumsOn(page), { message }).toEqual(expected);
  }
}
