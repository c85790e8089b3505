// The preview as a program: what is saved is seen, what is broken is told, and nothing of it is left behind.

import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { writeTree } from '../support/build-site.ts';
import { LIMIT } from '../support/patience.ts';
import { copyProgram } from '../support/project-copy.ts';
import { answers, bodyOf, otherAddress, serve } from '../support/started-server.ts';
import { article, post } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';

/** Waits for an answer with this status and this text in it. */
async function shows(url: string, text: string, status = 200): Promise<void> {
  const told = async () => {
    const answer = await fetch(url);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
  };
  await vi.waitFor(told, LIMIT);
}

test('a preview answers others with --host, and says where', async () => {
  const { port, said } = await serve(copyProgram(), 'dev', '--host', '0.0.0.0');
  await vi.waitFor(async () => expect(await answers('127.0.0.1', port)).toBe(true), LIMIT);
  const own = otherAddress();
  expect(await answers(own, port)).toBe(true);
  if (own !== '127.0.0.2') expect(said()).toContain(`http://${own}:${port}`);
});

test('a preview has drafts, the list of proposals and the editor', async () => {
  const root = copyProgram({
    'content/blog/rascunho.md': article('Um rascunho', { draft: 'true' }),
  });
  const { url } = await serve(root, 'dev');
  for (const path of ['/blog/rascunho', '/propostas', '/admin'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
});

test('of several saves in a row the last is seen, however soon each follows', async () => {
  const root = copyProgram();
  const { url } = await serve(root, 'dev');
  for (const pause of [0, 1, 5, 10, 25, 40, 60]) {
    for (const word of ['um', 'dois', 'três', 'último']) {
      writeTree(root, { [POST]: post({}, `O ${word} depois de ${pause} ms.\n`) });
      await setTimeout(pause);
    }
    await shows(`${url}/blog/ola`, `O último depois de ${pause} ms.`);
  }
  writeTree(root, { [POST]: null });
  await shows(`${url}/blog/ola`, '<title>', 404);
  writeTree(root, { [POST]: post({}, 'De volta.\n') });
  await shows(`${url}/blog/ola`, 'De volta.');
});

test('broken content and broken code are told in place of every page, until they are mended', async () => {
  const root = copyProgram();
  const { url } = await serve(root, 'dev');
  const template = 'templates/pages/post.tsx';
  const text = readFileSync(join(root, template), 'utf8');
  for (const [file, sound, broken, said] of [
    [POST, post(), '---\ntitle: [\n---\n', `<pre>${POST}`],
    [template, text, 'export const = 1;\n', 'the code cannot run'],
  ] as const) {
    writeTree(root, { [file]: broken });
    await shows(url, said, 500);
    writeTree(root, { [file]: sound });
    await shows(url, '<title>');
  }
});

test('two previews of one project run side by side, whichever comes and goes', async () => {
  const root = copyProgram();
  const [first, second] = [await serve(root, 'dev'), await serve(root, 'dev')];
  expect(first.port).not.toBe(second.port);
  writeTree(root, { [POST]: post({ title: 'Outro título' }) });
  for (const { url } of [first, second]) await shows(`${url}/blog/ola`, 'Outro título');
  second.child.kill('SIGTERM');
  await second.finished;
  expect(await bodyOf(`${first.url}/blog/ola`)).toContain('Outro título');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a preview that %s ends leaves nothing behind',
  async (signal) => {
    const root = copyProgram();
    const aside = join(root, 'aside');
    mkdirSync(aside);
    vi.stubEnv('TMPDIR', aside);
    const { child, finished } = await serve(root, 'dev');
    const sites = () => readdirSync(aside).filter((name) => name.startsWith('site-'));
    expect(sites()).toHaveLength(1);
    child.kill(signal);
    await finished;
    vi.unstubAllEnvs();
    expect(sites()).toEqual([]);
  },
);
