// The preview in a browser: every open tab follows what is built, however many there are.

import { join } from 'node:path';
import type { Page, Request } from 'playwright';
import { expect, test, vi } from 'vitest';
import { THIS_COMPUTER } from '../../commands/serve/address.ts';
import { startDevServer } from '../../commands/serve/dev-server.ts';
import { PROPOSALS, proposalsPage } from '../../commands/serve/proposals-page.ts';
import { runOf } from '../../pipeline/run.ts';
import { openPage, sidewaysScroll, violations } from '../support/browser.ts';
import { makeProject, writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';
import { LIMIT } from '../support/patience.ts';
import { numbered } from '../support/tiny-site.ts';

const TABS = 10;

const document = (title = ''): string =>
  `<!doctype html><html lang="pt-BR"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'">` +
  `<title>${title}</title></head><body><h1>${title}</h1></body></html>`;

/** Shows a page that is made by `make`, at first of this word. */
async function startPreview(first = 'Um', make: (...words: string[]) => string = document) {
  const folder = join(temporaryFolder(), 'site');
  // The browser asks for the icon when it likes: without one it would count as a page.
  const write = (...words: string[]) =>
    writeTree(folder, { 'index.html': make(...words), 'favicon.ico': '' });
  write(first);
  const server = await startDevServer({ folder, port: 4350, host: THIS_COMPUTER });
  return { server, write, url: `http://localhost:${server.port}/` };
}

/** Whether a page asks for its own text, which it compares with the next one. */
const isReading = (request: Request): boolean => request.resourceType() === 'fetch';

const titlesOf = (tabs: Page[]): Promise<string[]> => Promise.all(tabs.map((tab) => tab.title()));

test.each([
  ['with a worker that they share', ''],
  ['one alone where no worker can be shared', 'delete globalThis.SharedWorker'],
])('all tabs open and follow every build: %s', async (_, script) => {
  const { server, write, url } = await startPreview();
  const { page } = await openPage(url, {
    width: 800,
    prepare: (fresh) => fresh.addInitScript(script),
  });
  const others = script ? 0 : TABS - 1;
  const tabs = [page];
  for (let count = 0; count < others; count++) {
    const tab = await page.context().newPage();
    await tab.goto(url);
    tabs.push(tab);
  }
  for (const title of ['Dois', 'Três', 'Quatro']) {
    write(title);
    server.show([]);
    await vi.waitFor(
      async () => expect(new Set(await titlesOf(tabs))).toEqual(new Set([title])),
      LIMIT,
    );
  }
});

test('a tab shows the problems, and the page once they are mended', async () => {
  const { server, url } = await startPreview();
  const { page } = await openPage(url, { width: 800 });
  server.show([{ file: 'content/site.yaml', message: 'falta a <brand>', fix: 'acrescente' }]);
  await vi.waitFor(async () => expect(await page.title()).toBe('1 problema'), LIMIT);
  expect(await page.locator('pre').textContent()).toContain('falta a <brand>');
  server.show([]);
  await vi.waitFor(async () => expect(await page.title()).toBe('Um'), LIMIT);
});

test.each(['light', 'dark'] as const)(
  'its list of proposals can be read by everybody, in little room, while a file is wrong: %s',
  async (scheme) => {
    const root = makeProject({
      'content/proposals/um.md': numbered('2025-050', `Padaria ${'Umbuzeiro'.repeat(4)}`),
    });
    const own = { [PROPOSALS]: () => proposalsPage(runOf({ root, drafts: true })) };
    const folder = join(root, 'dist');
    const server = await startDevServer({ folder, port: 4350, host: THIS_COMPUTER, own });
    server.show([{ file: 'content/site.yaml', message: 'falta a brand', fix: 'acrescente' }]);
    const { page } = await openPage(`http://localhost:${server.port}${PROPOSALS}`, {
      width: 320,
      scheme,
    });
    expect(await page.locator('h2').innerText({ timeout: 2000 })).toContain('2025-050');
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  },
);

test('a build between loading a page and following it is not missed', async () => {
  const { server, write, url } = await startPreview();
  const { page } = await openPage(url, {
    width: 800,
    prepare: (fresh) =>
      fresh.route('**/__preview.js', async (route) => {
        write('Dois');
        server.show([]);
        await route.continue();
      }),
  });
  await vi.waitFor(async () => expect(await page.title()).toBe('Dois'), LIMIT);
});

test('a change of the text or the style leaves scroll, focus and typed text as they are', async () => {
  const { server, write, url } = await startPreview(
    'Antes',
    (text = '', colour = 'rgb(1, 2, 3)', more = '') =>
      `<!doctype html><html lang="pt-BR"><head><title>Um</title><style>h1{color:${colour}}</style></head>` +
      `<body><h1>${text}</h1><p><input id="nome"></p><div style="height:4000px"></div>${more}<p>Fim</p></body></html>`,
  );
  let hasRead: Promise<unknown> | undefined;
  const { page: tab } = await openPage(url, {
    width: 800,
    prepare: async (fresh) => {
      hasRead = fresh.waitForEvent('requestfinished', isReading);
    },
  });
  // A page that reads itself only after the change does not know what to compare, and reloads.
  await hasRead;
  await tab.locator('#nome').fill('Rafael');
  await tab.evaluate(() => {
    Object.assign(window, { isSame: true });
    scrollTo(0, 900);
  });
  write('Depois', 'rgb(4, 5, 6)', '<p>Novo</p>');
  server.show([]);
  await vi.waitFor(async () => expect(await tab.locator('h1').textContent()).toBe('Depois'), LIMIT);
  const state = await tab.evaluate(() => ({
    isSame: 'isSame' in window,
    focus: window.document.activeElement?.id,
    typed: window.document.querySelector('input')?.value,
    scrolled: scrollY,
    colour: getComputedStyle(window.document.querySelector('h1') as Element).color,
    paragraphs: window.document.querySelectorAll('p').length,
  }));
  expect(state).toEqual({
    isSame: true,
    focus: 'nome',
    typed: 'Rafael',
    scrolled: 900,
    colour: 'rgb(4, 5, 6)',
    paragraphs: 3,
  });
});

test('a page that is made first is shown while the server has no time to answer', async () => {
  const { server, write, url } = await startPreview();
  let isConnected: Promise<unknown> | undefined;
  const { page } = await openPage(url, {
    width: 800,
    prepare: (fresh) => {
      isConnected = Promise.all([
        fresh.waitForEvent('requestfinished', isReading),
        fresh.waitForResponse('**/__events'),
      ]);
      return fresh.addInitScript('delete globalThis.SharedWorker');
    },
  });
  await isConnected;
  let isFree: () => void = () => {};
  const time = new Promise<void>((done) => {
    isFree = done;
  });
  await page.route(url, async (route) => {
    await time;
    await route.continue();
  });
  server.showFirst(new Map([['/', document('Antes')]]));
  await vi.waitFor(async () => expect(await page.title()).toBe('Antes'), LIMIT);
  // The page that is published follows.
  write('Depois');
  server.show([]);
  isFree();
  await vi.waitFor(async () => expect(await page.title()).toBe('Depois'), LIMIT);
  expect(server.opened()).toEqual(new Set(['/']));
});

test('a page that nobody has open any more is soon made among the others', async () => {
  const { server, url } = await startPreview();
  const { page } = await openPage(url, { width: 800 });
  expect(server.opened()).toEqual(new Set(['/']));
  await page.goto('about:blank');
  for (let saves = 0; saves < 2; saves++) {
    server.showFirst(new Map([['/', document('Antes')]]));
    server.show([]);
  }
  expect(server.opened()).toEqual(new Set());
});

test('a change of what scripts hold on to reloads the page', async () => {
  const { server, write, url } = await startPreview(
    'Abrir',
    (label) =>
      `<!doctype html><html lang="pt-BR"><head><title>Um</title></head>` +
      `<body><h1>Um</h1><div class="island" data-island="menu">${label}</div></body></html>`,
  );
  const { page: tab } = await openPage(url, { width: 800 });
  await tab.evaluate(() => Object.assign(window, { isSame: true }));
  write('Fechar');
  server.show([]);
  await vi.waitFor(
    async () => expect(await tab.locator('.island').textContent()).toBe('Fechar'),
    LIMIT,
  );
  expect(await tab.evaluate(() => 'isSame' in window)).toBe(false);
});
