// Reads content/: finds its files, parses and validates them, and reports everything that is wrong with them.

import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import * as z from 'zod/mini';
import { pageSchema } from '../../domain/content/page.ts';
import {
  compareText,
  complaint,
  expectedFound,
  type Notice,
  type Problem,
} from '../../domain/problem.ts';
import { nearest } from '../../domain/text.ts';
import type { Problems } from '../run/problems.ts';
import {
  COLLECTIONS,
  type Collection,
  type CollectionName,
  type Entry,
  SENT_FOLDER,
  SINGLE_FILES,
  type SingleFileName,
  type SingleFiles,
} from './collections.ts';
import { parseSource, placeAt, Source } from './source.ts';
import { validate } from './validate.ts';

/** The files of the brand, which are no texts. */
const BRAND = ['content/mark.svg', 'content/favicon.svg', 'content/share.png'];

/** Files that are no page: the brand's own, the starters of `npm run new`, and those that proposals keep. */
const NO_CONTENT = [
  ...[...BRAND, 'content/starters', 'content/proposals/library', 'content/proposals/last-number'],
  SENT_FOLDER,
];

/** Names that editors and systems give to files of their own. */
export const JUNK_FILES =
  /^\.|^~\$|^#.*#$|~$|\.(?:bak|orig|swp|tmp)$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** A file as it was read; a preview keeps it until it is saved again. */
export interface ReadFile {
  /** Undefined if the file is no text. */
  text?: string;
  /** The route as it is written, even if the rest of the file is wrong. */
  route?: string | undefined;
  source?: Source;
  data?: unknown;
  /** True if the file says `draft: true`, even if the rest of it is wrong. */
  isDraft?: boolean;
  isProtected?: boolean;
  problems: Problem[];
}

export class Loader {
  readonly root: string;
  /** Routes of files with problems: links to these are not reported, since the pages will exist. */
  readonly invalidRoutes = new Set<string>();
  /** Files with problems, and what could be read of them; they have no page. */
  readonly refused: { file: string; source: Source | undefined; schema: z.ZodMiniType }[] = [];
  readonly #problems: Problems;
  readonly #kept: Map<string, ReadFile>;
  readonly #showsDraft: (file: string) => boolean;
  readonly #isSecret: (file: string, found: ReadFile) => boolean;

  constructor(
    root: string,
    problems: Problems,
    kept = new Map<string, ReadFile>(),
    showsDraft: (file: string) => boolean = () => true,
    isSecret: (file: string, found: ReadFile) => boolean = () => false,
  ) {
    this.root = root;
    this.#problems = problems;
    this.#kept = kept;
    this.#showsDraft = showsDraft;
    this.#isSecret = isSecret;
  }

  /** All files of a folder, in the order of their names. */
  collection<Name extends CollectionName>(
    name: Name,
  ): Entry<z.output<(typeof COLLECTIONS)[Name]['schema']>>[] {
    const { extensions, schema, routeOf }: Collection = COLLECTIONS[name];
    const files = this.#list(`content/${name}`).filter((file) => this.#isNamed(file, extensions));
    return files.flatMap((file) => {
      const { source, data, route: written, isDraft = false } = this.read(file, schema);
      if (!data && isDraft && !this.#showsDraft(file)) return [];
      const own = nameOf(file);
      const { route = written ?? routeOf(own) } = Object(data ?? source?.data);
      if (source && data) return { file, name: own, route, data, source } as never;
      this.invalidRoutes.add(String(route));
      this.refused.push({ file, source, schema });
      return [];
    });
  }

  /** A page in a file outside of content/pages/; empty if there is no such file. */
  page(file: string): Entry<z.output<typeof pageSchema>>[] {
    if (!existsSync(join(this.root, file))) return [];
    const { source, data } = this.read(file, pageSchema);
    if (!source || !data) return [];
    const page = data as z.output<typeof pageSchema>;
    return [{ file, name: nameOf(file), route: page.route, data: page, source }];
  }

  /** The names of a folder's files, invalid ones included. */
  entryNames(folder: CollectionName): string[] {
    return this.#list(`content/${folder}`).filter(hasGoodName).map(nameOf);
  }

  /** The data of a file of {@link SINGLE_FILES}; undefined if it is wrong. */
  singleFile<Name extends SingleFileName>(
    name: Name,
  ): { data: SingleFiles[Name] | undefined; source: Source | undefined } {
    const { file, schema, ...others }: { file: string; schema: z.ZodMiniType } = SINGLE_FILES[name];
    const { fallback } = others as { fallback?: unknown };
    if (fallback !== undefined && !existsSync(join(this.root, file))) {
      return { data: fallback as SingleFiles[Name], source: undefined };
    }
    // A file with nothing but comments counts as missing.
    const { data, source } = this.read(file, fallback === undefined ? schema : z.nullish(schema));
    const isEmpty = source !== undefined && source.data === null;
    return { data: (isEmpty ? fallback : data) as SingleFiles[Name] | undefined, source };
  }

  read(file: string, schema: z.ZodMiniType): ReadFile {
    const found = this.#kept.get(file) ?? readContentFile(this.root, file, schema);
    // Problems are not kept, since what mends them may be no save of the file, such as a permission.
    if (found.problems.length === 0) this.#kept.set(file, found);
    const isSecret = this.#isSecret(file, found);
    const isLeftOut = found.isDraft && !this.#showsDraft(file);
    // The file name of a protected proposal may be the client's name.
    if (isLeftOut) this.#problems.leaveOut(file, isSecret ? 'uma proposta' : file);
    const unread = found.text === undefined ? 'na codificação ou no tamanho' : 'no bloco de dados';
    if (isSecret) this.#problems.hide(file, found.data ? 'no que ela oferece ou diz' : unread);
    this.#problems.add(...found.problems);
    this.#problems.notice(...noticeQuotes(found));
    return found;
  }

  /** Refuses files and folders of content/ that nothing reads. */
  checkNames(): void {
    const known = [
      ...Object.keys(COLLECTIONS).map((name) => `content/${name}`),
      ...Object.values(SINGLE_FILES).map(({ file }) => file),
      ...BRAND,
    ];
    for (const folder of ['content', 'content/proposals/library']) {
      const own = known.filter((file) => file.replace(/\/[^/]*$/, '') === folder);
      if (folder !== 'content' && !existsSync(join(this.root, folder))) continue;
      for (const file of this.#list(folder).filter((one) => !own.includes(one))) {
        const names = own.map((one) => basename(one));
        const close = nearest(basename(file), names);
        const move = `passe para ${close ? `${folder}/${close}` : 'um destes'} o que ele tem, e apague`;
        this.#problems.add({
          file,
          message: `"${basename(file)}" não existe aqui; o esperado é um destes: ${names.join(', ')}`,
          fix: adviseOnPicture(file) ?? move,
        });
      }
    }
  }

  #list(folder: string): string[] {
    try {
      return readdirSync(join(this.root, folder))
        .filter((name) => !JUNK_FILES.test(name))
        .sort(compareText)
        .map((name) => `${folder}/${name}`)
        .filter((file) => !NO_CONTENT.includes(file));
    } catch (error) {
      // A missing folder is no problem here: the pages that every site needs are reported by name.
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOTDIR')
        this.#problems.add({ file: folder, ...complaint('uma pasta', 'um arquivo', 'apague-o') });
      else if (code !== 'ENOENT') throw error;
      return [];
    }
  }

  /** True for a name that can become an address; reports any other. */
  #isNamed(file: string, extensions: readonly string[]): boolean {
    const name = basename(file);
    if (hasGoodName(name) && extensions.some((end) => name.endsWith(end))) return true;
    if (this.#isSecret(file, readContentFile(this.root, file, z.any())))
      this.#problems.hide(file, 'no nome do arquivo');
    if (statSync(join(this.root, file), { throwIfNoEntry: false })?.isDirectory()) {
      const folder = file.slice(0, -name.length);
      const fix = `passe os arquivos dela para ${folder}, ou para fora de content/; um rascunho tem draft: true`;
      this.#problems.add({ file, ...complaint('arquivos', 'uma pasta', fix) });
      return false;
    }
    if (/^(?:_|readme\b)/i.test(name)) {
      const why = name.startsWith('_') ? 'um nome que começa com _' : 'um nome de notas';
      const fix = 'se é uma página, mude o nome; um rascunho tem draft: true';
      this.#problems.notice({ message: `${file} ficou de fora, por ter ${why}: ${fix}` });
      return false;
    }
    const expected = `um nome de arquivo de minúsculas, números e hifens, até ${MAX_NAME}, que termine em ${extensions.join(' ou ')}`;
    const fix = adviseOnPicture(file) ?? `mude o nome, como em "um-nome${extensions[0]}"`;
    this.#problems.add({ file, ...complaint(expected, `"${name}"`, fix) });
    return false;
  }
}

/** Notices of curly quotes around a whole value, which a page would show: YAML knows straight ones alone. */
function noticeQuotes({ source }: ReadFile): Notice[] {
  const places = source?.matches(/^[ -]*(?:\w+: |(?<=- ))[“”][^“”\n]*[“”] *$/gm) ?? [];
  return places.map((place) => {
    const message = expectedFound('aspas retas em volta de um valor', 'curvas, que apareceriam');
    const fix =
      'troque-as por "aspas retas"; se devem aparecer, ponha as duas dentro de aspas retas';
    return {
      message: `${place.file}:${place.line} ${message}`,
      strict: [{ ...place, message, fix }],
    };
  });
}

const GOOD_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z]+$/;
/** The most characters of a file name: file systems allow 255 bytes, and output files add to it. */
const MAX_NAME = 100;

function hasGoodName(file: string): boolean {
  const name = basename(file);
  return GOOD_NAME.test(name) && name.length <= MAX_NAME;
}

function nameOf(file: string): string {
  return basename(file, extname(file));
}

/** Reads, parses and validates a file of content. */
export function readContentFile(root: string, file: string, schema: z.ZodMiniType): ReadFile {
  const text = readText(root, file);
  if (typeof text !== 'string') return { problems: [text] };
  const source = parseSource(file, text);
  // A text below the front matter may show such a line in an example.
  const [, front = ''] = /^\s*---\n(.*?)(?:\n---|$)/s.exec(text) ?? [];
  const yaml = file.endsWith('.md') ? front : text;
  const isParsed = source instanceof Source;
  const read = isParsed ? { source, ...validate<unknown>(source, schema) } : { problems: source };
  const flags = Object(isParsed ? source.data : { draft: IS_DRAFT.test(yaml) });
  // Any value counts, so that a misspelt one does not publish a secret.
  const isProtected =
    Boolean(flags.protected) || (read.problems.length > 0 && MAYBE_PROTECTED.test(yaml));
  const [, route] = /^route: *(\/\S*)/m.exec(yaml) ?? [];
  return { ...read, text, route, isDraft: flags.draft === true, isProtected };
}

const IS_DRAFT = /draft(?<=(?:^|[{,])\W*draft)\W*: *true\b/m;
/** The mark of a protected proposal in a text that may be wrong, unless it says no. */
const MAYBE_PROTECTED = /\bprotected\W*?:(?!\s*false\b)/i;

const MAX_BYTES = 1024 * 1024;

/** A text of content with `\n` line breaks and without a byte order mark, or why it cannot be read. */
export function readText(root: string, file: string): string | Problem {
  const isDrawing = file.endsWith('.svg');
  const expected = isDrawing ? 'um desenho SVG' : 'um arquivo de texto em UTF-8';
  const refuse = (found: string, fix: string) => ({
    file,
    ...complaint(`${expected}, de até 1 MB`, found, fix),
  });
  try {
    const state = statSync(join(root, file));
    if (!state.isFile()) return refuse('outra coisa', `deixe em ${file} um arquivo de texto`);
    const { size } = state;
    const bytes = size > 100 * MAX_BYTES ? Buffer.alloc(0) : readFileSync(join(root, file));
    if (SIGNATURE.test(bytes.toString('latin1', 0, 16)))
      return refuse('uma imagem ou outro arquivo', isDrawing ? DRAW_AGAIN : NO_TEXT);
    if (size > MAX_BYTES) {
      const found = `${(size / MAX_BYTES).toFixed(1)} MB`;
      return refuse(found, isDrawing ? 'apague as fotos de dentro dele' : 'divida o texto');
    }
    if (bytes.includes(0)) return refuse('outra codificação, como UTF-16', SAVE_AGAIN);
    if (!isUtf8(bytes)) {
      const [before = ''] = bytes.toString().split('\ufffd', 1);
      const refusal = refuse('outra codificação (Latin-1 ou Windows-1252?)', SAVE_AGAIN);
      return { ...refusal, ...placeAt(before, before.length) };
    }
    const text = bytes
      .toString()
      .replace(/^\uFEFF/, '')
      .normalize('NFC');
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return refuse('nada', `crie ${file}, ou recupere do controle de versões`);
    throw error;
  }
}

/** Advice for a picture file found in content/; undefined for any other file. */
function adviseOnPicture(file: string): string | undefined {
  if (!/\.(?:avif|bmp|gif|hei[cf]|ico|jfif|jpe?g|pdf|png|svg|tiff?|webp)$/i.test(file))
    return undefined;
  return 'passe para public/uploads/, ou, se é da marca, exporte como content/mark.svg, content/favicon.svg ou content/share.png: trocar só o nome não basta';
}

/** The first bytes of pictures, PDF files and archives. */
const SIGNATURE =
  /^(?:\x89PNG|\xFF\xD8\xFF|RIFF|GIF8|.{4}ftyp|II\*\0|MM\0\*|%PDF-|\p{Cc}\x8B|PK\p{Cc})/su;

const DRAW_AGAIN =
  'exporte o desenho como SVG simples com este nome: trocar só o nome não converte o arquivo';
const NO_TEXT =
  'se é uma imagem, passe para public/uploads/; aqui fica o texto, salvo em um editor de textos';
const SAVE_AGAIN = 'salve o arquivo de novo em UTF-8';
