// Lists the content files, and refuses names that could not become addresses.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../domain/edit-distance.ts';
import { compareText } from '../domain/problem.ts';
import { slugOf } from '../domain/slug.ts';
import type { Run } from './run.ts';

/** The files that hold one list or one record each, by the name that code calls them. */
export const SINGLE_FILES = {
  site: 'content/site.yaml',
  claims: 'content/claims.yaml',
  navigation: 'content/navigation.yaml',
  labels: 'content/labels.yaml',
  presets: 'content/presets.yaml',
  testimonials: 'content/testimonials.yaml',
} as const;

const FOLDERS = {
  pages: ['.yaml', '.md'],
  services: ['.yaml'],
  portfolio: ['.yaml'],
  jobs: ['.yaml'],
  blog: ['.md'],
  proposals: ['.md'],
} as const;
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
    run.problems.push({
      file: `content/${folder}`,
      message: `unknown folder "${folder}", expected one of ${Object.keys(FOLDERS).join(', ')}`,
      fix: suggestion(folder, Object.keys(FOLDERS), 'move its files into one of these folders'),
    });
    return;
  }
  const extensions = FOLDERS[folder as ContentFolder];
  for (const entry of listFolder(run, `content/${folder}`)) {
    const file = `content/${folder}/${entry.name}`;
    if (acceptsName(run, file, entry.name, extensions)) files[folder as ContentFolder].push(file);
  }
}

function checkSingle(run: Run, name: string): void {
  const known = Object.values(SINGLE_FILES).map((file) => file.replace('content/', ''));
  if (known.includes(name)) return;
  run.problems.push({
    file: `content/${name}`,
    message: `unknown file "${name}", expected one of ${known.join(', ')}`,
    fix: suggestion(name, known, 'move it into a folder of content/, or delete it'),
  });
}

function acceptsName(run: Run, file: string, name: string, extensions: readonly string[]): boolean {
  const extension = extensions.find((known) => name.endsWith(known));
  const stem = extension ? name.slice(0, -extension.length) : name.replace(/\.[^.]*$/, '');
  if (extension && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(stem)) return true;
  run.problems.push({
    file,
    message: `expected a file name of lower-case letters, digits and hyphens that ends in ${extensions.join(' or ')}, found "${name}"`,
    fix: `rename it to "${slugOf(stem) || 'novo-arquivo'}${extension ?? extensions[0]}"`,
  });
  return false;
}

function listFolder(run: Run, folder: string) {
  try {
    return readdirSync(join(run.root, folder), { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.'))
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

function suggestion(word: string, known: string[], otherwise: string): string {
  const close = nearest(word, known);
  return close ? `did you mean "${close}"?` : otherwise;
}
