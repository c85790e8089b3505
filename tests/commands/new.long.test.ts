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

test('one file is written once when two ask for it at the same time', async () => {
  const root = copyProgram();
  const both = await Promise.all(
    ['Ana', 'Bia'].map((author) => {
      return startCommand(root, ['new', 'post', '--title', 'Dois', '--author', author]).finished;
    }),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  const winner = both[0]?.code === 0 ? 'Ana' : 'Bia';
  expect(readFileSync(join(root, 'content/blog/dois.md'), 'utf8')).toContain(`"${winner}"`);
});

test('two proposals that are made at the same time have numbers of their own', async () => {
  const root = copyProgram();
  const names = ['um', 'dois'];
  const both = await Promise.all(
    names.map((name) => {
      return startCommand(root, ['new', 'proposal', ...CLIENT, '--name', name]).finished;
    }),
  );
  expect(both.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
  ]);
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

test('another passphrase is made only when it is asked for, and for a proposal that there is', async () => {
  const root = copyProgram({ 'content/proposals/k7m2p9qd.md': proposal() });
  const run = (...parameters: string[]) =>
    startCommand(root, ['proposal-passphrase', ...parameters]).finished;
  const kept = () => JSON.parse(readFileSync(join(root, '.passphrases.json'), 'utf8')).k7m2p9qd;
  expect((await run('k7m2p9qd')).code).toBe(0);
  const before = kept();
  expect((await run('k7m2p9qd', '--replace')).code).toBe(0);
  expect(kept()).not.toBe(before);
  expect((await run('k7m2')).code).toBe(1);
  expect((await run()).code).toBe(2);
});
