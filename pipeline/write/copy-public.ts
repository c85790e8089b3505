// Takes the files of public/ into the output: as they are, but for what photographs tell of their place.

import {
  type Dirent,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { compareText, type Problem } from '../../domain/problem.ts';
import { withoutMetadata } from '../assets/encode-picture.ts';
import type { Pictures } from '../assets/prepare-pictures.ts';
import type { Run } from '../run.ts';
import type { Output } from './output.ts';

/** What editors and systems leave behind; `.htaccess` and `.well-known/` are files like any other. */
const LEFT_BY_PROGRAMS =
  /^(?:\.DS_Store|\._.*|\.directory|\.localized|Thumbs\.db|desktop\.ini|\.(?:git|svn|hg|idea|vscode|gitignore|gitkeep|gitattributes|keep|editorconfig)|\..*\.sw[a-p]|\.#.*|#.*#|.*~|.*\.(?:bak|orig|swp|tmp))$/i;

/** What nobody means to hand to the whole world. */
const SECRET =
  /^(?:\.env(?:\..*)?|\.npmrc|\.netrc|\.ssh|id_(?:rsa|ed25519)|.*\.(?:pem|key|p12|pfx))$/i;

interface Shown {
  pictures: Pictures;
  pages: readonly { links: ReadonlySet<string> }[];
}

export async function copyPublic(run: Run, output: Output, shown: Shown): Promise<void> {
  const root = statSync(join(run.root, 'public'), { throwIfNoEntry: false });
  if (!root) return;
  if (!root.isDirectory()) {
    const fix = 'move the file away: public/ is the folder of what is copied as it is';
    run.problems.push({ file: 'public', message: 'expected a folder, found a file', fix });
    return;
  }
  const replaced = replacedBy(shown);
  for (const file of listFiles(run, 'public')) {
    const path = file.replace('public/', '');
    if (replaced.has(`/${path}`)) continue;
    const bytes = readFileSync(join(run.root, file));
    const light = isPhotograph(path) ? await withoutMetadata(run.root, bytes) : () => bytes;
    output.write(path, light(), file);
  }
}

/** Pictures that pages show in lighter forms, and that nobody links to as they are. */
function replacedBy({ pictures, pages }: Shown): Set<string> {
  const linked = new Set(pages.flatMap(({ links }) => [...links]));
  const light = [...pictures].filter(([, picture]) => 'sources' in picture && picture.sources);
  return new Set(light.map(([address]) => address).filter((address) => !linked.has(address)));
}

function isPhotograph(path: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(path);
}

function listFiles(run: Run, folder: string): string[] {
  const entries = readdirSync(join(run.root, folder), { withFileTypes: true })
    .filter(({ name }) => !LEFT_BY_PROGRAMS.test(name))
    .sort((a, b) => compareText(a.name, b.name));
  return entries.flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    const state = stateOf(run, file, entry);
    if (!('message' in state)) return state.isDirectory() ? listFiles(run, file) : file;
    run.problems.push(state);
    return [];
  });
}

/** Of what a link leads to, if it may be followed; or why it cannot be published. */
function stateOf(run: Run, file: string, { name }: Dirent): Stats | Problem {
  if (name.includes('\uFFFD')) {
    return problem(file, 'a name in UTF-8, found other bytes', 'rename it with letters and digits');
  }
  if (SECRET.test(name)) {
    const fix = 'move it out of public/: everything in there is published';
    return problem(file, 'files for everybody to read, found one that looks secret', fix);
  }
  const path = join(run.root, file);
  const state = targetOf(path);
  if (!state) return problem(file, 'a link that leads somewhere, found one that does not', REMOVE);
  if (!state.isDirectory() && !state.isFile()) {
    return problem(file, 'a file or a folder, found something else', REMOVE);
  }
  const real = relative(realpathSync(run.root), realpathSync(path));
  if (real.startsWith(`..${sep}`) || real === '..') {
    const fix = 'copy what it leads to into public/, so that every machine has it';
    return problem(file, 'a link that stays inside the project, found one that leaves it', fix);
  }
  if (isPrivate(real)) {
    const fix = 'copy what everybody may read into public/';
    return problem(file, `a link to files for everybody, found one to ${real}`, fix);
  }
  // A folder that holds itself would never end.
  if (state.isDirectory() && file.startsWith(`${real.replaceAll(sep, '/')}/`)) {
    return problem(file, 'a link to another folder, found one to a folder around it', REMOVE);
  }
  return state;
}

/** What lies outside public/ may be followed, but not the sources, the history and the passwords. */
function isPrivate(real: string): boolean {
  const [top = '', ...others] = real.split(sep);
  if (top === 'public') return false;
  return (
    /^(?:\..*|content|dist|node_modules|pdf)$/.test(top) ||
    [top, ...others].some((name) => SECRET.test(name))
  );
}

/** Undefined where a link leads to nothing, or to itself. */
function targetOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined;
    throw error;
  }
}

const REMOVE = 'remove it, or put the file itself there';

function problem(file: string, expectation: string, fix: string): Problem {
  return { file, message: `expected ${expectation}`, fix };
}
