// Who wakes a proposal unasked: a shared choice, or a last day that has passed.

import { afterEach, expect, test, vi } from 'vitest';
import { isAsked } from '../../islands/runtime/visit.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// The 17th ends in Brasília at 03:00 UTC of the 18th.
const UNTIL = Date.UTC(2026, 2, 18, 3);

test.each([
  ['#opcoes=crm', undefined, '2026-03-10T12:00:00Z', true],
  ['#conteudo', undefined, '2026-03-10T12:00:00Z', true],
  ['', undefined, '2999-01-01T00:00:00Z', false],
  ['#', undefined, '2999-01-01T00:00:00Z', false],
  ['', UNTIL, '2026-03-18T02:59:59Z', false],
  ['#opcoes=crm', UNTIL, '2026-03-10T12:00:00Z', true],
  ['', UNTIL, '2026-03-18T03:00:00Z', true],
  ['', UNTIL, '2027-01-01T00:00:00Z', true],
])('"%s" with a last moment of %s at %s: %s', (hash, until, now, wakes) => {
  const page = until === undefined ? null : { dataset: { until: String(until) } };
  const querySelector = () => page;
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('document', { querySelector });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  expect(isAsked()).toBe(wakes);
});
