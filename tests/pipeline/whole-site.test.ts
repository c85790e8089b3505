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
    ${POST} » expected one heading of the first level, found 0 on the page /a
    fix: leave exactly one
    ${POST} » expected each id once, found "a" twice on the page /a
    fix: change one of the two headings or ids
    ${POST} » expected one heading of the first level, found 2 on the page /a
    fix: leave exactly one
    ${POST} » expected a heading of level 3 at most after level 2, found level 4 on the page /a
    fix: do not skip a level
    ${POST} » expected a heading of level 2 at most after level 1, found level 3 on the page /a
    fix: do not skip a level`,
  );
});

test('a link to a proposal is refused, however it is written, and its own to itself are not', async () => {
  const own = proposal('A padaria', '[Aceite](/proposta-padaria-aurora). A padaria');
  const path = '/proposta-padaria-aurora';
  for (const link of [path, `https://www.pinha.test${path}#conteudo`]) {
    const tree = { [PROPOSAL]: own, [POST]: post({}, `Veja [a proposta](${link}).\n`) };
    expect(await problemsOf(tree)).toEqual([
      `content/blog/ola.md:13:19
  expected no link to a proposal, found ${link}: whoever follows it reads what one client was offered
  13 | Veja [a proposta](${link}).
     |                   ^
  fix: remove the link, and give its address to the client alone`,
    ]);
  }
});

test('the navigation does not tell the address of a proposal either', async () => {
  const menu = tiny(NAVIGATION, 'href: /blog', 'href: /proposta-padaria-aurora');
  expect(await problemsOf({ [PROPOSAL]: proposal(), [NAVIGATION]: menu })).toEqual([
    expect.stringMatching(/^content\/navigation\.yaml:\d+:\d+\n {2}expected no link to a proposal/),
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
  const said = site.notices.filter((one) => /described|weighs/.test(one)).toSorted();
  expect(said).toEqual([
    expect.stringMatching(/^\/blog\/gordo \(content\/blog\/gordo\.md\) weighs 3\d\d KB before/),
    'content/blog/curto.md is described in 10 letters: say what a reader finds there',
    `${POST} is described in 164 letters: search engines cut it after about 160`,
  ]);
});
