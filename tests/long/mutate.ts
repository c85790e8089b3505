// Spoils files at random, as people, editors and disks do; the same seed gives the same changes.

import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
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

/** Returns random numbers from 0 to below 1. */
export type Chance = () => number;

/** Random numbers, which are the same for the same seed. */
export function chanceOf(seed: number): Chance {
  const [numbers] = fc.sample(fc.noBias(fc.infiniteStream(fc.nat(999_999))), { numRuns: 1, seed });
  return () => (numbers?.next().value ?? 0) / 1_000_000;
}

export function pick<Item>(list: readonly Item[], chance: Chance): Item {
  const item = list[below(list.length, chance)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

const below = (count: number, chance: Chance): number => Math.floor(chance() * count);

const words = (text: string): string[] => text.trim().split(/\s+/);

const SIGNS = [
  ...'"\'`“#:{}[]&*!|>%@,?\\<~$- \t\r\n\0\x07\x1b\u0085\u00a0\u0301\u200b\u202e\u2028\ufeff\ufffe',
  ...['\u{1f332}', '$&', '- ', ': '],
];

const PIECES = [
  ...['', '&a [*a]', '!!set {a}', '? a', 'R$ 1.200,50', '<a href="x', '[a](/blog "t', '|a|\n|-|'],
  ...['palavra '.repeat(20_000), 'a'.repeat(3_000), '['.repeat(400), '> '.repeat(60)],
  ...[
    '***a** '.repeat(1500),
    '\n\n[a](/nao-ha)'.repeat(3000),
    '\n\na\n-'.repeat(800),
    '? '.repeat(800),
  ],
  ...[
    '&a [x], [*a, *a, *a]',
    '&a { b: *a }',
    '{price:nada} {total}',
    '\u2066R$ 10\u2069',
    '\ue000 \u3164',
  ],
  ...words(String.raw`
    ~ null true -1 1.5 1e999 .nan 0x1F 007 2025-02-30 9999-12-31 12:30:45 [] {} [[]] [null] *a << @x
    | >- |+9 "\0" "\uD800" 'aberta {aberta __proto__ constructor 1200,50 javascript:alert(1) //a.com
    https:// http://[::1 mailto: / // /nao-existe /Blog /blog/ #nada /%E0%A4%A /uploads/nada.png
    ../../etc/passwd /uploads/ generated file:///etc/passwd /404 /sitemap </script> <!-- &#0; ]]>
    {brand} {nada} {{}} **a [a]( [a][b] ![]( ![x](nada) <div> <script>alert(1)</script> ~~~js ---
    [^1] <a@b> ${'```'} ${'``a`'} ﬁ İ ١٢ ½`),
];

const NAMES = [
  ...['Olá Mundo', 'a\nb', 'a\u0301', '\u202ea', 'a'.repeat(200)],
  ...words(
    'MAIUSCULO a?b a%2fb a"b <b> a\\b -a a--b ..a .oculto a~ index 404 assets __proto__ a.b',
  ),
];

/** Changes one line, given a line of any file; undefined removes it. */
type LineChange = (line: string, chance: Chance, other: string) => string | undefined;

const LINES: Record<string, LineChange> = {
  removed: () => undefined,
  doubled: (line) => `${line}\n${line}`,
  'moved in': (line) => ` ${line}`,
  'moved out': (line) => line.trimStart(),
  'cut short': (line, chance) => line.slice(0, below(line.length, chance)),
  'without a sign': (line, chance) => inserted(line, '', chance, 1),
  'with an odd sign': (line, chance) => inserted(line, pick(SIGNS, chance), chance),
  'with a piece of Markdown or YAML': (line, chance) =>
    inserted(line, pick(PIECES, chance), chance),
  'with another value': (line, chance) => valued(line, pick(PIECES, chance)),
  'with the value of another': (line, _, other) => valued(line, other.replace(/^.*?: /, '')),
  'with another before it': (line, _, other) => `${other}\n${line}`,
  'replaced by another': (_, __, other) => other,
  'an entry': (line) => line.replace(/^ */, '$&- '),
};

type FileChange = (file: string, chance: Chance, other: string) => void;

const FILES: Record<string, FileChange> = {
  removed: (file) => rmSync(file),
  empty: (file) => writeFileSync(file, ''),
  'twice as long': (file) => appendFileSync(file, readFileSync(file)),
  'in another encoding': (file) => writeFileSync(file, readFileSync(file, 'utf8'), 'latin1'),
  'with line breaks of Windows': (file) =>
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n')),
  'cut short': (file, chance) => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, below(bytes.length, chance)));
  },
  'with a wrong byte': (file, chance) => {
    const bytes = readFileSync(file);
    bytes[below(bytes.length, chance)] = below(256, chance);
    writeFileSync(file, bytes);
  },
  'a copy of another': (file, _, other) => file !== other && copyFileSync(other, file),
  'there twice': (file) => copyFileSync(file, join(dirname(file), `copia-de-${basename(file)}`)),
  renamed: (file, chance) =>
    renameSync(file, join(dirname(file), pick(NAMES, chance) + extname(file))),
  'moved beside another': (file, _, other) =>
    renameSync(file, join(dirname(other), basename(file))),
  'a folder': instead((file) => mkdirSync(file)),
  'a link to nothing': instead((file) => symlinkSync('nada', file)),
  'a link out': instead((file) => symlinkSync('/etc/hostname', file)),
  'a link to its folder': instead((file) => symlinkSync('.', file)),
  'a queue': instead((file) => execFileSync('mkfifo', [file])),
};

/** Spoils one to three files of the content, and describes each change. */
export function mutate(root: string, chance: Chance): string[] {
  const count = 1 + below(3, () => chance() ** 2);
  return Array.from({ length: count }, () => {
    const [path, other] = [pick(sourcesOf(root), chance), pick(sourcesOf(root), chance)];
    const isText = /\.(?:md|ya?ml|json)$/.test(path);
    const places = [join(root, path), chance, join(root, other)] as const;
    if (!isText || chance() < 0.3) {
      const [name, change] = pick(Object.entries(FILES), chance);
      change(...places);
      return `${path} is ${name} (${other})`;
    }
    const [name, change] = pick(Object.entries(LINES), chance);
    changeLine(change, ...places);
    return `${path} has a line ${name} (${other})`;
  });
}

function changeLine(change: LineChange, file: string, chance: Chance, other: string): void {
  const [all = [], others = []] = [file, other].map((path) =>
    readFileSync(path, 'utf8').split('\n'),
  );
  const index = below(all.length, chance);
  const line = change(all[index] ?? '', chance, pick(others, chance));
  all.splice(index, 1, ...(line === undefined ? [] : [line]));
  writeFileSync(file, all.join('\n'));
}

function sourcesOf(root: string): string[] {
  const inFolders = ['content', 'public'].flatMap((name) =>
    listFiles(join(root, name)).map((path) => `${name}/${path}`),
  );
  const isFile = (path: string) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile();
  return inFolders.filter(isFile);
}

function instead(make: (file: string) => void): FileChange {
  return (file) => {
    rmSync(file);
    make(file);
  };
}

function inserted(text: string, piece: string, chance: Chance, removed = 0): string {
  const index = below(text.length + 1, chance);
  return text.slice(0, index) + piece + text.slice(index + removed);
}

function valued(line: string, value: string): string {
  return line.replace(/^(\s*(?:- )?(?:[\w-]+: )?).*$/, (_, key) => key + value);
}
