// The fields that a house adds to its contact form, as a visitor finds them: told what is wrong, kept, sent, and offered as text.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBuilt } from '../support/browser.ts';
import { buildSite } from '../support/build-site.ts';
import { FormPage } from '../support/form-page.ts';
import { expectReadable } from '../support/looks.ts';
import { ownHouse } from '../support/own-house.ts';

const WRONG = {
  name: 'Nome deve ter pelo menos 2 caracteres',
  email: 'Email inválido',
  service: 'Selecione um serviço',
  ramo: 'Diga o seu ramo',
  message: 'Mensagem deve ter pelo menos 10 caracteres',
};
const WRITTEN = {
  name: 'Ana Prado',
  email: 'ana@exemplo.com.br',
  ramo: 'Padaria',
  prazo: '2027-01-31',
  message: 'Preciso de uma marca.',
};
const SENT = { ...WRITTEN, service: 'marca', origem: 'busca', novidades: 'sim' };
const TRANSCRIPT = `Nome: Ana Prado
E-mail: ana@exemplo.com.br
O que você quer?: Uma marca
Ramo: Padaria
Para quando?: 2027-01-31
Como nos conheceu?: Busca
Quero novidades: sim
Mensagem: Preciso de uma marca.`;

test('own fields are told what is wrong, survive a reload, and are sent or offered as text', async () => {
  const { root } = await buildSite(await ownHouse());
  const { page } = await openBuilt(join(root, 'dist'), '/contato', { width: 390 });
  const form = new FormPage(page);
  const answers: [number, object][] = [
    [422, { errors: { prazo: 'Sem vaga até lá', ramo: '' } }],
    [400, {}],
    [200, { ok: true }],
  ];
  const bodies: URLSearchParams[] = [];
  await page.route('https://forms.pinha.test/**', (route) => {
    bodies.push(new URLSearchParams(route.request().postData() ?? ''));
    const [status, body] = answers.shift() ?? [500, {}];
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status, json: body, headers });
  });

  await form.button.click();
  await form.see('Corrija 5 campos:');
  expect(Object.entries(await form.errors())).toEqual(Object.entries(WRONG));
  await expectReadable(page, 'own fields');
  await form.fill(WRITTEN);
  await form.field('service').selectOption('marca');
  await form.field('origem').selectOption('busca');
  await form.field('novidades').check();
  await page.reload();
  await form.awake();
  expect(await form.values(Object.keys(SENT))).toEqual(SENT);

  await form.button.click();
  await form.see('Sem vaga até lá');
  expect(await form.errors()).toEqual({ ramo: 'Diga o seu ramo', prazo: 'Sem vaga até lá' });
  await form.fill({ ramo: 'Café', prazo: '2027-02-01' });
  await form.fill({ ramo: 'Padaria', prazo: '2027-01-31' });
  await form.button.click();
  await form.failure.waitFor();
  const chat = new URL((await form.failure.locator('a').first().getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toBe(TRANSCRIPT);
  await form.button.click();
  await form.see('Enviada.');
  expect(Object.fromEntries(bodies.at(-1) ?? [])).toMatchObject(SENT);
  expect(await form.values(Object.keys(SENT))).toEqual(
    Object.fromEntries(Object.keys(SENT).map((name) => [name, ''])),
  );
});
