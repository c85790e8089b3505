// Lists the content files, and refuses names that could not become addresses.

import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LibraryPart } from '../../domain/content/proposal-library.ts';
import { compareText, type Problem } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { slugOf } from '../../domain/text/slug.ts';
import type { Outcome } from '../stages.ts';

/** The files that hold one list or one record each, by the name that code calls them. */
export const SINGLE_FILES = {
  site: 'content/site.yaml',
  claims: 'content/claims.yaml',
  navigation: 'content/navigation.yaml',
  presets: 'content/presets.yaml',
  testimonials: 'content/testimonials.yaml',
  people: 'content/people.yaml',
  guarantee: 'content/guarantee.yaml',
  redirects: 'content/redirects.yaml',
  theme: 'content/theme.yaml',
} as const;

/** Written by `npm run proposal send`, not by people. */
export const SENT_FOLDER = 'content/proposals/sent';

/** The highest number that a proposal was given: a deleted one is not given again. */
const LAST_NUMBER = 'content/proposals/last-number';

const LIBRARY_FOLDER = 'content/proposals/library';

/** What proposals may name instead of saying it, a file each; any of them may be missing. */
export const LIBRARY_FILES = {
  items: `${LIBRARY_FOLDER}/items.yaml`,
  included: `${LIBRARY_FOLDER}/included.yaml`,
  excluded: `${LIBRARY_FOLDER}/excluded.yaml`,
  conditions: `${LIBRARY_FOLDER}/conditions.yaml`,
} as const satisfies Record<LibraryPart, string>;

/** Names that editors and systems give to files of their own. */
export const LEFT_BY_PROGRAMS =
  /^\.|^~\$|^#.*#$|~$|\.(?:bak|orig|swp|tmp)$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** Files that hold more than text: a new name would not make them readable. */
const WORD_PROCESSOR = /\.(?:docx?|odt|rtf|pdf)$/i;

/** A folder of content/, and how the names of its files may end. */
export interface ContentFolder {
  folder: string;
  extensions: readonly string[];
}

/** Paths from the project's root in order of their names, by folder. */
export type ContentFiles = ReadonlyMap<string, readonly string[]>;

export function listContent(
  root: string,
  folders: readonly ContentFolder[],
): Outcome<ContentFiles> {
  const { entries, problems } = listFolder(root, 'content');
  const files = new Map<string, readonly string[]>(folders.map(({ folder }) => [folder, []]));
  const single = Object.values(SINGLE_FILES).map((file) => file.replace('content/', ''));
  const isFree = (name: string): boolean => !existsSync(join(root, 'content', name));
  for (const entry of entries) {
    const { name } = entry;
    if (NOT_READ.includes(name)) continue;
    const known = folders.find(({ folder }) => folder === name);
    if (entry.isDirectory() && known) {
      const found = listEntries(root, known);
      files.set(name, found.files);
      problems.push(...found.problems);
    } else if (entry.isDirectory()) {
      problems.push(refuseUnknown('folder', name, [...files.keys()], isFree));
    } else if (!single.includes(name)) {
      problems.push(refuseUnknown('file', name, single, isFree));
    }
  }
  return { value: files, problems };
}

/** The brand's own files, which assets are made of, and what `npm run new` writes from. */
const NOT_READ = ['mark.svg', 'favicon.svg', 'share.png', 'starters'];

/** Pages and pictures are named after it, and file systems end at 255 bytes. */
const MAX_NAME = 100;

function listEntries(root: string, { folder, extensions }: ContentFolder) {
  const { entries, problems } = listFolder(root, `content/${folder}`);
  const taken = new Set(entries.map(({ name }) => name));
  const files: string[] = [];
  for (const entry of entries) {
    const { name } = entry;
    const file = `content/${folder}/${name}`;
    if (file === LAST_NUMBER) continue;
    if (entry.isDirectory()) {
      if (file === SENT_FOLDER) continue;
      if (file === LIBRARY_FOLDER) {
        problems.push(...checkLibrary(root));
        continue;
      }
      const message = `esperado: só arquivos em content/${folder}/; encontrado: uma pasta`;
      const fix = `pastas não são lidas aqui: mova os arquivos para content/${folder}/ e apague a pasta`;
      problems.push({ file, message, fix });
    } else if (name.length > MAX_NAME) {
      const message = `esperado: um nome de até ${MAX_NAME} caracteres; encontrado: ${name.length}`;
      problems.push({
        file,
        message,
        fix: 'renomeie com poucas palavras: elas viram o endereço',
      });
    } else if (GOOD_NAME.test(name) && extensions.some((end) => name.endsWith(end))) {
      files.push(file);
    } else problems.push(refuseName(file, extensions, taken));
  }
  return { files, problems };
}

function checkLibrary(root: string): Problem[] {
  const { entries, problems } = listFolder(root, LIBRARY_FOLDER);
  const known = Object.values(LIBRARY_FILES).map((file) => basename(file));
  const others = entries.filter((entry) => !known.includes(entry.name));
  const isFree = (name: string): boolean => !existsSync(join(root, LIBRARY_FOLDER, name));
  return [
    ...problems,
    ...others.map(({ name }) => {
      const close = nearest(name, known);
      const rename = close && isFree(close) ? `renomeie para "${close}"` : undefined;
      const message = `"${name}" não existe; o esperado é um destes: ${known.join(', ')}`;
      const fix = rename ?? 'escreva os itens dele em um destes, e apague o arquivo';
      return { file: `${LIBRARY_FOLDER}/${name}`, message, fix };
    }),
  ];
}

const GOOD_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z]+$/;

function refuseUnknown(
  what: 'file' | 'folder',
  name: string,
  known: readonly string[],
  isFree: (name: string) => boolean,
): Problem {
  const close = nearest(name, known);
  const place = close ? `content/${close}/` : 'uma destas pastas';
  const move =
    what === 'file'
      ? 'mova para uma pasta de content/, ou apague'
      : `mova os arquivos dela para ${place}`;
  return {
    file: `content/${name}`,
    message: `"${name}" não existe; o esperado é um destes: ${known.join(', ')}`,
    fix: close && isFree(close) ? `renomeie para "${close}"` : move,
  };
}

/** The name that it is given in the message is taken from then on. */
function refuseName(file: string, extensions: readonly string[], taken: Set<string>): Problem {
  const name = basename(file);
  const better = freeName(name, extensions, taken);
  taken.add(better);
  return {
    file,
    message: `esperado: um nome de arquivo de minúsculas, números e hifens que termine em ${extensions.join(' ou ')}; encontrado: "${name}"`,
    fix: WORD_PROCESSOR.test(name)
      ? `salve como texto simples com o nome "${better}"`
      : `renomeie para "${better}"`,
  };
}

/** `Olá.md` gives `ola.md`, or `ola-2.md` where that one exists. */
function freeName(name: string, extensions: readonly string[], taken: Set<string>): string {
  const lower = name.toLowerCase();
  const extension = extensions.find((known) => lower.includes(known)) ?? extensions[0];
  const stem = slugOf(lower.replace(/\.(?:md|yaml)\b.*$|\.[^.]*$/, '')) || 'novo-arquivo';
  let free = `${stem}${extension}`;
  for (let count = 2; taken.has(free); count++) free = `${stem}-${count}${extension}`;
  return free;
}

function listFolder(root: string, folder: string): { entries: Dirent[]; problems: Problem[] } {
  try {
    const entries = readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => !LEFT_BY_PROGRAMS.test(entry.name))
      .sort((a, b) => compareText(a.name, b.name));
    return { entries, problems: [] };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = `esperado: uma pasta que possa ser lida; encontrado: ${code}`;
    const fix = `crie a pasta ${folder}/ ou recupere do controle de versões`;
    return { entries: [], problems: [{ file: folder, message, fix }] };
  }
}
