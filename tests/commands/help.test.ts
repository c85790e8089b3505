// `--help` of every command: it explains every option, and nothing else happens.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { inPortuguese } from '../../commands/terminal/options.ts';
import { REPOSITORY } from '../support/build-site.ts';
import { listFiles, readFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyProgram, startCommand, startNode } from '../support/project-copy.ts';

const { scripts } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
/** What people type after `npm run`, and the file of commands/ that answers. */
const COMMANDS = [
  ...Object.entries<string>(scripts).flatMap(([name, line]) => {
    const [, file] = /^node commands\/launch\.mjs ([\w-]+)$/.exec(line) ?? [];
    return file === undefined || name === 'proposal' ? [] : [[name, file] as const];
  }),
  ...['send', 'revise', 'list', 'accept', 'pdf'].map(
    (verb) => [`proposal ${verb}`, `proposal/${verb}`] as const,
  ),
];
const UNKNOWN = '--no-such-option';

/** Each command is asked in the same process, one after another: what it says and ends with. */
const ASK_ALL = `
const [root, commands] = JSON.parse(process.argv.at(-1));
const said = {};
const { log } = console;
for (const command of commands) for (const flag of ['--help', '${UNKNOWN}']) {
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

type Said = Record<string, { code?: number; out: string; error: string }>;

let said: Said;

beforeAll(async () => {
  const root = copyProgram();
  const before = listFiles(root);
  const program = join(temporaryFolder(), 'ask-all.mjs');
  writeFileSync(program, ASK_ALL);
  const asked = [pathToFileURL(root).href, COMMANDS.map(([, command]) => command)];
  // Nothing of the computer is needed, not even a browser.
  const env = { CHROMIUM_PATH: join(root, 'no-such-browser') };
  const words = ['--import', 'tsx', program, JSON.stringify(asked)];
  const { stdout, stderr } = await startNode(root, words, env).finished;
  expect(stderr).toBe('');
  said = JSON.parse(stdout);
  expect(listFiles(root)).toEqual(before);
});

/** The options that a command reads, as its own code names them. */
function optionsOf(command: string): string[] {
  const text = readFileSync(join(REPOSITORY, `commands/${command}.ts`), 'utf8');
  const named = [...text.matchAll(/'?([\w-]+)'?: \{ type: '(?:string|boolean)'/g)];
  const own = named.map(([, name]) => `--${name}`);
  // Its usage has a line a kind of file.
  return command === 'new' ? [] : own;
}

test.each(COMMANDS)('npm run %s explains every option, and refuses others', (name, command) => {
  const usage = new RegExp(`^npm (?:run )?${name}\\b`, 'm');
  const { code, out = '', error } = said[`${command} --help`] ?? {};
  expect([code, error]).toEqual([undefined, '']);
  expect(out.split('\n')[0]).toMatch(usage);
  for (const option of optionsOf(command))
    expect(out).toMatch(new RegExp(`^ +${option}(?: [A-Z,]+)? {2,}\\S`, 'm'));
  const wrong = said[`${command} ${UNKNOWN}`];
  if (!wrong) return;
  expect([wrong.code, wrong.out]).toEqual([2, '']);
  expect(wrong.error).toContain(`'${UNKNOWN}'`);
  expect(wrong.error).toMatch(usage);
});

test('options that the documents name belong to the command that they name them with', () => {
  const documents = [...readFiles(join(REPOSITORY, 'docs')).values()];
  const text = [readFileSync(join(REPOSITORY, 'README.md'), 'utf8'), ...documents].join('\n');
  const pairs = [
    ...text.matchAll(/npm (?:run )?(proposal \w+|[\w:-]+)(?: [\w:…[\]]+)* -- (--[\w-]+)/g),
  ];
  expect(pairs.length).toBeGreaterThan(0);
  const commands = Object.fromEntries(COMMANDS);
  for (const [named, name = '', option] of pairs)
    expect(said[`${commands[name]} --help`]?.out, named).toContain(option);
});

test.each([
  ['--nope', "a opção '--nope' não existe aqui"],
  ['--choice', "a opção '--choice' pede um valor"],
  ['--help=1', "a opção '--help' não recebe valor"],
  ['um', "este comando não recebe 'um'"],
])('whoever writes is told in Portuguese what is wrong with %s', (word, said) => {
  const options: ParseArgsConfig['options'] = {
    choice: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  };
  const slip = (): string => {
    try {
      return String(parseArgs({ args: [word], options }));
    } catch (error) {
      return inPortuguese(error as Error);
    }
  };
  expect(slip()).toBe(said);
});

test('proposal names its verbs, and refuses others', async () => {
  const root = copyProgram();
  const ask = (...words: string[]) => startCommand(root, ['proposal', ...words]).finished;
  const verbs = COMMANDS.flatMap(([name]) => (/^proposal (\w+)$/.exec(name) ?? []).slice(1));
  const { stdout, code } = await ask();
  expect(code).toBe(0);
  expect(stdout.match(/^ {2}\w+/gm)?.map((line) => line.trim())).toEqual(verbs);
  expect(await ask('mandar')).toMatchObject({
    ...{ code: 2, stdout: '', stderr: `não há "mandar"\n\n${stdout}` },
  });
});
