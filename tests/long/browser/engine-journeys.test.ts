// What visitors and clients do, in Firefox and WebKit; tests/browser/ asks more of it in Chromium.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EnginePage } from '../../support/engine-page.ts';
import { ENGINES } from '../../support/engines.ts';
import { MessageServer } from '../../support/message-server.ts';
import { folderOf, SITE_FILE } from '../../support/small-build.ts';

const service = new MessageServer();
let folder = '';

beforeAll(async () => {
  const site = SITE_FILE.replaceAll('https://forms.pinha.test', await service.listen());
  folder = await folderOf({ 'content/site.yaml': site });
});
afterAll(() => service.close());
beforeEach(() => service.reset());

describe.each(ENGINES)('$name', (engine) => {
  const page = new EnginePage(engine);
  beforeAll(() => page.start(folder));
  afterAll(() => page.stop());
  afterEach(async () => expect(await page.evaluate(() => faults)).toEqual([]));

  const sent = () => service.messages.map(({ fields }) => fields);
  const focused = () =>
    page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim());
  const isShown = (selector: string) =>
    page.evaluate(
      (asked) =>
        document.querySelector(asked)?.checkVisibility({ visibilityProperty: true }) ?? false,
      selector,
    );

  test('the menu keeps the focus inside, and Escape leads back to the same place', async () => {
    await page.open('/blog/longo', 390);
    await page.evaluate(() => scrollTo(0, 700));
    await page.click('summary', 'Menu');
    await expect.poll(() => isShown('details nav a')).toBe(true);
    const stops = [];
    for (let stop = 0; stop < 7; stop++) {
      await page.keyboard.press('Tab');
      stops.push((await focused())?.split(' ')[0]);
    }
    expect(stops).toEqual(['Início', 'Blog', 'Solicitar', '+55', 'oi@pinha.test', 'pinha', 'Menu']);
    await page.keyboard.press('Escape');
    await expect.poll(() => isShown('main')).toBe(true);
    expect([await focused(), await page.evaluate(() => scrollY)]).toEqual(['Menu', 700]);
  });

  test('tabs change by pointer and by key, and Back returns to the one before', async () => {
    await page.open('/portfolio', 1440);
    const groups = () =>
      Promise.all(['websites', 'sistemas', 'landing-pages'].map((id) => isShown(`#${id} h2`)));
    await page.click('[role=tab]', 'Sistemas');
    await expect.poll(groups).toEqual([false, true, false]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(groups).toEqual([false, false, true]);
    expect(await focused()).toContain('Landing Pages');
    await page.evaluate(() => history.back());
    await expect.poll(groups).toEqual([false, true, false]);
  });

  test('the contact form names its mistakes, and sends what is right', async () => {
    await page.open('/contato', 1440);
    await page.type('E-mail', 'ana@');
    await page.click('[type=submit]');
    await page.see('Corrija 6 campos');
    await page.see('Email inválido');
    expect(sent()).toEqual([]);
    await page.click('[role=alert] a', 'Nome');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('name');
    await page.type('Nome', 'Ana Prado');
    await page.type('E-mail', 'exemplo.com.br');
    await page.type('Telefone', '41900000000');
    await page.click('option', 'Sistema web');
    await page.click('label', 'Mais de R$ 50 mil');
    await page.type('Mensagem', 'Preciso de um sistema de estoque.');
    await page.click('[type=submit]');
    await page.see('Mensagem enviada.');
    expect(sent()).toMatchObject([
      { email: 'ana@exemplo.com.br', service: 'sistema', budget: '50k+' },
    ]);
  });

  test('a proposal is chosen, accepted and paid by the code of its first payment', async () => {
    await page.open('/proposta-tudo', 390);
    await page.click('label', 'Pedido antecipado');
    await page.click('label', 'Fotos do cardápio');
    await page.see('Fotos do cardápio R$ 750,50');
    await page.type('Seu nome completo', 'Eva Luz');
    await page.type('Seu cargo', 'Diretora');
    await page.click('button', 'Enviar por aqui');
    await page.see('Aceite recebido. Obrigado!');
    expect(sent()).toMatchObject([
      {
        subject: 'Aceite da proposta 2025-049, versão 2',
        message: expect.stringMatching(/Fotos do cardápio.*Eva Luz/s),
      },
    ]);
    // The code of the first payment has its amount.
    await page.see('54073275.80');
    await page.see('R$ 3.275,80 na assinatura');
  });

  test('Back shows a page as it was left', async () => {
    await page.open('/contato', 1440);
    await page.type('Empresa', 'Padaria');
    await page.evaluate(() => {
      Reflect.set(window, 'isKept', true);
      scrollTo(0, 300);
    });
    const isLoaded = () =>
      page.evaluate(() => document.readyState === 'complete' && location.pathname);
    await page.click('header a', 'Blog');
    await expect.poll(isLoaded).toBe('/blog');
    await page.evaluate(() => history.back());
    const state = () =>
      page.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('[name=company]');
        return [Reflect.get(window, 'isKept') ?? false, scrollY, field?.value];
      });
    // Firefox loads a page again that was left right after a word was typed.
    const isKept = engine.name === 'Firefox' ? expect.any(Boolean) : true;
    await expect.poll(state).toEqual([isKept, 300, 'Padaria']);
  });
});
