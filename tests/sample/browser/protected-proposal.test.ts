// A protected proposal in the browser: opened with its passphrase, and closed to any other.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Answers } from '../../../domain/hosting/answers.ts';
import { baseUrl, openBuilt, type View, violations } from '../../support/browser.ts';
import { expectReadable } from '../../support/looks.ts';
import { print, readPdf } from '../../support/pdf.ts';
import { buildChangedSite, CONTENT } from '../../support/real-site.ts';

const ROUTE = '/proposta-k7m2p9qdx4ab';
const PASSPHRASE = 'fmg5-4bv3-bfvy-g4zi-yqzx-583c';
const WRONG =
  'Senha incorreta. Confira se ela está completa, sem letras trocadas, e tente de novo.';

let outDir: string;
let answers: Answers | undefined;
/** The same proposal, sent on the same day without a passphrase. */
let openDir: string;

beforeAll(async () => {
  const site = readFileSync(join(CONTENT, 'site.yaml'), 'utf8');
  // With a placeholder for its key of payment nothing is sent.
  const tree = {
    'content/site.yaml': site.replace(/^placeholders:.*(?:\n +- .*)*/m, 'placeholders: []'),
  };
  const sending = { file: 'content/proposals/vale-do-iguacu.md', route: ROUTE };
  const build = (passphrase?: string) =>
    buildChangedSite(tree, { today: '2026-12-02', sending: { ...sending, passphrase } });
  const [locked, open] = [await build(PASSPHRASE), await build()];
  outDir = locked.outDir;
  openDir = open.outDir;
  answers = locked.report.answers;
});

const openLocked = (path: string, view: Partial<View> & { answers?: Answers | undefined } = {}) =>
  openBuilt(outDir, path, { width: 1280, answers, reducedMotion: true, ...view });

async function type(page: Page, passphrase: string): Promise<void> {
  await page.getByLabel('Senha da proposta').fill(passphrase);
  await page.getByRole('button', { name: 'Abrir proposta' }).click();
}

const total = (page: Page): Promise<string> =>
  page.locator('[data-role=sum] td').last().innerText();

test('a protected proposal opens with its passphrase alone, looks and prints like any other, and is chosen from', async () => {
  const { page, complaints } = await openLocked(ROUTE);
  expect(await page.title()).toBe('Proposta protegida | Grimpa');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Proposta protegida');
  expect(await page.innerText('body')).not.toMatch(/Iguaçu|2\.500|2025-048/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  const field = page.getByLabel('Senha da proposta');
  const error = page.getByText(WRONG);
  for (const typed of ['', '   ', ' - ']) {
    await type(page, typed);
    await page.getByText('Digite a senha da proposta.').waitFor();
    expect(await error.isVisible(), `"${typed}"`).toBe(false);
    await field.fill('a');
    expect(await page.getByText('Digite a senha da proposta.').isVisible()).toBe(false);
  }
  const wrong = PASSPHRASE.replace('fmg5', 'fmg4');
  await type(page, wrong);
  await error.waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe(wrong);
  expect(await field.evaluate(describedBy)).toContain(WRONG);
  await expectReadable(page, 'wrong');
  await page.setViewportSize({ width: 1280, height: 900 });
  await field.press('End');
  await field.press('Backspace');
  expect(await error.isVisible()).toBe(false);
  expect(await field.getAttribute('aria-invalid')).toBeNull();

  await page.evaluate(() => {
    crypto.subtle.deriveKey = () => Promise.reject(new Error('no rounds'));
  });
  await type(page, PASSPHRASE);
  await page.locator('[data-error="unable"]').waitFor();
  const button = page.getByRole('button', { name: 'Abrir proposta' });
  expect(await button.getAttribute('aria-disabled'), 'it can be tried again').toBe('false');
  await page.evaluate(() => Reflect.deleteProperty(crypto.subtle, 'deriveKey'));
  await field.fill('');
  await page.keyboard.type(PASSPHRASE.toUpperCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await page.locator('.investment').waitFor();
  expect(await page.title()).toContain('Proposta para a Vale do Iguaçu, website imobiliário e CRM');
  expect(await page.locator('h1').allInnerTexts()).toEqual(['Website imobiliário + CRM']);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteudo');
  expect(await field.count()).toBe(0);
  expect(
    asked.filter((text) => /fmg5/i.test(text)),
    'sent nowhere',
  ).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(page.url()).toBe(baseUrl + ROUTE);

  const open = await openBuilt(openDir, ROUTE, { width: 1280, reducedMotion: true });
  expect(await look(page)).toEqual(await look(open.page));
  const [locked, plain] = [await print(page), await print(open.page)];
  expect(await readPdf(locked)).toEqual(await readPdf(plain));
  await page.getByRole('checkbox', { name: 'CRM' }).click();
  await expect.poll(() => total(page)).toBe('R$\u00a01.250,00');
  await expect.poll(() => page.url()).toBe(`${baseUrl}${ROUTE}#opcoes=website&pagamento=pix`);
  expect(await page.getByRole('link', { name: 'Aceitar proposta' }).count()).toBe(1);
  // Its parts look like those of any other; what opening made of the page is asked once.
  expect(await violations(page), 'open').toEqual([]);
  expect(complaints).toEqual([]);
});

test('once it is open it shows the choice of its link, and that its last day has passed', async () => {
  const { page, complaints } = await openLocked(`${ROUTE}#opcoes=crm`, {
    prepare: (fresh) => fresh.clock.install({ time: new Date('2026-12-18T12:00:00-03:00') }),
  });
  await type(page, PASSPHRASE);
  await page.getByRole('link', { name: 'Pedir atualização' }).waitFor();
  await expect.poll(() => total(page)).toBe('R$\u00a01.250,00');
  expect(await page.locator('[data-left-out]').getAttribute('data-item')).toBe('website');
  expect(await page.locator('.proposal-bar').innerText()).toContain(
    'Venceu em 17 de dezembro de 2026',
  );
  expect(await page.locator('.pix').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('without JavaScript it explains itself, and leads to a person', async () => {
  const { page } = await openLocked(ROUTE, { width: 320, javaScript: false });
  expect(await page.locator('.locked-notice').isVisible()).toBe(true);
  expect(await page.locator('.locked-notice').textContent()).toContain('precisa de JavaScript');
  expect(await page.getByRole('button').count()).toBe(0);
  const link = page.getByRole('link', { name: 'Fale com a gente pelo WhatsApp' });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5541900000000\?text=/);
});

function describedBy(input: Element): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** Where every block stands, and how its text looks. */
async function look(page: Page) {
  await page.evaluate(() => {
    // Fonts are asked for once words are laid out.
    document.body.getBoundingClientRect();
    return document.fonts.ready;
  });
  return page.locator('.proposal-page :not(script)').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, font, backgroundColor } = getComputedStyle(element);
      const box = [x, y + scrollY, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${box} ${color} ${backgroundColor} ${font}`;
    }),
  );
}

test.each([
  [
    'rounds that no browser ends',
    (html: string) => html.replace(/"rounds":\d+/, '"rounds":1000000000'),
  ],
  ['half a payload', (html: string) => html.replace('{"rounds"', '{"rounds')],
])('with %s a page says that it cannot open, at once', async (_, spoil) => {
  const html = readFileSync(join(outDir, `${ROUTE}.html`), 'utf8');
  writeFileSync(join(outDir, 'proposta-estragada.html'), spoil(html));
  const { page } = await openLocked('/proposta-estragada', { answers: undefined });
  await type(page, PASSPHRASE);
  await expect.poll(() => page.locator('[data-error=unable]').isVisible()).toBe(true);
});
