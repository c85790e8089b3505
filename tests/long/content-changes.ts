// Changes of content by chance: those that keep it as it should be, and those of people, editors and disks that spoil it.

import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import fc from 'fast-check';
import { listFiles } from '../support/files.ts';

const textOf = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Signs and pieces of YAML, Markdown and HTML. */
const PIECES = textOf('pieces.txt')
  .split('\n')
  .slice(1)
  .map((line) =>
    line.replace(/\\u(\w{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  )
  .concat(['palavra '.repeat(20_000), '['.repeat(400), '> '.repeat(60), '***a** '.repeat(1500)])
  .concat(['\n\n[a](/nao-ha)'.repeat(3000), '\n\na\n-'.repeat(800), '? '.repeat(800)]);
/** Markdown that people add to a text. */
const PARAGRAPHS = textOf('paragraphs.txt').split(/\n%%\n/);
const NAMES = [
  'Olá Mundo',
  'a\nb',
  'a\u0301',
  'a'.repeat(200),
  'MAIUSCULO',
  'a?b',
  '<b>',
  '-a',
  '..a',
  '404',
];

export interface Change {
  kind: string;
  /** Numbers that select a file, another one, a line of it, and a place in the line. */
  file: number;
  other: number;
  line: number;
  at: number;
  piece: string;
}

const anyOf = (kinds: readonly string[], pieces: readonly string[]): fc.Arbitrary<Change> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    ...{ file: fc.nat(9999), other: fc.nat(9999), line: fc.nat(9999), at: fc.nat(9999) },
    piece: fc.constantFrom(...pieces),
  });

/** Changes one line, given a line of any file; undefined removes it. */
type LineChange = (line: string, change: Change, other: string) => string | undefined;

const value = (line: string, put: string): string =>
  line.replace(/^(\s*(?:- )?(?:[\w-]+: )?).*$/, (_, key) => key + put);
const inserted = (line: string, piece: string, at: number, removed = 0): string => {
  const index = at % (line.length + 1);
  return line.slice(0, index) + piece + line.slice(index + removed);
};

const OF_OWNER: Record<string, LineChange> = {
  'is removed': (line) => (/^\s*(?:- |\w+: )/.test(line) ? undefined : line),
  'has a word more': (line) => line.replace(/(?<=: \p{L}.* .*\p{L})$/u, ' mesmo'),
  'has another price': (line) => line.replace(/(?<=priceCents: )\d+/, '123456789'),
  'is a paragraph': (line, { piece }) => (line === '' ? `\n${piece}\n` : line),
};
const LINES: Record<string, LineChange> = {
  ...OF_OWNER,
  'is doubled': (line) => `${line}\n${line}`,
  'is moved in': (line) => ` ${line}`,
  'is moved out': (line) => line.trimStart(),
  'is cut short': (line, { at }) => line.slice(0, at % (line.length + 1)),
  'lacks a sign': (line, { at }) => inserted(line, '', at, 1),
  'has a piece more': (line, { at, piece }) => inserted(line, piece, at),
  'has another value': (line, { piece }) => value(line, piece),
  'has the value of another': (line, _, other) => value(line, other.replace(/^.*?: /, '')),
  'follows another': (line, _, other) => `${other}\n${line}`,
  'is an entry': (line) => line.replace(/^ */, '$&- '),
};

type FileChange = (file: string, change: Change, other: string) => void;

const instead =
  (make: (file: string) => void): FileChange =>
  (file) => {
    rmSync(file);
    make(file);
  };
const rewritten =
  (change: (bytes: Buffer, at: number) => string | Uint8Array): FileChange =>
  (file, { at }) =>
    writeFileSync(file, change(readFileSync(file), at));

const FILES: Record<string, FileChange> = {
  'file is removed': (file) => rmSync(file),
  'file is in another encoding': rewritten((bytes) => Buffer.from(bytes.toString(), 'latin1')),
  'file has line breaks of Windows': rewritten((bytes) =>
    bytes.toString().replaceAll('\n', '\r\n'),
  ),
  'file is cut short': rewritten((bytes, at) => bytes.subarray(0, at % (bytes.length + 1))),
  'file has a wrong byte': rewritten((bytes, at) =>
    bytes.fill(at, at % (bytes.length + 1)).subarray(0, at),
  ),
  'file is a copy of another': (file, _, other) => file !== other && copyFileSync(other, file),
  'file exists twice': (file) =>
    copyFileSync(file, join(dirname(file), `copia-de-${basename(file)}`)),
  'file is renamed': (file, { at }) =>
    renameSync(file, join(dirname(file), NAMES[at % NAMES.length] + extname(file))),
  'file is a folder': instead((file) => mkdirSync(file)),
  'file is a link to nothing': instead((file) => symlinkSync('nada', file)),
  'file is a link to its folder': instead((file) => symlinkSync('.', file)),
};

/** An edit of an owner, which most often keeps the content valid. */
export const anyEdit = anyOf(Object.keys(OF_OWNER), PARAGRAPHS);
/** One to three changes, most of which spoil the content. */
export const anySpoiling = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: anyOf(Object.keys(LINES), PIECES) },
    { weight: 1, arbitrary: anyOf(Object.keys(FILES), PIECES) },
  ),
  { minLength: 1, maxLength: 3 },
);

/** Changes a file of the content, or a line of a text, and returns the path of the file. */
export function apply(root: string, change: Change): string {
  const isOfFile = change.kind in FILES;
  const files = ['content', 'public']
    .flatMap((folder) => listFiles(join(root, folder)).map((path) => `${folder}/${path}`))
    .filter((path) => lstatSync(join(root, path)).isFile())
    .filter((path) => !/^content\/starters\//.test(path))
    .filter((path) => isOfFile || /\.(?:md|ya?ml)$/.test(path));
  const [path = '', other = ''] = [change.file, change.other].map((at) => files[at % files.length]);
  const [file, from] = [join(root, path), join(root, other)];
  if (isOfFile) FILES[change.kind]?.(file, change, from);
  else {
    const [all = [], others = []] = [file, from].map((one) =>
      readFileSync(one, 'utf8').split('\n'),
    );
    const at = change.line % all.length;
    const line = LINES[change.kind]?.(
      all[at] ?? '',
      change,
      others[change.at % others.length] ?? '',
    );
    writeFileSync(file, all.toSpliced(at, 1, ...(line === undefined ? [] : [line])).join('\n'));
  }
  return path;
}
