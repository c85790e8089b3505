// Gathers the files that pages refer to: fonts, drawings, icons and the share image.

import type { Site } from '../../domain/content/site.ts';
import type { Outcome } from '../stages.ts';
import type { Memo } from '../store/memo.ts';
import { Assets } from './assets.ts';
import { collectFonts } from './collect-fonts.ts';
import { drawAssets } from './draw-assets.ts';
import { makePictures } from './make-pictures.ts';

export async function makeAssets(site: Site, memo: Memo): Promise<Outcome<Assets>> {
  const assets = new Assets(memo);
  await collectFonts(assets);
  drawAssets(assets);
  await makePictures(site, assets);
  return { value: assets };
}
