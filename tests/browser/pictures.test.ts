// Pictures in a text: never larger than they are, among words in their line, and a very tall one can be read.

import { expect, test } from 'vitest';
import { openSmall } from '../support/small-build.ts';

test.each([390, 1440])('pictures in a text have the size that they can have: %s', async (width) => {
  const { page, complaints } = await openSmall('/blog/filme', { width });
  const boxes = await page.locator('article .prose img').evaluateAll((images) =>
    images.map((image) => {
      const { width: shown, height } = image.getBoundingClientRect();
      const words = image.parentElement?.getBoundingClientRect();
      return { shown, height, line: words?.height ?? 0 };
    }),
  );
  const [sign, small, tall] = boxes;
  expect(sign?.shown).toBe(24);
  expect(sign?.line).toBeLessThan(60);
  expect(small?.shown).toBe(48);
  expect(tall).toMatchObject({ shown: 200, height: 3000 });
  expect(complaints).toEqual([]);
});

test('a cover keeps the side that its file names', async () => {
  const { page } = await openSmall('/portfolio');
  const cover = page.locator('article').filter({ hasText: 'Obra de sistemas' }).locator('img');
  expect(await cover.first().evaluate((one) => getComputedStyle(one).objectPosition)).toMatch(
    /^50% 0/,
  );
});
