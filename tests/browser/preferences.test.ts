// Readers who ask their system for its own colours, or for no movement.

import { describe, expect, test } from 'vitest';
import { openPage, shapes } from '../support/browser.ts';

describe('in forced colours', () => {
  test.each(shapes)('nothing on %s insists on its own colours', async (path) => {
    const { page } = await openPage(path, { width: 1440, forcedColors: true });
    const insisting = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
        // A code in other colours could not be read by a camera.
        .filter((element) => !element.closest('.pix-qr'))
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(insisting).toEqual([]);
  });
});

describe('with less movement asked for', () => {
  test.each(shapes)('no duration is left on %s', async (path) => {
    const { page } = await openPage(path, { width: 1440, reducedMotion: true });
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .flatMap((style) => `${style.transitionDuration}, ${style.animationDuration}`.split(', '))
          .filter((duration) => Number.parseFloat(duration) > 0)
          .map((duration) => `${duration}: ${element.outerHTML.slice(0, 80)}`),
      ),
    );
    expect(moving).toEqual([]);
  });

  test('nothing moves under the pointer', async () => {
    expect(await movementsUnderPointer(true)).toEqual([]);
  });

  test('without that wish links, buttons and cards do', async () => {
    expect(await movementsUnderPointer(false)).toEqual(
      expect.arrayContaining(['transform', 'background-color', 'scale', 'translate']),
    );
  });
});

/** The properties that change little by little while the pointer visits what it can press. */
async function movementsUnderPointer(reducedMotion: boolean): Promise<string[]> {
  const { page } = await openPage('/', { width: 1440, reducedMotion });
  await page.evaluate(() => {
    const names = new Set<string>();
    Object.assign(window, { names });
    addEventListener('transitionrun', (event) => names.add(event.propertyName));
  });
  for (const selector of [
    '.site-nav a >> nth=1',
    '.site-header .button >> nth=0',
    '.service-card >> nth=0',
  ]) {
    await page.locator(selector).hover();
    // A movement is told of in the frame after the one that it begins with.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
    });
  }
  return page.evaluate('[...names]');
}
