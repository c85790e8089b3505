// Spoils the content of a project in ways that people, editors and disks do; what is chosen can be chosen again.

import {
  appendFileSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';
import { listFiles } from './files.ts';

/** Gives numbers from 0 to below 1. */
export type Chance = () => number;

/** The same numbers for the same seed. */
export function chanceOf(seed: number): Chance {
  const [numbers] = fc.sample(fc.noBias(fc.infiniteStream(fc.nat(999_999))), { numRuns: 1, seed });
  return () => (numbers?.next().value ?? 0) / 1_000_000;
}

export function pick<Item>(list: readonly Item[], chance: Chance): Item {
  const item = list[Math.floor(chance() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** The files that may be spoiled. */
const SOURCES = ['content', 'public', '.passphrases.json'];

/** Spoils the project once to three times, and says what was done. */
export function mutate(root: string, chance: Chance): string[] {
  const times = 1 + Math.floor(chance() * chance() * 4);
  return Array.from({ length: times }, () => spoil(root, chance));
}

function spoil(root: string, chance: Chance): string {
  const files = sourcesOf(root).filter((path) => isFile(join(root, path)));
  const path = pick(files, chance);
  const isText = /\.(?:md|ya?ml|json)$/.test(path);
  const changes = path.endsWith('.md') ? IN_MARKDOWN : IN_DATA;
  const [name, change] = pick(!isText || chance() < 0.2 ? WHOLE : changes, chance);
  return `${path}: ${name}${change(join(root, path), chance, root) ?? ''}`;
}

export function sourcesOf(root: string): string[] {
  return SOURCES.flatMap((name) =>
    existsSync(join(root, name)) && lstatSync(join(root, name)).isDirectory()
      ? listFiles(join(root, name)).map((path) => `${name}/${path}`)
      : listFiles(root).filter((path) => path === name),
  );
}

/** False also of a link that leads nowhere, and of a name with a backslash in it. */
function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

type Change = readonly [
  name: string,
  change: (file: string, chance: Chance, root: string) => string | undefined,
];

/** Of one line: what becomes of it, in a list of lines. */
type LineChange = (line: string, chance: Chance, others: readonly string[]) => readonly string[];

const HUGE = 'palavra '.repeat(20_000);
const LONG_WORD = 'a'.repeat(3_000);

/** Lists as a text. */
const words = (text: string): string[] => text.trim().split(/\s+/);
const lines = (text: string): string[] => text.trim().split('\n');

const SIGNS = [
  ...['\0', '\x07', '\x0b', '\x1b[31m', '\u0085', '\u00a0', '\u200b', '\u202e', '\u2028', '\ufeff'],
  ...['\ufffe', '\ufffd', '\u{1f332}', '\u0301', '\r', '\t', '- '],
  ...words('" \' ` “ # : { } [ ] & * ! | > % @ , ? \\ < ~ $& $1'),
];

const VALUES = [
  ...['', '" "', '&a *a', '!!set {a}', '!<tag:x> y', '!!binary a', '!!js/function x', '&a [*a]'],
  ...['? a', '- a', 'a: b', '[1, 2, 3]', '{ a: 1 }', 'R$ 1.200,50', '[a](javascript:x)'],
  ...words(String.raw`
    ~ null true sim 0 -1 1.5 1e999 .inf .nan 0x1F 007 99999999999999999999999 -0
    2025-02-30 2025-13-01 9999-12-31 12:30:45 [] {} [[]] [null] "" '' "\0" "\x07" "\uD800" "\uFFFE"
    | >- |+9 *nada << @x %x "aberta 'aberta [aberta {aberta __proto__ constructor 1200,50
    javascript:alert(1) data:text/html,x //exemplo.com https:// http://[::1 mailto:
    / // /nao-existe /Blog /blog/ /blog#nada # #nada ? /% /%E0%A4%A
    /uploads/nada.png /uploads/../site.yaml ../../etc/passwd /uploads/ generated C:\fotos\a.jpg
    file:///etc/passwd /assets /index /404 /feed.xml /sitemap
    <b>a</b> </script> <!-- &amp; &#0; ]]> {brand} {nada} { {{}} *a ** __a__ \ a\nb É ﬁ İ ß ١٢ ½`),
  ...['`x`', '`'],
];

const KEYS = [...words('__proto__ constructor toString hasOwnProperty << "" [a] 1'), '? x'];

const ON_LINES: Readonly<Record<string, LineChange>> = {
  deletes: () => [],
  doubles: (line) => [line, line],
  empties: () => [''],
  'moves in by one': (line) => [` ${line}`],
  'moves in by two': (line) => [`  ${line}`],
  'moves in by a tab': (line) => [`\t${line}`],
  'moves out': (line) => [line.replace(/^ {1,2}/, '')],
  'moves to the edge': (line) => [line.trimStart()],
  cuts: (line, chance) => [line.slice(0, Math.floor(chance() * line.length))],
  'begins late': (line, chance) => [line.slice(Math.floor(chance() * line.length))],
  breaks: (line, chance) => [line.slice(0, line.length / 2), line.slice(chance() * line.length)],
  'takes out a sign': (line, chance) => [without(line, chance)],
  'puts in a sign': (line, chance) => [inserted(line, pick(SIGNS, chance), chance)],
  'ends with a sign': (line, chance) => [line + pick(SIGNS, chance)],
  'puts another before': (line, chance, others) => [pick(others, chance), line],
  'becomes another': (_, chance, others) => [pick(others, chance)],
  // Three times as often as anything else.
  ...Object.fromEntries(
    ['a value', 'another value', 'a new value'].map((name): [string, LineChange] => [
      `gets ${name}`,
      (line, chance) => [valued(line, pick(VALUES, chance))],
    ]),
  ),
  'gets the value of another': (line, chance, others) => [
    valued(line, writtenValue(pick(others, chance))),
  ],
  'gets a huge value': (line) => [valued(line, HUGE)],
  'gets a long word': (line) => [valued(line, LONG_WORD)],
  'gets a long list': (line) => [valued(line, `[${'a, '.repeat(5_000)}a]`)],
  'gets a deep list': (line) => [valued(line, '['.repeat(400) + ']'.repeat(400))],
  'gets a deep group': (line) => [valued(line, `${'{a: '.repeat(200)}1${'}'.repeat(200)}`)],
  'gets another key': (line, chance) => [keyed(line, pick(KEYS, chance))],
  'gets a misspelt key': (line, chance) => [
    line.replace(/\w+(?=:)/, (key) => without(key, chance)),
  ],
  'gets the key of another': (line, chance, others) => [keyed(line, keyOf(pick(others, chance)))],
  'becomes a comment': (line) => [`# ${line}`],
  'becomes an entry': (line) => [line.replace(/^ */, '$&- ')],
  'is no entry': (line) => [line.replace(/^( *)- /, '$1')],
  'is in quotes': (line) => [line.replace(/: (.*)$/, ': "$1"')],
  'loses its quotes': (line) => [line.replace(/["']/g, '')],
  'gets curly quotes': (line) => [line.replace(/["']/g, '”')],
  'loses the space after its colon': (line) => [line.replace(': ', ':')],
  'is followed by a document': (line) => [line, '---'],
  'is followed by an end': (line) => [line, '...'],
};

/** In the text of an article. */
const MARKDOWN = [
  ...words(
    '``` ~~~js >>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> [[[[[[[[ [a]( [a](/nada) [a][b] [](/blog)',
  ),
  ...words(
    '![]( ![x](/uploads/nada.png) ![x](nada) ![](/uploads/foto.png) <div> </div> <br> &nbsp;',
  ),
  ...words(
    '<script>alert(1)</script> &#0; --- *** === +++ ::: $$ **a `a ``a` ~~a \\ a\\ [^1] <a@b>',
  ),
  ...words('https:// www.a.b <https://a mailto:a'),
  ...lines(`# Título
## ${''}
###### Fundo
##Sem espaço
[a](/blog "t
[a]: /nada
<!-- a
<a href="x
* * *
*a **b* c**
[^1]: a
- [ ] a
{% a %}
{{ a }}
: a`),
  ...['> '.repeat(60), '- '.repeat(40), '1. '.repeat(30), '    código', '\tcódigo'],
  ...['| a | b |\n|---|', '| a |\n| --- |\n| b | c | d |'],
  ...['\0', '\x1b[2J', '\u202e', '\ufffe', LONG_WORD, HUGE, ' '.repeat(20_000)],
  ...['*a ', '[', 'a*', '`'].map((sign) => sign.repeat(3_001)),
  '<a '.repeat(2_000),
];

const LINE_CHANGES = Object.entries(ON_LINES).map(
  ([name, change]): Change => [
    `line ${name}`,
    (file, chance) => {
      const all = readText(file).split('\n');
      const index = Math.floor(chance() * all.length);
      all.splice(index, 1, ...change(all[index] ?? '', chance, all));
      writeFileSync(file, all.join('\n'));
      return ` (${index + 1})`;
    },
  ],
);

const ANCHORS = 'abcdefghi'
  .split('')
  .map((name, index) => `${name}: &${name} [${`*${'zabcdefgh'[index]},`.repeat(9)}]`)
  .join('\n');

const ON_TEXTS: Readonly<Record<string, (text: string) => string | Uint8Array>> = {
  'line breaks of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'line breaks of old': (text) => text.replaceAll('\n', '\r'),
  'tabs for spaces': (text) => text.replaceAll('  ', '\t'),
  'a mark at the start': (text) => `\ufeff${text}`,
  'an empty line at the start': (text) => `\n${text}`,
  'a comment at the start': (text) => `${'#'.repeat(60)}\n${text}`,
  'everything twice': (text) => text + text,
  'one great list': (text) => text.replace(/^/gm, '- '),
  'another encoding': (text) => Buffer.from(text, 'latin1'),
  'two bytes a letter': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'a thousand keys': (text) => text + thousand((n) => `chave${n}: ${n}\n`),
  'a thousand entries': (text) => text + thousand((n) => `- entrada ${n}\n`),
  'a thousand levels': (text) => text + thousand((n) => `${' '.repeat(n)}a:\n`),
  'anchors that multiply': (text) => `${ANCHORS}\n${text}`,
  'no last line break': (text) => text.trimEnd(),
};

const TEXT_CHANGES: readonly Change[] = [
  ...Object.entries(ON_TEXTS).map(([name, change]): Change => [name, rewritten(change)]),
  [
    'two lines change places',
    (file, chance) => {
      const all = readText(file).split('\n');
      const [one = 0, other = 0] = [chance(), chance()].map((part) =>
        Math.floor(part * all.length),
      );
      [all[one], all[other]] = [all[other] ?? '', all[one] ?? ''];
      writeFileSync(file, all.join('\n'));
      return ` (${one + 1}, ${other + 1})`;
    },
  ],
];

const BODY_CHANGES = MARKDOWN.flatMap((piece): Change[] => [
  [`Markdown ${JSON.stringify(piece.slice(0, 20))}`, rewritten((text) => `${text}\n${piece}\n`)],
  [
    `Markdown amid ${JSON.stringify(piece.slice(0, 20))}`,
    (file, chance) => {
      const text = readText(file);
      const end = text.indexOf('\n---', 4) + 4;
      writeFileSync(file, text.slice(0, end) + inserted(text.slice(end), piece, chance));
      return undefined;
    },
  ],
]);

const NAMES = [
  ...['Olá Mundo', 'com espaço', 'a\nb', 'a\x07b', 'a\u0301', '\u{1f332}', '\u202ea'],
  ...words('MAIUSCULO ponto.ponto a?b a#b a%2fb a&b a\'b a"b <b> a\\b -a a- a--b con ..a .oculto'),
  ...words('~a a~ índice index 404 feed assets sitemap __proto__ constructor blog 0 null a.b.c'),
  ...['a.md.bak', '#a#', 'a'.repeat(101), 'a'.repeat(200)],
];

const EXTENSIONS = ['.md', '.yaml', '.yml', '.MD', '.txt', '.docx', '.json', '.png', '.html', ''];

const FOLDERS = words(`
  content content/blog content/pages content/services content/proposals content/proposals/sent
  content/portfolio content/jobs content/nova content/blog/dentro
  public public/uploads public/assets public/blog public/a/b/c`);

/** Of whole files, whatever is in them. */
const WHOLE: readonly Change[] = [
  ['is deleted', (file) => void rmSync(file)],
  ['is empty', (file) => void writeFileSync(file, '')],
  ['is one blank', (file) => void writeFileSync(file, ' \n')],
  [
    'ends early',
    (file, chance) => void truncateSync(file, Math.floor(chance() * lstatSync(file).size)),
  ],
  ['is noise', (file, chance) => void writeFileSync(file, noise(chance, 2_000))],
  ['ends in noise', (file, chance) => void appendFileSync(file, noise(chance, 40))],
  ['has a wrong byte', (file, chance) => void flipByte(file, chance)],
  ['is a folder', instead((file) => mkdirSync(file))],
  ['is a link to itself', instead((file) => symlinkSync(basename(file), file))],
  ['is a link to nothing', instead((file) => symlinkSync('nada', file))],
  ['is a link out', instead((file) => symlinkSync('/etc/hostname', file))],
  ['is a link to its folder', instead((file) => symlinkSync('.', file))],
  ['has another name', (file, chance) => moved(file, dirname(file), chance)],
  [
    'has another ending',
    (file, chance) => placed(file, file.replace(/\.\w+$/, '') + pick(EXTENSIONS, chance)),
  ],
  [
    'stands elsewhere',
    (file, chance, root) => moved(file, join(root, pick(FOLDERS, chance)), chance),
  ],
  [
    'keeps its name elsewhere',
    (file, chance, root) => placed(file, join(root, pick(FOLDERS, chance), basename(file))),
  ],
  ['has a copy', copied],
  ['becomes another', replaced],
  ['is one of many', multiplied],
];

const IN_DATA = [...LINE_CHANGES, ...LINE_CHANGES, ...TEXT_CHANGES];
const IN_MARKDOWN = [...LINE_CHANGES, ...TEXT_CHANGES, ...BODY_CHANGES];

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}

function rewritten(change: (text: string) => string | Uint8Array): Change[1] {
  return (file) => void writeFileSync(file, change(readText(file)));
}

function instead(make: (file: string) => void): Change[1] {
  return (file) => {
    rmSync(file);
    make(file);
    return undefined;
  };
}

function without(text: string, chance: Chance): string {
  const index = Math.floor(chance() * text.length);
  return text.slice(0, index) + text.slice(index + 1);
}

function inserted(text: string, piece: string, chance: Chance): string {
  const index = Math.floor(chance() * (text.length + 1));
  return text.slice(0, index) + piece + text.slice(index);
}

function valued(line: string, value: string): string {
  return line.includes(': ') ? line.replace(/: .*$/, () => `: ${value}`) : `${line} ${value}`;
}

function writtenValue(line: string): string {
  return /: (.*)$/.exec(line)?.[1] ?? line.trim();
}

function keyOf(line: string): string {
  return /(\w+):/.exec(line)?.[1] ?? 'chave';
}

function keyed(line: string, key: string): string {
  return line.replace(/[\w]+(?=:)/, () => key);
}

function thousand(line: (number: number) => string): string {
  return Array.from({ length: 1000 }, (_, number) => line(number)).join('');
}

function noise(chance: Chance, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => Math.floor(chance() * 256));
}

function flipByte(file: string, chance: Chance): void {
  const bytes = readFileSync(file);
  bytes[Math.floor(chance() * bytes.length)] = Math.floor(chance() * 256);
  writeFileSync(file, bytes);
}

function moved(file: string, folder: string, chance: Chance): string {
  const [, extension = ''] = /(\.\w+)$/.exec(file) ?? [];
  const name = pick(NAMES, chance) + (chance() < 0.2 ? pick(EXTENSIONS, chance) : extension);
  return placed(file, join(folder, name));
}

function copied(file: string, chance: Chance): string {
  const name = chance() < 0.5 ? `copia-de-${basename(file)}` : `${pick(NAMES, chance)}.md`;
  return placed(file, join(dirname(file), name), copyFileSync);
}

function replaced(file: string, chance: Chance, root: string): string {
  const other = pick(sourcesOf(root), chance);
  if (!isFile(join(root, other))) return '';
  if (join(root, other) !== file) copyFileSync(join(root, other), file);
  return ` (${other})`;
}

function multiplied(file: string): undefined {
  for (let count = 1; count <= 30; count++) {
    const copy = file.replace(/(\.\w+)?$/, (extension) => `-${count}${extension}`);
    copyFileSync(file, copy);
  }
}

/** Where another file or folder is in the way, nothing happens. */
function placed(from: string, to: string, place = renameSync): string {
  if (existsSync(to)) return ' (in the way)';
  try {
    mkdirSync(dirname(to), { recursive: true });
    place(from, to);
  } catch (error) {
    // Not every file system takes every name.
    return ` (${(error as NodeJS.ErrnoException).code})`;
  }
  return ` (${JSON.stringify(to.split('/').slice(-2).join('/').slice(0, 60))})`;
}
