// The preview in a browser: every open tab follows what is built.

import { join } from 'node:path';
import type { Page } from 'playwright';
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

/** A long page, whose policy forbids scripts. */
const document = (title: string): string =>
  `<!doctype html><html lang="pt-BR"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'">` +
  `<title>${title}</title></head><body><h1>${title}</h1><pre>${'\n'.repeat(300)}</pre></body></html>`;

async function startPreview() {
  const folder = join(temporaryFolder(), 'site');
  const write = (title: string) => writeTree(folder, { 'index.html': document(title) });
  write('Um');
  const server = await startDevServer({ folder, port: 4350, host: THIS_COMPUTER });
  return { server, write, url: `http://localhost:${server.port}/` };
}

const follows = (tab: Page, title: string) =>
  vi.waitFor(async () => expect(await tab.title()).toBe(title), LIMIT);

test('all tabs follow every build, and stay where they were scrolled to', async () => {
  const { server, write, url } = await startPreview();
  const { page } = await openPage(url, { width: 800 });
  const other = await page.context().newPage();
  await other.goto(url);
  await page.evaluate(() => scrollTo(0, 900));
  for (const title of ['Dois', 'Três', 'Quatro']) {
    write(title);
    server.show([]);
    for (const tab of [page, other]) await follows(tab, title);
  }
  await vi.waitFor(async () => expect(await page.evaluate(() => scrollY)).toBe(900), LIMIT);
});

test('any number of tabs can be open: one in the background follows once it is looked at', async () => {
  const { server, write, url } = await startPreview();
  const { page } = await openPage(url, { width: 800 });
  const hide = (tab: Page, isHidden: boolean) =>
    tab.evaluate((hidden) => {
      Object.defineProperty(window.document, 'hidden', { value: hidden, configurable: true });
      window.document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const tabs: Page[] = [];
  // Browsers open six connections to a server.
  for (let count = 0; count < 8; count++) {
    const tab = await page.context().newPage();
    await tab.goto(url);
    await hide(tab, true);
    tabs.push(tab);
  }
  write('Dois');
  server.show([]);
  await follows(page, 'Dois');
  for (const tab of tabs) {
    expect(await tab.title()).toBe('Um');
    await hide(tab, false);
    await follows(tab, 'Dois');
    await tab.close();
  }
});

test('a tab shows the problems, and the page once they are mended', async () => {
  const { server, url } = await startPreview();
  const { page } = await openPage(url, { width: 800 });
  server.show([{ file: 'content/site.yaml', message: 'falta a <brand>', fix: 'acrescente' }]);
  await follows(page, '1 problema');
  expect(await page.locator('pre').textContent()).toContain('falta a <brand>');
  server.show([]);
  await follows(page, 'Um');
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
      fresh.route(
        '**/__events?*',
        async (route) => {
          write('Dois');
          server.show([]);
          await route.continue();
        },
        { times: 1 },
      ),
  });
  await follows(page, 'Dois');
});
