// What only the finished site shows: proposals that others lead to, descriptions that are cut, pages too heavy.

import { expect, test } from 'vitest';
import { formatProblem } from '../../domain/problem.ts';
import { checkPage } from '../../pipeline/check/check-page.ts';
import type { Page } from '../../pipeline/page.ts';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { expectProblems } from '../support/refusals.ts';
import { article, NAVIGATION, POST, PROPOSAL, post, proposal, tiny } from '../support/tiny-site.ts';

test('a page is told of ids that it has twice, and of headings that are missing or skip a level', () => {
  const saidOf = (...parts: [levels: number[], ids: string][]) =>
    checkPage(
      { route: '/a', source: { file: POST } as Page['source'] },
      parts.map(([levels, ids]) => ({ levels, ids: ids.split(' ').filter(Boolean) })),
    ).map(formatProblem);
  expect(saidOf([[1, 2, 3, 4, 2, 3], 'a b'], [[2], 'c'], [[3], ''])).toEqual([]);
  const none = saidOf([[], '']);
  // One part of the page goes on where another ends.
  const many = saidOf([[1, 2, 4], 'a'], [[2, 1], 'b a'], [[3], '']);
  expectProblems(
    [...none, ...many],
    `
    ${POST} » esperado: um título de primeiro nível; encontrado: 0 na página /a
    solução: deixe um só
    ${POST} » esperado: cada id uma vez; encontrado: "a" duas vezes na página /a
    solução: mude um dos dois títulos ou ids
    ${POST} » esperado: um título de primeiro nível; encontrado: 2 na página /a
    solução: deixe um só
    ${POST} » esperado: um título de nível 3 no máximo depois do nível 2; encontrado: nível 4 na página /a
    solução: não pule um nível
    ${POST} » esperado: um título de nível 2 no máximo depois do nível 1; encontrado: nível 3 na página /a
    solução: não pule um nível`,
  );
});

test('a link to a proposal is refused, however it is written, and its own to itself are not', async () => {
  const own = proposal('A padaria', '[Aceite](/proposta-padaria-aurora). A padaria');
  const path = '/proposta-padaria-aurora';
  for (const link of [path, `https://www.pinha.test${path}#conteudo`]) {
    const tree = { [PROPOSAL]: own, [POST]: post({}, `Veja [a proposta](${link}).\n`) };
    expect(await problemsOf(tree)).toEqual([
      `content/blog/ola.md:13:19
  esperado: nenhum link para uma proposta; encontrado: ${link}: quem seguir lê o que foi oferecido a um cliente
  13 | Veja [a proposta](${link}).
     |                   ^
  solução: tire o link, e dê o endereço só ao cliente`,
    ]);
  }
});

test('the navigation does not tell the address of a proposal either', async () => {
  const menu = tiny(NAVIGATION, 'href: /blog', 'href: /proposta-padaria-aurora');
  expect(await problemsOf({ [PROPOSAL]: proposal(), [NAVIGATION]: menu })).toEqual([
    expect.stringMatching(
      /^content\/navigation\.yaml:\d+:\d+\n {2}esperado: nenhum link para uma proposta/,
    ),
  ]);
});

test('a description that search engines cut or that says nothing is told, and so is a page that is too heavy', async () => {
  const site = await buildSite({
    [POST]: article('Longo', { description: 'Um artigo. '.repeat(15).trim() }),
    'content/blog/curto.md': article('Curto', { description: 'Um artigo.' }),
    'content/blog/gordo.md': article(
      'Gordo',
      { description: 'Um artigo que pesa demais.', readMinutes: '60' },
      'Uma frase comum.\n\n'.repeat(12_000),
    ),
  });
  const said = site.notices.filter((one) => /descrição|pesa/.test(one)).toSorted();
  expect(said).toEqual([
    expect.stringMatching(/^\/blog\/gordo \(content\/blog\/gordo\.md\) pesa 3\d\d KB antes/),
    'content/blog/curto.md tem uma descrição de 10 letras: diga o que o leitor encontra ali',
    `${POST} tem uma descrição de 164 letras: buscadores cortam depois de umas 160`,
  ]);
});
