// What a page's own strict Content-Security-Policy keeps out.

import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

declare global {
  var violated: string[];
}

test('the policy that a page brings blocks a style in an attribute, text that becomes a script or HTML, and a picture from elsewhere', async () => {
  const { page } = await openPage('/', { width: 1440 });
  const refused = await page.evaluate(() => {
    const attempts: (() => unknown)[] = [
      () => document.body.append(Object.assign(document.createElement('script'), { text: '1' })),
      () => document.body.append(Object.assign(document.createElement('p'), { innerHTML: '1' })),
    ];
    document.body.setAttribute('style', 'color: red');
    document.body.append(Object.assign(new Image(), { src: 'https://fotos.example/a.png' }));
    return attempts.filter((attempt) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    }).length;
  });
  expect(refused).toBe(2);
  // As a function: the page's policy forbids to ask for a text again and again.
  await page.waitForFunction(() => new Set(globalThis.violated).size >= 3);
  // Once for the policy in the header, and where both say it once more for that of the page.
  expect(new Set((await page.evaluate('violated')) as string[])).toEqual(
    new Set([
      'style-src-attr inline',
      'require-trusted-types-for trusted-types-sink',
      'img-src https://fotos.example/a.png',
    ]),
  );
});
