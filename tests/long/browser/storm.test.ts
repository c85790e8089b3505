// Sixty messages to a service that fails as it likes: each arrives under one id, or its visitor knows that it may not have.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { field, fill, QUOTE } from '../../support/quote-form.ts';
import { openSmall, type Reply, takeForms } from '../../support/small-build.ts';

const MESSAGES = 60;
const MOST_PRESSES = 3;

const REPLIES: Reply[] = [
  ...(['take', 'take', 'take', 'break off', 'break off'] as const),
  ...[{ status: 500 }, { status: 503 }, { status: 429 }, { status: 403, body: {} }],
  ...[
    { status: 200, body: { ok: false, message: 'Caixa cheia.' } },
    { status: 200, body: 'Tudo certo' },
  ],
];
const TOLD = /^(?:Não foi possível confirmar o envio|A mensagem não foi aceita)$/;

test('once each, under one id, or the visitor knows', async () => {
  const { page, complaints } = await openSmall('/contato', {
    prepare: (fresh) => fresh.clock.install(),
  });
  const draws = fc.sample(fc.constantFrom(...REPLIES), { numRuns: 20 * MESSAGES });
  const messages = await takeForms(page, ...draws);
  const message = field(page, 'message');
  const button = page.locator('form [type=submit]');
  const texts = Array.from({ length: MESSAGES }, (_, index) => `Mensagem número ${index} da obra.`);
  const [claimed, told]: [string[], string[]] = [[], []];
  for (const text of texts) {
    await fill(page, { ...QUOTE, message: text });
    for (let press = 0; press < MOST_PRESSES && !claimed.includes(text); press++) {
      const before = messages.length;
      await button.evaluate((it: HTMLButtonElement) => {
        for (let hasty = 0; hasty < 3; hasty++) it.click();
      });
      await expect
        .poll(async () => {
          await page.clock.runFor(2_000);
          const isOver = (await button.textContent()) !== 'Enviando...';
          return isOver && messages.length > before;
        })
        .toBe(true);
      const isEmpty = (await message.inputValue()) === '';
      if (isEmpty) claimed.push(text);
      else {
        expect(await message.inputValue()).toBe(text);
        expect(await page.getByText(TOLD).count(), text).toBe(1);
        told.push(text);
      }
    }
  }
  expect(texts.filter((text) => !claimed.includes(text) && !told.includes(text))).toEqual([]);
  const arrived = new Set(messages.map(({ fields }) => fields.message));
  const ids = new Map(messages.map(({ fields }) => [fields.submission_id, fields.message]));
  expect([ids.size, arrived.size], 'one id a message').toEqual([MESSAGES, MESSAGES]);
  const taken = messages.flatMap(({ fields }, index) =>
    draws[index] === 'take' ? (fields.message ?? []) : [],
  );
  expect(claimed.filter((text) => !taken.includes(text))).toEqual([]);
  expect(claimed.length).toBeGreaterThan(MESSAGES / 4);
  expect(told.length).toBeGreaterThan(MESSAGES / 4);
  expect(complaints).toEqual([]);
});
