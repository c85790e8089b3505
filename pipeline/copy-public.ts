// Takes the files of public/ into the output as they are.

import {
  type Dirent,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { compareText, type Problem } from '../domain/problem.ts';
import type { Output } from './output.ts';
import type { Run } from './run.ts';

/** What editors and systems leave behind; `.htaccess` and `.well-known/` are files like any other. */
const LEFT_BY_PROGRAMS =
  /^(?:\.DS_Store|\._.*|\.directory|\.localized|Thumbs\.db|desktop\.ini|\.(?:git|svn|hg|idea|vscode|gitignore|gitkeep|gitattributes|keep|editorconfig)|\..*\.sw[a-p]|\.#.*|#.*#|.*~|.*\.(?:bak|orig|swp|tmp))$/i;

/** What nobody means to hand to the whole world. */
const SECRET =
  /^(?:\.env(?:\..*)?|\.npmrc|\.netrc|\.ssh|id_(?:rsa|ed25519)|.*\.(?:pem|key|p12|pfx))$/i;

export function copyPublic(run: Run, output: Output): void {
  const root = statSync(join(run.root, 'public'), { throwIfNoEntry: false });
  if (!root) return;
  if (root.isDirectory()) copyFolder(run, output, 'public');
  else {
    const fix = 'move the file away: public/ is the folder of what is copied as it is';
    run.problems.push({ file: 'public', message: 'expected a folder, found a file', fix });
  }
}

function copyFolder(run: Run, output: Output, folder: string): void {
  const entries = readdirSync(join(run.root, folder), { withFileTypes: true })
    .filter(({ name }) => !LEFT_BY_PROGRAMS.test(name))
    .sort((a, b) => compareText(a.name, b.name));
  for (const entry of entries) {
    const file = `${folder}/${entry.name}`;
    const state = stateOf(run, file, entry);
    if ('message' in state) run.problems.push(state);
    else if (state.isDirectory()) copyFolder(run, output, file);
    else output.write(file.replace('public/', ''), readFileSync(join(run.root, file)), file);
  }
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
  const state = statSync(path, { throwIfNoEntry: false });
  if (!state) return problem(file, 'a link that leads somewhere, found one that does not', REMOVE);
  if (!state.isDirectory() && !state.isFile()) {
    return problem(file, 'a file or a folder, found something else', REMOVE);
  }
  const real = relative(realpathSync(run.root), realpathSync(path));
  if (real.startsWith(`..${sep}`) || real === '..') {
    const fix = 'copy what it leads to into public/, so that every machine has it';
    return problem(file, 'a link that stays inside the project, found one that leaves it', fix);
  }
  // A folder that holds itself would never end.
  if (state.isDirectory() && file.startsWith(`${real.replaceAll(sep, '/')}/`)) {
    return problem(file, 'a link to another folder, found one to a folder around it', REMOVE);
  }
  return state;
}

const REMOVE = 'remove it, or put the file itself there';

function problem(file: string, expectation: string, fix: string): Problem {
  return { file, message: `expected ${expectation}`, fix };
}
