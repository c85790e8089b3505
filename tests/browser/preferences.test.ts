// Readers who ask their system for less movement or more contrast.

import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { isSample } from '../support/content.ts';

test('links, buttons and cards move under the pointer, and nothing does where less movement is asked for', async () => {
  const { page } = await openPage('/', { width: 1440 });
  await page.evaluate(() => {
    const names = new Set<string>();
    Object.assign(window, { names });
    addEventListener('transitionrun', (event) => names.add(event.propertyName));
  });
  /** The properties that change little by little while the pointer visits what it can press. */
  const movements = async (reducedMotion: 'reduce' | 'no-preference'): Promise<string[]> => {
    await page.emulateMedia({ reducedMotion });
    await page.mouse.move(0, 890);
    await page.evaluate('names.clear()');
    // The first link of the header is the current one, which has its bar already.
    for (const selector of ['.site-nav li + li a', '.site-header .button', '.service-card']) {
      await page.locator(selector).first().hover();
      // A movement is told of in the frame after the one that it begins with.
      await page.evaluate(async () => {
        for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
      });
    }
    return page.evaluate('[...names]');
  };
  expect(await movements('reduce')).toEqual([]);
  expect(await movements('no-preference')).toEqual(
    // What is drawn on a card moves, too; a house may show a picture or nothing there.
    expect.arrayContaining([
      'transform',
      'background-color',
      'scale',
      ...(isSample() ? ['translate'] : []),
    ]),
  );
});

test('whoever asks for more contrast reads secondary text in the ink of headlines', async () => {
  const { page } = await openPage('/', { width: 1440 });
  const inks = async (contrast: 'more' | 'no-preference') => {
    await page.emulateMedia({ contrast });
    return page.evaluate(() =>
      ['h1', '.lead'].map((name) => {
        const element = document.querySelector(`main ${name}`);
        return element && getComputedStyle(element).color;
      }),
    );
  };
  const [title, lead] = await inks('more');
  expect(lead).toBe(title);
  const [usualTitle, usualLead] = await inks('no-preference');
  expect(usualLead).not.toBe(usualTitle);
});

test('no drawing of a service swallows the ring of the focus', async () => {
  const { page } = await openPage('/', { width: 1440 });
  await page.locator('.service-card a').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const ring = await page
    .locator('.service-card a')
    .first()
    .evaluate((link) => {
      const { outlineColor, outlineWidth, outlineOffset, borderTopColor, borderTopWidth } =
        getComputedStyle(link, '::after');
      const card = getComputedStyle(link.closest('.service-card') as Element).backgroundColor;
      const onCard = borderTopColor === card;
      return { outlineColor, outlineWidth, outlineOffset, borderTopWidth, onCard };
    });
  // Between the ring and the drawing there is the ground of the card, on either side.
  expect(ring).toMatchObject({
    outlineWidth: '3px',
    outlineOffset: '-6px',
    borderTopWidth: '9px',
    onCard: true,
  });
});

test('the mark keeps the colours of its header down to the end of a page', async () => {
  const { page } = await openPage('/', { width: 1440, scheme: 'dark' });
  const colours = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const shapes = document.querySelectorAll('.site-header .mark :is(path, rect, circle)');
      return [...shapes].map((shape) => getComputedStyle(shape).fill);
    });
  const above = await colours();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await colours()).toEqual(above);
});

test('a text without contents is as wide as one that has them', async () => {
  for (const width of [1024, 1440]) {
    const { page } = await openPage('/termos-uso', { width });
    const measured = () =>
      page.locator('.prose').evaluate((text) => text.getBoundingClientRect().width);
    const beside = await measured();
    await page.locator('[data-island=contents]').evaluate((contents) => contents.remove());
    expect(await measured(), `${width} px`).toBe(beside);
  }
});
