// Draws the card for links to one page, where neither this program nor an earlier one has.

import { paint } from '../../art/paint.ts';
import { shareCardSvg } from '../../art/share-card.ts';
import { versionOf } from '../package-version.ts';
import { hashOf } from '../store/hash.ts';
import { SIZE } from './add-share-picture.ts';
import type { Assets } from './assets.ts';
import { rasterise } from './make-assets.ts';
import { lettersOf } from './set-letters.ts';
import { type Side, shownSide } from './shown-side.ts';

export interface SharedPage {
  route: string;
  /** The name of its file, before its hash. */
  file: string;
  kind: string;
  title: string;
  side: Side;
}

const JPEG = { quality: 82, mozjpeg: true };
const TOOLS = ['@resvg/resvg-js', 'sharp', 'subset-font', 'harfbuzzjs'];

/** The wordmark, and what tells one house's drawings from another's. */
export function handOf(name: string, { art, fonts, mark }: Assets) {
  const bytes = [fonts.sans, fonts.serif].map((font) => hashOf(font.bytes));
  const key = hashOf(JSON.stringify([name, art.name, mark, bytes, TOOLS.map(versionOf)]));
  return { name, key };
}

/** A font that lacks a letter of it leaves the page without one. */
export async function drawShareCard(
  { route, file, kind, title, side }: SharedPage,
  hand: ReturnType<typeof handOf>,
  assets: Assets,
): Promise<void> {
  const { memo, art, mark } = assets;
  const draw = async (): Promise<string> => {
    const letters = await lettersOf(assets.fonts);
    if (!letters.have(hand.name + title, kind)) return '';
    const shown = { name: hand.name, kind, title, side: await shownSide(side, art) };
    return paint(shareCardSvg(shown, { mark, letters }), art);
  };
  const seen = 'photo' in side ? hashOf(side.photo) : [side.key, side.ground];
  const key = `share card ${hashOf(JSON.stringify([hand.key, kind, title, seen]))}`;
  const known = memo.find<string>(key);
  const drawn = known === undefined ? await draw() : undefined;
  const digest = known ?? (drawn && hashOf(drawn)) ?? '';
  memo.keep(key, digest);
  if (digest === '') return;
  // What is drawn has few colours.
  const type = 'photo' in side ? 'jpg' : 'png';
  const bytes = await memo.bytes(`share card ${hand.key} ${digest}`, async () => {
    const { default: sharp } = await import('sharp');
    const picture = sharp(await rasterise(drawn ?? (await draw()), SIZE.width));
    return (type === 'png' ? picture.png({ palette: true }) : picture.jpeg(JPEG)).toBuffer();
  });
  assets.share(route, `${file}.${type}`, bytes);
}
