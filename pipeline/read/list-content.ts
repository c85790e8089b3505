// Lists the content files, and refuses names that could not become addresses.

import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareText } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { slugOf } from '../../domain/text/slug.ts';
import type { Run } from '../run.ts';

/** The files that hold one list or one record each, by the name that code calls them. */
export const SINGLE_FILES = {
  site: 'content/site.yaml',
  claims: 'content/claims.yaml',
  navigation: 'content/navigation.yaml',
  labels: 'content/labels.yaml',
  presets: 'content/presets.yaml',
  testimonials: 'content/testimonials.yaml',
  people: 'content/people.yaml',
} as const;

/** Both are written by `npm run proposal:send`, not by people. */
export const LOCK_FILE = 'content/proposals.lock.json';
export const SENT_FOLDER = 'content/proposals/sent';

const FOLDERS = {
  pages: ['.yaml', '.md'],
  services: ['.yaml'],
  portfolio: ['.yaml'],
  jobs: ['.yaml'],
  blog: ['.md'],
  proposals: ['.md'],
} as const;

/** Names that editors and systems give to files of their own. */
export const LEFT_BY_PROGRAMS = /^\.|~$|\.(?:bak|swp)$/i;

/** Files that hold more than text: a new name would not make them readable. */
const WORD_PROCESSOR = /\.(?:docx?|odt|rtf|pdf)$/i;

export type ContentFolder = keyof typeof FOLDERS;

export type ContentFiles = Record<ContentFolder, string[]>;

/** Paths from the project's root, in order of their names. */
export function listContent(run: Run): ContentFiles {
  const files: ContentFiles = {
    pages: [],
    services: [],
    portfolio: [],
    jobs: [],
    blog: [],
    proposals: [],
  };
  for (const entry of listFolder(run, 'content')) {
    if (entry.isDirectory()) listEntries(run, entry.name, files);
    else checkSingle(run, entry.name);
  }
  return files;
}

function listEntries(run: Run, folder: string, files: ContentFiles): void {
  if (!(folder in FOLDERS)) {
    refuseFolder(run, folder);
    return;
  }
  const extensions = FOLDERS[folder as ContentFolder];
  const entries = listFolder(run, `content/${folder}`);
  const taken = new Set(entries.map(({ name }) => name));
  for (const entry of entries) {
    const file = `content/${folder}/${entry.name}`;
    if (file === SENT_FOLDER) continue;
    if (entry.isDirectory()) refuseNested(run, folder, file);
    else if (entry.name.length > MAX_NAME) refuseLength(run, file, entry.name);
    else if (hasGoodName(entry.name, extensions)) files[folder as ContentFolder].push(file);
    else refuseName(run, file, extensions, taken);
  }
}

/** Pages and pictures are named after it, and file systems end at 255 bytes. */
const MAX_NAME = 100;

function refuseLength(run: Run, file: string, name: string): void {
  run.problems.push({
    file,
    message: `expected a name of at most ${MAX_NAME} characters, found ${name.length}`,
    fix: 'rename it to a few words: they become the address',
  });
}

function refuseFolder(run: Run, folder: string): void {
  const known = Object.keys(FOLDERS);
  const close = nearest(folder, known);
  const move = `move its files into ${close ? `content/${close}/` : 'one of these folders'}`;
  run.problems.push({
    file: `content/${folder}`,
    message: `unknown folder "${folder}", expected one of ${known.join(', ')}`,
    fix: close && isFree(run, close) ? `rename it to "${close}"` : move,
  });
}

function refuseNested(run: Run, folder: string, file: string): void {
  run.problems.push({
    file,
    message: `expected only files in content/${folder}/, found a folder`,
    fix: `folders are not read here: move its files up into content/${folder}/, and delete it`,
  });
}

function checkSingle(run: Run, name: string): void {
  const known = Object.values(SINGLE_FILES).map((file) => file.replace('content/', ''));
  if (known.includes(name) || LOCK_FILE.endsWith(`/${name}`)) return;
  const close = nearest(name, known);
  run.problems.push({
    file: `content/${name}`,
    message: `unknown file "${name}", expected one of ${known.join(', ')}`,
    fix:
      close && isFree(run, close)
        ? `rename it to "${close}"`
        : 'move it into a folder of content/, or delete it',
  });
}

function isFree(run: Run, name: string): boolean {
  return !existsSync(join(run.root, 'content', name));
}

function hasGoodName(name: string, extensions: readonly string[]): boolean {
  const extension = extensions.find((known) => name.endsWith(known));
  return (
    extension !== undefined && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name.slice(0, -extension.length))
  );
}

function refuseName(
  run: Run,
  file: string,
  extensions: readonly string[],
  taken: Set<string>,
): void {
  const name = basename(file);
  const better = freeName(name, extensions, taken);
  taken.add(better);
  run.problems.push({
    file,
    message: `expected a file name of lower-case letters, digits and hyphens that ends in ${extensions.join(' or ')}, found "${name}"`,
    fix: WORD_PROCESSOR.test(name)
      ? `save it as plain text named "${better}"`
      : `rename it to "${better}"`,
  });
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

function listFolder(run: Run, folder: string) {
  try {
    return readdirSync(join(run.root, folder), { withFileTypes: true })
      .filter((entry) => !LEFT_BY_PROGRAMS.test(entry.name))
      .sort((a, b) => compareText(a.name, b.name));
  } catch (error) {
    run.problems.push({
      file: folder,
      message: `expected a folder that can be read, found ${(error as NodeJS.ErrnoException).code}`,
      fix: `create the folder ${folder}/ or restore it from version control`,
    });
    return [];
  }
}
