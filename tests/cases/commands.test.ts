// Commands and their results: the commands of a file of commands/ run one after the other in one project, in this
// process; those of processes.txt run each in a process of its own, in a copy of the program.
// `UPDATE=1` writes exit codes and changed files anew, and keeps the expected lines that the output still has.
//
//   $ npm run new post …   a command; also $ cat FILE, $ rm FILE, $ edit FILE: found => put, $ write FILE
//   | text                 a line of input, or of a file; `| (button of PAGE)`: the message of its button to accept
//   exit 1                 the exit code
//   + - * PATH             a file or a whole folder that is added, removed or changed
//   > text                 a line of the output contains this; ! text: no line does; `silent`: there is no output
//
// `…` matches anything; `{name}` matches any word at first, and from then on the same word.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { acceptanceIn } from '../support/acceptance.ts';
import { type Finished, run, runProcess } from '../support/command.ts';
import { listFiles } from '../support/files.ts';
import { copyProgram, makeProject } from '../support/project.ts';

const FOLDER = join(import.meta.dirname, 'commands');
const PROGRAM =
  /^(?:art|commands|domain|islands|pipeline|styles|templates|node_modules|\.cache)(?:\/|$)/;

interface Step {
  typed: string;
  /** The lines after `|`, in their order. */
  input: string[];
  expected: string[];
}

type Names = Map<string, string>;

type Judged = ReturnType<typeof judge>;

function stepsOf(text: string): { title: string; steps: Step[] } {
  const steps: Step[] = [];
  const title: string[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const step = steps.at(-1);
    if (line.startsWith('$ ')) steps.push({ typed: line.slice(2), input: [], expected: [] });
    else if (line.startsWith('#')) title.push(line);
    else if (line.startsWith('|')) step?.input.push(line.slice(2));
    else step?.expected.push(line);
  }
  return { title: title.join('\n'), steps };
}

/** The pattern of an expected line; a name without a value matches one word. */
function pattern(line: string, names: Names): RegExp {
  const parts = line.split(/(…|\{\w+\})/).map((part) => {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    const known = names.get(name ?? '') ?? part;
    if (part === '…') return '.*?';
    return name && !names.has(name)
      ? `(?<${name}>[^\\s/.]+)`
      : known.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(parts.join('').replaceAll(' ', '[ \u00a0]'));
}

const filled = (text: string, names: Names): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => names.get(name) ?? all);

async function take(root: string, { typed, input }: Step, names: Names, command: typeof run) {
  const words = filled(typed, names);
  const [, verb = '', file = '', rest = ''] = /^(\w+) ([^\s:]+):?(.*)$/.exec(words) ?? [];
  const path = join(root, file);
  const done = { code: 0, stdout: '', stderr: '' };
  const text = input.map((line) => {
    const [, page, found = '', put = ''] =
      /^\(button of (\S+?)(?:, (.*) => (.*))?\)$/.exec(line) ?? [];
    return page ? acceptanceIn(readFileSync(join(root, page), 'utf8')).replace(found, put) : line;
  });
  if (verb === 'npm') {
    // npm keeps options that stand before `--`, and puts them into the environment.
    const [own = '', ...handedOn] = words.replace(/^npm (?:run )?/, '').split(/ (?=-- )/);
    const kept = [...own.matchAll(/ --(\w+)/g)].map(([, flag]) => [`npm_config_${flag}`, 'true']);
    const all = [own.replace(/ --\w+/g, ''), ...handedOn].join(' ').replace(' -- ', ' ');
    const input = filled(text.join('\n'), names);
    return command(root, all, { input, env: Object.fromEntries(kept) });
  }
  if (verb === 'cat') return { ...done, stdout: readFileSync(path, 'utf8') };
  if (verb === 'rm') rmSync(path, { recursive: true });
  else if (verb === 'write') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${text.join('\n')}\n`);
  } else if (verb === 'edit') {
    const [found = '', put = ''] = rest.trim().split(' => ');
    const before = readFileSync(path, 'utf8');
    const after = before.replace(pattern(found, names), put);
    if (after === before) throw new Error(`${file} has no "${found}"`);
    writeFileSync(path, after);
  } else throw new Error(`nobody can type "${words}"`);
  return done;
}

/** The contents of all files outside the program, by path. */
function stateOf(root: string): Map<string, string> {
  const files = listFiles(root).filter((path) => !PROGRAM.test(path));
  return new Map(files.map((path) => [path, readFileSync(join(root, path), 'latin1')]));
}

/** Files that were added, removed or changed; a folder that is added or removed whole, and dist/, give one line. */
function changesOf(before: Map<string, string>, after: Map<string, string>): string[] {
  const isIn = (folder: string, files: Map<string, string>): boolean =>
    [...files.keys()].some((path) => path.startsWith(folder));
  const found = [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path) => {
    if (before.get(path) === after.get(path)) return [];
    if (path.startsWith('dist/')) return isIn('dist/', before) ? '* dist/' : '+ dist/';
    const [sign, others] = !before.has(path) ? ['+', before] : ['-', after];
    if (before.has(path) && after.has(path)) return `* ${path}`;
    const folders = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
    return `${sign} ${folders.find((folder) => !isIn(folder, others as Map<string, string>)) ?? path}`;
  });
  return [...new Set(found)];
}

/** Expectations that were not met, and changes that were not expected. Adds the names that were met to `names`. */
function judge(expected: readonly string[], output: string, changes: string[], names: Names) {
  const lines = output.split('\n');
  const unexpected = [...changes];
  const isMet = (text: string, all: readonly string[]): boolean => {
    const wanted = pattern(text, names);
    const match = all.map((one) => wanted.exec(one)).find((one) => one !== null);
    for (const [name, value] of Object.entries(match?.groups ?? {})) names.set(name, value);
    return match !== undefined;
  };
  const missing = expected.filter((line) => {
    if (line === 'silent') return output !== '';
    if (line.startsWith('> ')) return !isMet(line.slice(2), lines);
    if (line.startsWith('! ')) return isMet(line.slice(2), lines);
    const at = unexpected.findIndex((one) => isMet(line, [one]));
    if (at >= 0) unexpected.splice(at, 1);
    return at < 0;
  });
  return { missing, unexpected };
}

/** A step with the results that were found, as `UPDATE=1` writes it. */
function rewritten({ typed, input, expected }: Step, found: Finished, judged: Judged): string {
  const isOurs = !typed.startsWith('npm');
  const output = `${found.stdout}${found.stderr}`;
  const kept = expected.filter((line) => !judged.missing.includes(line));
  const isChange = (line: string): boolean => /^[-+*] /.test(line);
  const said = kept.filter((line) => !isChange(line));
  const [first] = output.split('\n').filter((line) => line.trim() !== '');
  return [
    `$ ${typed}`,
    ...input.map((line) => `| ${line}`.trimEnd()),
    ...(isOurs ? [] : [`exit ${found.code}`]),
    ...[...kept.filter(isChange), ...judged.unexpected].sort(),
    ...(said.length > 0 || isOurs ? said : [first ? `> ${first.trim()}` : 'silent']),
  ].join('\n');
}

async function play(file: string): Promise<void> {
  const { title, steps } = stepsOf(readFileSync(join(FOLDER, file), 'utf8'));
  const isReal = file === 'processes.txt';
  const root = isReal ? copyProgram() : makeProject({}, { plain: true, hasStarters: true });
  const names: Names = new Map([
    ['year', yearInBrasilia()],
    ['site', inject('baseUrl')],
  ]);
  const written = [title];
  let before = stateOf(root);
  for (const step of steps) {
    const found = await take(root, step, names, isReal ? runProcess : run);
    const output = `${found.stdout}${found.stderr}`;
    const after = stateOf(root);
    const changes = step.typed.startsWith('npm') ? changesOf(before, after) : [];
    before = after;
    const [exit] = step.expected.filter((line) => line.startsWith('exit '));
    const expected = step.expected.filter((line) => line !== exit);
    const judged = judge(expected, output, changes, names);
    written.push(rewritten({ ...step, expected }, found, judged));
    if (process.env.UPDATE) continue;
    const what = `${file}: $ ${step.typed}\n${output}`;
    expect({ ...judged, code: found.code }, what).toEqual({
      ...{ missing: [], unexpected: [], code: Number(exit?.slice(5) ?? 0) },
    });
  }
  if (process.env.UPDATE) writeFileSync(join(FOLDER, file), `${written.join('\n\n')}\n`);
}

function yearInBrasilia(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' }).slice(0, 4);
}

test.each(readdirSync(FOLDER))('%s', play);
