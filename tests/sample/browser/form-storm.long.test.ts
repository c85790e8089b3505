// A hundred and fifty messages to a server that fails in every way it can: each arrives once, or its visitor knows that it may not have.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../art/random.ts';
import { openForm, QUOTE } from '../../support/form-page.ts';
import {
  accept,
  breakOff,
  leadInCircles,
  type Reply,
  reply,
  saySilence,
  serveForms,
} from '../../support/form-server.ts';
import { type Plan, visit } from '../../support/form-visitor.ts';

const server = serveForms();

const MESSAGES = 150;
const VISITORS = 4;
const MOST_PRESSES = 4;
const LIMIT_MS = 1000;

/** What the server does with a try, by how often it does it; `yes`: it says that it took the message. */
const HABITS: { name: string; share: number; yes?: true; answer: Reply }[] = [
  { name: 'takes it', share: 6, yes: true, answer: accept },
  { name: 'takes it without a word', share: 1, yes: true, answer: reply(204) },
  { name: 'takes it, too slowly', share: 1, yes: true, answer: late(accept) },
  { name: 'takes it and breaks off', share: 2, answer: breakOff },
  { name: 'takes it and never says so', share: 1, answer: saySilence },
  {
    name: 'resets the connection',
    share: 2,
    answer: (response) => response.socket?.resetAndDestroy(),
  },
  { name: 'fails', share: 3, answer: reply(500) },
  { name: 'fails with a page', share: 2, answer: reply(503, '<h1>Manutenção</h1>') },
  { name: 'is busy for a second', share: 2, answer: reply(429, '', { 'retry-after': '1' }) },
  { name: 'is busy for an hour', share: 1, answer: reply(429, '', { 'retry-after': '3600' }) },
  { name: 'leads in circles', share: 1, answer: leadInCircles },
  { name: 'answers with a page', share: 1, answer: reply(200, '<h1>Tudo certo</h1>') },
  { name: 'answers half', share: 1, answer: reply(200, '{"ok":tr') },
  { name: 'forbids it', share: 1, answer: reply(403) },
  { name: 'refuses a field', share: 2, answer: reply(422, { errors: { phone: 'Falta o DDD.' } }) },
  { name: 'says no: errors', share: 1, answer: reply(200, { errors: 'texto' }) },
  { name: 'says no: error', share: 1, answer: reply(200, { error: 'full' }) },
  { name: 'says no: success', share: 1, answer: reply(200, { success: false }) },
  {
    name: 'says no: ok',
    share: 1,
    answer: reply(200, { ok: false, message: 'Caixa cheia hoje.' }),
  },
];
const DRAWN = HABITS.flatMap((habit) => Array.from({ length: habit.share }, () => habit));

function late(answer: Reply): Reply {
  return (...all) => setTimeout(() => answer(...all), LIMIT_MS * 1.5);
}

test('once each, under one id, or the visitor knows', async () => {
  const tries = new Map<string, number>();
  const yes = new Set<string>();
  const used = new Set<string>();
  server.answer((response, message, request) => {
    const { message: text = '' } = message.fields;
    const count = (tries.get(text) ?? 0) + 1;
    tries.set(text, count);
    const draw = seededRandom(`${text}/${count}`)();
    const habit = DRAWN[Math.floor(draw * DRAWN.length)] as (typeof DRAWN)[number];
    used.add(habit.name);
    if (habit.yes) yes.add(text);
    habit.answer(response, message, request);
  });

  const plans = Array.from({ length: MESSAGES }, (_, index) => planOf(index));
  const seen = await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      const form = await openForm(server.site, '/contato', { prepare: hurry });
      // What is pressed before the script is there, the browser sends itself.
      await form.button.focus();
      await form.awake();
      const own = plans.filter((_, index) => index % VISITORS === visitor);
      return form.page.evaluate(visit, { plans: own, quote: QUOTE, presses: MOST_PRESSES });
    }),
  );
  const claimed = seen.flatMap((one) => one.claimed);
  const told = seen.flatMap((one) => one.told);

  expect(seen.flatMap((one) => one.broken)).toEqual([]);
  expect(claimed.length).toBe(new Set(claimed).size);
  // Every message ended one way or the other, and what the page says is what happened.
  const ended = new Set([...claimed, ...told.map(([text]) => text)]);
  expect(plans.filter(({ text }) => !ended.has(text))).toEqual([]);
  const pairs = server.messages.map(({ fields }) => `${fields.message} ${fields.submission_id}`);
  const texts = new Set(server.messages.map(({ fields }) => fields.message));
  expect([new Set(pairs).size, server.ids.length]).toEqual([texts.size, texts.size]);
  expect(claimed.filter((text) => !yes.has(text))).toEqual([]);
  expect(server.messages.filter(({ fields }) => fields._gotcha !== '')).toEqual([]);
  // All of it took part.
  expect(HABITS.filter(({ name }) => !used.has(name))).toEqual([]);
  const outcomes = new Set(told.map(([, words]) => words));
  expect(outcomes).toEqual(
    new Set([
      'O formulário ainda não foi enviado',
      'Não foi possível confirmar o envio',
      'A mensagem não foi aceita',
      'Falta o DDD.',
    ]),
  );
  expect(claimed.length).toBeGreaterThan(0);
  console.log(
    `${MESSAGES} messages, ${texts.size} texts that arrived under ${server.ids.length} ids in ` +
      `${server.messages.length} tries; ${claimed.length} said to be sent, ${told.length} warnings`,
  );
});

function planOf(index: number): Plan {
  const random = seededRandom(`visitor/${index}`);
  return {
    text: `Mensagem número ${index} da obra.`,
    suspected: random() < 0.1,
    hasty: random() < 0.2 ? 5 : 1,
    scribbles: random() < 0.4,
    edits: random() < 0.3,
  };
}

/** Ten seconds of patience with the server become one, and the waits between tries a hundredth. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript((limit) => {
    const later = setTimeout;
    const soon = (run: () => void, wait = 0) => later(run, wait < 10_000 ? wait / 100 : wait);
    globalThis.setTimeout = soon as typeof setTimeout;
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      later(() => controller.abort(new DOMException('too late', 'TimeoutError')), limit);
      return controller.signal;
    };
  }, LIMIT_MS);
}
