// A kind of content that the project does not have: a schema, a descriptor and a template are all that it takes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { build } from '../../build.ts';
import { formatProblem } from '../../domain/problem.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { makeProject } from '../support/build-site.ts';
import { glossary } from '../support/glossary/kind.tsx';
import { expectProblems } from '../support/refusals.ts';
import type { Tree } from '../support/tiny-site.ts';

const kinds = [...KINDS, glossary];
const API = 'content/glossary/api.md';

function term(
  more: Record<string, string> = {},
  body = 'Uma porta [para programas](/).\n',
): string {
  const keys = {
    title: 'API, em duas frases',
    description: 'O que quer dizer API.',
    term: 'API',
    meaning: 'A porta por onde programas conversam.',
    image: 'desenho-1',
    ...more,
  };
  const lines = Object.entries(keys).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

test('a kind of its own has its pages, their list, light pictures, and its place in the sitemap', async () => {
  const size = { width: 900, height: 600, channels: 3 as const, background: '#7a4a2b' };
  const backup = { title: 'Backup', description: 'O que é backup.', term: 'Backup' };
  const root = makeProject({
    [API]: term(),
    'content/glossary/backup.md': term(
      { ...backup, image: '/uploads/fita.png' },
      'Veja [API](/glossario/api).\n',
    ),
    'public/uploads/fita.png': await sharp({ create: size }).png().toBuffer(),
  });
  expect((await build({ root }, kinds)).problems.map(formatProblem)).toEqual([]);
  const read = (path: string): string => readFileSync(join(root, 'dist', path), 'utf8');
  expect(read('glossario/api.html')).toContain('<h1>API</h1>');
  expect(read('glossario.html')).toMatch(/href="\/glossario\/api".*href="\/glossario\/backup"/s);
  expect(read('sitemap.xml')).toContain('https://www.pinha.test/glossario/backup</loc>');
  expect(read('glossario/backup.html')).toMatch(/src="\/assets\/fita-900\.[0-9a-f]{8}\.jpg"/);
});

test('a kind of its own is held against its schema, its checks, its links, its name and its folder', async () => {
  const problemsOf = async (tree: Tree) =>
    (await build({ root: makeProject(tree) }, kinds)).problems.map(formatProblem);
  expectProblems(
    [
      ...(await problemsOf({
        [API]: term({ meaning: '""', sense: 'Outra chave' }),
        'content/glossary/b.md': term({ project: 'trem' }),
        'content/glossary/c.md': term({ image: 'desenho-9' }),
        'content/glossary/Olá.md': term(),
        'content/glosary/a.md': term(),
      })),
      ...(await problemsOf({ [API]: term({}, 'Veja [isto](/nada).\n') })),
    ],
    `
    content/glosary » "glosary" não existe; o esperado é um destes: ${kinds.map(({ folder }) => folder).join(', ')}
    solução: mova os arquivos dela para content/glossary/
    content/glossary/Olá.md » esperado: um nome de arquivo de minúsculas, números e hifens que termine em .md; encontrado: "Olá.md"
    solução: renomeie para "ola.md"
    ${API}:5:10  meaning » esperado: um texto de até 200 caracteres; encontrado: ""
    solução: escreva meaning: "Uma ou duas frases." (um exemplo)
    ${API}:7:1  sense » a chave "sense" não existe aqui
    solução: tire a linha. As chaves daqui: title, description, keywords, shareImage, aliases, term, meaning, project, image
    content/glossary/b.md:7:10  project » esperado: o nome de um projeto de content/portfolio/; encontrado: "trem"
    solução: cadastre lá primeiro
    content/glossary/c.md:6:8  image » esperado: uma imagem de public/ como /uploads/equipe.jpg, ou um desenho, de desenho-1 a desenho-8; encontrado: desenho-9
    solução: escreva image: desenho-1 (um exemplo)
    ${API}:9:13 » esperado: um link para um endereço deste site; encontrado: /nada, que nenhuma página tem
    solução: corrija o endereço, ou crie a página para onde ele leva`,
  );
});
