// Spoils the content of a project in ways that people, editors and disks do, by chance that can be repeated.

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
import { listFiles } from './files.ts';

/** Gives numbers from 0 to below 1. */
export type Chance = () => number;

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
  const [name, change] = pick(
    !isText || chance() < 0.2 ? WHOLE : path.endsWith('.md') ? IN_MARKDOWN : IN_DATA,
    chance,
  );
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

function pick<Item>(list: readonly Item[], chance: Chance): Item {
  const item = list[Math.floor(chance() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

type Change = readonly [
  name: string,
  change: (file: string, chance: Chance, root: string) => string | undefined,
];

/** Of one line: what becomes of it, in a list of lines. */
type LineChange = (line: string, chance: Chance, others: readonly string[]) => readonly string[];

const HUGE = 'palavra '.repeat(20_000);
const LONG_WORD = 'a'.repeat(3_000);

const SIGNS = [
  ...['\0', '\x07', '\x0b', '\x1b[31m', '\u0085', '\u00a0', '\u200b', '\u202e', '\u2028', '\ufeff'],
  ...['\ufffe', '\ufffd', '\u{1f332}', '\u0301', '\r', '\t', '"', "'", '`', '“', '#', ':', '- '],
  ...['{', '}', '[', ']', '&', '*', '!', '|', '>', '%', '@', ',', '?', '\\', '<', '~', '$&', '$1'],
];

const VALUES = [
  ...['', '~', 'null', 'true', 'sim', '0', '-1', '1.5', '1e999', '.inf', '.nan', '0x1F', '007'],
  ...['99999999999999999999999', '-0', '2025-02-30', '2025-13-01', '9999-12-31', '12:30:45'],
  ...['[]', '{}', '[[]]', '[null]', '{ a: 1 }', '[1, 2, 3]', '""', "''", '" "', '"\\0"', '"\\x07"'],
  ...[
    '"\\uD800"',
    '"\\uFFFE"',
    '|',
    '>-',
    '|+9',
    '&a *a',
    '*nada',
    '!!js/function x',
    '!!binary a',
  ],
  ...[
    '!!set {a}',
    '!<tag:x> y',
    '&a [*a]',
    '<<',
    '? a',
    '- a',
    'a: b',
    '@x',
    '`x`',
    '%x',
    '"aberta',
  ],
  ...["'aberta", '[aberta', '{aberta', '__proto__', 'constructor', 'R$ 1.200,50', '1200,50'],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    '//exemplo.com',
    'https://',
    'http://[::1',
    'mailto:',
  ],
  ...[
    '/',
    '//',
    '/nao-existe',
    '/Blog',
    '/blog/',
    '/blog#nada',
    '#',
    '#nada',
    '?',
    '/%',
    '/%E0%A4%A',
  ],
  ...['/uploads/nada.png', '/uploads/../site.yaml', '../../etc/passwd', '/uploads/', 'generated'],
  ...[
    'C:\\fotos\\a.jpg',
    'file:///etc/passwd',
    '/assets',
    '/index',
    '/404',
    '/feed.xml',
    '/sitemap',
  ],
  ...['<b>a</b>', '</script>', '<!--', '&amp;', '&#0;', ']]>', '{brand}', '{nada}', '{', '{{}}'],
  ...['[a](javascript:x)', '*a', '**', '__a__', '`', '\\', 'a\\nb', 'É', 'ﬁ', 'İ', 'ß', '١٢', '½'],
];

const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<<',
  '""',
  '[a]',
  '? x',
  '1',
];

const LINES: readonly (readonly [name: string, change: LineChange])[] = [
  ['deletes', () => []],
  ['doubles', (line) => [line, line]],
  ['empties', () => ['']],
  ['moves in by one', (line) => [` ${line}`]],
  ['moves in by two', (line) => [`  ${line}`]],
  ['moves in by a tab', (line) => [`\t${line}`]],
  ['moves out', (line) => [line.replace(/^ {1,2}/, '')]],
  ['moves to the edge', (line) => [line.trimStart()]],
  ['cuts', (line, chance) => [line.slice(0, Math.floor(chance() * line.length))]],
  ['begins late', (line, chance) => [line.slice(Math.floor(chance() * line.length))]],
  [
    'breaks',
    (line, chance) => [line.slice(0, line.length / 2), line.slice(chance() * line.length)],
  ],
  ['takes out a sign', (line, chance) => [without(line, chance)]],
  ['puts in a sign', (line, chance) => [inserted(line, pick(SIGNS, chance), chance)]],
  ['ends with a sign', (line, chance) => [line + pick(SIGNS, chance)]],
  ['puts another before', (line, chance, others) => [pick(others, chance), line]],
  ['becomes another', (_, chance, others) => [pick(others, chance)]],
  ['gets a value', (line, chance) => [valued(line, pick(VALUES, chance))]],
  ['gets a value', (line, chance) => [valued(line, pick(VALUES, chance))]],
  ['gets a value', (line, chance) => [valued(line, pick(VALUES, chance))]],
  [
    'gets the value of another',
    (line, chance, others) => [valued(line, writtenValue(pick(others, chance)))],
  ],
  ['gets a huge value', (line) => [valued(line, HUGE)]],
  ['gets a long word', (line) => [valued(line, LONG_WORD)]],
  ['gets a long list', (line) => [valued(line, `[${'a, '.repeat(5_000)}a]`)]],
  ['gets a deep list', (line) => [valued(line, '['.repeat(400) + ']'.repeat(400))]],
  ['gets a deep group', (line) => [valued(line, `${'{a: '.repeat(200)}1${'}'.repeat(200)}`)]],
  ['gets another key', (line, chance) => [keyed(line, pick(KEYS, chance))]],
  [
    'gets a misspelt key',
    (line, chance) => [line.replace(/\w+(?=:)/, (key) => without(key, chance))],
  ],
  ['gets the key of another', (line, chance, others) => [keyed(line, keyOf(pick(others, chance)))]],
  ['becomes a comment', (line) => [`# ${line}`]],
  ['becomes an entry', (line) => [line.replace(/^ */, '$&- ')]],
  ['is no entry', (line) => [line.replace(/^( *)- /, '$1')]],
  ['is in quotes', (line) => [line.replace(/: (.*)$/, ': "$1"')]],
  ['loses its quotes', (line) => [line.replace(/["']/g, '')]],
  ['gets curly quotes', (line) => [line.replace(/["']/g, '”')]],
  ['loses the space after its colon', (line) => [line.replace(': ', ':')]],
  ['is followed by a document', (line) => [line, '---']],
  ['is followed by an end', (line) => [line, '...']],
];

/** In the text of an article. */
const MARKDOWN = [
  ...[
    '```',
    '~~~js',
    '# Título',
    '## ',
    '###### Fundo',
    '##Sem espaço',
    '>'.repeat(40),
    '> '.repeat(60),
  ],
  ...[
    '- '.repeat(40),
    '1. '.repeat(30),
    '[[[[[[[[',
    '[a](',
    '[a](/nada)',
    '[a](/blog "t',
    '[a][b]',
  ],
  ...[
    '[a]: /nada',
    '[](/blog)',
    '![](',
    '![x](/uploads/nada.png)',
    '![x](nada)',
    '![](/uploads/foto.png)',
  ],
  ...[
    '<div>',
    '</div>',
    '<script>alert(1)</script>',
    '<!-- a',
    '<a href="x',
    '<br>',
    '&nbsp;',
    '&#0;',
  ],
  ...[
    '| a | b |\n|---|',
    '| a |\n| --- |\n| b | c | d |',
    '---',
    '***',
    '===',
    '* * *',
    '+++',
    ':::',
    '$$',
  ],
  ...[
    '**a',
    '*a **b* c**',
    '`a',
    '``a`',
    '~~a',
    '\\',
    'a\\',
    '[^1]',
    '[^1]: a',
    'https://',
    'www.a.b',
  ],
  ...[
    '<https://a',
    '<a@b>',
    'mailto:a',
    '\tcódigo',
    '    código',
    '- [ ] a',
    '{% a %}',
    '{{ a }}',
    ': a',
  ],
  ...[
    '\0',
    '\x1b[2J',
    '\u202e',
    '\ufffe',
    LONG_WORD,
    HUGE,
    `${'*a '.repeat(3_000)}`,
    '['.repeat(3_000),
  ],
  ...[
    `${'a*'.repeat(3_000)}`,
    `${'<a '.repeat(2_000)}`,
    `${'`'.repeat(3_001)}`,
    ' '.repeat(20_000),
  ],
];

const LINE_CHANGES: readonly Change[] = LINES.map(([name, change]) => [
  `line ${name}`,
  (file, chance) => {
    const lines = readText(file).split('\n');
    const index = Math.floor(chance() * lines.length);
    lines.splice(index, 1, ...change(lines[index] ?? '', chance, lines));
    writeFileSync(file, lines.join('\n'));
    return ` (${index + 1})`;
  },
]);

const TEXT_CHANGES: readonly Change[] = [
  [
    'two lines change places',
    (file, chance) => {
      const lines = readText(file).split('\n');
      const [one, other] = [chance(), chance()].map((part) => Math.floor(part * lines.length));
      if (one === undefined || other === undefined) return undefined;
      [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
      writeFileSync(file, lines.join('\n'));
      return ` (${one + 1}, ${other + 1})`;
    },
  ],
  ['line breaks of Windows', rewritten((text) => text.replaceAll('\n', '\r\n'))],
  ['line breaks of old', rewritten((text) => text.replaceAll('\n', '\r'))],
  ['tabs for spaces', rewritten((text) => text.replaceAll('  ', '\t'))],
  ['a mark at the start', rewritten((text) => `\ufeff${text}`)],
  ['an empty line at the start', rewritten((text) => `\n${text}`)],
  ['a comment at the start', rewritten((text) => `${'#'.repeat(60)}\n${text}`)],
  ['everything twice', rewritten((text) => text + text)],
  ['one great list', rewritten((text) => text.replace(/^/gm, '- '))],
  ['another encoding', rewritten((text) => Buffer.from(text, 'latin1'))],
  ['two bytes a letter', rewritten((text) => Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['a thousand keys', rewritten((text) => text + thousand((n) => `chave${n}: ${n}\n`))],
  ['a thousand entries', rewritten((text) => text + thousand((n) => `- entrada ${n}\n`))],
  ['a thousand levels', rewritten((text) => text + thousand((n) => `${' '.repeat(n)}a:\n`))],
  ['anchors that multiply', rewritten((text) => `${ANCHORS}\n${text}`)],
  ['no last line break', rewritten((text) => text.trimEnd())],
];

const ANCHORS = 'abcdefghi'
  .split('')
  .map((name, index) => `${name}: &${name} [${`*${'zabcdefgh'[index]},`.repeat(9)}]`)
  .join('\n');

const BODY_CHANGES: readonly Change[] = MARKDOWN.flatMap((piece): Change[] => [
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
  ...['Olá Mundo', 'com espaço', 'MAIUSCULO', 'ponto.ponto', 'a?b', 'a#b', 'a%2fb', 'a&b', "a'b"],
  ...[
    'a"b',
    '<b>',
    'a\\b',
    'a\nb',
    'a\x07b',
    '-a',
    'a-',
    'a--b',
    'con',
    '..a',
    '.oculto',
    '~a',
    'a~',
  ],
  ...[
    'a'.repeat(101),
    'a'.repeat(200),
    'índice',
    'a\u0301',
    '\u{1f332}',
    '\u202ea',
    'index',
    '404',
    'feed',
  ],
  ...[
    'assets',
    'sitemap',
    '__proto__',
    'constructor',
    'blog',
    '0',
    'null',
    'a.b.c',
    'a.md.bak',
    '#a#',
  ],
];

const EXTENSIONS = ['.md', '.yaml', '.yml', '.MD', '.txt', '.docx', '.json', '.png', '.html', ''];

const FOLDERS = [
  ...['content', 'content/blog', 'content/pages', 'content/services', 'content/proposals'],
  ...['content/proposals/sent', 'content/portfolio', 'content/jobs', 'content/nova', 'public'],
  ...['public/uploads', 'public/assets', 'public/blog', 'content/blog/dentro', 'public/a/b/c'],
];

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
  ['has another ending', (file, chance) => reEnded(file, chance)],
  [
    'stands elsewhere',
    (file, chance, root) => moved(file, join(root, pick(FOLDERS, chance)), chance),
  ],
  ['keeps its name elsewhere', (file, chance, root) => relocated(file, root, chance)],
  ['has a copy', (file, chance) => copied(file, chance)],
  ['becomes another', (file, chance, root) => replaced(file, root, chance)],
  ['is one of many', (file) => multiplied(file)],
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
  return placed(file, join(folder, name), renameSync);
}

function reEnded(file: string, chance: Chance): string {
  return placed(file, file.replace(/\.\w+$/, '') + pick(EXTENSIONS, chance), renameSync);
}

function relocated(file: string, root: string, chance: Chance): string {
  return placed(file, join(root, pick(FOLDERS, chance), basename(file)), renameSync);
}

function copied(file: string, chance: Chance): string {
  const name = chance() < 0.5 ? `copia-de-${basename(file)}` : `${pick(NAMES, chance)}.md`;
  return placed(file, join(dirname(file), name), copyFileSync);
}

function replaced(file: string, root: string, chance: Chance): string {
  const other = pick(sourcesOf(root), chance);
  if (!isFile(join(root, other))) return '';
  if (join(root, other) !== file) copyFileSync(join(root, other), file);
  return ` (${other})`;
}

function multiplied(file: string): string {
  for (let count = 1; count <= 30; count++) {
    copyFileSync(
      file,
      file.replace(/(\.\w+)?$/, (extension) => `-${count}${extension}`),
    );
  }
  return '';
}

/** Where another file or folder is in the way, nothing happens. */
function placed(from: string, to: string, place: (from: string, to: string) => void): string {
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
