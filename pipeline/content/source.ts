// One content file: its text, its data, and the place of each value, which is looked up only for a problem.

import { createRequire } from 'node:module';
import matter from 'gray-matter';
import {
  boolCoreTag,
  FAILSAFE_SCHEMA,
  intCoreTag,
  load,
  NOT_RESOLVED,
  nullCoreTag,
  Schema,
} from 'js-yaml';
import type * as Yaml from 'yaml';
import { complaint, type Place, type Problem, pathText } from '../../domain/problem.ts';
import { BAD_SCALAR_START, explainYaml, UNREADABLE } from './yaml-errors.ts';

const require = createRequire(import.meta.url);

/** The slower YAML parser, which knows the place of each value; loaded when the first place is asked for. */
function yamlParser(): typeof Yaml {
  return require('yaml');
}

/** A place in a file; `excerpt` is the text of the line. */
export interface Spot extends Required<Place> {
  excerpt: string;
}

type Path = readonly PropertyKey[];

/** Only plain digits are a number: `5.000` is five to YAML but five thousand to a Brazilian. Dates are texts. */
const plainInt: typeof intCoreTag = {
  ...intCoreTag,
  resolve: (text) => (/^[-+]?\d+$/.test(text) ? Number(text) : NOT_RESOLVED),
};

/** Options of the fast parser, which reads data alone; if it fails, the slower one explains why. */
const FAST = {
  schema: new Schema([...FAILSAFE_SCHEMA.tags, nullCoreTag, boolCoreTag, plainInt]),
  maxAliases: 0,
};

/** The same rule for numbers, for the slower parser. */
const customTags = (tags: Yaml.Tags): Yaml.Tags =>
  tags.filter((tag) => typeof tag === 'string' || !/:(?:float|int)$/.test(tag.tag) || isPlain(tag));

function isPlain(tag: Exclude<Yaml.Tags[number], string>): boolean {
  return tag.tag.endsWith(':int') && !('format' in tag && tag.format);
}

const OPTIONS = { customTags, prettyErrors: false, logLevel: 'error' } as const;

/** The most aliases of YAML, more than content needs: aliases of aliases could fill the memory. */
const MAX_ALIASES = 100;

interface Parts {
  /** The YAML part of a text, and its offset. */
  yaml: string;
  start: number;
  /** The text below the front matter. */
  body: string;
}

export class Source {
  /** Path from the project's root. */
  readonly file: string;
  /** The whole file, with `\n` line breaks and without a byte order mark. */
  readonly text: string;
  /** The parsed YAML. */
  readonly data: unknown;
  readonly #parts: Parts;
  #document: Yaml.Document | undefined;

  constructor(file: string, text: string, parts: Parts, data: unknown) {
    this.file = file;
    this.text = text;
    this.data = data;
    this.#parts = parts;
  }

  /** The text below the front matter; empty in a file that is YAML alone. */
  get body(): string {
    return this.#parts.body;
  }

  /** Place of the value at `path`; for a missing value, the place of the group that should have it. */
  at(path: Path): Spot & { path: string } {
    let node = this.#nodeAt(path);
    for (let { length } = path; !node && length-- > 0; ) node = this.#nodeAt(path.slice(0, length));
    return { ...this.#spot(node?.range?.[0]), path: pathText(path) };
  }

  /** Place of the key itself, for keys that should not be there. */
  atKey(path: Path): Spot & { path: string } {
    const group = this.#nodeAt(path.slice(0, -1));
    const name = String(path.at(-1));
    const pair = yamlParser().isMap(group)
      ? group.items.find(({ key }) => nameOf(key) === name)
      : undefined;
    const key = yamlParser().isNode(pair?.key) ? pair.key.range?.[0] : undefined;
    return { ...this.#spot(key), path: pathText(path) };
  }

  /** The value as it is written in the file; undefined where there is none. */
  written(path: Path): string | undefined {
    const [start, end] = this.#nodeAt(path)?.range ?? [];
    return start === undefined ? undefined : this.#parts.yaml.slice(start, end);
  }

  /** Every place where the YAML has `value` as a text of its own. */
  placesOf(value: string): Spot[] {
    const same = valuesIn(this.data).filter((one) => one.value === value);
    return same.map(({ path }) => this.at(path));
  }

  /** The places in the YAML that a form matches. */
  matches(form: RegExp): Spot[] {
    return [...this.#parts.yaml.matchAll(form)].map(({ index }) => this.#spot(index));
  }

  /** Place of an offset in the body. */
  inBody(offset: number): Spot {
    const { text, file } = this;
    return { file, ...placeAt(text, text.length - this.body.length + offset) };
  }

  #nodeAt(path: Path) {
    this.#document ??= yamlParser().parseDocument(this.#parts.yaml, {
      ...OPTIONS,
      uniqueKeys: false,
    });
    const node = path.length === 0 ? this.#document.contents : this.#document.getIn(path, true);
    return yamlParser().isNode(node) ? node : undefined;
  }

  /** The place of an offset in the YAML; without an offset, where the YAML begins. */
  #spot(offset?: number): Spot {
    const { yaml, start } = this.#parts;
    const position = start + (offset ?? Math.max(0, yaml.search(/\S/)));
    return { file: this.file, ...placeAt(this.text, position) };
  }
}

/** The parsed file, or the problems that keep it from being read. */
export function parseSource(file: string, text: string): Source | Problem[] {
  const refusal = file.endsWith('.md') ? refuseFrontMatter(text) : undefined;
  if (refusal) return [{ file, ...refusal }];
  const parts = split(file, text);
  const conflict = parts.yaml.search(/^<{7} /m);
  if (conflict >= 0) return [{ file, ...placeAt(text, parts.start + conflict), ...CONFLICT }];
  let source: Source | undefined;
  try {
    source = new Source(file, text, parts, load(parts.yaml, FAST));
  } catch (error) {
    // More levels would be too many for the slower parser, which is recursive too.
    const fix = 'tire os sinais - e : que se repetem, ou os colchetes que não fecham';
    if (/maxDepth|call stack/.test(String(error)))
      return [{ file, ...complaint('poucos níveis, um dentro do outro', 'mais de cem', fix) }];
  }
  const cut = COMMENT_BEHIND_TEXT.test(parts.yaml) ? cutIn(file, text, parts) : [];
  return cut.length > 0 ? cut : (source ?? parseSlowly(file, text, parts));
}

/** The complaint about what git writes between two versions of a text. */
export const CONFLICT = complaint(
  'um texto só',
  'as duas versões que o git não soube juntar',
  'fique com uma delas, e apague as linhas que começam com <<<<<<<, ======= e >>>>>>>',
);

/** A comment behind a text, which may be a part of it: `O plano #1`, `#336699`, `Grátis, # 1 em vendas`. */
const COMMENT_BEHIND_TEXT = /\S[ \t]+#/;

/** True for a text that ends before its sentence, its parenthesis or its quotes do. */
function isUnfinished(text: string): boolean {
  const isOpen = text.lastIndexOf('(') > text.lastIndexOf(')');
  const isQuoting = text.lastIndexOf('“') > text.lastIndexOf('”');
  return /[,;(:–—-]$/.test(text) || isOpen || isQuoting || text.split('"').length % 2 === 0;
}

function cutIn(file: string, text: string, { yaml, start }: Parts): Problem[] {
  const problems: Problem[] = [];
  const { parseDocument, visit } = yamlParser();
  visit(parseDocument(yaml, OPTIONS), {
    Scalar(_, { value, range, type = '' }) {
      const [, to = 0] = range ?? [];
      const [, gap = '', comment] = /^([ \t]*)(#.*)/.exec(yaml.slice(to)) ?? [];
      const isText = typeof value === 'string' || value === null;
      if (!comment || !isText || type.startsWith('BLOCK')) return;
      const isGlued = /^#[^\s#]/.test(comment);
      if (!isGlued && (type !== 'PLAIN' || !isUnfinished(value ?? ''))) return;
      problems.push({
        file,
        ...placeAt(text, start + to + gap.length),
        ...complaint(
          'texto entre aspas',
          `"${comment.trimEnd()}" sem aspas, que se perderia`,
          `ponha o texto entre aspas; ${isGlued ? 'em um comentário, um espaço depois de #' : 'um comentário, em uma linha só dele'}`,
        ),
      });
    },
  });
  return problems;
}

function parseSlowly(file: string, text: string, parts: Parts): Source | Problem[] {
  const { yaml, start } = parts;
  const document = yamlParser().parseDocument(yaml, OPTIONS);
  // Only the first mistake is reported, since it makes the rest look wrong; of repeated keys, a thousand.
  const errors = document.errors.filter(
    ({ code }, index, all) =>
      index === 0 || (code === all[0]?.code && code === 'DUPLICATE_KEY' && index < 1000),
  );
  if (errors.length > 0) {
    return errors.map((error) => {
      const sign = signBefore(yaml, error.pos[0]);
      if (sign !== undefined) return { file, ...placeAt(text, start + sign), ...BAD_SCALAR_START };
      const open = openedAbove(document, error);
      const position = open ?? error.pos[0] + yaml.slice(error.pos[0]).search(/[^ \n]|$/);
      return { file, ...placeAt(text, start + position), ...explainYaml(error, file) };
    });
  }
  try {
    return new Source(file, text, parts, document.toJS({ maxAliasCount: MAX_ALIASES }));
  } catch {
    const message = `${UNREADABLE}: um texto sem aspas que começa com *, ou referências longe demais`;
    const fix = 'ponha entre aspas o texto que começa com *, e repita os valores por extenso';
    let place: Omit<Spot, 'file'> | undefined;
    yamlParser().visit(document, {
      Alias(_, { range }) {
        place ??= placeAt(text, start + (range?.[0] ?? 0));
      },
    });
    return [{ file, ...place, message, fix }];
  }
}

/** The place of a value that begins with a sign of YAML, on the line of an error: `%100`, `!Atenção`, `- seg`. */
function signBefore(yaml: string, position: number): number | undefined {
  const line = yaml.lastIndexOf('\n', position - 1) + 1;
  const [, key] =
    /^([ -]*\w[\w-]*: +)(?:[%!@`&*|>?]\s?|- )\S/.exec(yaml.slice(line).split('\n', 1)[0] ?? '') ??
    [];
  return key === undefined ? undefined : line + key.length;
}

/** The quotes that do not end, which the parser reports where it looked for their end. */
function openedAbove(document: Yaml.Document, { code, pos }: Yaml.YAMLParseError) {
  let open: number | undefined;
  if (code === 'MISSING_CHAR')
    yamlParser().visit(document, {
      Scalar(_, { range, type }) {
        const [from = 0, , end = 0] = range ?? [];
        if (type?.startsWith('QUOTE') && from < pos[0] && pos[0] <= end) open = from;
      },
    });
  return open;
}

const DELIMITER = '---';

/** Replaces the engines of gray-matter, since one of them runs code, and this module parses YAML itself. With options,
 * gray-matter caches nothing. */
const engines = { yaml: () => ({}) };

function split(file: string, text: string): Parts {
  if (!file.endsWith('.md')) return { yaml: text, start: 0, body: '' };
  const end = text.indexOf(`\n${DELIMITER}`) + 1 + DELIMITER.length;
  const { matter: yaml } = matter(text.slice(0, end), { engines });
  return { yaml, start: DELIMITER.length, body: text.slice(end).replace(/^\n/, '') };
}

/** The text with another value for a key of its front matter, or without that line; every other byte is kept. */
export function withKey(text: string, key: string, value: string | undefined): string {
  const start = text.indexOf(DELIMITER) + DELIMITER.length;
  const yaml = text.slice(start, text.indexOf(`\n${DELIMITER}`, start) + 1);
  const { contents } = yamlParser().parseDocument(yaml, OPTIONS);
  if (!yamlParser().isMap(contents)) return text;
  const rangeOf = (node: unknown): number[] => (yamlParser().isNode(node) && node.range) || [0, 0];
  const put = (from: number, to: number, words: string): string =>
    text.slice(0, start + from) + words + text.slice(start + to);
  const found = contents.items.find((pair) => nameOf(pair.key) === key);
  const [first = 0] = rangeOf((found ?? contents.items[0])?.key);
  const line = yaml.lastIndexOf('\n', first) + 1;
  if (found) {
    const [from = 0, to = 0] = rangeOf(found.value);
    if (value !== undefined) return put(from, to, value);
    // A group in braces has no line of the key to remove.
    return contents.flow ? put(from, to, 'false') : put(line, yaml.indexOf('\n', to) + 1, '');
  }
  if (value === undefined) return text;
  if (contents.flow) return put(first, first, `${key}: ${value}, `);
  const end = yaml.includes('\r\n') ? '\r\n' : '\n';
  return put(line, line, `${yaml.slice(line, first)}${key}: ${value}${end}`);
}

const START = 'comece o arquivo com linhas "chave: valor" entre duas linhas ---';

function refuseFrontMatter(text: string): Omit<Problem, 'file'> | undefined {
  const [first = ''] = text.split('\n', 1);
  const spot = placeAt(text, Math.max(0, text.search(/\S/)));
  if (first.trimEnd() !== DELIMITER) {
    const found = text.trim() === '' ? 'um arquivo vazio' : 'outra coisa';
    const isLate = text.trimStart().startsWith(`${DELIMITER}\n`);
    const fix = isLate ? 'apague as linhas vazias acima de ---' : START;
    return { ...spot, ...complaint('--- sozinho na primeira linha', found, fix) };
  }
  if (text.includes(`\n${DELIMITER}`)) return undefined;
  const fix = 'escreva --- sozinho em uma linha abaixo da última chave';
  return {
    ...spot,
    ...complaint('uma segunda linha --- onde o bloco de dados termina', 'nada', fix),
  };
}

/** The text that was asked about last, and where its lines start: problems of one text come one after another. */
let asked = { text: '', starts: [0] };

/** Place of an offset in `text`; line and column count from 1. */
export function placeAt(text: string, position: number): Omit<Spot, 'file'> {
  if (asked.text !== text)
    asked = { text, starts: [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)] };
  const { starts } = asked;
  let [line, end] = [1, starts.length + 1];
  while (end - line > 1) {
    const middle = Math.floor((line + end) / 2);
    if (Number(starts[middle - 1]) <= position) line = middle;
    else end = middle;
  }
  const start = starts[line - 1] ?? 0;
  const excerpt = text.slice(start, (starts[line] ?? text.length + 1) - 1);
  return { line, column: position - start + 1, excerpt };
}

function nameOf(key: unknown): string {
  return String(yamlParser().isScalar(key) ? key.value : key);
}

/** Every value of the data with its path, groups and lists too. */
export function valuesIn(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const stepOf = (key: string): PropertyKey => (Array.isArray(value) ? Number(key) : key);
  const inner = Object.entries(value).flatMap(([key, one]) =>
    valuesIn(one, [...path, stepOf(key)]),
  );
  return [{ path, value }, ...inner];
}
