// `--help` of every command: it explains every option, and nothing else happens.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { flagOf } from '../../commands/new/check-answer.ts';
import { questionNames, writableKinds } from '../../commands/new/kinds.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { REPOSITORY } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyProgram, startNode } from '../support/project-copy.ts';

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
const UNKNOWN = '--no-such-option';

/** What a command says and ends with; each is asked in the same process, one after another. */
type Said = Record<string, { code?: number; out: string; error: string }>;

const ASK_ALL = `
const [root, asked] = JSON.parse(process.argv.at(-1));
const said = {};
const { log } = console;
for (const [command, flag] of asked) {
  const one = { out: '', error: '' };
  said[command + ' ' + flag] = one;
  process.argv = [process.execPath, command, flag];
  console.log = (text) => { one.out += text + '\\n'; };
  console.error = (text) => { one.error += text + '\\n'; };
  process.exitCode = undefined;
  await import(root + '/commands/' + command + '.ts?' + flag);
  one.code = process.exitCode;
}
process.exitCode = 0;
log(JSON.stringify(said));
`;

let root: string;
let said: Said;
let before: string[];

beforeAll(async () => {
  root = copyProgram();
  before = listFiles(root);
  const asked = COMMANDS.flatMap(([, command]) =>
    ['--help', '-h', UNKNOWN].map((flag) => [command, flag]),
  ).filter(([command, flag]) => flag !== UNKNOWN || !isTestRunner(command));
  const program = join(temporaryFolder(), 'ask-all.mjs');
  writeFileSync(program, ASK_ALL);
  const parameters = JSON.stringify([pathToFileURL(root).href, asked]);
  // Nothing of the computer is needed, not even a browser.
  const env = { CHROMIUM_PATH: join(root, 'no-such-browser') };
  const { stdout, stderr } = await startNode(root, ['--import', 'tsx', program, parameters], env)
    .finished;
  expect(stderr).toBe('');
  said = JSON.parse(stdout);
});

/** They hand on what they do not know. */
function isTestRunner(command = ''): boolean {
  return command.startsWith('test');
}

/** The options that a command reads, as its own code names them. */
function optionsOf(command: string): string[] {
  const text = readFileSync(join(REPOSITORY, `commands/${command}.ts`), 'utf8');
  const named = [...text.matchAll(/'?([\w-]+)'?: \{ type: '(?:string|boolean)'/g)];
  const own = named.map(([, name]) => `--${name}`);
  return command === 'new' ? [...own, ...questionNames(writableKinds(KINDS)).map(flagOf)] : own;
}

test('every script of package.json starts one of our commands, or the formatter', () => {
  const names = COMMANDS.map(([name]) => name);
  expect(Object.keys(scripts).filter((name) => !names.includes(name))).toEqual(['format']);
  expect(names.length).toBeGreaterThanOrEqual(9);
});

test.each(COMMANDS)('npm run %s explains every option, and refuses others', (name, command) => {
  const usage = new RegExp(`^npm (?:run )?${name}\\b`, 'm');
  for (const flag of ['--help', '-h']) {
    const { code, out = '', error } = said[`${command} ${flag}`] ?? {};
    expect([code, error]).toEqual([undefined, '']);
    expect(out.split('\n')[0]).toMatch(usage);
    const unexplained = optionsOf(command).filter(
      (option) => !new RegExp(`^ +${option}(?: [A-Z,]+)? {2,}\\S`, 'm').test(out),
    );
    expect(unexplained).toEqual([]);
  }
  if (isTestRunner(command)) return;
  const { code, out, error } = said[`${command} ${UNKNOWN}`] ?? {};
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain(`'${UNKNOWN}'`);
  expect(error).toMatch(usage);
});

test('options that the documents name belong to the command that they name them with', () => {
  const documents = listFiles(join(REPOSITORY, 'docs')).filter((name) => name.endsWith('.md'));
  const text = ['README.md', ...documents.map((name) => `docs/${name}`)]
    .map((name) => readFileSync(join(REPOSITORY, name), 'utf8'))
    .join('\n');
  const pairs = [...text.matchAll(/npm (?:run )?([\w:-]+)(?: [\w:…[\]]+)* -- (--[\w-]+)/g)];
  expect(pairs.length).toBeGreaterThan(0);
  const commands = Object.fromEntries(COMMANDS);
  for (const [named, name = '', option] of pairs)
    expect(said[`${commands[name]} --help`]?.out, named).toContain(option);
});

test('nothing was written', () => {
  expect(listFiles(root)).toEqual(before);
});
