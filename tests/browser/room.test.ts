// The longest values that content allows, in a few fonts and windows; tests/long/browser/room.test.ts has all of them.

import { expect, test } from 'vitest';
import { FEW, layoutFaultsIn } from '../support/room.ts';
import { openSmall } from '../support/small-build.ts';

test.each(['/proposta-extremos', '/extremos'])(
  '%s breaks no word and no figure, and keeps every text in its box',
  async (path) => {
    const { page } = await openSmall(path);
    expect((await layoutFaultsIn(page, FEW)).slice(0, Number(process.env.MOST ?? 12))).toEqual([]);
  },
);
