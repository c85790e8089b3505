// Previews side by side, those that others may see, and those that are killed.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeTree } from '../support/build-site.ts';
import { LIMIT } from '../support/patience.ts';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import { answers, bodyOf, otherAddress, type Server, serve } from '../support/started-server.ts';
import { guarded, post } from '../support/tiny-site.ts';

test('a preview answers others with --host, and says where', async () => {
  const { port, said } = await serve(copyProgram(), 'dev', '--host', '0.0.0.0');
  await vi.waitFor(async () => expect(await answers('127.0.0.1', port)).toBe(true), LIMIT);
  const own = otherAddress();
  expect(await answers(own, port)).toBe(true);
  if (own !== '127.0.0.2') expect(said()).toContain(`http://${own}:${port}`);
});

test('two previews of one project run side by side, whichever comes and goes', async () => {
  const root = copyProgram();
  const [first, second] = [await serve(root, 'dev'), await serve(root, 'dev')];
  expect(first.port).not.toBe(second.port);
  writeTree(root, { 'content/blog/ola.md': post({ title: 'Outro título' }) });
  for (const { url } of [first, second]) {
    const told = async () => expect(await bodyOf(`${url}/blog/ola`)).toContain('Outro título');
    await vi.waitFor(told, LIMIT);
  }
  second.child.kill('SIGTERM');
  await second.finished;
  expect(await bodyOf(`${first.url}/blog/ola`)).toContain('Outro título');
});

test('a preview that waits for a passphrase goes on once there is one', async () => {
  const root = copyProgram({ 'content/proposals/k7m2.md': guarded() });
  const { url } = await serve(root, 'dev');
  const tells = (status: number) =>
    vi.waitFor(async () => expect((await fetch(`${url}/`)).status).toBe(status), LIMIT);
  await tells(500);
  await startCommand(root, ['proposal', 'passphrase', 'k7m2']).finished;
  await tells(200);
});

test('previews leave nothing behind, and clear away what a killed one left', async () => {
  const root = copyProgram();
  const parent = join(root, 'node_modules/.cache/dev');
  const foldersOf = ({ child }: Server): string[] =>
    readdirSync(parent).filter((name) => name.startsWith(`${child.pid}-`));
  const killed = await serve(root, 'dev');
  killed.child.kill('SIGKILL');
  await killed.finished;
  expect(foldersOf(killed)).toHaveLength(1);
  const next = await serve(root, 'dev');
  expect(foldersOf(killed)).toEqual([]);
  next.child.kill('SIGINT');
  await next.finished;
  expect(foldersOf(next)).toEqual([]);
});
