// Options, extras, numbers and fees in one proposal: what the client presses and types, the page follows.

import { beforeAll, expect, test } from 'vitest';
import { fixedClasses } from '../../../domain/islands.ts';
import { islandsAwake, openBuilt, sidewaysScroll, violations } from '../../support/browser.ts';
import { changedContent } from '../../support/content.ts';
import { hold } from '../../support/form-page.ts';
import { buildChangedSite } from '../../support/real-site.ts';

const CANTEEN = '/proposta-escola-capao-raso';
let outDir = '';

beforeAll(async () => {
  const asks = '\nforms:\n  contact: { kind: http, url: https://formularios.example/aceite }';
  const tree = {
    ...changedContent('proposals/escola-capao-raso.md', 'draft: true\n', ''),
    ...changedContent('site.yaml', '\nforms:\n  contact:', `\nasksTaxNumber: true${asks}`),
  };
  ({ outDir } = await buildChangedSite(tree, { today: '2026-11-23' }));
});

const visit = (hash: string, width: number, route = CANTEEN) =>
  openBuilt(outDir, route + hash, {
    width,
    reducedMotion: true,
    prepare: (fresh) => fresh.clock.install({ time: new Date('2026-11-23T12:00:00Z') }),
  });

const plain = (text: string): string => text.replace(/\s+/g, ' ');

test('what is pressed and typed is in the account, the payment, the days, the address and the message', async () => {
  const { page, complaints } = await visit('', 1440);
  const account = page.locator('.investment').first();
  await page.locator('input[value=antecipado]').press('Space');
  await page.getByRole('checkbox', { name: /Fotos do cardápio/ }).press('Space');
  await page.getByRole('spinbutton', { name: /Tablet configurado/ }).fill('14');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.url()).toContain('#opcoes=antecipado,tablets:14,fotos,suporte');
  const told = plain(await account.innerText());
  expect(told).toContain('Tablet configurado, com suporte de mesa 14 × R$ 890 R$ 12.460,00');
  expect(told).toContain('Desconto para escolas −R$ 500,00');
  expect(told).toContain('Total, pago uma vez R$ 20.410,00 R$ 18.510,00');
  const fees = plain(await page.locator('.investment').last().innerText());
  expect(fees).toContain('R$ 150 por mês');
  expect(fees).toContain('Tudo no primeiro ano R$ 20.310,00');
  expect(plain(await page.locator('.tranches').innerText())).toContain(
    'R$ 6.170 na entrega, em 10 de março de 2027, por boleto',
  );
  expect(plain(await page.locator('.schedule').innerText())).toContain('dias 34 a 40');
  expect(await page.locator('.schedule').count()).toBe(1);
  const link = await page.getByRole('link', { name: /Aceitar proposta/ }).getAttribute('href');
  const message = new URL(link ?? '').searchParams.get('text') ?? '';
  expect(plain(message)).toContain(
    'Itens: Pedido antecipado pela família, 14 × Tablet configurado, com suporte de mesa, Fotos do cardápio, Servidor e suporte no horário da aula Total: R$ 18.510, mais R$ 150 por mês',
  );
  await page.reload();
  await expect.poll(async () => plain(await account.innerText())).toContain('R$ 18.510,00');
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a number and a name that were typed before the page could answer count', async () => {
  const { page, complaints } = await visit('', 390);
  const { held, release } = hold();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByRole('spinbutton', { name: /Tablet configurado/ }).fill('14');
  await page.locator('input[value=antecipado]').press('Space');
  await page.getByLabel('Seu nome completo').fill('Eva Luz');
  await page.getByLabel('Seu cargo').fill('Diretora');
  await page.getByLabel('Seu CPF').fill('52998224725');
  release();
  await expect.poll(() => page.url()).toContain('#opcoes=antecipado,tablets:14');
  const link = page.getByRole('link', { name: /Enviar o aceite pelo WhatsApp/ });
  await expect
    .poll(async () => decodeURIComponent((await link.getAttribute('href')) ?? ''))
    .toContain('Nome: Eva Luz\nCargo: Diretora, CPF');
  expect(complaints).toEqual([]);
});

test('what page styles take for fixed stands in the first HTML', async () => {
  const { page } = await visit('', 1440);
  for (const name of Object.values(fixedClasses).flat()) {
    expect(await page.locator(`.${name}`).count(), name).toBeGreaterThan(0);
  }
});

test('a number out of bounds becomes the nearest that is offered, and what is left out has no days', async () => {
  const { page } = await visit('#opcoes=pedidos,tablets:10,suporte', 320);
  await expect.poll(() => page.locator('.schedule').count()).toBe(1);
  expect(plain(await page.locator('.schedule').innerText())).not.toContain('Fotos do cardápio');
  const promise = page.getByText('Instalação da impressora no balcão');
  expect(await promise.isVisible()).toBe(false);
  await page.getByRole('checkbox', { name: /Impressora da cozinha/ }).press('Space');
  await expect.poll(() => promise.isVisible()).toBe(true);
  await page.getByRole('spinbutton').fill('99');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.url()).toContain('tablets:20');
  expect(await page.getByRole('spinbutton').inputValue()).toBe('20');
  expect(await sidewaysScroll(page)).toEqual([]);
});

test('an acceptance says who gives it on every way, and without a name the form waits', async () => {
  const { page, complaints } = await visit('#opcoes=antecipado,tablets:14,suporte', 390);
  const byChat = page.getByRole('link', { name: /Enviar o aceite pelo WhatsApp/ });
  await expect.poll(() => page.locator('#aceite dl').innerText()).toContain('14');
  await byChat.press('Enter');
  expect(await page.locator('#aceite-falta').innerText()).toContain('Escreva seu nome');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('aceite-nome');
  await page.keyboard.type('Ivo Stachera');
  await byChat.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('aceite-cargo');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('Diretor');
  await byChat.press('Enter');
  expect(await page.locator('#aceite-falta').innerText()).toContain('Confira o CPF ou o CNPJ');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('aceite-documento');
  await page.keyboard.type('52998224725');
  const textOf = async (link: typeof byChat, name: string): Promise<string> => {
    const address = new URL((await link.getAttribute('href')) ?? '');
    return plain(address.searchParams.get(name) ?? '');
  };
  const byMail = page.getByRole('link', { name: 'Enviar por e-mail' });
  const byBar = page.getByRole('link', { name: /Aceitar proposta/ });
  const texts = [await textOf(byChat, 'text'), await textOf(byMail, 'body')];
  for (const text of [...texts, await textOf(byBar, 'text')]) {
    expect(text).toContain('#opcoes=antecipado,tablets:14,suporte&pagamento=pix');
    expect(text).toMatch(/Nome: Ivo Stachera Cargo: Diretor, CPF 529\.982\.247-25$/);
  }
  expect(await sidewaysScroll(page)).toEqual([]);
  const sent: string[] = [];
  await page.context().route('https://formularios.example/**', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ body: 'Obrigado', contentType: 'text/html' });
  });
  await page.getByRole('button', { name: /Enviar por aqui/ }).press('Enter');
  await expect.poll(() => sent.length).toBe(1);
  const fields = new URLSearchParams(sent[0]);
  expect(fields.get('subject')).toBe('Aceite da proposta 2025-062, versão 1');
  expect(plain(fields.get('message') ?? '')).toBe(await textOf(byChat, 'text'));
  expect(complaints).toEqual([]);
});

test('the cover and the message are called by what is chosen', async () => {
  const { page } = await visit('#opcoes=crm', 390, '/proposta-vale-do-iguacu');
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(() => title.innerText()).toBe('CRM');
  const accept = page.getByRole('link', { name: /Aceitar proposta/ });
  expect(decodeURIComponent((await accept.getAttribute('href')) ?? '')).toContain('versão 1 (CRM)');
  expect(await page.locator('.schedule').innerText()).not.toContain('Telas do site');
  await page.getByRole('checkbox', { name: /Website imobiliário/ }).check();
  await expect.poll(() => title.innerText()).toBe('Website imobiliário + CRM');
});

test('a part is chosen in its own line of the account, which keeps its price once it is left out', async () => {
  const { page } = await visit('', 390, '/proposta-vale-do-iguacu');
  const line = page.getByRole('row', { name: /CRM/ });
  const box = page.getByRole('checkbox', { name: /CRM/ });
  expect(await page.getByRole('checkbox').count()).toBe(2);
  expect(await line.getByRole('checkbox').count()).toBe(1);
  const price = (await line.getByRole('cell').last().innerText()).replace(/,00$/, '');
  const colour = () => line.evaluate((row) => getComputedStyle(row).color);
  const chosen = await colour();
  // A part that is counted has a field that is never ticked.
  await line.getByRole('rowheader').evaluate((cell) => {
    cell.append(Object.assign(document.createElement('input'), { type: 'number' }));
  });
  expect(await colour()).toBe(chosen);
  await box.uncheck();
  await expect.poll(() => line.getByRole('cell').last().innerText()).toBe('fica de fora');
  expect(await colour()).not.toBe(chosen);
  expect(await line.getByRole('rowheader').innerText()).toContain(price);
  expect(await sidewaysScroll(page)).toEqual([]);
});

test('on paper a box is filled once somebody chose, and what is paid comes after what is signed', async () => {
  const { page } = await visit('', 1280);
  const filled = () =>
    page
      .locator('.tick')
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => getComputedStyle(box).backgroundColor === 'rgb(0, 0, 0)')
          .map((box) => box.getAttribute('value')),
      );
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.tick:visible').count()).toBe(7);
  expect(await filled()).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('checkbox', { name: /Fotos do cardápio/ }).check();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(filled).toEqual(['pedidos', 'fotos', 'transfer']);
  const tops = await page
    .locator('.accept-points, .signatures, .after-steps, .pix')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('no is an answer too, and a question may be about one part', async () => {
  const { page, complaints } = await visit('', 1440);
  await page.getByLabel('Motivo').focus();
  await islandsAwake(page);
  await page.getByLabel('Motivo').selectOption('O prazo não serve');
  const told = async (name: RegExp): Promise<string> => {
    const href = await page.getByRole('link', { name }).first().getAttribute('href');
    return plain(new URL(href ?? '').searchParams.get('text') ?? '');
  };
  await expect.poll(() => told(/Dizer que agora não/)).toContain('Motivo: O prazo não serve');
  expect(await told(/Perguntar sobre esta parte.*Formas de pagamento/)).toContain(
    'proposta 2025-062, versão 1, na parte “Formas de pagamento”',
  );
  expect(await told(/Perguntar sobre esta parte.*Combinado/)).toContain('na parte “Combinado”');
  expect(complaints).toEqual([]);
});
