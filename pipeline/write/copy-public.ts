// Takes the files of public/ into the output: as they are, but for what photographs tell of their place.

import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, type Problem } from '../../domain/problem.ts';
import { withoutMetadata } from '../assets/encode-picture.ts';
import type { Pictures } from '../shown-picture.ts';
import type { Outcome } from '../stages.ts';
import type { Memo } from '../store/memo.ts';
import { statsAt } from '../store/stats-at.ts';
import type { Output } from './output/output.ts';

/** What editors and systems leave behind; `.htaccess` and `.well-known/` are files like any other. */
const NOT_PUBLISHED =
  /^(?:\.DS_Store|\._.*|\.directory|\.localized|Thumbs\.db|desktop\.ini|\.(?:git|svn|hg|idea|vscode|gitignore|gitkeep|gitattributes|keep|editorconfig)|\..*\.sw[a-p]|\.#.*|#.*#|.*~|.*\.(?:bak|orig|swp|tmp))$/i;

/** What nobody means to hand to the whole world. */
const SECRET =
  /^(?:\.env(?:\..*)?|\.npmrc|\.netrc|\.ssh|id_(?:rsa|ed25519)|.*\.(?:pem|key|p12|pfx))$/i;

const PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;

interface Shown {
  memo: Memo;
  pictures: Pictures;
  pages: readonly { links: readonly string[]; shell: { links: readonly string[] } }[];
}

export async function copyPublic(
  root: string,
  output: Output,
  shown: Shown,
): Promise<Outcome<undefined>> {
  const folder = statsAt(join(root, 'public'));
  if (!folder) return { value: undefined };
  if (!folder.isDirectory()) {
    const fix = 'move the file away: public/ is the folder of what is copied as it is';
    const message = 'expected a folder, found a file';
    return { value: undefined, problems: [{ file: 'public', message, fix }] };
  }
  const replaced = replacedBy(shown);
  const problems: Problem[] = [];
  for (const { file, entry } of entriesIn(root, 'public')) {
    const refusal = refuse(file, entry);
    if (refusal) problems.push(refusal);
    if (refusal || entry.isDirectory()) continue;
    const path = file.replace('public/', '');
    if (replaced.has(`/${path}`)) continue;
    const text = path.replace(/\.(?:br|gz)$/, '');
    if (text !== path && output.files.has(text)) {
      const fix = `delete it: servers would hand it out in the place of ${text}`;
      problems.push(problem(file, 'no form of a file that the build writes, found one', fix));
      continue;
    }
    const bytes = readFileSync(join(root, file));
    try {
      const light = PHOTOGRAPH.test(path) ? await withoutMetadata(shown.memo, bytes) : () => bytes;
      output.write(path, light(), file);
    } catch (error) {
      // What the machine refuses has a code; what the picture's own bytes are to blame for has none.
      if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
      const fix =
        'export it again as JPEG, PNG, WebP or AVIF: half of it may have been lost on the way';
      problems.push(problem(file, 'a picture that can be opened, found a damaged one', fix));
    }
  }
  return { value: undefined, problems };
}

/** Pictures that pages show by an address with their hash, and that nobody links to as they are. */
function replacedBy({ pictures, pages }: Shown): Set<string> {
  const shells = new Set(pages.map(({ shell }) => shell));
  const linked = new Set([...pages, ...shells].flatMap(({ links }) => links));
  const light = [...pictures].filter(
    ([address, picture]) => 'src' in picture && picture.src !== address,
  );
  return new Set(light.map(([address]) => address).filter((address) => !linked.has(address)));
}

interface Found {
  file: string;
  entry: Dirent;
}

/** What is in a folder and below it, in order; of a folder that is refused only itself. */
function entriesIn(root: string, folder: string): Found[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_PUBLISHED.test(name))
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      const isOpen = entry.isDirectory() && !refuse(file, entry);
      return [{ file, entry }, ...(isOpen ? entriesIn(root, file) : [])];
    });
}

/** Each folder of a path is made by itself. */
const MAX_LEVELS = 30;

function refuse(file: string, entry: Dirent): Problem | undefined {
  if (entry.name.includes('\uFFFD')) {
    return problem(file, 'a name in UTF-8, found other bytes', 'rename it with letters and digits');
  }
  if (SECRET.test(entry.name)) {
    const fix = 'move it out of public/: everything in there is published';
    return problem(file, 'files for everybody to read, found one that looks secret', fix);
  }
  if (entry.isSymbolicLink()) {
    const fix = 'put there what it leads to, so that every machine has it';
    return problem(file, 'a file or a folder, found a link to one', fix);
  }
  if (entry.isDirectory() && file.split('/').length > MAX_LEVELS) {
    return problem(file, `folders in at most ${MAX_LEVELS} levels, found more`, 'move it up');
  }
  if (entry.isDirectory() || entry.isFile()) return undefined;
  const fix = 'remove it, or put the file itself there';
  return problem(file, 'a file or a folder, found something else', fix);
}

function problem(file: string, expectation: string, fix: string): Problem {
  return { file, message: `expected ${expectation}`, fix };
}
