// Projects for tests: the small site with files laid over it, or the real content; each in a folder of its own.

import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { listFiles, REPOSITORY } from './files.ts';
import { lastingFolder, temporaryFolder } from './folders.ts';

/** Contents by path; null deletes a file or a folder. */
export type Tree = Readonly<Record<string, string | Uint8Array | null>>;

/** Folders that a build reads beside the content. */
const SOURCES = ['art', 'islands', 'styles'];
const PROGRAM = ['art', 'commands', 'domain', 'islands', 'pipeline', 'styles', 'templates'];
const FILES = ['build.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const STARTERS = 'content/starters';

/**
 * The smallest site that has a page of every kind, with `tree` laid over it.
 * `plain`: its styles and islands are empty, for fast builds in tests that do not need them.
 */
export function makeProject(tree: Tree = {}, { plain = false, hasStarters = false } = {}): string {
  const root = smallSite();
  if (hasStarters) copyIn(root, STARTERS);
  for (const folder of SOURCES) {
    const isChanged = Object.keys(tree).some((path) => path.startsWith(`${folder}/`));
    if (plain && folder !== 'art' && !isChanged) linkEmpty(root, folder);
    else if (isChanged) copyIn(root, folder);
    else symlinkSync(join(REPOSITORY, folder), join(root, folder));
  }
  // A copied island imports from the folder beside its own.
  symlinkSync(join(REPOSITORY, 'domain'), join(root, 'domain'));
  writeTree(root, tree);
  return root;
}

/** Shares the cache of pictures, so that each is encoded once for all projects. */
export function linkCache(root: string, folder = inject('folder')): void {
  const pictures = join(folder, 'pictures');
  for (const path of [pictures, join(root, '.cache')]) mkdirSync(path, { recursive: true });
  symlinkSync(pictures, join(root, '.cache/pictures'));
}

/** The small site with a copy of the program, for running its commands as processes. */
export function copyProgram(tree: Tree = {}): string {
  const root = smallSite();
  for (const name of [...PROGRAM, ...FILES, STARTERS]) copyIn(root, name);
  writeTree(root, tree);
  return root;
}

/** A copy of the program with the real content. */
export function copyRealProject(root: string, content: string, folder?: string): string {
  for (const name of [...PROGRAM, ...FILES]) copyIn(root, name);
  copyContent(root, content);
  linkPackages(root);
  linkCache(root, folder);
  return root;
}

/** Copies a folder of content, with the pictures and fonts beside it. */
export function copyContent(root: string, content: string): void {
  for (const name of ['content', 'public', 'fonts']) {
    const from = join(dirname(content), name);
    if (existsSync(from)) cpSync(from, join(root, name), { recursive: true });
  }
}

export function writeTree(root: string, tree: Tree): void {
  for (const [path, content] of Object.entries(tree)) {
    const file = join(root, path);
    if (content === null) rmSync(file, { recursive: true });
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
}

function smallSite(): string {
  const root = join(temporaryFolder(), 'project');
  cpSync(join(import.meta.dirname, 'small-site'), root, { recursive: true });
  linkPackages(root);
  linkCache(root);
  return root;
}

function linkPackages(root: string): void {
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
}

/** Empties the styles and islands of a project, for fast builds once they are not needed any more. */
export function makePlain(root: string): void {
  for (const folder of ['styles', 'islands']) {
    rmSync(join(root, folder), { recursive: true });
    linkEmpty(root, folder);
  }
}

let empty: string | undefined;

/** Links a folder with the same files, all of them empty, which all plain projects share. */
function linkEmpty(root: string, folder: string): void {
  empty ??= lastingFolder();
  if (!existsSync(join(empty, folder))) {
    const files = listFiles(join(REPOSITORY, folder)).filter((path) => /\.(?:ts|css)$/.test(path));
    writeTree(empty, Object.fromEntries(files.map((path) => [`${folder}/${path}`, ''])));
  }
  symlinkSync(join(empty, folder), join(root, folder));
}

function copyIn(root: string, name: string): void {
  cpSync(join(REPOSITORY, name), join(root, name), { recursive: true });
}
