// How commands start: from a program that is compiled once, and made anew when anything is wrong with it.

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folders.ts';
import { copySources, startCommand } from '../support/project-copy.ts';

/** A copy that shares nothing with others. */
function copyAlone(): string {
  const root = copySources();
  rmSync(join(root, '.cache'));
  return root;
}

/** A copy whose commands do nothing but what these tests ask of one: it is compiled in no time, many times. */
function copySmall(): string {
  const root = copyAlone();
  const commands = join(root, 'commands');
  for (const name of readdirSync(commands)) {
    if (name.endsWith('.ts')) writeFileSync(join(commands, name), 'export {};\n');
  }
  writeFileSync(
    join(root, 'commands/build.ts'),
    "import { formatMoney } from '../domain/money.ts';\nconsole.log('npm run build [-- OPTIONS]', formatMoney(0));\n",
  );
  return root;
}

const run = (root: string, ...command: string[]) => startCommand(root, command).finished;

const HELPED = { code: 0, stdout: expect.stringContaining('npm run build'), stderr: '' };

/** What is said while a file is otherwise; it is put back afterwards. */
async function changed(root: string, file: string, text: (before: string) => string) {
  const before = readFileSync(join(root, file), 'utf8');
  writeFileSync(join(root, file), text(before));
  const finished = await run(root, 'build', '--help');
  writeFileSync(join(root, file), before);
  return finished;
}

function programsOf(root: string): string[] {
  return readdirSync(join(root, '.cache/program'));
}

describe('a command', () => {
  test('runs wherever the project stands, the first time and the next', async () => {
    const plain = copyAlone();
    const root = join(dirname(plain), 'Área de 50% ç #1? & cia');
    renameSync(plain, root);
    // What a start has left that was killed: of the two, this process is still there.
    const left = ['new-4194304', `new-${process.pid}`];
    for (const name of left) mkdirSync(join(root, '.cache/program', name), { recursive: true });
    for (const count of ['[1-9]\\d*', '0']) {
      const stdout = expect.stringMatching(`^4 pages in .* ${count} files changed`);
      expect(await run(root, 'build')).toMatchObject({ code: 0, stdout, stderr: '' });
    }
    expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
    expect(programsOf(root)).toEqual([expect.stringMatching(/^[\da-f]{32}$/), left[1]]);
  });

  test.each([
    ['a file', (cache: string) => writeFileSync(cache, 'no folder')],
    ['on another disk', (cache: string) => symlinkSync(temporaryFolder(), cache)],
  ])('runs where .cache is %s', async (_, make) => {
    const root = copyAlone();
    make(join(root, '.cache'));
    for (let start = 0; start < 2; start++) {
      expect(await run(root, 'build')).toMatchObject({ code: 0, stderr: '' });
      expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
    }
  });

  test('is compiled once by several that start at once, and anew by --fresh or where it is damaged', async () => {
    const root = copySmall();
    const all = [1, 2, 3].map(() => run(root, 'build', '--help'));
    expect(await Promise.all(all)).toMatchObject([HELPED, HELPED, HELPED]);
    const [name = '', ...others] = programsOf(root);
    expect([name, others]).toEqual([expect.stringMatching(/^[\da-f]{32}$/), []]);
    const file = join(root, '.cache/program', name, 'commands/build.mjs');
    writeFileSync(file, readFileSync(file, 'utf8').replace('npm run build', 'npm run'));
    expect(await run(root, 'build', '--fresh')).toMatchObject(HELPED);
    for (const left of ['', 'import {']) {
      writeFileSync(file, left);
      expect(await run(root, 'build', '--help')).toMatchObject(HELPED);
    }
    expect(programsOf(root)).toEqual([name]);
  });

  test('follows its sources: old programs go, traces lead to the sources, mistakes are said', async () => {
    const root = copySmall();
    const file = 'commands/build.ts';
    for (const count of [1, 2, 3, 4, 5]) {
      const words = `npm run build ${count} [`;
      const { stdout } = await changed(root, file, (text) =>
        text.replace('npm run build [', words),
      );
      expect(stdout).toContain(words);
    }
    expect(programsOf(root)).toHaveLength(1);
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length;
    const thrown = await changed(root, file, (text) => `${text}throw new Error('on purpose');\n`);
    expect(thrown.code).toBe(1);
    expect(thrown.stderr).toContain('Error: on purpose');
    expect(thrown.stderr).toContain(`${join(root, file)}:${lines}:7`);
    const slip = await changed(root, 'domain/money.ts', () => 'export const = 1;\n');
    expect(slip.code).toBe(1);
    expect(slip.stderr).toContain('domain/money.ts:1:13');
    expect(slip.stderr).not.toMatch(/^\s+at /m);
    const { code, stderr } = await run(root, 'biuld');
    expect(stderr).toMatch(/^expected one of bench, build, .*, found biuld\n$/);
    expect(code).toBe(2);
  });
});
