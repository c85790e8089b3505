// The table of contents beside a long text: it marks the part that is read, also where it is longer than the window.

import { expect, test } from 'vitest';
import { openSmall } from '../support/small-build.ts';

test('the table of contents marks the part that is read, and keeps it in sight', async () => {
  const { page, complaints } = await openSmall('/blog/longo', { width: 1280, height: 720 });
  const contents = page.getByRole('navigation', { name: 'Neste artigo' });
  const current = contents.locator('[aria-current=true]');
  /** The name of the marked entry, if its whole line is inside of the list and of the window. */
  const shown = (): Promise<string | null> =>
    current.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      const list = link.closest('nav')?.getBoundingClientRect();
      const isInside =
        list && top >= Math.max(0, list.top) && bottom <= Math.min(list.bottom, innerHeight);
      return isInside ? link.textContent : null;
    });
  await expect.poll(() => current.textContent()).toBe('Parte 1');
  for (const part of ['Parte 12', 'Parte 24', 'Parte 2']) {
    await page
      .getByRole('heading', { name: part, exact: true })
      .evaluate((heading) => heading.scrollIntoView());
    await expect.poll(shown).toBe(part);
  }
  expect(complaints).toEqual([]);
});
