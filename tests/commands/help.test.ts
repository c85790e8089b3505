// `--help` of every command: it explains every option, and nothing else happens.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { flagOf } from '../../commands/new/check-answer.ts';
import { questionNames, writableKinds } from '../../commands/new/kinds.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { REPOSITORY } from '../support/build-site.ts';
import { copyProgram, startCommand } from '../support/project-copy.ts';

const { scripts } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Scripts that start a command of ours, with its name; what others start explains itself. */
const COMMANDS = Object.entries(scripts).flatMap(
  ([name, line]): [name: string, command: string][] => {
    const [, command] = /^node commands\/launch\.mjs (\S+)$/.exec(line) ?? [];
    return command ? [[name, command]] : [];
  },
);

/** The options that a command reads, as its own code names them. */
function optionsOf(command: string): string[] {
  const text = readFileSync(join(REPOSITORY, `commands/${command}.ts`), 'utf8');
  const named = [...text.matchAll(/'?([\w-]+)'?: \{ type: '(?:string|boolean)'/g)];
  const own = named.map(([, name]) => `--${name}`);
  return command === 'new' ? [...own, ...questionNames(writableKinds(KINDS)).map(flagOf)] : own;
}

/** Without what the tests' projects share by a link, which others fill meanwhile. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    })
    .sort();
}

let root: string;
beforeAll(() => {
  root = copyProgram();
});

test('every script of package.json starts one of our commands, or the formatter', () => {
  const names = COMMANDS.map(([name]) => name);
  expect(Object.keys(scripts).filter((name) => !names.includes(name))).toEqual(['format']);
  expect(names.length).toBeGreaterThanOrEqual(9);
});

describe.concurrent.each(COMMANDS)('npm run %s', (name, command) => {
  test.each(['--help', '-h'])('%s explains every option and starts nothing', async (flag) => {
    const before = filesIn(root);
    // Nothing of the computer is needed, not even a browser.
    const { code, stdout, stderr } = await startCommand(root, [command, flag], {
      CHROMIUM_PATH: join(root, 'no-such-browser'),
    }).finished;
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^npm (?:run )?${name}\\b.*\n`));
    expect(filesIn(root)).toEqual(before);
    const unexplained = optionsOf(command).filter(
      (option) => !new RegExp(`^ +${option}(?: [A-Z,]+)? {2,}\\S`, 'm').test(stdout),
    );
    expect(unexplained).toEqual([]);
  });
});

test.concurrent.each(COMMANDS.filter(([name]) => name !== 'test'))(
  'npm run %s refuses an option that it does not know, with its usage',
  async (name, command) => {
    const { code, stdout, stderr } = await startCommand(root, [command, '--no-such-option'])
      .finished;
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain("'--no-such-option'");
    expect(stderr).toMatch(new RegExp(`^npm (?:run )?${name}\\b`, 'm'));
  },
);
