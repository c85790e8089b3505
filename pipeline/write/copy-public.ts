// Takes the files of public/ into the output: as they are, but for what photographs tell of their place.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../domain/problem.ts';
import { withoutMetadata } from '../assets/encode-picture.ts';
import type { Pictures } from '../shown-picture.ts';
import type { Outcome } from '../stages.ts';
import type { Memo } from '../store/memo.ts';
import { statsAt } from '../store/stats-at.ts';
import { listPublic } from './list-public.ts';
import type { Output } from './output/output.ts';

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
  if (!folder.isDirectory()) return { value: undefined, problems: [NO_FOLDER] };
  const replaced = replacedBy(shown);
  const { value: files, problems } = listPublic(root);
  for (const file of files) {
    const path = file.replace('public/', '');
    if (replaced.has(`/${path}`)) continue;
    const bytes = readFileSync(join(root, file));
    try {
      const light = PHOTOGRAPH.test(path) ? await withoutMetadata(shown.memo, bytes) : () => bytes;
      output.write(path, light(), file);
    } catch (error) {
      // What the machine refuses has a code; what the picture's own bytes are to blame for has none.
      if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
      problems.push({ file, ...DAMAGED });
    }
  }
  return { value: undefined, problems };
}

const NO_FOLDER: Problem = {
  file: 'public',
  message: 'esperado: uma pasta; encontrado: um arquivo',
  fix: 'tire o arquivo dali: public/ é a pasta do que é copiado como está',
};

const DAMAGED = {
  message: 'esperado: uma imagem que abra; encontrado: uma danificada',
  fix: 'exporte de novo como JPEG, PNG, WebP ou AVIF: metade dela pode ter se perdido no caminho',
};

/** Pictures that pages show by an address with their hash, and that nobody links to as they are. */
function replacedBy({ pictures, pages }: ShownPictures): Set<string> {
  const shells = new Set(pages.map(({ shell }) => shell));
  const linked = new Set([...pages, ...shells].flatMap(({ links }) => links));
  const light = [...pictures].filter(
    ([address, picture]) => 'src' in picture && picture.src !== address,
  );
  return new Set(light.map(([address]) => address).filter((address) => !linked.has(address)));
}
