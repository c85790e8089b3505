// How the wait for the calendar ends: with it, or without it, and once.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wake } from '../../islands/booking.ts';

const PROPS = {
  link: 'casa/conversa',
  title: 'Calendário',
  brand: { light: '#fa7124', dark: '#fa7124' },
};

type Call = [method: string, details: { action?: string; callback?: () => void }];

let script: { onerror?: () => void };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  script = {};
  vi.stubGlobal('document', { createElement: () => script, head: { append: () => undefined } });
  vi.stubGlobal(
    'MutationObserver',
    vi.fn(
      class {
        observe = () => undefined;
      },
    ),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'Cal');
});

function open() {
  const box = { dataset: { state: '' } };
  const frame = { isThere: true, remove: () => Object.assign(frame, { isThere: false }) };
  const parts: Record<string, object> = { box, frame, offer: {} };
  const root = {
    querySelector: (selector: string) => parts[/part=(\w+)/.exec(selector)?.[1] ?? ''],
  };
  wake(root as never, PROPS);
  const { q } = (globalThis as unknown as { Cal: { ns: Record<string, { q: Call[] }> } }).Cal.ns
    .reuniao as { q: Call[] };
  const hear = (event: string): void => {
    for (const [method, { action, callback }] of q)
      if (method === 'on' && action === event) callback?.();
  };
  return { now: () => [box.dataset.state, frame.isThere], hear };
}

const FAILED = ['failed', false];

test.each<[what: string, happens: (hear: (event: string) => void) => void, end: unknown[]]>([
  ['comes', (hear) => hear('linkReady'), ['ready', true]],
  ['has a link that is wrong', (hear) => hear('linkFailed'), FAILED],
  ['has a script that does not load', () => script.onerror?.(), FAILED],
  ['fails and then comes', (hear) => ['linkFailed', 'linkReady'].forEach(hear), FAILED],
  ['comes and then fails', (hear) => ['linkReady', 'linkFailed'].forEach(hear), ['ready', true]],
])('a calendar that %s', (_, happens, end) => {
  const { now, hear } = open();
  expect(now()).toEqual(['loading', true]);
  happens(hear);
  expect(now()).toEqual(end);
  vi.advanceTimersByTime(60_000);
  expect(now(), 'for good').toEqual(end);
});

test('a calendar that says nothing is given up after ten seconds, whatever it says then', () => {
  const { now, hear } = open();
  vi.advanceTimersByTime(9999);
  expect(now()).toEqual(['loading', true]);
  vi.advanceTimersByTime(1);
  expect(now()).toEqual(FAILED);
  hear('linkReady');
  expect(now()).toEqual(FAILED);
});

test('without a link it is named as what is missing', () => {
  const root = { querySelector: () => ({}) };
  expect(() => wake(root as never, { ...PROPS, link: null })).toThrow(
    'configuration: bookingLink is missing, so there is no calendar',
  );
});
