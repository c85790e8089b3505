// One control of each kind, by island, role and template, is the first thing that is pressed on its page.

import { expect, test } from 'vitest';
import { open } from '../support/browser.ts';
import { PressedPage, SIZES } from '../support/press.ts';
import { shapes } from '../support/site-pages.ts';
import { openSmall } from '../support/small-build.ts';

test('measure', async () => {
  const kinds = new Set<string>();
  const started = Date.now();
  let inputs = 0;
  for (const [path, openPage] of [
    ...shapes.map((path) => [path, open] as const),
    ...['/proposta-tudo', '/contato', '/carreiras', '/portfolio', '/blog'].map(
      (path) => [path, openSmall] as const,
    ),
  ]) {
    for (const size of SIZES) {
      const page = new PressedPage(path, size, openPage);
      for (const control of await page.controls()) {
        if (!control.island) continue;
        const key = `${size.width} ${control.kind}`;
        if (kinds.has(key)) continue;
        kinds.add(key);
        if (process.env.ONLY && !control.kind.startsWith(process.env.ONLY)) continue;
        for (const isSlow of [false, true])
          for (const way of control.isFocusable
            ? (['pointer', 'key'] as const)
            : (['pointer'] as const)) {
            inputs++;
            for (const fault of await page.faultOf({ control, way, isSlow })) console.log(fault);
          }
      }
    }
  }
  console.log(inputs, 'inputs', (Date.now() - started) / 1000, 's');
  console.log([...kinds].join('\n'));
  expect(1).toBe(1);
}, 600_000);
