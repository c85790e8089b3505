// `npm run new` when it is interrupted, and when two ask for the same at once; passphrases that are made anew.

import { existsSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import { proposal } from '../support/tiny-site.ts';

const CLIENT = [
  ...['--client', 'Joana Prado', '--company', 'Lua Nova', '--email', 'joana@luanova.example'],
  ...['--phone', '41 90000-0002', '--headline', 'Site', '--price-cents', '720000', '--plain'],
];

test('of two that ask for one file one writes it, and two proposals at once have numbers of their own', async () => {
  const root = copyProgram();
  const run = (...words: string[]) => startCommand(root, ['new', ...words]).finished;
  const both = await Promise.all(
    ['Ana', 'Bia'].map((author) => run('post', '--title', 'Dois', '--author', author)),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  const winner = both[0]?.code === 0 ? 'Ana' : 'Bia';
  expect(readFileSync(join(root, 'content/blog/dois.md'), 'utf8')).toContain(`"${winner}"`);
  const names = ['um', 'dois'];
  const made = names.map((name) => run('proposal', ...CLIENT, '--name', name));
  for (const one of await Promise.all(made)) expect(one).toMatchObject({ code: 0, stderr: '' });
  const numbers = names.map((name) => {
    const text = readFileSync(join(root, `content/proposals/${name}.md`), 'utf8');
    return /^number: "\d{4}-(.*)"/m.exec(text)?.[1];
  });
  expect(numbers.sort()).toEqual(['001', '002']);
});

test('a new file is taken away when the command is interrupted', async () => {
  const root = copyProgram();
  const file = join(root, 'content/pages/sobra.md');
  const { child, finished } = startCommand(root, ['new', 'page', '--title', 'Sobra']);
  const watcher = watch(join(root, 'content/pages'), () => {
    if (existsSync(file)) child.kill('SIGINT');
  });
  expect((await finished).code).toBe(130);
  watcher.close();
  expect(existsSync(file)).toBe(false);
});

test('another passphrase is made when it is asked for, whatever else the file says', async () => {
  const text = proposal('validDays: 15', 'validDays: [');
  const root = copyProgram({ 'content/proposals/k7m2p9qd.md': text });
  const run = (...parameters: string[]) =>
    startCommand(root, ['proposal', 'passphrase', ...parameters]).finished;
  const kept = () => JSON.parse(readFileSync(join(root, '.passphrases.json'), 'utf8')).k7m2p9qd;
  const first = await run('k7m2p9qd');
  expect(first.stdout).toMatch(/^Senha: (?:\w{4}-){5}\w{4}\n/);
  expect(first.stdout).toContain('k7m2p9qd.md: passphrase: true\n');
  const before = kept();
  expect((await run('k7m2p9qd', '--replace')).code).toBe(0);
  expect(kept()).not.toBe(before);
});
