// People who are described are drawn, each into a file of their own; the others keep their initials.

import { expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { CLOSING } from '../support/records.ts';
import { refusalsOf } from '../support/refusals.ts';
import { article, post } from '../support/tiny-site.ts';

const PEOPLE = 'content/people.yaml';
const WORDS = 'skin: 4, hair: wavy, hairColour: brown, clothing: shirt, ground: palha';
const ana = (portrait: string): string =>
  `- id: ana-lipski\n  name: Ana Lipski\n  role: Análise\n  line: Pergunta antes.\n${portrait}`;
const drawn = `  portrait: { ${WORDS} }\n`;
const rui = '- { id: rui-mar, name: Rui Mar, role: Telas, line: Desenha depois. }\n';
const bia = `- { id: bia-sol, name: Bia Sol, role: Código, line: Testa., portrait: { ${WORDS} } }\n`;

const list = (title: string, count: number): string =>
  `  title: ${title}\n  items:\n${'    - { title: Ponto, text: Uma frase. }\n'.repeat(count)}`;

const ABOUT = `route: /sobre
template: about
title: Sobre a Pinha
description: Quem faz os sites de mentira da Pinha, e como.
name: Sobre
headline: Dez anos de mentira.
lead: Uma frase de abertura.
history:
  title: Um passo por vez
  moments:
    - { year: "2015", title: Começo, text: A casa abre. }
    - { year: "2020", title: Meio, text: A casa segue. }
team: { title: Quem faz, lead: As pessoas. }
mission: { title: Missão, text: Fazer de conta. }
values:
${list('Valores', 4)}expertise:
${list('Especialidades', 3)}reasons:
${list('Razões', 3)}  button: { label: Ler o blog, href: /blog }
${CLOSING}`;

const site = buildSite({
  [PEOPLE]: ana(drawn) + rui + bia,
  'content/pages/sobre.yaml': ABOUT,
  'content/blog/ola.md': post({ author: 'ana-lipski' }),
  'content/blog/adeus.md': article('Adeus', { author: 'rui-mar' }),
});

/** The drawings that a page shows as faces. */
function facesOf({ read }: BuiltSite, page: string): string[] {
  return [...read(page).matchAll(/<img class="avatar"[^>]*>/g)].map(([tag]) => tag);
}

test('each described person has a file of their own, and the page about the house shows it', async () => {
  const built = await site;
  const files = listFiles(`${built.root}/dist/assets`).filter((file) => /retrato-/.test(file));
  expect(files).toHaveLength(2);
  const faces = facesOf(built, 'sobre.html');
  expect(faces).toHaveLength(2);
  for (const [index, id] of ['ana-lipski', 'bia-sol'].entries()) {
    expect(faces[index]).toMatch(new RegExp(`src="/assets/retrato-${id}\\.[0-9a-f]{8}\\.svg"`));
    expect(faces[index]).toMatch(/width="320" height="320" alt="" loading="lazy"/);
  }
});

test('who is not described keeps the initials, and an article shows the face of who wrote it, as lists do not', async () => {
  const built = await site;
  const initials = /<span class="avatar initials" data-tone="\w+" aria-hidden="true">RM<\/span>/;
  expect(built.read('sobre.html')).toMatch(initials);
  expect(built.read('blog/adeus.html')).toMatch(initials);
  const [own, none, list] = ['blog/ola', 'blog/adeus', 'blog'].map((page) =>
    facesOf(built, `${page}.html`),
  );
  expect(own).toEqual([expect.stringContaining('retrato-ana-lipski.')]);
  expect([none, list]).toEqual([[], []]);
});

test('a photograph takes the place of a portrait, and one that is not there is told where it is named', async () => {
  const photo = `  image: /uploads/ana.svg\n${drawn}`;
  const tree = {
    [PEOPLE]: ana(photo) + rui,
    'content/pages/sobre.yaml': ABOUT,
    'public/uploads/ana.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h40v40Z"/></svg>',
  };
  const [face = ''] = facesOf(await buildSite(tree), 'sobre.html');
  expect(face).toMatch(/src="\/(?:uploads|assets)\/ana[.\w]*svg" width="40" height="40" alt=""/);
  const wrong = (image: string) =>
    expect(buildSite({ ...tree, [PEOPLE]: ana(photo.replace('/uploads/ana.svg', image)) })).rejects;
  await wrong('/uploads/bia.svg').toThrow(`${PEOPLE}:5:10`);
  await wrong('https://fotos.example/ana.jpg').toThrow(
    'expected the size of a picture at an https address',
  );
});

test('a word that is not drawn is refused, with the nearest one that is', () => {
  expect(refusalsOf(PEOPLE, ana(drawn.replace('wavy', 'wavvy')))).toEqual([
    `${PEOPLE}:5:30  [0].portrait.hair
  expected one of none, cropped, short, curly, afro, bob, long, wavy, bun, braids, locs, found wavvy
  5 |   portrait: { skin: 4, hair: wavvy, hairColour: brown, clothing: shirt, ground: palha }
    |                              ^
  fix: write hair: wavy`,
  ]);
});

test.each([
  ['skin: 4', 'skin: 9', 'expected a skin tone, from the lightest to the darkest, from 1 to 7'],
  ['hairColour', 'haircolor', 'did you mean "hairColour"?'],
  ['clothing: shirt, ', '', 'add clothing: tee between the braces of [0].portrait'],
  [`{ ${WORDS} }`, '/uploads/ana.jpg', `write portrait: { ${WORDS} }`],
])('"%s" written as "%s" is explained', (right, wrong, words) => {
  expect(refusalsOf(PEOPLE, ana(drawn.replace(right, wrong))).join('\n')).toContain(words);
});
