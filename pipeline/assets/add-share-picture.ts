// The owner's own picture for links that are shared, in place of the drawn one.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../domain/content/theme.ts';
import { versionOf } from '../package-version.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import { hashOf } from '../store/hash.ts';
import type { Assets } from './assets.ts';

/** As large as networks show it, cut around its middle. */
export const SIZE = { width: 1200, height: 630 };

/** Takes the place of the drawn one, if the theme names a file. */
export async function addSharePicture(
  root: string,
  { share }: Theme,
  source: Source | undefined,
  assets: Assets,
): Promise<Outcome<undefined>> {
  if (share === undefined) return { value: undefined };
  const file = `public${share}`;
  try {
    const bytes = readFileSync(join(root, file));
    const key = ['share', hashOf(bytes), versionOf('sharp')].join('\n');
    const picture = await assets.memo.bytes(key, async () => {
      const { default: sharp } = await import('sharp');
      return sharp(bytes).autoOrient().resize(SIZE).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    });
    assets.add('compartilhar.jpg', picture, 'compartilhar');
    return { value: undefined };
  } catch {
    const problem = {
      file: 'content/theme.yaml',
      ...source?.at(['share']),
      path: 'share',
      message: {
        en: `expected a picture that can be opened, found none in ${file}`,
        pt: `esperado: uma imagem que abra; não há nenhuma em ${file}`,
      },
      fix: {
        en: `copy it to ${file}, at 1200 pixels of width and 630 of height`,
        pt: `copie para ${file}, com 1200 pixels de largura e 630 de altura`,
      },
    };
    return { value: undefined, problems: [problem] };
  }
}
