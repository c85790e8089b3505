// A kind of content that the project does not have: a schema, a descriptor and a template are all that it takes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../build.ts';
import { writableKinds } from '../../commands/new/kinds.ts';
import { readKnown } from '../../commands/new/known.ts';
import { readRequest } from '../../commands/new/read-request.ts';
import { writeNew } from '../../commands/new/write-file.ts';
import { formatProblem } from '../../domain/problem.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';
import { makeProject, writeTree } from '../support/build-site.ts';
import { glossary } from '../support/glossary/kind.tsx';

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
    image: 'generated',
    ...more,
  };
  const lines = Object.entries(keys).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

let root: string;
let report: BuildReport;

function read(path: string): string {
  return readFileSync(join(root, 'dist', path), 'utf8');
}

async function problemsWith(text: string): Promise<string[]> {
  const project = makeProject({ [API]: text });
  return (await build({ root: project }, kinds)).problems.map(formatProblem);
}

beforeAll(async () => {
  const size = { width: 900, height: 600, channels: 3 as const, background: '#7a4a2b' };
  root = makeProject({
    [API]: term(),
    'content/glossary/backup.md': term(
      {
        title: 'Backup',
        description: 'O que é backup.',
        term: 'Backup',
        image: '/uploads/fita.png',
      },
      'Veja [API](/glossario/api).\n',
    ),
    'public/uploads/fita.png': await sharp({ create: size }).png().toBuffer(),
  });
  report = await build({ root }, kinds);
});

describe('a kind of its own', () => {
  test('has its pages, and the page that lists them', () => {
    expect(report.problems.map(formatProblem)).toEqual([]);
    expect(read('glossario/api.html')).toContain('<h1>API</h1>');
    expect(read('glossario.html')).toMatch(/href="\/glossario\/api".*href="\/glossario\/backup"/s);
  });

  test('is in the sitemap', () => {
    expect(read('sitemap.xml')).toContain('https://www.pinha.test/glossario/backup</loc>');
  });

  test('gets its pictures in light forms', () => {
    expect(read('glossario/backup.html')).toMatch(/src="\/assets\/fita-900\.[0-9a-f]{8}\.jpg"/);
  });

  test('is held against its schema', async () => {
    expect(await problemsWith(term({ meaning: '""', sense: 'Outra chave' }))).toEqual([
      expect.stringMatching(/^content\/glossary\/api\.md:5:10 {2}meaning\n/),
      expect.stringMatching(/^content\/glossary\/api\.md:7:1 {2}sense\n {2}unknown key "sense"/),
    ]);
  });

  test('is held against its own checks', async () => {
    const [problem] = await problemsWith(term({ image: 'https://fotos.example/a.jpg' }));
    expect(problem).toContain('api.md:6:8  imageSize\n  expected the size of a picture');
  });

  test('has dead links found where they stand', async () => {
    const [problem] = await problemsWith(term({}, 'Veja [isto](/nada).\n'));
    expect(problem).toMatch(/^content\/glossary\/api\.md:9:13\n/);
  });

  test('may be refused for its name, and for a folder that is nearly its own', async () => {
    const project = makeProject({
      'content/glossary/Olá.md': term(),
      'content/glosary/a.md': term(),
    });
    const { problems } = await build({ root: project }, kinds);
    expect(problems.map(({ file, fix }) => [file, fix])).toEqual([
      ['content/glosary', 'move its files into content/glossary/'],
      ['content/glossary/Olá.md', 'rename it to "ola.md"'],
    ]);
  });

  test('is written by npm run new', async () => {
    const project = makeProject({ [API]: term() });
    const site = { kinds: writableKinds(kinds), known: readKnown(project) };
    const request = await readRequest(
      { words: ['term'], flags: { title: 'Pix' } },
      site,
      undefined,
    );
    if (!request || Array.isArray(request)) throw new Error('expected a request');
    expect(await writeNew(project, request, kinds)).toMatchObject({
      file: 'content/glossary/pix.md',
      address: 'https://www.pinha.test/glossario/pix',
      others: [],
    });
    writeTree(project, { 'content/glossary/pix.md': null });
  });
});
