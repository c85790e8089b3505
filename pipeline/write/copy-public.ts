// Takes the files of public/ into the output: as they are, but for what photographs tell of their place.

import { type Dirent, readdirSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { compareText, type Problem } from '../../domain/problem.ts';
import type { Words } from '../../domain/words.ts';
import { withoutMetadata } from '../assets/encode-picture.ts';
import type { Pictures } from '../shown-picture.ts';
import type { Outcome } from '../stages.ts';
import type { Memo } from '../store/memo.ts';
import { statsAt } from '../store/stats-at.ts';
import type { Output } from './output/output.ts';

/** What editors and systems leave behind; `.htaccess` and `.well-known/` are files like any other. */
const NOT_PUBLISHED =
  /^(?:\.DS_Store|\._.*|\.directory|\.localized|Thumbs\.db|desktop\.ini|\.(?:git|svn|hg|idea|vscode|gitignore|gitkeep|gitattributes|keep|editorconfig)|\..*\.sw[a-p]|\.#.*|#.*#|.*~|~\$.*|.*\.(?:bak|orig|swp|tmp))$/i;

/** What nobody means to hand to the whole world. */
const SECRET =
  /^(?:\.env(?:\..*)?|\.npmrc|\.netrc|\.ssh|id_(?:rsa|ed25519)|.*\.(?:pem|key|p12|pfx))$/i;

const PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;

interface ShownPictures {
  memo: Memo;
  pictures: Pictures;
  pages: readonly { links: readonly string[]; shell: { links: readonly string[] } }[];
}

export async function copyPublic(
  root: string,
  output: Output,
  shown: ShownPictures,
): Promise<Outcome<undefined>> {
  const folder = statsAt(join(root, 'public'));
  if (!folder) return { value: undefined };
  if (!folder.isDirectory()) {
    const fix = {
      en: 'move the file away: public/ is the folder of what is copied as it is',
      pt: 'tire o arquivo dali: public/ é a pasta do que é copiado como está',
    };
    const message = {
      en: 'expected a folder, found a file',
      pt: 'esperado: uma pasta; encontrado: um arquivo',
    };
    return { value: undefined, problems: [{ file: 'public', message, fix }] };
  }
  const replaced = replacedBy(shown);
  const { value: files, problems } = listFiles(root, 'public');
  for (const file of files) {
    const path = file.replace('public/', '');
    if (replaced.has(`/${path}`)) continue;
    const text = path.replace(/\.(?:br|gz)$/, '');
    if (text !== path && output.files.has(text)) {
      const fix = {
        en: `delete it: servers would hand it out in the place of ${text}`,
        pt: `apague: servidores entregariam este arquivo no lugar de ${text}`,
      };
      problems.push(
        problem(
          file,
          {
            en: 'expected no form of a file that the build writes, found one',
            pt: 'esperado: nenhuma forma comprimida de um arquivo que a geração escreve; encontrado: uma',
          },
          fix,
        ),
      );
      continue;
    }
    const bytes = readFileSync(join(root, file));
    try {
      const light = PHOTOGRAPH.test(path) ? await withoutMetadata(shown.memo, bytes) : () => bytes;
      output.write(path, light(), file);
    } catch (error) {
      // What the machine refuses has a code; what the picture's own bytes are to blame for has none.
      if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
      const fix = {
        en: 'export it again as JPEG, PNG, WebP or AVIF: half of it may have been lost on the way',
        pt: 'exporte de novo como JPEG, PNG, WebP ou AVIF: metade dela pode ter se perdido no caminho',
      };
      problems.push(
        problem(
          file,
          {
            en: 'expected a picture that can be opened, found a damaged one',
            pt: 'esperado: uma imagem que abra; encontrado: uma danificada',
          },
          fix,
        ),
      );
    }
  }
  return { value: undefined, problems };
}

/** Pictures that pages show by an address with their hash, and that nobody links to as they are. */
function replacedBy({ pictures, pages }: ShownPictures): Set<string> {
  const shells = new Set(pages.map(({ shell }) => shell));
  const linked = new Set([...pages, ...shells].flatMap(({ links }) => links));
  const light = [...pictures].filter(
    ([address, picture]) => 'src' in picture && picture.src !== address,
  );
  return new Set(light.map(([address]) => address).filter((address) => !linked.has(address)));
}

function listFiles(root: string, folder: string): { value: string[]; problems: Problem[] } {
  const found: { value: string[]; problems: Problem[] } = { value: [], problems: [] };
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_PUBLISHED.test(name))
    .sort((a, b) => compareText(a.name, b.name));
  for (const entry of entries) {
    const file = `${folder}/${entry.name}`;
    const state = targetOf(root, file, entry);
    if ('message' in state) found.problems.push(state);
    else if (!state.isDirectory()) found.value.push(file);
    else if (file.split('/').length > MAX_LEVELS) {
      found.problems.push(
        problem(
          file,
          {
            en: `expected folders in at most ${MAX_LEVELS} levels, found more`,
            pt: `esperado: pastas em até ${MAX_LEVELS} níveis; encontrado: mais`,
          },
          { en: 'move it up', pt: 'mova para uma pasta mais acima' },
        ),
      );
    } else {
      const { value, problems } = listFiles(root, file);
      found.value.push(...value);
      found.problems.push(...problems);
    }
  }
  return found;
}

/** Each is looked at from the top, link by link. */
const MAX_LEVELS = 30;

/** Of what a link leads to, if it may be followed; or why it cannot be published. */
function targetOf(root: string, file: string, { name }: Dirent): Stats | Problem {
  if (name.includes('\uFFFD')) {
    return problem(
      file,
      {
        en: 'expected a name in UTF-8, found other bytes',
        pt: 'esperado: um nome em UTF-8; encontrado: outros bytes',
      },
      { en: 'rename it with letters and digits', pt: 'renomeie com letras e números' },
    );
  }
  if (SECRET.test(name)) {
    const fix = {
      en: 'move it out of public/: everything in there is published',
      pt: 'tire de public/: tudo o que está lá é publicado',
    };
    return problem(
      file,
      {
        en: 'expected files for everybody to read, found one that looks secret',
        pt: 'esperado: arquivos que todos possam ler; encontrado: um que parece secreto',
      },
      fix,
    );
  }
  const path = join(root, file);
  const state = statsAt(path);
  if (!state)
    return problem(
      file,
      {
        en: 'expected a link that leads somewhere, found one that does not',
        pt: 'esperado: um link que leve a algum lugar; encontrado: um que não leva',
      },
      REMOVE,
    );
  if (!state.isDirectory() && !state.isFile()) {
    return problem(
      file,
      {
        en: 'expected a file or a folder, found something else',
        pt: 'esperado: um arquivo ou uma pasta; encontrado: outra coisa',
      },
      REMOVE,
    );
  }
  const real = relative(realpathSync(root), realpathSync(path));
  if (real.startsWith(`..${sep}`) || real === '..') {
    const fix = {
      en: 'copy what it leads to into public/, so that every machine has it',
      pt: 'copie para public/ aquilo a que ele leva, para toda máquina ter',
    };
    return problem(
      file,
      {
        en: 'expected a link that stays inside the project, found one that leaves it',
        pt: 'esperado: um link que fique dentro do projeto; encontrado: um que sai dele',
      },
      fix,
    );
  }
  if (isPrivate(real)) {
    const fix = {
      en: 'copy what everybody may read into public/',
      pt: 'copie para public/ o que todos podem ler',
    };
    return problem(
      file,
      {
        en: `expected a link to files for everybody, found one to ${real}`,
        pt: `esperado: um link para arquivos que todos possam ler; encontrado: um para ${real}`,
      },
      fix,
    );
  }
  // A folder that holds itself would never end.
  if (state.isDirectory() && file.startsWith(`${real.replaceAll(sep, '/')}/`)) {
    return problem(
      file,
      {
        en: 'expected a link to another folder, found one to a folder around it',
        pt: 'esperado: um link para outra pasta; encontrado: um para uma pasta em volta dele',
      },
      REMOVE,
    );
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

const REMOVE = {
  en: 'remove it, or put the file itself there',
  pt: 'apague, ou ponha o próprio arquivo lá',
};

function problem(file: string, message: Words, fix: Words): Problem {
  return { file, message, fix };
}
