// `npm run dev` shows what was saved, or what is wrong with it, and keeps the project's files from other computers.

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  askBySocket,
  bodyElsewhere,
  FILES,
  lanAddress,
  spellings,
} from '../support/another-computer.ts';
import { run, runProcess, start } from '../support/command.ts';
import { listFiles } from '../support/files.ts';
import { Page } from '../support/page.ts';
import { copyProgram } from '../support/project.ts';
import { runs } from '../support/runs.ts';
import { BASE, SAVES, SavedProject } from '../support/saves.ts';

const POST = 'content/blog/ola.md';
const DRAFT = 'content/blog/rascunho.md';

let root: string;
let url: string;
let stop = async (): Promise<void> => {};

beforeAll(async () => {
  const plain = copyProgram(BASE);
  // The name of this folder has characters that have a meaning in patterns.
  root = `${plain} [ação] (1)`;
  renameSync(plain, root);
  const text = readFileSync(join(root, POST), 'utf8');
  const draft = text
    .replace('title: Olá', 'title: Rascunho')
    .replace('Um artigo de teste, curto e sem pressa.', 'Um rascunho.')
    .replace('draft: false', 'draft: true');
  writeFileSync(join(root, DRAFT), draft);
  ({ url } = await start(root, 'dev --host 0.0.0.0', {}, (end) => {
    stop = end;
  }));
});
afterAll(() => stop());

async function bodyOf(path: string): Promise<string> {
  return (await fetch(url + path)).text();
}

/** Waits until the page has these words. */
async function shows(path: string, words: string): Promise<void> {
  await vi.waitFor(async () => expect(await bodyOf(path)).toContain(words), {
    timeout: 30_000,
    // Each request makes the page again.
    interval: 200,
  });
}

test('a section of each type is shown at /secoes', async () => {
  const { text } = new Page('/secoes', await bodyOf('/secoes'));
  const titles = readFileSync(join(root, 'content/starters/sections.yaml'), 'utf8').matchAll(
    /^ {4}(?:title|headline): (.*)$/gm,
  );
  const shown = [...titles].map(([, title = '']) => title);
  expect(shown.length).toBeGreaterThan(12);
  const missing = shown.filter((title) => !text.includes(title));
  expect(missing).toEqual([]);
});

test('a page that was copied from the examples is shown beside them, or in their place', async () => {
  const page = join(root, 'content/pages/copia.yaml');
  const text = readFileSync(join(root, 'content/starters/sections.yaml'), 'utf8');
  writeFileSync(page, text.replaceAll('/secoes', '/copia'));
  await vi.waitFor(async () => expect((await fetch(`${url}/copia`)).status).toBe(200), 30_000);
  writeFileSync(page, text.replace(/^title: .*/m, 'title: Minha cópia'));
  await shows('/secoes', 'Minha cópia');
  rmSync(page);
});

test('drafts, the proposals and the editor are served, and nothing of them is in dist/', async () => {
  expect(await bodyOf('/blog/rascunho')).toContain('Rascunho');
  expect(await bodyOf('/propostas')).toContain('2025-048');
  expect((await fetch(`${url}/admin`)).status).toBe(200);
  expect((await fetch(`${url}/nada`)).status).toBe(404);
  expect(listFiles(join(root, 'dist'))).toEqual([]);
});

test('a page that was put into public/ is served as a page, without its ending', async () => {
  const file = join(root, 'public/manual.html');
  writeFileSync(file, '<!doctype html><title>Manual</title>');
  const { headers } = await fetch(`${url}/manual`);
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  rmSync(file);
});

describe.skipIf(!lanAddress)('another computer', () => {
  test('gets pages and no file of the project, however its path is spelled', async () => {
    expect(await bodyElsewhere(url, '/blog/ola')).toContain('parágrafo.');
    expect(await bodyElsewhere(url, '/@vite/client')).toContain('WebSocket');
    await fc.assert(
      fc.asyncProperty(spellings(encodeURI(root)), async ({ file, path }) => {
        expect((await bodyElsewhere(url, path)).includes(FILES[file] ?? ''), path).toBe(false);
      }),
      { numRuns: Number(process.env.RUNS ?? runs(90, 600)) },
    );
  });

  test('gets no list of proposals and no file by WebSocket, and opens no editor', async () => {
    expect(await bodyElsewhere(url, '/propostas')).not.toContain('2025-048');
    expect(await bodyElsewhere(url, '/__open-in-editor?file=package.json')).toContain('</header>');
    for (const [file, words] of Object.entries(FILES))
      expect(await askBySocket(url, file)).not.toContain(words);
  });
});

test('only requests to the names of this computer are answered', async () => {
  const statusFor = (host: string): Promise<number | undefined> =>
    new Promise((done, fail) => {
      const { port } = new URL(url);
      const to = { port, host: '127.0.0.1', headers: { host } };
      const asked = request(to, (answer) => {
        answer.resume();
        done(answer.statusCode);
      });
      asked.on('error', fail).end();
    });
  expect(await statusFor('localhost')).toBe(200);
  expect(await statusFor('example.com')).toBe(403);
});

/** A text, a style and a drawing that are saved at once, and a mistake; others are saved in the long run. */
const KINDS = ['a text', 'a style', 'a mark'];

test('after saves the preview shows what a build writes', async () => {
  const project = new SavedProject(root, url);
  const saves = SAVES.filter(({ title }) => KINDS.includes(title));
  const steps = [Object.assign({}, ...saves.flatMap((save) => save.steps))];
  await project.take([{ title: KINDS.join(), routes: ['/', '/blog/ola'], steps }]);
  await project.take(SAVES.filter(({ title }) => title === 'a key that is unknown'));
});

test('a folder whose path has a sign of addresses is refused in one sentence', async () => {
  const sentence = (sign: string) => [1, '', expect.stringMatching(`^[^\\n]*[${sign}].*\\n$`)];
  const plain = copyProgram();
  const { code, stdout, stderr } = await run(`${plain}#1`, 'dev');
  expect((await run(plain, 'dev --porta')).stderr).toMatch(/'--porta'[\s\S]*--host ADDRESS/);
  expect([code, stdout, stderr]).toEqual(sentence('#'));
  // With a question mark no code is found: only what starts the commands can say so.
  renameSync(plain, `${plain}?1`);
  const found = await runProcess(`${plain}?1`, 'dev');
  expect(Object.values(found)).toEqual(sentence('?'));
});
