// Sends messages to a real server with fake timers: whatever fails, none is lost unnoticed, and repeats have one id.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Delivery } from '../../domain/forms.ts';
import { deliveryTo } from '../../domain/forms.ts';
import { formWords } from '../../domain/words.ts';
import { dropDraft, keepDraft, readDraft, sendMessage } from '../../islands/form/send.ts';
import {
  accept,
  breakOff,
  leadInCircles,
  MessageServer,
  type Reply,
  reply,
} from '../support/message-server.ts';
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

const waiting = (seconds: number): string => formWords.waiting(seconds);

/** The server does not answer within the time limit. */
const tooLate: Reply = () => void pass(10_000);
/** The server accepts the message after the time limit, which does not count. */
const yesTooLate: Reply = (...all) => void pass(10_000).then(() => accept(...all));
const reset: Reply = (response) => response.socket?.resetAndDestroy();
const busy = (seconds: unknown) => reply(429, '', { 'retry-after': String(seconds) });

describe('a message', () => {
  test('that the server accepts arrives once and complete, without a wait', async () => {
    expect(await send()).toEqual(SENT);
    const submission_id = expect.stringMatching(/^[\da-f]{32}$/);
    const fields = { form: 'contato', subject: 'Pedido', ...QUOTE, submission_id, _gotcha: '' };
    expect(server.messages).toEqual([{ byScript: true, fields }]);
    expect(messages).toEqual(['']);
  });

  test.each<[name: string, answers: Reply[], waits: number[], arrives: boolean]>([
    ['429 is tried again after 7 s', [busy(7), accept], [7], true],
    ['429 is tried again after 30 s', [busy(30), accept], [30], true],
    ['429 that asks for more than 30 s', [busy(31), accept], [], false],
    ['429 that asks for an hour', [busy(3600), accept], [], false],
    ['errors before an acceptance', [reply(500), reply(502), reply(503), accept], [1, 2, 4], true],
    ['an error every time', [reply(500)], [1, 2, 4], false],
    ['an answer that breaks off', [breakOff, accept], [1], true],
    ['a connection that is reset', [reset, accept], [1], true],
    ['10 s without an answer', [tooLate, accept], [1], true],
    ['an acceptance that is too late every time', [yesTooLate], [1, 2, 4], false],
    ['no answer at any time', [tooLate], [1, 2, 4], false],
    ['a redirect without an end', [leadInCircles], [1, 2, 4], false],
    ['half an answer', [reply(200, '{"ok":')], [], false],
    ['a page as an answer', [reply(200, '<!doctype html><p>Tudo certo')], [], false],
  ])('with %s', async (_, answers, waits, arrives) => {
    server.answer(...answers);
    expect(await send()).toEqual(arrives ? SENT : failed('unconfirmed'));
    expect(messages).toEqual(['', ...waits.flatMap((seconds) => [waiting(seconds), ''])]);
    expect(server.ids).toHaveLength(1);
    if (answers[0] !== leadInCircles) expect(server.messages).toHaveLength(waits.length + 1);
  });

  test('that reaches no server fails after four tries', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('connection refused'));
    expect(await send()).toEqual(failed('unconfirmed'));
    expect(messages).toEqual(['', waiting(1), '', waiting(2), '', waiting(4), '']);
  });
});

describe('the answer of the server', () => {
  const words = 'A caixa está cheia até segunda.';

  test.each<[status: number, body: unknown, words?: string]>([
    [200, { ok: false, error: 'full' }],
    [200, { errors: { captcha: 'x' } }],
    [403, ''],
    [200, { ok: false, message: words }, words],
    // This error is about a field that the form does not have.
    [200, { errors: { cnpj: words } }, words],
  ])('%i %j is a refusal', async (status, body, said) => {
    server.answer(reply(status, body));
    expect(await send()).toEqual(failed('refused', said));
    expect(server.messages).toHaveLength(1);
  });

  test.each<[status: number, errors: object, shown: object]>([
    [
      400,
      { phone: null, email: ['Endereço desconhecido.', 'outra'] },
      { email: 'Endereço desconhecido.', phone: 'Telefone deve ter pelo menos 10 dígitos' },
    ],
    [422, { message: '<b>Em português.</b>', captcha: 'x' }, { message: '<b>Em português.</b>' }],
  ])('names fields, which show its words or ours: %i %j', async (status, errors, shown) => {
    server.answer(reply(status, { errors }));
    const result = await send();
    expect(result).toEqual({ errors: shown });
    const order = Object.keys(Object(result).errors);
    expect(order, 'in the order of the form').toEqual(Object.keys(shown));
  });
});

describe('a visitor who is offline', () => {
  test('reads so, and the message is sent once the connection is back', async () => {
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

  test('only according to the browser does not have to wait', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send()).toEqual(SENT);
    expect(messages).toEqual(['']);
  });
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

describe('before anything is sent', () => {
  test('mistakes are named, and stop the message', async () => {
    const values = { ...QUOTE, email: 'ana' };
    const wrong = { errors: { email: 'Email inválido' } };
    expect(await send(values)).toEqual(wrong);
    expect(await send(values, true), 'the honeypot comes second').toEqual(wrong);
    expect(server.messages).toEqual([]);
  });

  test('a honeypot that is filled in stops the message', async () => {
    expect(await send(QUOTE, true)).toEqual(failed('suspected'));
    expect(server.messages).toEqual([]);
  });
});

describe('a text has one id', () => {
  const OTHER = { ...QUOTE, message: 'Preciso de outro sistema.' };
  /** Sends values in turn, and returns each message's id as a number that counts ids in the order of their arrival. */
  async function sendAll(...all: (typeof QUOTE)[]): Promise<number[]> {
    for (const values of all) await send(values);
    return server.messages.map(({ fields }) => server.ids.indexOf(fields.submission_id ?? ''));
  }

  test.each<[name: string, held: object | undefined]>([
    ['with a storage', storage()],
    ['without one', undefined],
    ['with a full one', { ...storage(), setItem: () => void JSON.parse('full') }],
    ['with one that may not be read', { ...storage(), getItem: () => JSON.parse('denied') }],
    ['with a broken draft', { ...storage(), getItem: () => '{"values":' }],
  ])('%s, however often it is sent', async (_, held) => {
    vi.stubGlobal('sessionStorage', held);
    server.answer(reply(403));
    expect(await sendAll(QUOTE, QUOTE, OTHER, OTHER)).toEqual([0, 0, 1, 1]);
  });

  test('that survives a reload, as the text does', async () => {
    const held = storage();
    vi.stubGlobal('sessionStorage', held);
    server.answer(reply(403));
    await send();
    expect(readDraft('contato')?.values).toEqual(QUOTE);
    vi.stubGlobal('sessionStorage', { ...held, removeItem: () => undefined });
    dropDraft('contato');
    expect(await sendAll(QUOTE, OTHER)).toEqual([0, 0, 1]);
  });

  test('also after its draft was edited', async () => {
    server.answer(reply(403));
    await send();
    keepDraft('contato', OTHER);
    expect(await sendAll(QUOTE)).toEqual([0, 0]);
  });

  test('until it is sent: then its draft is dropped, and the same text has another id', async () => {
    vi.stubGlobal('sessionStorage', storage());
    await send();
    keepDraft('outro', OTHER);
    dropDraft('contato');
    expect(readDraft('contato')).toBeUndefined();
    expect(readDraft('outro')?.values).toEqual(OTHER);
    expect(await sendAll(QUOTE)).toEqual([0, 1]);
  });
});

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}
