// Copies public/ into the site, without the metadata of photographs, and refuses files that look like a secret.

import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { compareText } from '../../domain/problem.ts';
import type { Assets } from '../assets/assets.ts';
import { isFailure, type Pictures, withoutMetadata } from '../assets/images.ts';
import type { PageFacts } from '../pages/page.ts';
import type { Output } from '../run/output.ts';
import type { Problems } from '../run/problems.ts';

/** Files that editors and systems leave behind; `.htaccess` and `.well-known/` are published. */
const LEFTOVERS =
  /^(?:\.DS_Store|\._.*|\.directory|\.localized|Thumbs\.db|desktop\.ini|\.(?:git|svn|hg|idea|vscode|gitignore|gitkeep|gitattributes|keep|editorconfig)|\..*\.sw[a-p]|\.#.*|#.*#|.*~|~\$.*|.*\.(?:bak|orig|swp|tmp))$/i;

/** Names of files that are probably secret. */
const SECRET =
  /^(?:\.env(?:\..*)?|\.npmrc|\.netrc|\.ssh|id_(?:rsa|ed25519)|.*\.(?:pem|key|p12|pfx))$/i;

/** The first bytes of a photograph: JPEG, PNG, WebP, AVIF and HEIC, TIFF. */
const PHOTOGRAPH =
  /^(?:\xFF\xD8\xFF|\x89PNG|RIFF.{4}WEBP|.{4}ftyp(?:avi|hei|mif|msf)|II\*\0|MM\0\*)/s;
const CALLED_PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif)$/i;

interface PublicSetting {
  assets: Assets;
  pictures: Pictures;
  pages: readonly PageFacts[];
}

export async function copyPublic(
  root: string,
  output: Output,
  context: PublicSetting,
  problems: Problems,
): Promise<void> {
  const skipped = replacedBy(context);
  await readPublic(root, { ...context, skipped }, problems, (path, bytes, file) => {
    output.write(path, bytes, { file });
  });
}

/** Gives each file of public/ as it is published, without the metadata of photographs, to `take`. */
export async function readPublic(
  root: string,
  { assets, pictures, skipped }: Omit<PublicSetting, 'pages'> & { skipped?: ReadonlySet<string> },
  problems: Problems,
  take: (path: string, bytes: Uint8Array, file: string) => void,
): Promise<void> {
  for (const file of listPublic(root, problems)) {
    const path = publishedPath(file);
    if (skipped?.has(`/${path}`)) continue;
    const bytes = readFileSync(join(root, file));
    try {
      const isPhotograph = PHOTOGRAPH.test(bytes.toString('latin1', 0, 16));
      // Browsers show a JPEG named .png, but no photograph named .svg, and nothing else with a photograph's extension.
      if (isPhotograph ? path.endsWith('.svg') : CALLED_PHOTOGRAPH.test(path)) {
        const known = pictures.get(`/${path}`);
        // If content shows the picture, its problem is reported there.
        if (!known || !isFailure(known)) problems.add({ file, ...MISNAMED });
        continue;
      }
      take(path, isPhotograph ? await withoutMetadata(bytes, assets) : bytes, file);
    } catch (error) {
      // Errors of the computer have a code; errors in the picture's own bytes have none.
      if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
      problems.add({ file, ...DAMAGED });
    }
  }
}

const DAMAGED = {
  message: 'esperado: uma imagem que abra; encontrado: uma danificada, ou grande demais',
  fix: 'exporte de novo, com até 60 megapixels, como JPEG, PNG, WebP ou AVIF: metade dela pode ter se perdido no caminho',
};

const MISNAMED = {
  message: 'esperado: um arquivo que é o que o nome dele diz; encontrado: outra coisa',
  fix: 'dê a ele a extensão certa, ou exporte de novo como JPEG, PNG, WebP ou AVIF',
};

/** Addresses of pictures that need not be copied: pages show their encoded forms, and none links to the file. */
function replacedBy({ pictures, pages }: PublicSetting): Set<string> {
  const shells = new Set(pages.map(({ shell }) => shell));
  const linked = new Set([...pages, ...shells].flatMap(({ links }) => links));
  const light = [...pictures].filter(
    ([address, picture]) => !isFailure(picture) && picture.src !== address,
  );
  return new Set(light.map(([address]) => address).filter((address) => !linked.has(address)));
}

/** The path of a file in the site. Composed (NFC), since browsers ask for accented names as they are typed. */
function publishedPath(file: string): string {
  return file.replace('public/', '').normalize('NFC');
}

/** The files to publish, as paths from the project's root. */
function listPublic(root: string, problems: Problems, folder = 'public'): string[] {
  if (!existsSync(join(root, folder))) return [];
  if (!statSync(join(root, folder)).isDirectory()) {
    const message = 'esperado: uma pasta; encontrado: um arquivo';
    const fix = 'tire o arquivo dali: public/ é a pasta do que é copiado como está';
    problems.add({ file: folder, message, fix });
    return [];
  }
  const names = readdirSync(join(root, folder)).filter((name) => !LEFTOVERS.test(name));
  return names.sort(compareText).flatMap((name) => {
    const file = `${folder}/${name}`;
    const refusal = SECRET.test(name) ? SECRET_FOUND : refuseTarget(root, join(root, file));
    if (refusal) {
      problems.add({ file, ...refusal });
      return [];
    }
    return statSync(join(root, file)).isDirectory() ? listPublic(root, problems, file) : [file];
  });
}

const SECRET_FOUND = {
  message: 'esperado: arquivos que todos possam ler; encontrado: um que parece guardar um segredo',
  fix: 'tire de public/: tudo o que está lá é publicado',
};

/** Refuses a symbolic link that is dead, leads out of public/, or to a folder that contains it. */
function refuseTarget(root: string, path: string) {
  if (existsSync(path)) {
    const target = realpathSync(path);
    const isPublic = isIn(target, realpathSync(join(root, 'public')));
    const isEndless = isIn(realpathSync(dirname(path)), target);
    const state = statSync(target);
    if (isPublic && !isEndless && (state.isFile() || state.isDirectory())) return undefined;
  }
  return {
    message:
      'esperado: um arquivo de public/; encontrado: outra coisa, ou um link que não leva a um',
    fix: 'copie para public/ aquilo a que ele leva',
  };
}

function isIn(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}
