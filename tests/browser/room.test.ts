// The longest values that content allows, in a few fonts and windows. All of them: tests/long/browser/room.test.ts.

import { expect, test } from 'vitest';
import { FEW, tornIn } from '../support/room.ts';
import { openSmall } from '../support/small-build.ts';

test.each(['/proposta-extremos', '/extremos'])(
  '%s tears nothing, and all stays in its box',
  async (path) => {
    const { page } = await openSmall(path);
    expect((await tornIn(page, FEW)).slice(0, Number(process.env.MOST ?? 12))).toEqual([]);
  },
);
