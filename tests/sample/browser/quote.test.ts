// Choosing in a proposal: what follows the choice on the page, where it is kept, and what happens before a script can answer.
// Sums and texts of every choice: tests/sample/proposal-choices.test.ts.

import type { Locator, Page, Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  baseUrl,
  clippedText,
  openBuilt,
  openPage,
  sidewaysScroll,
  type View,
} from '../../support/browser.ts';
import { changedContent } from '../../support/content.ts';
import { watchClipboard } from '../../support/form-page.ts';
import { expectReadable } from '../../support/looks.ts';
import { readQr } from '../../support/qr-picture.ts';
import { buildChangedSite } from '../../support/real-site.ts';

const CLUB = '/proposta-clube-gralha';
const ESTATE = '/proposta-vale-do-iguacu';
const SWEETS = '/proposta-doces-da-araci';
const MENU = '/proposta-cantina-bepe';

declare global {
  /** Set when a proposal listens to its address: it is awake. */
  var isAwake: boolean | undefined;
}

/** The script comes when `release` is called, which ends once the proposal is awake. */
async function openHeld(path: string, view: Partial<View> = {}) {
  const held: Route[] = [];
  const opened = await openPage(path, {
    width: 1440,
    reducedMotion: true,
    ...view,
    prepare: async (page) => {
      await page.addInitScript(() => {
        const listen = globalThis.addEventListener;
        globalThis.addEventListener = (...given: Parameters<typeof listen>) => {
          if (given[0] === 'hashchange') globalThis.isAwake = true;
          listen(...given);
        };
      });
      await page.route('**/quote.*.js', (route) => void held.push(route));
    },
  });
  const release = async (): Promise<void> => {
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await opened.page.waitForFunction(() => globalThis.isAwake);
  };
  return { ...opened, release };
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

async function readAll(locator: Locator): Promise<string[]> {
  return (await locator.allInnerTexts()).map(plain);
}

function rows(page: Page): Promise<string[]> {
  return readAll(page.locator('.investment tbody tr, .investment tfoot tr'));
}

const expectFact = (page: Page, fact: string): Promise<void> =>
  expect.poll(() => readAll(page.locator('.facts > div'))).toContain(fact);

const expectHash = (page: Page, wanted: string): Promise<void> =>
  expect.poll(() => new URL(page.url()).hash).toBe(wanted);

/** The messages that wait in the chats of the bar. */
async function messages(page: Page): Promise<string[]> {
  const links = page.locator('.proposal-bar a');
  const addresses = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  return addresses.map((address) => plain(new URL(address).searchParams.get('text') ?? ''));
}

/** Walks to another choice, as a link does; `investment`: what its facts say then. */
async function choose(page: Page, hash: string, investment: string): Promise<void> {
  await page.evaluate((next) => Object.assign(location, { hash: next }), hash);
  await expectFact(page, `Investimento ${investment}`);
}

const leftOut = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-left-out]')
    .evaluateAll((all) => all.map((module) => module.getAttribute('data-item')));

test('a proposal of options wakes without a change, and follows the option that is chosen', async () => {
  const { page, complaints, release } = await openHeld(`${CLUB}#conteudo`);
  const code = /\w{4}-\w{4}-\w{4}/.exec(await page.locator('.proposal-cover').innerText())?.[0];
  const first = page.getByRole('radio', { name: 'Opção 1: PWA e web app' });
  const second = page.getByRole('radio', { name: 'Opção 2: Aplicativos nativos' });
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {});
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.body, all);
    Object.assign(globalThis, { observer });
  });
  await first.focus();
  await release();
  const changes = await page.evaluate(async () => {
    const { observer } = globalThis as unknown as { observer: MutationObserver };
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return observer.takeRecords().map(({ type, target }) => `${type} ${target.nodeName}`);
  });
  expect(changes, 'by waking').toEqual([]);
  expect(await leftOut(page), 'an anchor is no choice').toEqual([]);
  await expectFact(page, 'Investimento: Opção 1 R$ 1.250');

  const ring = (locator: Locator) =>
    locator.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    });
  await page.keyboard.press('ArrowDown');
  await expectHash(page, '#opcoes=nativos&pagamento=pix');
  const label = page.locator('.choice', { has: second });
  const count = page.getByLabel('Número de parcelas');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await ring(label), forcedColors).toBe('solid 3px');
    expect(await ring(page.locator('.option .choice').first()), forcedColors).toContain('none');
    // A question about this part stands between.
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    expect(await ring(count), forcedColors).toMatch(/^(solid|auto) [23]px$/);
    for (const key of ['Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  await expectFact(page, 'Investimento: Opção 2 R$ 2.500');
  expect(await leftOut(page)).toEqual(['pwa']);
  expect(plain(await page.locator('[data-left-out]').innerText())).toContain(
    'Fora da escolha atual',
  );
  expect(await readAll(page.getByRole('status').first())).toEqual([
    'Novo total: R$ 2.500. Prazo: 60 dias.',
  ]);
  const said =
    'versão 1 (Aplicativo do clube de empreendedores), para Clube Gralha de Empreendedores. ' +
    'Itens: Aplicativos nativos Total: R$ 2.500 Pagamento: PIX ou transferência em 2 parcelas, ' +
    `a primeira de R$ 1.250 Validade: 15 dias Código da versão: ${code}`;
  expect(await messages(page)).toEqual([
    `Olá! Tenho uma dúvida sobre a proposta 2025-036, ${said}`,
    `Olá! Aceito a proposta 2025-036, ${said} Escolha: https://www.grimpa.example/proposta-clube-gralha#opcoes=nativos&pagamento=pix Nome: Cargo:`,
  ]);

  const payload = (await page.locator('.pix-code').textContent()) ?? '';
  expect(payload).toContain('54071250.00');
  const picture = page.locator('.pix-qr');
  for (const [look, width, media] of [
    ['light', 1440, { colorScheme: 'light' }],
    ['dark and narrow', 320, { colorScheme: 'dark' }],
    ['forced colours', 1440, { forcedColors: 'active' }],
    ['on paper', 1280, { media: 'print', forcedColors: 'none' }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia(media);
    expect(await readQr(picture), look).toBe(payload);
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  expect(plain((await picture.getAttribute('aria-label')) ?? '')).toBe(
    'QR Code do Pix de R$ 1.250',
  );

  const copied = await watchClipboard(page);
  const status = page.locator('.pix').getByRole('status');
  await page.getByRole('button', { name: 'Copiar o código' }).press('Enter');
  await page.getByRole('button', { name: 'Código copiado' }).waitFor();
  expect(await status.textContent()).toBe('Código copiado');
  expect(await copied()).toBe(payload);
  await first.click();
  const copy = page.getByRole('button', { name: 'Copiar o código' });
  await copy.waitFor();
  expect(await status.textContent(), 'of another code').toBe('');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString()), { message: 'without a clipboard' })
    .toBe(await page.locator('.pix-code').textContent());
  expect(await copy.count()).toBe(1);
  await second.click();

  // Its payment by arrows, list and space.
  await count.focus();
  await page.keyboard.press('ArrowUp');
  await expectHash(page, '#opcoes=nativos&pagamento=cartao-9');
  const card = page.getByRole('radio', { name: 'Cartão de crédito' });
  expect(await card.isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await card.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expectHash(page, '#opcoes=nativos&pagamento=pix');
  await page.keyboard.press('ArrowUp');
  await expectHash(page, '#opcoes=nativos&pagamento=cartao-10');
  expect(complaints).toEqual([]);
  await expectReadable(page, 'chosen', true);
  // Every control has room for a finger.
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    const heights = await page
      .locator('.choice, .count select, .button')
      .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().height));
    expect(Math.min(...heights), `at ${width} px`).toBeGreaterThan(43.9);
  }
});

test('a proposal of modules keeps the last one, and its choice in the address, through which visitors walk', async () => {
  const { page, complaints, release } = await openHeld(ESTATE);
  const [site, crm] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').last()];
  await site.click();
  await crm.press('Space');
  await release();
  await expectFact(page, 'Investimento R$ 1.250');
  const ticks = [await site.isChecked(), await crm.isChecked()];
  expect(ticks, 'all were taken away').toEqual([false, true]);
  await expectHash(page, '#opcoes=crm&pagamento=pix');
  expect(await crm.isDisabled()).toBe(true);
  await expectReadable(page, 'chosen', true);
  await site.press('Space');
  await expectFact(page, 'Investimento R$ 2.500');
  expect(await crm.isDisabled()).toBe(false);
  expect(await leftOut(page)).toEqual([]);

  await choose(page, '#opcoes=crm&pagamento=cartao-5', 'R$ 1.250');
  expect(await readAll(page.locator('.payment-amount').first())).toEqual(['5× R$ 250']);
  await choose(page, '#opcoes=website,crm', 'R$ 2.500');
  expect(await leftOut(page)).toEqual([]);
  await page.goBack();
  await expectFact(page, 'Investimento R$ 1.250');
  expect(await leftOut(page)).toEqual(['website']);
  await page.goForward();
  await expectFact(page, 'Investimento R$ 2.500');
  expect(complaints).toEqual([]);
  await choose(page, '#opcoes=crm,loja&pagamento=cartao-99', 'R$ 1.250');
  await choose(page, '#opcoes=%3Cscript%3E', 'R$ 2.500');
  const unknown = ['loja, cartao-99', '<script>'];
  expect(complaints).toEqual(unknown.map((ids) => `console: not in this proposal: ${ids}`));
  await choose(page, '#opcoes=crm', 'R$ 1.250');
  await choose(page, '', 'R$ 2.500');
  expect(await leftOut(page), 'the usual choice').toEqual([]);
});

test('a proposal of a package counts every press once, shows no day of what is left out, and outlives a reload', async () => {
  const { page, complaints, release } = await openHeld(SWEETS);
  const box = (name: string) => page.getByRole('checkbox', { name });
  await box('Anúncios').click();
  await box('Perfil').press('Space');
  await release();
  await expectFact(page, 'Investimento R$ 400');
  const ticks = await page
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).checked));
  expect(ticks, 'presses before the script was there').toEqual([true, false, false]);
  await page.getByLabel('Número de parcelas').selectOption({ index: 0 });
  await expectHash(page, '#opcoes=cardapio&pagamento=cartao-2');
  await page.unroute('**/quote.*.js');
  await page.reload();
  await expectFact(page, 'Investimento R$ 400');
  await expectHash(page, '#opcoes=cardapio&pagamento=cartao-2');
  expect(await readAll(page.locator('.payment-amount').first())).toEqual(['2× R$ 200']);
  await page.setViewportSize({ width: 320, height: 640 });
  const bar = page.locator('.proposal-bar');
  await page.evaluate(() => scrollTo(0, 0));
  expect((await bar.boundingBox())?.height, 'most of a small screen is left').toBeLessThan(120);
  await page.evaluate(() => scrollTo(0, 2000));
  expect((await bar.boundingBox())?.y).toBe(0);

  await choose(page, '#conteudo', 'R$ 400');
  await box('Perfil').click();
  await expectFact(page, 'Investimento R$ 600');
  await expectHash(page, '#opcoes=cardapio,perfil&pagamento=cartao-2');
  await box('Anúncios').click();
  await expect.poll(() => rows(page)).toContain('Desconto do pacote completo −R$ 200,00');
  const stage = page.locator('.schedule-title', { hasText: 'Cardápio' });
  await box('Aplicativo').click();
  await expect.poll(() => stage.isVisible()).toBe(false);
  await box('Anúncios').click();
  const last = box('é preciso ficar com pelo menos uma parte');
  await last.press('Space');
  expect(await last.isChecked()).toBe(true);
  await box('Aplicativo').click();
  await expect.poll(() => stage.isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

test('a proposal of one whole asks for another sum by card than by PIX', async () => {
  const { page, complaints, release } = await openHeld(MENU);
  const copied = await watchClipboard(page);
  await page.getByRole('button', { name: 'Copiar o código' }).click();
  await release();
  await page.getByRole('button', { name: 'Código copiado' }).waitFor();
  expect(await copied()).toBe(await page.locator('.pix-code').textContent());
  expect(await page.locator('.choices').count()).toBe(0);
  await page.getByRole('radio', { name: 'Cartão de crédito' }).click();
  await expectHash(page, '#opcoes=cardapio,delivery&pagamento=cartao-10');
  await page.getByLabel('Número de parcelas').selectOption('4× R$ 875');
  const accepted = async () => (await messages(page)).at(-1);
  await expect
    .poll(accepted)
    .toContain('Total: R$ 3.500 Pagamento: cartão de crédito em 4× R$ 875');
  expect(await page.locator('.pix').count()).toBe(0);
  expect(await leftOut(page)).toEqual([]);
  await page.getByRole('radio', { name: 'PIX ou transferência' }).click();
  await page.locator('.pix').waitFor();
  const [, byPix] = await readAll(page.locator('.payment-amount'));
  expect(byPix).toBe('R$ 2.000 normalmente R$ 3.500');
  expect(await accepted()).toContain('Total: R$ 2.000 Pagamento: PIX ou transferência');
  expect(complaints).toEqual([]);
});

describe('without the script', () => {
  test.each([CLUB, ESTATE])('%s is whole, and shows nothing that cannot answer', async (path) => {
    const { page, complaints } = await openPage(path, { width: 390, javaScript: false });
    const words = page.getByText(/^(Pagar assim|Escolher esta|Forma escolhida)$/);
    expect(await words.count()).toBeGreaterThan(0);
    const dead = [page.locator('main input, main select, button'), words];
    for (const control of (await Promise.all(dead.map((all) => all.all()))).flat())
      expect(await control.isVisible()).toBe(false);
    expect(await page.locator('.pix-code').isVisible()).toBe(true);
    expect(await page.locator('.investment').isVisible()).toBe(true);
    expect((await messages(page)).at(-1)).toMatch(
      /^Olá! Aceito a proposta 2025-0\d\d, .* Total: R\$ /,
    );
    expect(complaints).toEqual([]);
  });

  test('that does not arrive, the page stays as it was and says so on the console', async () => {
    const { page, complaints } = await openPage(CLUB, {
      width: 1440,
      prepare: (fresh) => fresh.route('**/quote.*.js', (route) => route.abort()),
    });
    const before = await rows(page);
    await page.locator('.option .choice').last().click();
    await expect.poll(() => complaints.join('\n')).toContain('console: island quote:');
    expect(await rows(page)).toEqual(before);
    expect((await messages(page)).at(-1)).toContain('Itens: PWA e web app Total: R$ 1.250');
    expect(await page.locator('.pix-code').isVisible()).toBe(true);
  });
});

describe('a proposal with a last day, and names that nobody expected', () => {
  const COMPANY = `</script><script>alert(1)</script> "Gralha" & 'Filhos' <!--`;
  const LONG = 'Aplicativos nativos com integração ao otorrinolaringologista-credenciado';
  let outDir: string;

  beforeAll(async () => {
    const dated = 'version: 1\nissuedOn: 2026-12-02\n';
    const tree = changedContent('proposals/clube-gralha.md', 'version: 1\n', dated);
    const file = 'content/proposals/clube-gralha.md';
    tree[file] = String(tree[file])
      .replace('company: Clube Gralha de Empreendedores', `company: ${JSON.stringify(COMPANY)}`)
      .replace('title: Aplicativos nativos', `title: ${LONG}`);
    const site = await buildChangedSite(tree, { today: '2026-12-02' });
    outDir = site.outDir;
  });

  const visit = (hash: string, now: string, timeZone: string) =>
    openBuilt(outDir, CLUB + hash, {
      width: 320,
      timeZone,
      prepare: (fresh) => fresh.clock.install({ time: new Date(now) }),
    });

  // The 17th ends in Brasília at 03:00 UTC of the 18th.
  test('is accepted until that day ends in Brasília, and says every name as it is', async () => {
    const last = '2026-12-18T02:59:00Z';
    const { page, complaints } = await visit('#opcoes=nativos', last, 'Asia/Tokyo');
    await expectFact(page, 'Investimento: Opção 2 R$ 2.500');
    await expectFact(page, 'Válida até 17/12/2026');
    expect(await page.getByRole('link', { name: 'Aceitar proposta' }).count()).toBe(1);
    const accepted = (await messages(page)).at(-1);
    expect(accepted).toContain(`, para ${COMPANY}. Itens: ${LONG} Total: R$ 2.500`);
    expect(accepted).toContain('Válida até 17 de dezembro de 2026 Código');
    expect(await page.locator('.pix').count()).toBe(1);
    expect(await page.locator('.signatures').isVisible()).toBe(true);
    expect(await page.locator('.lapsed').isVisible()).toBe(false);
    expect(plain(await page.locator('.proposal-cover').innerText())).toContain(
      `Para ${COMPANY}, aos cuidados de`,
    );
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page)).toEqual([]);
      expect(await clippedText(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    expect(page.url().startsWith(baseUrl)).toBe(true);
  });

  test('says untouched that the day has passed, and asks for a new one', async () => {
    const { page, complaints } = await visit('', '2026-12-18T03:00:00Z', 'America/Los_Angeles');
    await expectFact(page, 'Venceu em 17/12/2026');
    expect(plain(await page.locator('.proposal-bar').innerText())).toContain(
      'Venceu em 17 de dezembro de 2026',
    );
    expect(await page.getByRole('link', { name: 'Aceitar proposta' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Pedir atualização' }).count()).toBe(1);
    expect(await page.locator('.pix').count()).toBe(0);
    expect(await page.locator('.signatures').isVisible()).toBe(false);
    expect(plain(await page.locator('.lapsed').innerText())).toBe('Vencida em 17/12/2026');
    await page.getByRole('radio', { name: `Opção 2: ${LONG}` }).click();
    await expectFact(page, 'Investimento: Opção 2 R$ 2.500');
    expect(complaints).toEqual([]);
  });
});
