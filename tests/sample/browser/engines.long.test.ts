// The engines besides Chromium, where the machine has them: Firefox, and WebKit, which Safari is made of.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseUrl, bookingPath, paths } from '../../support/browser.ts';
import { findProgram } from '../../support/hosts/programs.ts';
import { hasWebKit, startWebKit, type WebKit } from '../../support/webkit.ts';

/** The calendar lets another host in, which is not to be asked. */
const own = paths.filter((path) => path !== bookingPath);

/** What is wrong with a page, as its visitor sees it: the body of a function. */
const FAULTS = `
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push('wider than its window');
  if (!document.querySelector('h1').checkVisibility()) faults.push('without its headline');
  const plain = [...document.querySelectorAll('main .text-link-label, main .prose a')]
    // The raised number of a note and the arrow back from it say by their shape what they are.
    .filter((link) => link.checkVisibility() && !link.matches('.note-mark a, .note-back'))
    .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'));
  if (plain.length > 0) faults.push(plain.length + ' links without an underline');
  const stubs = [...document.querySelectorAll('.tabs, .tabs ul')]
    .filter((box) => box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY));
  if (stubs.length > 0) faults.push('a scrollbar at the tabs');
  const broken = [...document.images]
    .filter((image) => image.loading === 'eager' && image.complete && image.naturalWidth === 0);
  faults.push(...broken.map((image) => 'broken ' + image.src));
  return faults;
`;

const firefoxPath = findProgram('firefox-esr');

/** Over WebDriver BiDi. */
async function startFirefox() {
  const { default: puppeteer } = await import('puppeteer-core');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath as string,
    headless: true,
  });
}

describe.skipIf(!firefoxPath)('in Firefox', () => {
  let firefox: Awaited<ReturnType<typeof startFirefox>>;
  beforeAll(async () => {
    firefox = await startFirefox();
  });
  afterAll(() => firefox?.close());

  test.each([1440, 390])(
    'at %i px every page is whole, and no console says otherwise',
    async (width) => {
      const page = await firefox.newPage();
      await page.setViewport({ width, height: 900 });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      for (const path of own) {
        await page.goto(baseUrl + path);
        const faults = await page.evaluate(`(() => {${FAULTS}})()`);
        expect.soft(faults, path).toEqual([]);
      }
      await page.close();
      expect(complaints.filter((text) => !/\b404\b/.test(text))).toEqual([]);
    },
  );

  test('the contents say which part is being read', async () => {
    const page = await firefox.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(baseUrl + own.find((path) => path.startsWith('/blog/')));
    const last = await page.$$eval('.contents a', (links) => links.at(-1)?.hash);
    await page.$eval(`[id="${last?.slice(1)}"]`, (heading) => heading.scrollIntoView());
    await page.waitForSelector(`.contents a[aria-current="true"][href="${last}"]`);
    await page.close();
  });

  test('the menu opens, the tabs swap and a form lists its mistakes', async () => {
    const page = await firefox.newPage();
    await page.setViewport({ width: 390, height: 844 });
    await page.goto(baseUrl);
    await page.click('.menu-toggle');
    await page.waitForSelector('.menu[open] .menu-panel a');
    await page.goto(`${baseUrl}/portfolio`);
    await page.waitForSelector('[role=tab]');
    await page.click('[role=tab]:not([aria-selected=true])');
    await page.waitForSelector('li:first-child [role=tab][aria-selected=false]');
    await page.goto(`${baseUrl}/contato`);
    await page.click('form [type=submit]');
    await page.waitForSelector('.form-errors');
    await page.close();
  });
});

describe.skipIf(!hasWebKit)('in WebKit', () => {
  let webkit: WebKit;
  beforeAll(async () => {
    webkit = await startWebKit();
  });
  afterAll(() => webkit?.close());

  test('every page is whole', async () => {
    for (const path of own) {
      await webkit.open(baseUrl + path);
      expect.soft(await webkit.run<string[]>(FAULTS), path).toEqual([]);
    }
  });

  test('the tabs swap and a form lists its mistakes', async () => {
    await webkit.open(`${baseUrl}/portfolio`);
    await expect
      .poll(() => webkit.run('return document.querySelectorAll("[role=tab]").length'))
      .toBe(3);
    await webkit.run('document.querySelectorAll("[role=tab]")[1].click()');
    await expect
      .poll(() => webkit.run('return document.querySelectorAll("[role=tab]")[1].ariaSelected'))
      .toBe('true');
    await webkit.open(`${baseUrl}/contato`);
    // A click by script wakes nothing: the form comes to life once it has been painted.
    const press = 'document.querySelector("form [type=submit]").click();';
    await expect
      .poll(() => webkit.run(`${press} return document.querySelectorAll(".form-errors a").length`))
      .toBe(6);
  });
});
