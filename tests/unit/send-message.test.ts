// Sends messages to a real server with fake timers: whatever fails, none is lost unnoticed, and repeats have one id.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Delivery, deliveryTo } from '../../domain/forms.ts';
import { formWords } from '../../domain/words.ts';
import { dropDraft, keepDraft, readDraft, sendMessage } from '../../islands/form/send.ts';
import { accept, breakOff, MessageServer, type Reply, reply } from '../support/message-server.ts';
import { QUOTE } from '../support/quote-form.ts';

const SENT = 'sent';
const failed = (reason: string, words?: string) => ({ failure: { reason, values: QUOTE, words } });

const server = new MessageServer();
let page: EventTarget;
let delivery: Delivery;
/** The status texts that the visitor was shown, in order; an empty one replaces a text that no longer holds. */
let messages: string[];

beforeAll(async () => {
  const url = `${await server.listen()}/contato`;
  const thanksUrl = 'https://casa.example/obrigado-contato';
  delivery = deliveryTo({ kind: 'http', url }, { form: 'contato', subject: 'Pedido', thanksUrl });
  return () => server.close();
});

beforeEach(() => {
  server.reset();
  messages = [];
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
});

afterEach(() => {
  dropDraft('contato');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const turn = () => new Promise((done) => setImmediate(done));

/** Advances the time, the last millisecond separately: before it no status may appear. */
async function pass(milliseconds: number): Promise<void> {
  await turn();
  const { length } = messages;
  vi.advanceTimersByTime(milliseconds - 1);
  await turn();
  if (messages.length > length) messages.push('too early');
  vi.advanceTimersByTime(1);
}

/** Sends the values, and advances the time by every wait that is announced. */
function send(values = QUOTE, isTrapped = false) {
  const onWait = (status: string): void => {
    if (status !== messages.at(-1)) messages.push(status);
    const seconds = Number(/(\d+) s\.$/.exec(status)?.[1] ?? 0);
    if (seconds > 0) void pass(seconds * 1000);
  };
  const fields = Object.keys(QUOTE).map((name) => {
    const optional = name === 'company' ? 'opcional' : undefined;
    return { name, type: name === 'email' ? 'email' : 'text', optional };
  });
  return sendMessage({ key: 'contato', delivery, fields, values, isTrapped, onWait });
}

const FULL = 'A caixa está cheia até segunda.';
/** The server does not answer within the time limit. */
const tooLate: Reply = () => void pass(10_000);
/** The server accepts the message after the time limit, which does not count. */
const yesTooLate: Reply = (...all) => void pass(10_000).then(() => accept(...all));
const reset: Reply = (response) => response.socket?.resetAndDestroy();
const wrong = (errors: object) => reply(422, { errors });
const busy = (seconds: unknown) => reply(429, '', { 'retry-after': String(seconds) });

test('a message that the server accepts arrives once and complete, without a wait', async () => {
  expect(await send()).toEqual(SENT);
  const submission_id = expect.stringMatching(/^[\da-f]{32}$/);
  const fields = { form: 'contato', subject: 'Pedido', ...QUOTE, submission_id, _gotcha: '' };
  expect(server.messages).toEqual([{ byScript: true, fields }]);
  expect(messages).toEqual(['']);
});

test.each<[name: string, answers: Reply[], waits: number[], result: unknown]>([
  ['429 that asks for 30 s', [busy(30), accept], [30], SENT],
  ['429 that asks for more', [busy(31), accept], [], failed('unconfirmed')],
  ['errors before an acceptance', [reply(500), reply(503), reply(502), accept], [1, 2, 4], SENT],
  ['an error every time', [reply(500)], [1, 2, 4], failed('unconfirmed')],
  ['an answer that breaks off', [breakOff, accept], [1], SENT],
  ['a connection that is reset', [reset, accept], [1], SENT],
  ['10 s without an answer', [tooLate, accept], [1], SENT],
  ['an acceptance that is too late', [yesTooLate], [1, 2, 4], failed('unconfirmed')],
  ['half an answer', [reply(200, '{"ok":')], [], failed('unconfirmed')],
  ['a refusal', [reply(403)], [], failed('refused')],
  ['a refusal in words', [reply(200, { ok: false, message: FULL })], [], failed('refused', FULL)],
  ['words about an unknown field', [wrong({ cnpj: FULL })], [], failed('refused', FULL)],
  [
    'words about fields, in the order of the form',
    [wrong({ phone: null, email: [FULL, 'outra'], captcha: 'x' })],
    [],
    { errors: { email: FULL, phone: 'Telefone deve ter pelo menos 10 dígitos' } },
  ],
])('an answer of the server: %s', async (_, answers, waits, result) => {
  server.answer(...answers);
  expect(JSON.stringify(await send())).toBe(JSON.stringify(result));
  expect(messages).toEqual(['', ...waits.flatMap((seconds) => [formWords.waiting(seconds), ''])]);
  expect(server.ids).toHaveLength(1);
  expect(server.messages).toHaveLength(waits.length + 1);
});

test('an offline visitor sees so, and the message is sent once the connection is back', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  server.answer(reset, accept);
  const result = send();
  while (messages.length < 2) await turn();
  vi.advanceTimersByTime(3_600_000);
  await turn();
  expect(messages).toEqual(['', formWords.offline]);
  expect(server.messages).toHaveLength(1);
  page.dispatchEvent(new Event('online'));
  expect(await result).toEqual(SENT);
  expect(messages).toEqual(['', formWords.offline, '']);
  expect([server.messages.length, server.ids.length]).toEqual([2, 1]);
});

test('a visitor who is offline only according to the browser does not wait', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await send()).toEqual(SENT);
  expect(messages).toEqual(['']);
});

test('a visitor confirms to leave only while a message is being sent', async () => {
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const seen: boolean[] = [isAsked()];
  const look: Reply = () => seen.push(isAsked());
  server.answer(
    (...all) => [look(...all), reset(...all)],
    (...all) => [look(...all), accept(...all)],
  );
  await send();
  expect([...seen, isAsked()]).toEqual([false, true, true, false]);
});

test('mistakes, and then a honeypot that is filled in, stop a message', async () => {
  const mistake = { errors: { email: 'Email inválido' } };
  expect(await send({ ...QUOTE, email: 'ana' }, true)).toEqual(mistake);
  expect(await send(QUOTE, true)).toEqual(failed('suspected'));
  expect(server.messages).toEqual([]);
});

const OTHER = { ...QUOTE, message: 'Preciso de outro sistema.' };

/** Sends values in turn, and returns each message's id as a number that counts ids in the order of their arrival. */
async function sendAll(...all: (typeof QUOTE)[]): Promise<number[]> {
  for (const values of all) await send(values);
  return server.messages.map(({ fields }) => server.ids.indexOf(fields.submission_id ?? ''));
}

test.each<[name: string, kept: object | undefined]>([
  ['a storage', storage()],
  ['none', undefined],
  ['a full one', { ...storage(), setItem: () => void JSON.parse('full') }],
  ['a forbidden one', { ...storage(), getItem: () => JSON.parse('denied') }],
  ['a broken draft', { ...storage(), getItem: () => '{"values":' }],
])('a text has one id, however often it is sent, with %s', async (_, kept) => {
  vi.stubGlobal('sessionStorage', kept);
  server.answer(reply(403));
  expect(await sendAll(QUOTE, QUOTE, OTHER, OTHER)).toEqual([0, 0, 1, 1]);
});

test('the text and its id survive a reload', async () => {
  const kept = storage();
  vi.stubGlobal('sessionStorage', kept);
  server.answer(reply(403));
  await send();
  expect(readDraft('contato')?.values).toEqual(QUOTE);
  // A reload forgets the variables of the page, but not its storage.
  vi.stubGlobal('sessionStorage', { ...kept, removeItem: () => undefined });
  dropDraft('contato');
  keepDraft('contato', OTHER);
  expect(await sendAll(QUOTE, OTHER)).toEqual([0, 0, 1]);
});

test('once a message is sent its draft is dropped, and the same text has another id', async () => {
  vi.stubGlobal('sessionStorage', storage());
  await send();
  keepDraft('outro', OTHER);
  dropDraft('contato');
  expect(readDraft('contato')).toBeUndefined();
  expect(readDraft('outro')?.values).toEqual(OTHER);
  expect(await sendAll(QUOTE)).toEqual([0, 1]);
});

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}
