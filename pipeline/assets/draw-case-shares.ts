// The pictures for links to works with a page of their own: their covers, as networks show them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paint } from '../../art/paint.ts';
import { isRemote } from '../../domain/content/image.ts';
import type { Project } from '../../domain/content/project.ts';
import { versionOf } from '../package-version.ts';
import { isFailure, type Pictures } from '../shown-picture.ts';
import type { Outcome } from '../stages.ts';
import { hashOf } from '../store/hash.ts';
import { SIZE } from './add-share-picture.ts';
import type { Assets } from './assets.ts';
import { coverOptionsOf, sketchCover } from './draw-covers.ts';
import { rasterise } from './make-assets.ts';

type Work = { name: string; data: Project };

/** The asset that a work's page names. */
export function shareName(name: string): string {
  return `compartilhar-${name}`;
}

/** `projects` are all of the portfolio, in its order: their places decide how they are drawn. */
export async function drawCaseShares(
  root: string,
  projects: readonly Work[],
  { assets, pictures }: { assets: Assets; pictures: Pictures },
): Promise<Outcome<undefined>> {
  const options = coverOptionsOf(projects);
  for (const { name, data } of projects.filter((work) => work.data.case)) {
    const { image } = data;
    const shown = pictures.get(image);
    // Who shows a picture from elsewhere is shared with the house's own; what cannot be shown is told already.
    if (isRemote(image) || (shown && isFailure(shown))) continue;
    const sketch = (): string => paint(sketchCover(options(name), assets.art), assets.art);
    const cover = image === 'generated' ? sketch() : readFileSync(join(root, 'public', image));
    const tools = ['sharp', '@resvg/resvg-js'].map(versionOf);
    const key = ['share of a work', hashOf(cover), ...tools].join('\n');
    const bytes = await assets.memo.bytes(key, async () => {
      const { default: sharp } = await import('sharp');
      const picture = typeof cover === 'string' ? await rasterise(cover, SIZE.width) : cover;
      const shape = sharp(picture)
        .autoOrient()
        .resize({ ...SIZE, position: 'top' });
      return shape.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
    });
    assets.add(`${shareName(name)}.jpg`, bytes, shareName(name));
  }
  return { value: undefined };
}
