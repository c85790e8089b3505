// Lists the files of public/ that everybody may read, and refuses what was not meant to be published.

import { type Dirent, readdirSync, realpathSync, type Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { compareText, type Problem } from '../../domain/problem.ts';
import { statsAt } from '../store/stats-at.ts';

/** What editors and systems leave behind; `.htaccess` and `.well-known/` are files like any other. */
const NOT_PUBLISHED =
  /^(?:\.DS_Store|\._.*|\.directory|\.localized|Thumbs\.db|desktop\.ini|\.(?:git|svn|hg|idea|vscode|gitignore|gitkeep|gitattributes|keep|editorconfig)|\..*\.sw[a-p]|\.#.*|#.*#|.*~|~\$.*|.*\.(?:bak|orig|swp|tmp))$/i;

/** What nobody means to hand to the whole world. */
const SECRET =
  /^(?:\.env(?:\..*)?|\.npmrc|\.netrc|\.ssh|id_(?:rsa|ed25519)|.*\.(?:pem|key|p12|pfx))$/i;

export function listPublic(
  root: string,
  folder = 'public',
): { value: string[]; problems: Problem[] } {
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
      found.problems.push({
        file,
        message: `esperado: pastas em até ${MAX_LEVELS} níveis; encontrado: mais`,
        fix: 'mova para uma pasta mais acima',
      });
    } else {
      const { value, problems } = listPublic(root, file);
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
  if (name.includes('\uFFFD')) return { file, ...REFUSALS.bytes };
  if (SECRET.test(name)) return { file, ...REFUSALS.secret };
  const path = join(root, file);
  const state = statsAt(path);
  if (!state) return { file, ...REFUSALS.dead };
  if (!state.isDirectory() && !state.isFile()) return { file, ...REFUSALS.odd };
  const real = relative(realpathSync(root), realpathSync(path));
  if (real.startsWith(`..${sep}`) || real === '..') return { file, ...REFUSALS.outside };
  if (isPrivate(real)) return refusePrivate(file, real);
  // A folder that holds itself would never end.
  if (state.isDirectory() && file.startsWith(`${real.replaceAll(sep, '/')}/`)) {
    return { file, ...REFUSALS.around };
  }
  return state;
}

const REMOVE = 'apague, ou ponha o próprio arquivo lá';

const REFUSALS = {
  bytes: {
    message: 'esperado: um nome em UTF-8; encontrado: outros bytes',
    fix: 'renomeie com letras e números',
  },
  secret: {
    message: 'esperado: arquivos que todos possam ler; encontrado: um que parece secreto',
    fix: 'tire de public/: tudo o que está lá é publicado',
  },
  dead: {
    message: 'esperado: um link que leve a algum lugar; encontrado: um que não leva',
    fix: REMOVE,
  },
  odd: {
    message: 'esperado: um arquivo ou uma pasta; encontrado: outra coisa',
    fix: REMOVE,
  },
  outside: {
    message: 'esperado: um link que fique dentro do projeto; encontrado: um que sai dele',
    fix: 'copie para public/ aquilo a que ele leva, para toda máquina ter',
  },
  around: {
    message: 'esperado: um link para outra pasta; encontrado: um para uma pasta em volta dele',
    fix: REMOVE,
  },
};

function refusePrivate(file: string, real: string): Problem {
  return {
    file,
    message: `esperado: um link para arquivos que todos possam ler; encontrado: um para ${real}`,
    fix: 'copie para public/ o que todos podem ler',
  };
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
