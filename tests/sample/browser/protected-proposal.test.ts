// A protected proposal in the browser: opened with its passphrase, and closed to any other.

import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answers } from '../../../domain/hosting/answers.ts';
import { baseUrl, openBuilt, openPage, type View, violations } from '../../support/browser.ts';
import { changedContent } from '../../support/content.ts';
import { readPdf } from '../../support/pdf.ts';
import { buildChangedSite } from '../../support/real-site.ts';

const NAME = 'k7m2p9qdx4ab';
const ROUTE = `/proposta-${NAME}`;
const PASSPHRASE = 'fmg5-4bv3-bfvy-g4zi-yqzx-583c';
const WRONG =
  'Senha incorreta. Confira se ela está completa, sem letras trocadas, e tente de novo.';

let outDir: string;
let answers: Answers | undefined;

beforeAll(async () => {
  const [text = ''] = Object.values(
    changedContent('proposals/proposta.md', 'version: 1\n', 'version: 1\npassphrase: true\n'),
  );
  const site = await buildChangedSite({
    [`content/proposals/${NAME}.md`]: text,
    'content/proposals/proposta.md': null,
    '.passphrases.json': JSON.stringify({ [NAME]: PASSPHRASE }),
  });
  expect(site.problems).toEqual([]);
  outDir = site.outDir;
  answers = site.report.answers;
});

function openLocked(view: View) {
  return openBuilt(outDir, ROUTE, { ...view, answers });
}

async function type(page: Page, passphrase: string): Promise<void> {
  await page.getByLabel('Senha da proposta').fill(passphrase);
  await page.getByRole('button', { name: 'Abrir proposta' }).click();
}

describe('a protected proposal', () => {
  test.each(['light', 'dark'] as const)(
    'asks for its passphrase, in the %s theme',
    async (scheme) => {
      const { page, complaints } = await openLocked({ width: 1440, scheme });
      expect(await page.title()).toBe('Proposta protegida | Grimpa');
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Proposta protegida');
      expect(await page.innerText('body')).not.toMatch(/Capivara|5\.000|2025-001/);
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test('that the browser cannot open says so, and lets its reader try again', async () => {
    const { page } = await openLocked({
      width: 390,
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          crypto.subtle.deriveKey = () => Promise.reject(new Error('no rounds'));
        });
      },
    });
    await type(page, PASSPHRASE);
    await page.locator('[data-error="unable"]').waitFor();
    const button = page.getByRole('button', { name: 'Abrir proposta' });
    expect(await button.getAttribute('aria-disabled')).toBe('false');
  });

  test.each([320, 1440])('opens with its passphrase at %i px, by keyboard alone', async (width) => {
    const { page, complaints } = await openLocked({ width });
    await page.getByLabel('Senha da proposta').focus();
    await page.keyboard.type(PASSPHRASE.toUpperCase().replaceAll('-', ' '));
    await page.keyboard.press('Enter');
    await page.getByText('Para Ateliê Capivara').waitFor();
    expect(await page.title()).toBe('Proposta de exemplo, site institucional com blog | Grimpa');
    expect(await page.locator('h1').allInnerTexts()).toEqual([
      'Site institucional com blog (exemplo)',
    ]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteudo');
    expect(await page.getByLabel('Senha da proposta').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(page.url()).toBe(baseUrl + ROUTE);
  });

  test('looks and prints like one without protection', async () => {
    const open = await openPage('/proposta', { width: 1280 });
    const { page } = await openLocked({ width: 1280 });
    await type(page, PASSPHRASE);
    await page.getByText('Para Ateliê Capivara').waitFor();
    expect(await look(page)).toEqual(await look(open.page));
    const [locked, plain] = await Promise.all([page, open.page].map(print));
    expect(locked).toEqual(plain);
  });

  test('says that a passphrase is wrong, keeps it, and opens with the right one after it', async () => {
    const { page } = await openLocked({ width: 1440 });
    await type(page, PASSPHRASE.replace('fmg5', 'fmg4'));
    const error = page.getByText(WRONG);
    await error.waitFor();
    const field = page.getByLabel('Senha da proposta');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe(PASSPHRASE.replace('fmg5', 'fmg4'));
    expect(await field.evaluate(describedBy)).toContain(WRONG);
    expect(await violations(page)).toEqual([]);
    await field.press('End');
    await field.press('Backspace');
    expect(await error.isVisible()).toBe(false);
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    await type(page, PASSPHRASE);
    await page.getByText('Para Ateliê Capivara').waitFor();
  });

  test.each(['', '   ', ' - '])('asks for a passphrase when %j is typed', async (typed) => {
    const { page, complaints } = await openLocked({ width: 1440 });
    await type(page, typed);
    await page.getByText('Digite a senha da proposta.').waitFor();
    expect(await page.getByText(WRONG).isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('explains itself without JavaScript, and leads to a person', async () => {
    const { page } = await openLocked({ width: 320, javaScript: false });
    expect(await page.locator('.locked-notice').isVisible()).toBe(true);
    expect(await page.locator('.locked-notice').textContent()).toContain('precisa de JavaScript');
    expect(await page.getByRole('button').count()).toBe(0);
    const link = page.getByRole('link', { name: 'Fale com a gente pelo WhatsApp' });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5541900000000\?text=/);
  });

  test('sends the passphrase nowhere and stores it nowhere', async () => {
    const { page, complaints } = await openLocked({ width: 1440 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await type(page, PASSPHRASE);
    await page.getByText('Para Ateliê Capivara').waitFor();
    expect(asked.filter((text) => /fmg5/i.test(text))).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('a protected proposal, once it is open', () => {
  let outDir: string;

  beforeAll(async () => {
    const [text = ''] = Object.values(
      changedContent(
        'proposals/vale-do-iguacu.md',
        'version: 1\n',
        'version: 1\npassphrase: true\nissuedOn: 2026-03-02\n',
      ),
    );
    const site = await buildChangedSite(
      {
        [`content/proposals/${NAME}.md`]: text,
        'content/proposals/vale-do-iguacu.md': null,
        '.passphrases.json': JSON.stringify({ [NAME]: PASSPHRASE }),
      },
      { today: '2026-03-02' },
    );
    expect(site.problems).toEqual([]);
    outDir = site.outDir;
  });

  async function openAt(day: string, hash = '') {
    const opened = await openBuilt(outDir, ROUTE + hash, {
      width: 1440,
      prepare: (page) => page.clock.install({ time: new Date(`${day}T12:00:00-03:00`) }),
    });
    await type(opened.page, PASSPHRASE);
    await opened.page.locator('.investment').waitFor();
    return opened;
  }

  function total(page: Page): Promise<string> {
    return page.locator('[data-role=sum] td').last().innerText();
  }

  test('lets its client choose, and keeps the choice in its address', async () => {
    const { page, complaints } = await openAt('2026-03-10');
    await page.getByRole('checkbox', { name: 'CRM' }).click();
    await expect.poll(() => total(page)).toBe('R$\u00a01.250,00');
    expect(page.url()).toBe(`${baseUrl}${ROUTE}#opcoes=website&pagamento=pix`);
    expect(await page.getByRole('link', { name: 'Aceitar proposta' }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('shows the choice of the link that it was opened by', async () => {
    const { page, complaints } = await openAt('2026-03-10', '#opcoes=crm');
    await expect.poll(() => total(page)).toBe('R$\u00a01.250,00');
    expect(await page.locator('[data-left-out]').getAttribute('data-item')).toBe('website');
    expect(complaints).toEqual([]);
  });

  test('says that its last day has passed', async () => {
    const { page, complaints } = await openAt('2026-03-18');
    await page.getByRole('link', { name: 'Pedir atualização' }).waitFor();
    expect(await page.locator('.proposal-bar').innerText()).toContain(
      'Venceu em 17 de março de 2026',
    );
    expect(await page.locator('.pix').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
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
  return page.locator('.proposal-page *').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, font, backgroundColor } = getComputedStyle(element);
      const box = [x, y + scrollY, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${box} ${color} ${backgroundColor} ${font}`;
    }),
  );
}

async function print(page: Page) {
  return readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}
