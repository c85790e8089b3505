// Choosing in a proposal: what follows the choice, where it is kept, and what happens before a script can answer.

import { hasError, isStaticPix, parsePix } from 'pix-utils';
import type { Locator, Page, Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  baseUrl,
  clippedText,
  openBuilt,
  openPage,
  sidewaysScroll,
  type View,
  violations,
} from '../../support/browser.ts';
import { changedContent } from '../../support/content.ts';
import { readQr } from '../../support/qr-picture.ts';
import { buildChangedSite } from '../../support/real-site.ts';

const CLUB = '/proposta-clube-gralha';
const ESTATE = '/proposta-vale-do-iguacu';
const SWEETS = '/proposta-doces-da-araci';
const MENU = '/proposta-cantina-bepe';
const JOINERY = '/proposta-marcenaria-taipa';

declare global {
  /** Set when a proposal listens to its address: it is awake. */
  var isAwake: boolean | undefined;
}

async function openQuote(path: string, view: Partial<View> = {}) {
  return openPage(path, { width: 1440, ...view, prepare: (page) => prepare(page, view) });
}

async function prepare(page: Page, view: Partial<View>): Promise<void> {
  await page.addInitScript(() => {
    const listen = globalThis.addEventListener;
    globalThis.addEventListener = (...given: Parameters<typeof listen>) => {
      if (given[0] === 'hashchange') globalThis.isAwake = true;
      listen(...given);
    };
  });
  await view.prepare?.(page);
}

async function whenAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.isAwake);
}

/** What is read, in one line with plain spaces. */
async function read(locator: Locator): Promise<string> {
  return plain(await locator.innerText());
}

async function readAll(locator: Locator): Promise<string[]> {
  return (await locator.allInnerTexts()).map(plain);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function rows(page: Page): Promise<string[]> {
  return readAll(page.locator('.investment tr'));
}

function facts(page: Page): Promise<string[]> {
  return readAll(page.locator('.facts > div'));
}

/** The messages that wait in the chats of the bar. */
async function messages(page: Page): Promise<string[]> {
  const links = page.locator('.proposal-bar a');
  const addresses = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  return addresses.map((address) => plain(new URL(address).searchParams.get('text') ?? ''));
}

async function acceptMessage(page: Page): Promise<string> {
  return (await messages(page)).at(-1) ?? '';
}

function hash(page: Page): string {
  return new URL(page.url()).hash;
}

async function expectSoon<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  await expect.poll(read, { timeout: 30_000 }).toEqual(wanted);
}

describe('a proposal of options', () => {
  test('follows the option that is chosen, in every figure and in the message', async () => {
    const { page, complaints } = await openQuote(CLUB);
    const code = (await page.locator('.proposal-cover').innerText()).match(
      /\w{4}-\w{4}-\w{4}/,
    )?.[0];
    expect(await facts(page)).toEqual([
      'Investimento: Opção 1 R$ 1.250',
      'Prazo 45 dias',
      'No cartão 10× R$ 125',
      'Validade 15 dias',
    ]);
    await page.getByRole('radio', { name: 'Opção 2: Aplicativos nativos' }).click();
    await expectSoon(
      () => facts(page),
      [
        'Investimento: Opção 2 R$ 2.500',
        'Prazo 60 dias',
        'No cartão 10× R$ 250',
        'Validade 15 dias',
      ],
    );
    expect(await rows(page)).toEqual([
      'Item Normalmente Nesta proposta',
      'Opção 2: Aplicativos nativos R$ 12.000,00 R$ 2.500,00',
      'Total R$ 12.000,00 R$ 2.500,00',
      'Você economiza R$ 9.500 (79%)',
    ]);
    expect(await readAll(page.locator('.tranches li'))).toEqual([
      'R$ 1.250 no início',
      'R$ 1.250 na entrega',
    ]);
    expect(hash(page)).toBe('#opcoes=nativos&pagamento=pix');
    const said =
      'versão 1 (Aplicativo do clube de empreendedores), para Clube Gralha de Empreendedores';
    const chosen =
      'Itens: Aplicativos nativos Total: R$ 2.500 Pagamento: PIX ou transferência em 2 parcelas, ' +
      `a primeira de R$ 1.250 Validade: 15 dias Código da versão: ${code}`;
    expect(await messages(page)).toEqual([
      `Olá! Tenho uma dúvida sobre a proposta 2025-036, ${said}. ${chosen}`,
      `Olá! Aceito a proposta 2025-036, ${said}. ${chosen}`,
    ]);
    const other = page.locator('[data-left-out]');
    expect(await other.getAttribute('data-item')).toBe('pwa');
    expect(await read(other)).toContain('Fora da escolha atual');
    expect(await read(page.getByRole('status').first())).toBe('Novo total: R$ 2.500');
    expect(complaints).toEqual([]);
  });

  test('is walked through by arrows, and its payment by arrows, list and space', async () => {
    const { page } = await openQuote(CLUB);
    await page.getByRole('radio', { name: 'Opção 1: PWA e web app' }).focus();
    await whenAwake(page);
    await page.keyboard.press('ArrowDown');
    await expectSoon(() => Promise.resolve(hash(page)), '#opcoes=nativos&pagamento=pix');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'parcelas',
    );
    await page.keyboard.press('ArrowUp');
    await expectSoon(() => Promise.resolve(hash(page)), '#opcoes=nativos&pagamento=cartao-9');
    const card = page.getByRole('radio', { name: 'Cartão de crédito' });
    expect(await card.isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await card.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expectSoon(() => Promise.resolve(hash(page)), '#opcoes=nativos&pagamento=pix');
    await page.keyboard.press('ArrowUp');
    await expectSoon(() => Promise.resolve(hash(page)), '#opcoes=nativos&pagamento=cartao-10');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Código copiado' }).waitFor();
  });
});

describe('a proposal of modules', () => {
  test('adds up what is chosen, and keeps the last module', async () => {
    const { page, complaints } = await openQuote(ESTATE);
    const [site, crm] = await page.locator('.module-choices input').all();
    await site?.click();
    await expectSoon(
      () => rows(page),
      [
        'Item Normalmente Nesta proposta',
        'Módulo 1: Website imobiliário R$ 2.000,00 fica de fora',
        'Módulo 2: CRM de atendimento R$ 3.000,00 R$ 1.250,00',
        'Total R$ 3.000,00 R$ 1.250,00',
        'Você economiza R$ 1.750 (58%)',
      ],
    );
    expect(hash(page)).toBe('#opcoes=crm&pagamento=pix');
    expect(await facts(page)).toContain('Investimento R$ 1.250');
    expect(await crm?.isDisabled()).toBe(true);
    expect(await crm?.isChecked()).toBe(true);
    expect(await acceptMessage(page)).toContain(
      'Itens: CRM de atendimento Total: R$ 1.250 Pagamento: PIX ou transferência em 2 parcelas, a primeira de R$ 625',
    );
    await site?.press('Space');
    await expectSoon(
      () => facts(page),
      ['Investimento R$ 2.500', 'Prazo 25 dias', 'No cartão 10× R$ 250', 'Validade 15 dias'],
    );
    expect(await crm?.isDisabled()).toBe(false);
    expect(await page.locator('[data-left-out]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('has the price of the package only when everything is chosen', async () => {
    const { page } = await openQuote(SWEETS);
    const whole = [
      'Item Nesta proposta',
      'Parte 1: Aplicativo de cardápio R$ 400,00',
      'Parte 2: Anúncios no Instagram e no Google R$ 200,00',
      'Parte 3: Perfil da empresa no Google R$ 200,00',
      'Desconto do pacote completo −R$ 200,00',
      'Total R$ 600,00',
      'Você economiza R$ 200 (25%)',
    ];
    expect(await rows(page)).toEqual(whole);
    const ads = page.getByRole('checkbox', { name: 'Anúncios' });
    await ads.click();
    await expectSoon(
      () => rows(page),
      [
        'Item Nesta proposta',
        'Parte 1: Aplicativo de cardápio R$ 400,00',
        'Parte 2: Anúncios no Instagram e no Google fica de fora',
        'Parte 3: Perfil da empresa no Google R$ 200,00',
        'Total R$ 600,00',
      ],
    );
    await page.getByRole('checkbox', { name: 'Perfil' }).click();
    await expectSoon(
      () => facts(page),
      [
        'Investimento R$ 400',
        'Prazo 30 dias',
        'No cartão 2× R$ 200 ou 3× R$ 133,34',
        'Validade 30 dias',
      ],
    );
    await ads.click();
    await page.getByRole('checkbox', { name: 'Perfil' }).click();
    await expectSoon(() => rows(page), whole);
  });

  test('shows no day of what is left out, and says what has to stay', async () => {
    const { page } = await openQuote(SWEETS);
    const stage = page.locator('.schedule li', { hasText: 'Cardápio' }).first();
    await page.getByRole('checkbox', { name: 'Aplicativo' }).click();
    await expect.poll(() => stage.isVisible()).toBe(false);
    await page.getByRole('checkbox', { name: 'Anúncios' }).click();
    const last = page.getByRole('checkbox', { name: 'uma parte, ao menos, fica' });
    await last.waitFor();
    await last.press('Space');
    expect(await last.isChecked()).toBe(true);
    await page.getByRole('checkbox', { name: 'Aplicativo' }).click();
    await expect.poll(() => stage.isVisible()).toBe(true);
  });
});

describe('a proposal of one whole', () => {
  test('asks for another sum by card than by PIX', async () => {
    const { page } = await openQuote(MENU);
    expect(await facts(page)).toContain('Investimento no Pix R$ 2.000');
    expect(await page.locator('.choices').count()).toBe(0);
    await page.getByRole('radio', { name: 'Cartão de crédito' }).click();
    await expectSoon(
      () => Promise.resolve(hash(page)),
      '#opcoes=cardapio,delivery&pagamento=cartao-10',
    );
    await page.getByLabel('Número de parcelas').selectOption('4× R$ 875');
    await expectSoon(
      () =>
        acceptMessage(page).then((text) =>
          text.slice(text.indexOf('Total'), text.indexOf(' Validade')),
        ),
      'Total: R$ 3.500 Pagamento: cartão de crédito em 4× R$ 875',
    );
    expect(await read(page.locator('.payment-amount').first())).toBe('4× R$ 875');
    expect(await page.locator('.pix').count()).toBe(0);
    await page.getByRole('radio', { name: 'PIX ou transferência' }).click();
    await page.locator('.pix').waitFor();
    expect(await acceptMessage(page)).toContain(
      'Total: R$ 2.000 Pagamento: PIX ou transferência em 2 parcelas, a primeira de R$ 1.000',
    );
  });

  test('keeps its discounts whatever is paid with', async () => {
    const { page } = await openQuote(`${JOINERY}#pagamento=cartao-3`);
    await expectSoon(() => read(page.locator('.payment-amount').first()), '3× R$ 500');
    expect(await rows(page)).toEqual([
      'Item Nesta proposta',
      'Site com páginas internas, blog e painel R$ 2.500,00',
      'Desconto Black November (20%) −R$ 500,00',
      'Desconto do clube (20%) −R$ 500,00',
      'Total R$ 1.500,00',
      'Você economiza R$ 1.000 (40%)',
    ]);
    expect(await acceptMessage(page)).toContain(
      'Total: R$ 1.500 Pagamento: cartão de crédito em 3× R$ 500',
    );
    expect(await page.locator('[data-left-out]').count()).toBe(0);
  });
});

describe('the choice in the address', () => {
  test('is shown by whoever opens the link, and follows back and forward', async () => {
    const { page, complaints } = await openQuote(`${ESTATE}#opcoes=crm&pagamento=cartao-5`);
    const total = () => read(page.locator('[data-role=sum] td').last());
    await expectSoon(total, 'R$ 1.250,00');
    expect(await read(page.locator('.payment-amount').first())).toBe('5× R$ 250');
    await page.evaluate(() => {
      location.hash = '#opcoes=website,crm';
    });
    await expectSoon(total, 'R$ 2.500,00');
    expect(await page.locator('[data-left-out]').count()).toBe(0);
    await page.goBack();
    await expectSoon(total, 'R$ 1.250,00');
    expect(await page.locator('[data-left-out]').getAttribute('data-item')).toBe('website');
    await page.goForward();
    await expectSoon(total, 'R$ 2.500,00');
    expect(complaints).toEqual([]);
  });

  test('is the usual one again when the address has none', async () => {
    const { page } = await openQuote(CLUB);
    await page.getByRole('radio', { name: 'Opção 1: PWA e web app' }).focus();
    await whenAwake(page);
    await page.evaluate(() => {
      location.hash = '#opcoes=nativos';
    });
    await page.locator('[data-left-out=""]').waitFor();
    await page.goBack();
    await expectSoon(() => facts(page).then(([first]) => first), 'Investimento: Opção 1 R$ 1.250');
    expect(await page.locator('[data-left-out]').count()).toBe(0);
  });

  test('outlives a reload, and a jump to the content', async () => {
    const { page } = await openQuote(SWEETS);
    await page.getByRole('checkbox', { name: 'Anúncios' }).click();
    await page.getByRole('checkbox', { name: 'Perfil' }).click();
    await page.getByLabel('Número de parcelas').selectOption({ index: 0 });
    const chosen = '#opcoes=cardapio&pagamento=cartao-2';
    await expectSoon(() => Promise.resolve(hash(page)), chosen);
    await page.reload();
    await expectSoon(() => facts(page).then(([first]) => first), 'Investimento R$ 400');
    expect(hash(page)).toBe(chosen);
    expect(await read(page.locator('.payment-amount').first())).toBe('2× R$ 200');
    await page.evaluate(() => {
      location.hash = '#conteudo';
    });
    await page.getByRole('checkbox', { name: 'Perfil' }).click();
    await expectSoon(() => facts(page).then(([first]) => first), 'Investimento R$ 600');
    expect(hash(page)).toBe('#opcoes=cardapio,perfil&pagamento=cartao-2');
  });

  test('marks nothing when it is only an anchor', async () => {
    const { page } = await openQuote(`${CLUB}#conteudo`);
    await whenAwake(page);
    expect(await facts(page)).toContain('Investimento: Opção 1 R$ 1.250');
    expect(await page.locator('[data-left-out]').count()).toBe(0);
  });

  test('counts as far as the proposal offers it, and the rest is named on the console', async () => {
    const { page, complaints } = await openQuote(`${ESTATE}#opcoes=crm,loja&pagamento=cartao-99`);
    await expectSoon(() => facts(page).then(([first]) => first), 'Investimento R$ 1.250');
    expect(complaints).toEqual(['console: not in this proposal: loja, cartao-99']);
    await page.evaluate(() => {
      location.hash = '#opcoes=%3Cscript%3E';
    });
    await expectSoon(() => facts(page).then(([first]) => first), 'Investimento R$ 2.500');
    expect(complaints.slice(1)).toEqual(['console: not in this proposal: <script>']);
  });
});

describe('a press before the script is there', () => {
  async function openHeld(path: string) {
    const held: Route[] = [];
    const opened = await openQuote(path, {
      prepare: (page) => page.route('**/quote.*.js', (route) => void held.push(route)),
    });
    const release = async (): Promise<void> => {
      await expect.poll(() => held.length).toBe(1);
      await held[0]?.continue();
      await whenAwake(opened.page);
    };
    return { ...opened, release };
  }

  test.each(['mouse', 'keyboard'])('counts once, by %s: a radio', async (by) => {
    const { page, release, complaints } = await openHeld(CLUB);
    const first = page.getByRole('radio', { name: 'Opção 1: PWA e web app' });
    if (by === 'mouse') await page.locator('.option .choice').last().click();
    else await first.press('ArrowDown');
    expect(hash(page)).toBe('');
    await release();
    await expectSoon(() => facts(page).then(([text]) => text), 'Investimento: Opção 2 R$ 2.500');
    expect(await first.isChecked()).toBe(false);
    expect(hash(page)).toBe('#opcoes=nativos&pagamento=pix');
    expect(complaints).toEqual([]);
  });

  test.each(['mouse', 'keyboard'])('counts once, by %s: checkboxes', async (by) => {
    const { page, release, complaints } = await openHeld(SWEETS);
    for (const name of ['Anúncios', 'Perfil']) {
      const box = page.getByRole('checkbox', { name });
      await (by === 'mouse' ? box.click() : box.press('Space'));
    }
    await release();
    await expectSoon(() => facts(page).then(([text]) => text), 'Investimento R$ 400');
    const boxes = page.getByRole('checkbox');
    expect(
      await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked)),
    ).toEqual([true, false, false]);
    expect(complaints).toEqual([]);
  });

  test('keeps one module when all were taken away', async () => {
    const { page, release } = await openHeld(ESTATE);
    for (const box of await page.getByRole('checkbox').all()) await box.click();
    await release();
    await expectSoon(() => facts(page).then(([text]) => text), 'Investimento R$ 1.250');
    const boxes = page.getByRole('checkbox');
    await expectSoon(
      () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked)),
      [false, true],
    );
  });

  test('counts once: the number of instalments, and the button that copies', async () => {
    const { page, release } = await openHeld(SWEETS);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByLabel('Número de parcelas').focus();
    await page.getByLabel('Número de parcelas').selectOption({ index: 0 });
    await release();
    await expectSoon(
      () => Promise.resolve(hash(page)),
      '#opcoes=cardapio,anuncios,perfil&pagamento=cartao-2',
    );
    const other = await openHeld(SWEETS);
    await other.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await other.page.getByRole('button', { name: 'Copiar o código' }).click();
    await other.release();
    await other.page.getByRole('button', { name: 'Código copiado' }).waitFor();
  });

  test.each([CLUB, ESTATE, MENU])('%s: waking changes nothing in the page', async (path) => {
    const { page, release } = await openHeld(path);
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {});
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      Object.assign(globalThis, { observer });
    });
    await page.getByRole('radio').first().focus();
    await release();
    const changes = await page.evaluate(async () => {
      const { observer } = globalThis as unknown as { observer: MutationObserver };
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      return observer.takeRecords().map(({ type, target }) => `${type} ${target.nodeName}`);
    });
    expect(changes).toEqual([]);
  });
});

describe('without the script', () => {
  test.each([CLUB, ESTATE, SWEETS, MENU, JOINERY])(
    '%s is whole, shows nothing that cannot answer, and links to the chats',
    async (path) => {
      const { page, complaints } = await openQuote(path, { width: 390, javaScript: false });
      for (const control of await page.locator('main input, main select, button').all()) {
        expect(await control.isVisible()).toBe(false);
      }
      expect(
        await page.getByText(/^(Pagar assim|Escolher esta|Forma escolhida)$/).count(),
      ).toBeGreaterThan(0);
      for (const words of await page
        .getByText(/^(Pagar assim|Escolher esta|Forma escolhida)$/)
        .all()) {
        expect(await words.isVisible()).toBe(false);
      }
      expect(await page.locator('.pix-code').isVisible()).toBe(true);
      expect(await page.locator('.investment').isVisible()).toBe(true);
      expect(await acceptMessage(page)).toMatch(
        /^Olá! Aceito a proposta 2025-0\d\d, .* Total: R\$ /,
      );
      expect(complaints).toEqual([]);
    },
  );

  test('that does not arrive, the page stays as it was and says so on the console', async () => {
    const { page, complaints } = await openQuote(CLUB, {
      prepare: (fresh) => fresh.route('**/quote.*.js', (route) => route.abort()),
    });
    const before = await rows(page);
    await page.locator('.option .choice').last().click();
    await expect.poll(() => complaints.join('\n')).toContain('console: island quote:');
    expect(await rows(page)).toEqual(before);
    expect(await acceptMessage(page)).toContain('Itens: PWA e web app Total: R$ 1.250');
    expect(await page.locator('.pix-code').isVisible()).toBe(true);
  });
});

describe('the PIX code', () => {
  test.each([
    [`${CLUB}#opcoes=nativos`, 1250, 'P2025036V1'],
    [`${ESTATE}#opcoes=website`, 625, 'P2025048V1'],
    [`${SWEETS}#opcoes=cardapio,anuncios,perfil`, 300, 'P2025031V1'],
    [`${SWEETS}#opcoes=cardapio`, 200, 'P2025031V1'],
    [`${MENU}#pagamento=pix`, 1000, 'P2025042V1'],
  ])('of %s asks for the first tranche of the choice: %d', async (path, amount, txid) => {
    const { page } = await openQuote(path);
    const code = page.locator('.pix-code');
    const payload = () => code.evaluate((element) => element.textContent ?? '');
    await whenAwake(page);
    await expect
      .poll(payload)
      .toContain(`54${String(amount.toFixed(2).length).padStart(2, '0')}${amount.toFixed(2)}`);
    const parsed = parsePix(await payload());
    if (hasError(parsed) || !isStaticPix(parsed)) throw new Error('not a static PIX code');
    expect(parsed).toMatchObject({
      transactionAmount: amount,
      txid,
      merchantName: 'Grimpa Software Ltda',
    });
    expect(await readQr(page.locator('.pix-qr'))).toBe(await payload());
    const name = `QR Code do Pix de R$ ${amount.toLocaleString('pt-BR')}`;
    expect(plain((await page.locator('.pix-qr').getAttribute('aria-label')) ?? '')).toBe(name);
  });

  test('is copied as it stands, which is said until another choice makes another code', async () => {
    const { page, complaints } = await openQuote(CLUB);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    // All tests share one clipboard: what this page put there is kept beside it.
    await page.evaluate(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) => {
        document.documentElement.dataset.copied = text;
        return write(text);
      };
    });
    await page.getByRole('button', { name: 'Copiar o código' }).click();
    await page.getByRole('button', { name: 'Código copiado' }).waitFor();
    const status = page.locator('.pix').getByRole('status');
    expect(await status.textContent()).toBe('Código copiado');
    const copied = await page.evaluate(() => document.documentElement.dataset.copied ?? '');
    expect(copied).toBe(await page.locator('.pix-code').textContent());
    expect(await read(page.locator('.pix'))).toContain(
      'Quem confirma o pagamento é o banco, não esta página. Guarde o comprovante.',
    );
    await page.getByRole('radio', { name: 'Opção 2: Aplicativos nativos' }).click();
    await page.getByRole('button', { name: 'Copiar o código' }).waitFor();
    expect(await status.textContent()).toBe('');
    expect(complaints).toEqual([]);
  });

  test('is selected for the visitor where the browser refuses the clipboard', async () => {
    const { page, complaints } = await openQuote(CLUB, {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        }),
    });
    await page.getByRole('button', { name: 'Copiar o código' }).click();
    const code = await page.locator('.pix-code').textContent();
    await expectSoon(() => page.evaluate(() => getSelection()?.toString()), code ?? '');
    expect(await page.getByRole('button', { name: 'Copiar o código' }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});

describe('the last day of a proposal', () => {
  let outDir: string;

  beforeAll(async () => {
    const tree = changedContent(
      'proposals/clube-gralha.md',
      'version: 1\n',
      'version: 1\nissuedOn: 2026-03-02\n',
    );
    const site = await buildChangedSite(tree, { today: '2026-03-02' });
    expect(site.problems).toEqual([]);
    outDir = site.outDir;
  });

  async function visit(now: string, timeZone: string) {
    const { page, complaints } = await openBuilt(outDir, CLUB, {
      width: 1440,
      timeZone,
      prepare: async (fresh) => {
        await fresh.clock.install({ time: new Date(now) });
        await prepare(fresh, {});
      },
    });
    return { page, complaints };
  }

  // The 17th ends in Brasília at 03:00 UTC of the 18th.
  test.each([
    ['2026-03-10T12:00:00Z', 'America/Sao_Paulo'],
    ['2026-03-18T02:59:00Z', 'America/Sao_Paulo'],
    ['2026-03-18T02:59:00Z', 'Asia/Tokyo'],
    ['2026-03-18T02:59:00Z', 'America/Los_Angeles'],
  ])('has not passed at %s in %s: it can be accepted', async (now, timeZone) => {
    const { page, complaints } = await visit(now, timeZone);
    await page.getByRole('radio', { name: 'Opção 2: Aplicativos nativos' }).click();
    await whenAwake(page);
    await expectSoon(() => facts(page).then(([first]) => first), 'Investimento: Opção 2 R$ 2.500');
    expect((await facts(page))[3]).toBe('Válida até 17/03/2026');
    expect(await read(page.locator('.proposal-bar'))).toContain('Válida até 17 de março de 2026');
    expect(await page.getByRole('link', { name: 'Aceitar proposta' }).count()).toBe(1);
    expect(await acceptMessage(page)).toContain('Válida até 17 de março de 2026 Código');
    expect(await page.locator('.pix').count()).toBe(1);
    expect(await page.locator('.signatures').isVisible()).toBe(true);
    expect(await page.locator('.lapsed').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['2026-03-18T03:00:00Z', 'America/Sao_Paulo'],
    ['2026-03-18T03:00:00Z', 'America/Los_Angeles'],
    ['2026-03-18T03:00:00Z', 'Asia/Tokyo'],
    ['2027-01-01T00:00:00Z', 'Asia/Tokyo'],
  ])('has passed at %s in %s: untouched, the page says so', async (now, timeZone) => {
    const { page, complaints } = await visit(now, timeZone);
    await expectSoon(() => facts(page).then((all) => all[3]), 'Venceu em 17/03/2026');
    expect(await read(page.locator('.proposal-bar'))).toContain('Venceu em 17 de março de 2026');
    expect(await page.getByRole('link', { name: 'Aceitar proposta' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Pedir atualização' }).count()).toBe(1);
    expect(await acceptMessage(page)).toMatch(
      /^Olá! A proposta 2025-036, .* passou da validade.* Venceu em 17 de março de 2026 Código/,
    );
    expect(await page.locator('.pix').count()).toBe(0);
    expect(await page.locator('.signatures').isVisible()).toBe(false);
    expect(await read(page.locator('.lapsed'))).toBe('Vencida em 17/03/2026');
    await page.getByRole('radio', { name: 'Opção 2: Aplicativos nativos' }).click();
    await expectSoon(() => facts(page).then(([first]) => first), 'Investimento: Opção 2 R$ 2.500');
    expect(complaints).toEqual([]);
  });
});

describe('names that nobody expected', () => {
  const COMPANY = `</script><script>alert(1)</script> "Gralha" & 'Filhos' <!--`;
  const LONG = 'Aplicativos nativos com integração ao otorrinolaringologista-credenciado';
  let outDir: string;

  beforeAll(async () => {
    const [text = ''] = Object.values(
      changedContent(
        'proposals/clube-gralha.md',
        'company: Clube Gralha de Empreendedores',
        `company: ${JSON.stringify(COMPANY)}`,
      ),
    );
    const site = await buildChangedSite({
      'content/proposals/clube-gralha.md': String(text).replace(
        'title: Aplicativos nativos',
        `title: ${LONG}`,
      ),
    });
    expect(site.problems).toEqual([]);
    outDir = site.outDir;
  });

  test.each([320, 1440])('are text at %i px, in the page and in the message', async (width) => {
    const { page, complaints } = await openBuilt(outDir, `${CLUB}#opcoes=nativos`, { width });
    await page.locator('[data-left-out]').waitFor();
    expect(await acceptMessage(page)).toContain(
      `, para ${COMPANY}. Itens: ${LONG} Total: R$ 2.500`,
    );
    expect(await read(page.locator('.proposal-cover'))).toContain(
      `Para ${COMPANY}, aos cuidados de`,
    );
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await clippedText(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('a proposal after choosing', () => {
  const CHOSEN = [
    `${CLUB}#opcoes=nativos`,
    `${SWEETS}#opcoes=cardapio,perfil&pagamento=cartao-3`,
    `${ESTATE}#opcoes=crm`,
    `${MENU}#pagamento=cartao-7`,
  ];

  describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
    test.each([1440, 320])(
      'breaks no rule of WCAG at %i px and does not scroll sideways',
      async (width) => {
        for (const path of CHOSEN) {
          const { page, complaints } = await openQuote(path, { width, scheme });
          await whenAwake(page);
          await page.locator('input:checked').first().focus();
          expect.soft(await violations(page), path).toEqual([]);
          expect.soft(await sidewaysScroll(page), path).toEqual([]);
          expect.soft(await clippedText(page), path).toEqual([]);
          expect.soft(complaints, path).toEqual([]);
        }
      },
    );
  });

  test.each([1440, 320])('gives every control room for a finger at %i px', async (width) => {
    for (const path of CHOSEN) {
      const { page } = await openQuote(path, { width });
      await whenAwake(page);
      const small = await page
        .locator('.choice, .count select, .button')
        .evaluateAll((all) =>
          all
            .map((control) => control.getBoundingClientRect())
            .filter(({ height }) => height < 43.9),
        );
      expect(small).toEqual([]);
    }
  });

  test.each([false, true])(
    'shows where the keyboard is, with forced colours: %s',
    async (forcedColors) => {
      const { page } = await openQuote(CLUB, { forcedColors });
      const radio = page.getByRole('radio', { name: 'Opção 2: Aplicativos nativos' });
      await page.getByRole('radio', { name: 'Opção 1: PWA e web app' }).press('ArrowDown');
      await whenAwake(page);
      expect(await radio.isChecked()).toBe(true);
      const ring = (locator: Locator) =>
        locator.evaluate((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return `${outlineStyle} ${outlineWidth}`;
        });
      const label = page.locator('.choice', { has: radio });
      expect(await ring(label)).toBe('solid 3px');
      const other = page.locator('.option .choice').first();
      expect(await ring(other)).toContain('none');
      await page.keyboard.press('Tab');
      expect(await ring(page.getByLabel('Número de parcelas'))).toMatch(/^(solid|auto) [23]px$/);
    },
  );

  test('leaves most of a small screen to the text', async () => {
    const { page } = await openQuote(`${SWEETS}#opcoes=cardapio`, { width: 320, height: 640 });
    await whenAwake(page);
    const bar = await page.locator('.proposal-bar').boundingBox();
    expect(bar?.height).toBeLessThan(120);
    await page.evaluate(() => scrollTo(0, 2000));
    expect((await page.locator('.proposal-bar').boundingBox())?.y).toBe(0);
    expect(page.url().startsWith(baseUrl)).toBe(true);
  });
});
