// A client uses a proposal: chooses, shares, accepts, asks, declines, pays and prints.

import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plain, textOf, translate, type View } from '../support/browser.ts';
import { readPdf } from '../support/pdf.ts';
import { expectReadable } from '../support/readable.ts';
import { blockScripts, hold, holdScripts, openSmall, takeForms } from '../support/small-build.ts';
import { withoutScript } from './questions/preferences.ts';

const ALL = '/proposta-tudo';
const MODULES = '/proposta-modulos';

const open = (path: string, view: View & { on?: string } = {}) =>
  openSmall(path, {
    ...view,
    prepare: async (page) => {
      await page.clock.setFixedTime(new Date(view.on ?? '2099-12-01T12:00:00Z'));
      await view.prepare?.(page);
    },
  });

declare global {
  var opened: number;
}

const priceTable = (page: Page): Promise<string> =>
  textOf(page.getByRole('table', { name: 'Investimento' }));

/** The message in the link of a button. */
async function chatMessage(page: Page, name: RegExp): Promise<string> {
  const href = await page.getByRole('link', { name }).first().getAttribute('href');
  const { searchParams } = new URL(href ?? '');
  return plain(searchParams.get('text') ?? searchParams.get('body'));
}

/** False once the script of an island runs, and undefined if it could not be loaded. */
const mounting = (within: Locator) =>
  within.evaluate((one) => Reflect.get(one.closest('[data-island]') ?? {}, 'mounting'));

test('choices and names, also early ones, are in prices, address and messages', async () => {
  const { prepare, release } = holdScripts();
  const { page, complaints } = await open(ALL, { prepare });
  await page.getByRole('radio', { name: /Pedido antecipado/ }).press('Space');
  await page.getByRole('checkbox', { name: /Fotos do cardápio/ }).press('Space');
  await page.getByRole('spinbutton', { name: /Tablet/ }).fill('4');
  await page.getByLabel('Seu nome completo').fill('Eva Luz');
  await page.getByLabel(/^Seu cargo/).fill('Diretora');
  release();
  await expect.poll(() => page.url()).toContain('#opcoes=antecipado,tablets:4,fotos,suporte');
  await expect.poll(() => priceTable(page)).toContain('Fotos do cardápio R$ 750,50');
  expect(await priceTable(page)).not.toContain('Pedido no balcão');
  const said =
    'proposta 2025-049, versão 2 (Site da padaria), para Padaria Aurora. ' +
    'Itens: Pedido antecipado, 4 × Tablet, Fotos do cardápio, Suporte Total: R$ 9.034,98, mais R$ 150 por mês';
  await expect
    .poll(() => chatMessage(page, /^Aceitar proposta/))
    .toContain(`Olá! Aceito a ${said}`);
  expect(await chatMessage(page, /^Aceitar proposta/)).toContain(
    'pagamento=pix Nome: Eva Luz Cargo: Diretora',
  );
  expect(await chatMessage(page, /^Tirar dúvidas/)).toContain(
    `Olá! Tenho uma dúvida sobre a ${said}`,
  );
  expect(await textOf(page.getByRole('status').filter({ hasText: 'Novo total: ' }))).toContain(
    'mais R$ 150 por mês',
  );
  await page.getByRole('spinbutton', { name: /Tablet/ }).fill('99');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.url()).toContain('tablets:5');
  await page.getByLabel('Número de parcelas').selectOption({ index: 1 });
  await expect.poll(() => page.url()).toContain('pagamento=cartao-3');
  expect(await chatMessage(page, /^Aceitar proposta/)).toContain('cartão de crédito em 3× ');
  await page.reload();
  await expect.poll(() => priceTable(page)).toContain('5 × R$ 890');
  await expectReadable(page, 'chosen');
  expect(complaints).toEqual([]);
});

test('a box that is ticked early is added to the choice of the address', async () => {
  const { prepare, release } = holdScripts();
  const { page, complaints } = await open(`${ALL}#opcoes=antecipado,tablets:4&pagamento=cartao-3`, {
    prepare,
  });
  await page.getByRole('checkbox', { name: /Fotos do cardápio/ }).check();
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Tirar dúvidas/ }).click();
  const tab = await opened;
  release();
  await expect.poll(() => page.url()).toContain('#opcoes=antecipado,tablets:4,fotos');
  expect(page.url()).toContain('pagamento=cartao-3');
  await expect
    .poll(() => decodeURIComponent(tab.url()).replace(/\s/g, ' '))
    .toContain('Pedido antecipado, 4 × Tablet, Fotos do cardápio');
  expect(complaints).toEqual([]);
});

test('a number that is not offered is told at its field, and so is such a link', async () => {
  const { page, complaints } = await open(`${ALL}#opcoes=antecipado,tablets:50`);
  const refused = page.getByText('O link que você abriu pede algo que esta proposta não oferece.');
  await refused.waitFor();
  const count = page.getByRole('spinbutton', { name: /Tablet/ });
  for (const [typed, units, isTold] of [
    ['4', 4, false],
    ['2,5', 4, true],
    ['1e1', 4, true],
    ['', 4, false],
    ['21', 5, true],
    ['0', 2, true],
    ['3', 3, false],
  ] as const) {
    await count.fill('');
    await count.pressSequentially(typed);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.url(), { message: typed }).toContain(`tablets:${units},`);
    expect(await count.inputValue(), typed).toBe(String(units));
    const told = page.getByText(`de 2 a 5, sem vírgula nem letras: ficou ${units}`);
    expect(await told.count(), typed).toBe(isTold ? 1 : 0);
  }
  expect(await refused.count()).toBe(0);
  // The mouse wheel over a number scrolls the page.
  await count.click();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 240);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect(await count.inputValue()).toBe('3');
  expect(complaints).toEqual([]);
});

test('a client can decline, and ask about one part; a double click opens one chat', async () => {
  const { page } = await open(ALL);
  await page.getByLabel('Seu nome completo').fill('Eva Luz');
  await page.getByLabel(/^Seu cargo/).fill('Diretora');
  await page.getByLabel('Motivo').selectOption('O prazo não serve');
  await expect
    .poll(() => chatMessage(page, /^Dizer que agora não/))
    .toMatch(/não vou seguir com a proposta 2025-049, versão 2 .* Motivo: O prazo não serve/);
  expect(await chatMessage(page, /^Perguntar sobre esta parte.*Formas de pagamento/)).toBe(
    'Olá! Tenho uma dúvida sobre a proposta 2025-049, versão 2, na parte “Formas de pagamento”:',
  );
  await page.evaluate(() => {
    Object.assign(globalThis, { opened: 0 });
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!event.defaultPrevented && link) globalThis.opened++;
      if (link) event.preventDefault();
    });
  });
  for (const [role, name] of [
    ['link', /^Enviar o aceite pelo WhatsApp/],
    ['link', /^Enviar por e-mail/],
    ['link', /^Tirar dúvidas/],
  ] as const) {
    await page.evaluate('globalThis.opened = 0');
    await page.getByRole(role, { name }).first().dblclick();
    expect(await page.evaluate('globalThis.opened'), String(name)).toBe(1);
  }
});

test('a press while the script cannot load takes effect at the next press', async () => {
  const { page } = await open(ALL, { prepare: blockScripts });
  const photos = page.getByRole('checkbox', { name: /Fotos do cardápio/ });
  await photos.press('Space');
  // Another press while the first try still fails would start none.
  await expect.poll(() => mounting(photos)).toBe(undefined);
  await page.unroute('**/*.js');
  await photos.press('Space');
  await photos.press('Space');
  await expect.poll(() => priceTable(page)).toContain('Fotos do cardápio R$ 750,50');
  expect(page.url()).toContain('fotos');
});

test('a proposal that cannot check a name yet says so, and cannot be accepted', async () => {
  const { prepare, release } = holdScripts();
  const { page, complaints } = await open(ALL, { until: 'commit', prepare });
  const byChat = page.getByRole('link', { name: /^Enviar o aceite pelo WhatsApp/ });
  const byForm = page.getByRole('button', { name: /^Enviar por aqui/ });
  const notice = page.getByText('Preparando o envio');
  await notice.scrollIntoViewIfNeeded();
  for (const way of [byChat, page.getByRole('link', { name: /^Enviar por e-mail/ })]) {
    expect(await way.getAttribute('aria-disabled')).toBe('true');
    expect(await way.getAttribute('href')).toBe(null);
  }
  expect(await byForm.isDisabled()).toBe(true);
  await expectReadable(page, 'not hydrated');
  release();
  await expect.poll(() => notice.count()).toBe(0);
  await byChat.click();
  await page.getByText('Escreva seu nome e seu cargo').waitFor();
  expect(await byForm.isDisabled()).toBe(false);
  expect(complaints).toEqual([]);
});

test('on a page that the browser translates, every figure follows the choice', async () => {
  const { page } = await open(`${MODULES}#opcoes=site,fotos`);
  await page.getByText('Forma escolhida').waitFor();
  await translate(page);
  await page.getByRole('checkbox', { name: /^Site/ }).press('Space');
  await expect.poll(() => priceTable(page)).toContain('Total R$ 300,00');
  const text = await textOf(page.getByRole('main'));
  for (const words of ['Investimento R$ 300', 'R$ 99 na assinatura', 'QR Code, ou copie o código'])
    expect(text).toContain(words);
  expect(text).not.toContain('R$ 1.500,50');
  expect(await page.getByRole('code').textContent()).toContain('540599.00');
});

test.each([
  [
    '#opcoes=balcao,tablets:3,suporte',
    'Tablet 3 × R$ 890 R$ 2.670,00 Desconto para escolas −R$ 500,00 Total no cartão R$ 5.770,00',
    'Total no Pix R$ 5.481,50 No Pix, você economiza R$ 288,50 (5%)',
    'por 6 meses R$ 150 por mês Tudo no primeiro ano R$ 6.381,50',
    '1× R$ 5.770 3× R$ 1.923,34 10× R$ 577',
    'R$ 2.192,60 na assinatura R$ 3.288,90 na entrega',
    '54072192.60',
    'Total: R$ 5.481,50, mais R$ 150 por mês Pagamento',
  ],
  [
    '#opcoes=antecipado,tablets:5,fotos,suporte,revisao',
    'Desconto nas fotos −R$ 100,00 Total no cartão R$ 12.400,50 R$ 10.400,50',
    'Total no Pix R$ 9.880,48 No Pix, você economiza R$ 520,02 (5%)',
    'Revisão a partir da estreia R$ 900 por ano Tudo no primeiro ano R$ 11.680,48',
    '1× R$ 10.400,50 3× R$ 3.466,84 10× R$ 1.040,05',
    'R$ 3.952,20 na assinatura R$ 5.928,28 na entrega',
    '54073952.20',
    'Total: R$ 9.880,48, mais R$ 150 por mês e R$ 900 por ano Pagamento',
  ],
])('the sums of %s are those written by hand', async (choice, ...written) => {
  const { page } = await open(ALL + choice);
  await page.getByText('Forma escolhida').waitFor();
  const shown = [
    await priceTable(page),
    await textOf(page.getByRole('table', { name: 'Pagamentos que se repetem' })),
    await textOf(page.getByRole('group', { name: 'Formas de pagamento' })),
    await page.getByRole('code').textContent(),
    await chatMessage(page, /^Aceitar proposta/),
  ];
  for (const words of written) expect(shown.join(' ')).toContain(words);
});

test('a link, Back and Forward change the choice, which keeps its last module', async () => {
  const { page, complaints } = await open(`${MODULES}#opcoes=fotos`);
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await expect.poll(() => priceTable(page)).toMatch(/Site .*fica de fora .*Total R\$ 300,00/);
  await box('Fotos').press('Space');
  expect(await box('Fotos').isChecked(), 'the last one').toBe(true);
  await page.evaluate(() => {
    location.hash = '#opcoes=site,fotos';
  });
  await expect.poll(() => priceTable(page)).toContain('R$ 1.500,50');
  await page.goBack();
  await expect.poll(() => priceTable(page)).toContain('Total R$ 300,00');
  await page.goForward();
  await expect.poll(() => priceTable(page)).toContain('R$ 1.500,50');
  expect(complaints).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#opcoes=loja,%3Cscript%3E';
  });
  await page.getByText('O link que você abriu pede algo').waitFor();
  expect(await priceTable(page)).toContain('R$ 1.500,50');
});

test('an acceptance has the name of the client, and is not sent without it', async () => {
  const { page, complaints } = await open(ALL, { width: 390 });
  const messages = await takeForms(page.context());
  // What an anchor names is shown below the bar.
  const hidden = await page.evaluate(() => {
    document.getElementById('aceite')?.scrollIntoView({ behavior: 'instant' });
    const [box, bar] = ['#aceite', 'aside'].map((name) => document.querySelector(name));
    return (bar?.getBoundingClientRect().bottom ?? 0) - (box?.getBoundingClientRect().top ?? 0);
  });
  expect(hidden).toBeLessThanOrEqual(0);
  const byChat = page.getByRole('link', { name: /^Enviar o aceite pelo WhatsApp/ });
  const [name, role] = [page.getByLabel('Seu nome completo'), page.getByLabel(/^Seu cargo/)];
  await role.focus();
  await expect.poll(() => byChat.isEnabled()).toBe(true);
  await byChat.press('Enter');
  await page.getByText('Escreva seu nome e seu cargo').waitFor();
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await expectReadable(page, 'without a name');
  await name.fill('Ivo Stachera');
  await role.fill('Diretor');
  const ways = [/^Enviar o aceite pelo WhatsApp/, /^Enviar por e-mail/, /^Aceitar proposta/];
  const texts = await Promise.all(ways.map((way) => chatMessage(page, way)));
  for (const text of texts)
    expect(text).toMatch(
      /Olá! Aceito .*Código da versão: [\dA-F-]{14} Escolha: http\S+\/proposta-tudo#opcoes=\S+ Nome: Ivo Stachera Cargo: Diretor$/,
    );
  const byForm = page.getByRole('button', { name: /^Enviar por aqui/ });
  await byForm.dblclick();
  await page.getByText('Aceite recebido. Obrigado!').waitFor();
  expect(messages.length).toBe(1);
  expect(messages[0]?.fields.submission_id).toMatch(/^[\dA-F-]{19}$/);
  await expectReadable(page, 'accepted');
  await byForm.click({ force: true });
  // Another choice is another acceptance.
  await page.getByRole('radio', { name: /Cartão de crédito/ }).press('Space');
  await expect.poll(() => page.getByText('Aceite recebido').count()).toBe(0);
  await byForm.click();
  await expect.poll(() => messages.length).toBe(2);
  expect(messages[1]?.fields.submission_id).not.toBe(messages[0]?.fields.submission_id);
  expect(messages[0]?.fields.subject).toBe('Aceite da proposta 2025-049, versão 2');
  expect(plain(messages[0]?.fields.message ?? '')).toBe(texts[0]);
  expect(complaints).toEqual([]);
});

test('an acceptance that is answered after another choice is told', async () => {
  const { page } = await open(ALL);
  const { held, release } = hold();
  const messages = await takeForms(page.context(), { status: 200, after: held });
  await page.getByLabel('Seu nome completo').fill('Eva Luz');
  await page.getByLabel(/^Seu cargo/).fill('Diretora');
  const byForm = page.locator('#aceite button');
  await page.locator('#aceite [href]').first().waitFor();
  await byForm.click();
  await expect.poll(() => messages.length).toBe(1);
  await page.getByRole('radio', { name: /Cartão de crédito/ }).press('Space');
  release();
  await page.getByText('Aceite recebido').waitFor();
  await byForm.click();
  await expect.poll(() => messages.length).toBe(2);
});

test('the PIX code can be scanned in every colour scheme and on paper, and copied', async () => {
  const { page } = await open(`${MODULES}#opcoes=fotos`);
  await expect.poll(() => priceTable(page)).toContain('Total R$ 300,00');
  const code = await page.getByRole('code').textContent();
  expect(code).toContain('540599.00');
  const picture = page.getByRole('img', { name: /^QR Code do Pix de R\$\s99$/ });
  for (const look of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active' },
    { media: 'print', forcedColors: 'none' },
  ] as const) {
    await page.emulateMedia(look);
    const { data, info } = await sharp(await picture.screenshot())
      .resize({ width: 600, kernel: 'nearest' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
    expect(read, JSON.stringify(look)).toBe(code);
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(globalThis, { copied: text }) },
    });
  });
  await page.getByRole('button', { name: 'Copiar o código' }).click();
  await page.getByRole('button', { name: 'Código copiado' }).waitFor();
  expect(await page.evaluate('copied')).toBe(code);
  await page.getByRole('radio', { name: /Cartão de crédito/ }).press('Space');
  await expect.poll(() => picture.count()).toBe(0);
  // The picture that comes back is drawn by the page.
  await page.getByRole('radio', { name: /PIX ou transferência/ }).press('Space');
  await expect.poll(() => picture.locator('path').getAttribute('d')).toMatch(/^M/);
});

test.each(['before', 'after'])('a press %s its script confirms what is ticked', async (when) => {
  const { prepare, release } = holdScripts();
  const { page } = await open(ALL, { prepare });
  const radio = page.getByRole('radio', { name: /Pedido no balcão/, checked: true });
  if (when === 'after') {
    release();
    await radio.focus();
    await expect.poll(() => mounting(radio)).toBe(false);
  }
  await radio.press('Space');
  release();
  await expect.poll(() => page.url()).toContain('#opcoes=balcao,tablets:3,suporte&pagamento=pix');
  await expect.poll(() => chatMessage(page, /^Aceitar proposta/)).toContain('pagamento=pix');
  await page.getByText('Forma escolhida').waitFor();
  // On paper a code to pay by appears once there is a choice.
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('code').isVisible()).toBe(true);
});

test('an open proposal cannot be accepted once its last day has passed, untouched', async () => {
  const lastDay = new Date('2099-12-18T23:59:00-03:00');
  const { page } = await open(ALL, { prepare: (one) => one.clock.install({ time: lastDay }) });
  const first = page.getByRole('link', { name: /^(?:Aceitar proposta|Pedir atualização)/ });
  expect(await first.innerText()).toContain('Aceitar proposta');
  await page.clock.pauseAt(new Date('2099-12-18T23:59:58-03:00'));
  expect(await first.innerText()).toContain('Aceitar proposta');
  await page.clock.runFor(3000);
  await expect.poll(() => first.innerText()).toContain('Pedir atualização');
  expect(await page.locator('#aceite').count()).toBe(0);
});

test('a proposal after its last day offers to ask for a new one', async () => {
  // In Brasília the nineteenth has just begun.
  const { page, complaints } = await open(MODULES, { on: '2099-12-19T03:00:00Z' });
  await page.getByRole('link', { name: /^Pedir atualização/ }).waitFor();
  expect(await page.getByText('Venceu em 18 de dezembro de 2099').first().isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: /^Aceitar proposta/ }).count()).toBe(0);
  expect(await page.getByLabel('Seu nome completo').count()).toBe(0);
  expect(await page.getByRole('code').count()).toBe(0);
  expect(await chatMessage(page, /^Pedir atualização/)).toContain('passou da validade');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Vencida em 18/12/2099').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  const dayBefore = await open(MODULES, { on: '2099-12-19T02:59:00Z' });
  await dayBefore.page.getByRole('link', { name: /^Aceitar proposta/ }).waitFor();
  const over = dayBefore.page.getByText(/^Venceu em/).filter({ visible: true });
  expect(await over.count()).toBe(0);
});

test('on paper a proposal has every figure as chosen, and nothing to press', async () => {
  const { page } = await open(`${MODULES}#opcoes=fotos`);
  await expect.poll(() => priceTable(page)).toContain('Total R$ 300,00');
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  // The text is set in fonts, which can be searched, and not drawn as shapes.
  expect(file.toString('latin1')).not.toContain('/Subtype /Type3');
  const { pages, sizes } = await readPdf(file);
  expect(Object.values(sizes[0] ?? {}).map(Math.round)).toEqual([595, 842]);
  const sheets = pages.map(plain);
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet).toContain(`Página ${index + 1} de ${sheets.length}`);
    expect(sheet).toMatch(/Proposta 2025-048 · Versão 2 · (?:[\dA-F]{4}-){2}[\dA-F]{4}/);
  }
  const text = sheets.join(' ');
  for (const words of ['R$ 300,00', 'R$ 99 na assinatura', 'R$ 201 na entrega', 'Local e data'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Aceitar proposta|Tirar dúvidas|Salvar em PDF|Copiar o código|Motivo/);
  // The PIX code is on one line, so that it can be copied whole out of the file.
  const code = plain(await page.getByRole('code').textContent());
  expect(pages.flatMap((sheet) => sheet.split('\n'))).toContain(code);
});

test('on paper nothing is ticked and no code shown until something is chosen', async () => {
  const { page } = await open(ALL);
  const boxes = page
    .getByRole('checkbox', { checked: true })
    .or(page.getByRole('radio', { checked: true }));
  const inks = async () => {
    await page.emulateMedia({ media: 'print' });
    const found = await boxes.evaluateAll((all) =>
      all.map((box) => getComputedStyle(box).backgroundColor),
    );
    await page.emulateMedia({ media: 'screen' });
    return [...new Set(found)];
  };
  const code = page.getByRole('code');
  await expect.poll(() => code.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => code.isVisible()).toBe(false);
  const unasked = await inks();
  expect(unasked).toHaveLength(1);
  expect(unasked).not.toContain('rgb(0, 0, 0)');
  await page.getByRole('checkbox', { name: /Fotos do cardápio/ }).press('Space');
  await expect.poll(() => priceTable(page)).toContain('Fotos do cardápio R$ 750,50');
  expect(await inks()).toEqual(['rgb(0, 0, 0)']);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => code.isVisible()).toBe(true);
});

test('without scripts a proposal is complete, and offers no choice', async () => {
  const opened = await open(ALL, { javaScript: false, width: 390 });
  const { page } = opened;
  expect(await withoutScript.ask({ ...opened, path: ALL })).toEqual([]);
  expect(await priceTable(page)).toContain('Total no cartão R$ 5.770,00');
  expect(await textOf(page.getByRole('main'))).toContain('R$ 2.192,60 na assinatura');
  const link = page.getByRole('link', { name: /^Aceitar proposta/ });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5541912345678\?text=Ol/);
});
