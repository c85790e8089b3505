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
  const item = list[below(list.length, chance)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

const below = (count: number, chance: Chance): number => Math.floor(chance() * count);

/** Spoils the project once to three times, and says what was done. */
export function mutate(root: string, chance: Chance): string[] {
  const times = 1 + Math.floor(chance() * chance() * 4);
  return Array.from({ length: times }, () => spoil(root, chance));
}

function spoil(root: string, chance: Chance): string {
  const path = pick(sourcesOf(root), chance);
  const isText = /\.(?:md|ya?ml|json)$/.test(path);
  const changes = path.endsWith('.md') ? IN_MARKDOWN : IN_DATA;
  const [name, change] = pick(!isText || chance() < 0.2 ? WHOLE : changes, chance);
  const said = change(join(root, path), chance, root);
  return `${path}: ${name}${typeof said === 'string' ? ` (${JSON.stringify(said)})` : ''}`;
}

/** The files that may be spoiled; not what leads nowhere, nor a name with a backslash in it. */
function sourcesOf(root: string): string[] {
  const isFile = (path: string) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile();
  const inFolders = ['content', 'public'].flatMap((name) =>
    listFiles(join(root, name)).map((path) => `${name}/${path}`),
  );
  return [...inFolders, '.passphrases.json'].filter(isFile);
}

/** May give a text about what it chose. */
type Change = (file: string, chance: Chance, root: string) => unknown;
type TextChange = (text: string, chance: Chance) => string | Uint8Array;
/** Of one line, beside another of the file: what comes in its place, or nothing. */
type LineChange = (line: string, chance: Chance, other: string) => string | undefined;

const HUGE = 'palavra '.repeat(20_000);
const LONG_WORD = 'a'.repeat(3_000);

const words = (text: string): string[] => text.trim().split(/\s+/);

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

const given: LineChange = (line, chance) => valued(line, pick(VALUES, chance));

const ON_LINES: Readonly<Record<string, LineChange>> = {
  'is deleted': () => undefined,
  'is doubled': (line) => `${line}\n${line}`,
  'is empty': () => '',
  'moves in by one': (line) => ` ${line}`,
  'moves in by two': (line) => `  ${line}`,
  'moves in by a tab': (line) => `\t${line}`,
  'moves out': (line) => line.replace(/^ {1,2}/, ''),
  'moves to the edge': (line) => line.trimStart(),
  'ends early': (line, chance) => line.slice(0, below(line.length, chance)),
  'begins late': (line, chance) => line.slice(below(line.length, chance)),
  breaks: (line, chance) => inserted(line, '\n', chance),
  'loses a sign': (line, chance) => without(line, chance),
  'gets a sign': (line, chance) => inserted(line, pick(SIGNS, chance), chance),
  'ends with a sign': (line, chance) => line + pick(SIGNS, chance),
  'gets another before it': (line, _, other) => `${other}\n${line}`,
  'becomes another': (_, __, other) => other,
  // Three times as often as anything else.
  'gets a value': given,
  'gets another value': given,
  'gets a new value': given,
  'gets the value of another': (line, _, other) =>
    valued(line, /: (.*)$/.exec(other)?.[1] ?? other.trim()),
  'gets a huge value': (line) => valued(line, HUGE),
  'gets a long word': (line) => valued(line, LONG_WORD),
  'gets a long list': (line) => valued(line, `[${'a, '.repeat(5_000)}a]`),
  'gets a deep list': (line) => valued(line, '['.repeat(400) + ']'.repeat(400)),
  'gets a deep group': (line) => valued(line, `${'{a: '.repeat(200)}1${'}'.repeat(200)}`),
  'gets another key': (line, chance) => keyed(line, pick(KEYS, chance)),
  'gets a misspelt key': (line, chance) => line.replace(/\w+(?=:)/, (key) => without(key, chance)),
  'gets the key of another': (line, _, other) => keyed(line, /(\w+):/.exec(other)?.[1] ?? 'chave'),
  'becomes a comment': (line) => `# ${line}`,
  'becomes an entry': (line) => line.replace(/^ */, '$&- '),
  'is no entry': (line) => line.replace(/^( *)- /, '$1'),
  'is in quotes': (line) => line.replace(/: (.*)$/, ': "$1"'),
  'loses its quotes': (line) => line.replace(/["']/g, ''),
  'gets curly quotes': (line) => line.replace(/["']/g, '”'),
  'loses the space after its colon': (line) => line.replace(': ', ':'),
  'is followed by a document': (line) => `${line}\n---`,
  'is followed by an end': (line) => `${line}\n...`,
};

/** In the text of an article. */
const MARKDOWN = [
  ...words('``` ~~~js >>>>>>>>>>>>>>>>>>>> [[[[[[[[ [a]( [a](/nada) [a][b] [](/blog) **a `a ``a`'),
  ...words('![]( ![x](/uploads/nada.png) ![x](nada) ![](/uploads/foto.png) <div> </div> <br> ~~a'),
  ...words('<script>alert(1)</script> &#0; &nbsp; --- *** === +++ ::: $$ \\ a\\ [^1] <a@b>'),
  ...words('https:// www.a.b <https://a mailto:a'),
  ...['# Título', '## ', '###### Fundo', '##Sem espaço', '[a](/blog "t', '[a]: /nada', '<!-- a'],
  ...['<a href="x', '* * *', '*a **b* c**', '[^1]: a', '- [ ] a', '{% a %}', '{{ a }}', ': a'],
  ...['> '.repeat(60), '- '.repeat(40), '1. '.repeat(30), '    código', '\tcódigo'],
  ...['| a | b |\n|---|', '| a |\n| --- |\n| b | c | d |'],
  ...['\0', '\x1b[2J', '\u202e', '\ufffe', LONG_WORD, HUGE, ' '.repeat(20_000)],
  ...['*a ', '[', 'a*', '`', '<a '].map((sign) => sign.repeat(3_001)),
];

const ANCHORS = [...'abcdefghi']
  .map((name, index) => `${name}: &${name} [${`*${'zabcdefgh'[index]},`.repeat(9)}]`)
  .join('\n');

const ON_TEXTS: Readonly<Record<string, TextChange>> = {
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
  'two lines change places': (text, chance) => {
    const all = text.split('\n');
    const [one, other] = [below(all.length, chance), below(all.length, chance)];
    [all[one], all[other]] = [all[other] ?? '', all[one] ?? ''];
    return all.join('\n');
  },
};

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
const WHOLE: readonly [name: string, change: Change][] = Object.entries<Change>({
  'is deleted': (file) => rmSync(file),
  'is empty': (file) => writeFileSync(file, ''),
  'is one blank': (file) => writeFileSync(file, ' \n'),
  'ends early': (file, chance) => truncateSync(file, below(lstatSync(file).size, chance)),
  'is noise': (file, chance) => writeFileSync(file, noise(chance, 2_000)),
  'ends in noise': (file, chance) => appendFileSync(file, noise(chance, 40)),
  'has a wrong byte': flipByte,
  'is a folder': instead((file) => mkdirSync(file)),
  'is a link to itself': instead((file) => symlinkSync(basename(file), file)),
  'is a link to nothing': instead((file) => symlinkSync('nada', file)),
  'is a link out': instead((file) => symlinkSync('/etc/hostname', file)),
  'is a link to its folder': instead((file) => symlinkSync('.', file)),
  'has another name': (file, chance) => placed(file, join(dirname(file), named(file, chance))),
  'has another ending': (file, chance) =>
    placed(file, file.replace(/\.\w+$/, '') + pick(EXTENSIONS, chance)),
  'stands elsewhere': (file, chance, root) =>
    placed(file, join(root, pick(FOLDERS, chance), named(file, chance))),
  'keeps its name elsewhere': (file, chance, root) =>
    placed(file, join(root, pick(FOLDERS, chance), basename(file))),
  'has a copy': (file, chance) => {
    const name = chance() < 0.5 ? `copia-de-${basename(file)}` : `${pick(NAMES, chance)}.md`;
    return placed(file, join(dirname(file), name), copyFileSync);
  },
  'becomes another': (file, chance, root) => {
    const other = pick(sourcesOf(root), chance);
    if (join(root, other) !== file) copyFileSync(join(root, other), file);
    return other;
  },
  'is one of many': (file) => {
    for (let count = 1; count <= 30; count++)
      copyFileSync(file, file.replace(/(\.\w+)?$/, `-${count}$1`));
  },
});

const LINE_CHANGES = Object.entries(ON_LINES).map(([name, change]) =>
  rewriting(`a line ${name}`, (text, chance) => {
    const all: (string | undefined)[] = text.split('\n');
    const index = below(all.length, chance);
    all[index] = change(all[index] ?? '', chance, pick(all, chance) ?? '');
    return all.filter((line) => line !== undefined).join('\n');
  }),
);
const TEXT_CHANGES = Object.entries(ON_TEXTS).map(([name, change]) => rewriting(name, change));
const BODY_CHANGES = MARKDOWN.flatMap((piece) => [
  rewriting(`Markdown ${JSON.stringify(piece.slice(0, 20))}`, (text) => `${text}\n${piece}\n`),
  rewriting(`Markdown amid ${JSON.stringify(piece.slice(0, 20))}`, (text, chance) => {
    const end = text.indexOf('\n---', 4) + 4;
    return text.slice(0, end) + inserted(text.slice(end), piece, chance);
  }),
]);
const IN_DATA = [...LINE_CHANGES, ...LINE_CHANGES, ...TEXT_CHANGES];
const IN_MARKDOWN = [...LINE_CHANGES, ...TEXT_CHANGES, ...BODY_CHANGES];

function rewriting(name: string, change: TextChange): [string, Change] {
  return [name, (file, chance) => writeFileSync(file, change(readFileSync(file, 'utf8'), chance))];
}

function instead(make: (file: string) => void): Change {
  return (file) => {
    rmSync(file);
    make(file);
  };
}

function without(text: string, chance: Chance): string {
  const index = below(text.length, chance);
  return text.slice(0, index) + text.slice(index + 1);
}

function inserted(text: string, piece: string, chance: Chance): string {
  const index = below(text.length + 1, chance);
  return text.slice(0, index) + piece + text.slice(index);
}

function valued(line: string, value: string): string {
  return line.includes(': ') ? line.replace(/: .*$/, () => `: ${value}`) : `${line} ${value}`;
}

function keyed(line: string, key: string): string {
  return line.replace(/[\w]+(?=:)/, () => key);
}

function thousand(line: (number: number) => string): string {
  return Array.from({ length: 1000 }, (_, number) => line(number)).join('');
}

function noise(chance: Chance, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => below(256, chance));
}

function flipByte(file: string, chance: Chance): void {
  const bytes = readFileSync(file);
  bytes[below(bytes.length, chance)] = below(256, chance);
  writeFileSync(file, bytes);
}

function named(file: string, chance: Chance): string {
  const [extension = ''] = /\.\w+$/.exec(file) ?? [];
  return pick(NAMES, chance) + (chance() < 0.2 ? pick(EXTENSIONS, chance) : extension);
}

/** Where another file or folder is in the way, nothing happens. */
function placed(from: string, to: string, place = renameSync): string {
  if (existsSync(to)) return 'in the way';
  try {
    mkdirSync(dirname(to), { recursive: true });
    place(from, to);
  } catch (error) {
    // Not every file system takes every name.
    return String((error as NodeJS.ErrnoException).code);
  }
  return to.split('/').slice(-2).join('/').slice(0, 60);
}
