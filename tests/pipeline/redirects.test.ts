// Where pages were before: from content to what hosts are told, and what is refused on the way.

import { expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { expectProblems } from '../support/refusals.ts';
import { POST, post } from '../support/tiny-site.ts';

const LIST = 'content/redirects.yaml';

test('old addresses come from the list, from aliases, and from the slug of an article', async () => {
  const site = await buildSite(
    {
      [LIST]: '/antes: /blog\n/loja: https://loja.example/ç$c\n/folheto: /folheto.pdf\n',
      [POST]: post({ slug: 'bom-dia', aliases: '[/textos/Ola_1.html]' }),
      'public/folheto.pdf': '%PDF-1.7',
    },
    { hosts: ['netlify'] },
  );
  expect(site.report.answers?.redirects).toEqual([
    { from: '/antes', to: '/blog' },
    { from: '/loja', to: 'https://loja.example/%C3%A7%24c' },
    { from: '/folheto', to: '/folheto.pdf' },
    { from: '/textos/Ola_1.html', to: '/blog/ola' },
    { from: '/blog/bom-dia', to: '/blog/ola' },
  ]);
  expect(site.read('_redirects')).toContain('/textos/Ola_1.html /blog/ola 301\n');
});

test('an old address that is something, a new one that is nothing, and a circle are refused at their lines', async () => {
  const list = `
/blog: /blog/ola
/antes: /blob
/um: /dois
/dois: /blog
/antes/: /blog
/roda: /gira
/gira: /roda
/tres: /blog.html
/quatro: https://www.pinha.test/nao-existe
/seis: /blog
`;
  const problems = await problemsOf({ [LIST]: list, [POST]: post({ aliases: '[/seis]' }) });
  expect(problems[2]).toContain('\n  3 | /antes: /blob\n    | ^\n');
  expectProblems(
    problems,
    `
    ${POST}:11:11  aliases[0] » esperado: um só endereço novo para /seis; encontrado: /blog/ola aqui e /blog em ${LIST}:11
    solução: tire uma das duas linhas
    ${LIST}:2:1  /blog » esperado: um endereço que nada mais usa; encontrado: /blog, que leva a content/pages/blog.yaml
    solução: tire a linha, ou dê outro endereço ao que está lá
    ${LIST}:3:1  /antes » esperado: um endereço deste site; encontrado: /blob, que nada tem
    solução: será /blog?
    ${LIST}:4:1  /um » esperado: o último endereço; encontrado: /dois, que leva a /blog
    solução: escreva /um: /blog
    ${LIST}:6:1  /antes/ » esperado: um endereço antigo como /blog/texto-antigo, sem domínio, interrogação ou barra no fim; encontrado: "/antes/"
    solução: escreva /antes
    ${LIST}:7:1  /roda » esperado: um fim para o caminho; encontrado: um círculo: /roda -> /gira -> /roda
    solução: tire a linha cujo endereço antigo voltou a ser uma página
    ${LIST}:8:1  /gira » esperado: um fim para o caminho; encontrado: um círculo: /gira -> /roda -> /gira
    solução: tire a linha cujo endereço antigo voltou a ser uma página
    ${LIST}:9:1  /tres » esperado: um endereço que não leve adiante; encontrado: /blog.html
    solução: escreva /blog
    ${LIST}:10:1  /quatro » esperado: um endereço deste site; encontrado: /nao-existe, que nada tem
    solução: escreva o endereço a que os visitantes devem chegar`,
  );
});
