// How commands start: from a program that is compiled once, and made anew when anything is wrong with it.

import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeTree } from '../support/build-site.ts';
import { copySources, startCommand } from '../support/project-copy.ts';

/** A copy that shares nothing with others. */
function copyAlone(): string {
  const root = copySources();
  rmSync(join(root, '.cache'));
  return root;
}

const run = (root: string, ...command: string[]) => startCommand(root, command).finished;

const HELPED = { code: 0, stdout: expect.stringContaining('npm run build'), stderr: '' };

function programsOf(root: string): string[] {
  return readdirSync(join(root, '.cache/program'));
}

describe('a command', { timeout: 120_000 }, () => {
  test('runs wherever the project stands, the first time and the next', async () => {
    const plain = copyAlone();
    const root = join(dirname(plain), 'Área de 50% ç #1? & cia');
    renameSync(plain, root);
    for (const changed of [
      /^4 pages in .* [1-9]\d* files changed/,
      /^4 pages in .* 0 files changed/,
    ]) {
      expect(await run(root, 'build')).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(changed),
        stderr: '',
      });
    }
    expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
    expect(programsOf(root)).toHaveLength(1);
  });

  test('runs where nothing can be kept', async () => {
    const root = copyAlone();
    writeFileSync(join(root, '.cache'), 'no folder');
    expect(await run(root, 'build')).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
  });

  test('runs twice at once, and keeps one program', async () => {
    const root = copyAlone();
    const all = [1, 2, 3].map(() => run(root, 'build', '--help'));
    expect(await Promise.all(all)).toMatchObject([HELPED, HELPED, HELPED]);
    expect(programsOf(root)).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  });

  test.each<[string, (program: string) => void]>([
    ['has lost its list', (program) => rmSync(join(program, 'list.json'))],
    ['has lost a file', (program) => rmSync(join(program, 'commands/build.mjs'))],
    ['ends early', (program) => truncateSync(join(program, 'commands/build.mjs'), 10)],
    [
      'has other code',
      (program) => {
        const file = join(program, 'commands/build.mjs');
        writeFileSync(file, readFileSync(file, 'utf8').replace('npm run build', 'npm run blind'));
      },
    ],
  ])('is compiled anew when its program %s', async (_, damage) => {
    const root = copyAlone();
    expect(await run(root, 'build', '--help')).toMatchObject(HELPED);
    const [name = ''] = programsOf(root);
    damage(join(root, '.cache/program', name));
    expect(await run(root, 'build', '--help')).toMatchObject(HELPED);
    expect(programsOf(root)).toEqual([name]);
  });

  test('follows its sources, and old programs go', async () => {
    const root = copyAlone();
    const file = join(root, 'commands/build.ts');
    const source = readFileSync(file, 'utf8');
    for (const count of [1, 2, 3, 4, 5, 6]) {
      writeFileSync(file, source.replace('npm run build [', `npm run build ${count} [`));
      const { stdout } = await run(root, 'build', '--help');
      expect(stdout).toContain(`npm run build ${count} [`);
    }
    expect(programsOf(root)).toHaveLength(4);
  });
});

describe('what goes wrong', { timeout: 120_000 }, () => {
  test('in the code leads to the source', async () => {
    const root = copyAlone();
    const file = join(root, 'commands/build.ts');
    const source = `${readFileSync(file, 'utf8')}throw new Error('on purpose');\n`;
    writeFileSync(file, source);
    const { code, stderr } = await run(root, 'build', '--help');
    expect(code).toBe(1);
    expect(stderr).toContain('Error: on purpose');
    expect(stderr).toContain(`${file}:${source.split('\n').length - 1}:7`);
  });

  test('in its grammar is said without a trace', async () => {
    const root = copyAlone();
    writeTree(root, { 'domain/money.ts': 'export const = 1;\n' });
    const { code, stderr } = await run(root, 'build');
    expect(code).toBe(1);
    expect(stderr).toContain('domain/money.ts:1:13');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('in the name of a command is said with those that there are', async () => {
    const { code, stderr } = await run(copyAlone(), 'biuld');
    expect(stderr).toMatch(/^expected one of bench, build, .*, found biuld\n$/);
    expect(code).toBe(2);
  });
});
