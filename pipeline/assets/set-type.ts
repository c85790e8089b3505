// Measures fonts and sets lines of text as outlines, for drawings that become pictures.

import type { SetLine } from '../../art/share-image.ts';

export interface Typeface {
  /** In shares of the size of letters. */
  ascent: number;
  descent: number;
  /** Width of running Portuguese, a letter. */
  pace: number;
  /** Whether it has every letter of a text. */
  has: (text: string) => boolean;
  setLine: (text: string, size: number, tracking: number) => SetLine;
}

/** How often each sign comes in some thousand of a Portuguese text; `_` is a space. */
const SHARES =
  '_165 a120 b8 c33 d42 e104 f9 g11 h7 i52 j3 l24 m39 n43 o90 p21 q9 r55 s66 t38 u38 v14 x2 z4 .11 ,12 A4 C4 E4 O3 P3 S3 D2 N2 08 14 53'
    .split(' ')
    .map((pair) => ({ sign: pair.charAt(0).replace('_', ' '), share: Number(pair.slice(1)) }));

/** Plain TrueType of one weight. */
export async function readTypeface(font: Uint8Array): Promise<Typeface> {
  const harfbuzz = await import('harfbuzzjs');
  const face = new harfbuzz.Face(new harfbuzz.Blob(font));
  const letters = new harfbuzz.Font(face);
  const shape = (text: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(letters, buffer);
    const glyphs = buffer.getGlyphInfos();
    return buffer.getGlyphPositions().map((at, index) => ({ ...at, id: glyphs[index]?.codepoint }));
  };
  const em = face.upem;
  const { ascender, descender } = letters.hExtents();
  const advance = (text: string): number => (shape(text)[0]?.xAdvance ?? 0) / em;
  const paces = SHARES.map(({ sign, share }) => advance(sign) * share);
  return {
    ascent: ascender / em,
    descent: -descender / em,
    pace: paces.reduce((sum, width) => sum + width, 0) / 1000,
    has: (text) => shape(text).every(({ id }) => id !== 0),
    setLine: (text, size, tracking) => {
      let x = 0;
      const outlines = shape(text).map(({ id, xAdvance, xOffset, yOffset }) => {
        const at = [x + (xOffset / em) * size, (-yOffset / em) * size] as const;
        x += (xAdvance / em) * size + tracking;
        return id === undefined ? '' : placed(letters.glyphToPath(id), size / em, at);
      });
      return { d: outlines.join(''), width: x - tracking };
    },
  };
}

/** An outline in units of the font, which grow upwards, as one in units of the drawing. */
function placed(path: string, scale: number, [x, y]: readonly [x: number, y: number]): string {
  const figure = (value: number): number => Math.round(value * 100) / 100;
  return path.replace(/(?<![\d.-])(-?[\d.]+),(-?[\d.]+)/g, (_, right, up) => {
    return `${figure(x + Number(right) * scale)} ${figure(y - Number(up) * scale)}`;
  });
}

/** The pace of what stands in until fonts arrive, reckoned the same way: Arial, its bold, and Times New Roman. */
const STAND_INS = { sans: 0.493066, bold: 0.526794, serif: 0.439128 };

/** How much of its size a face that stands in is shown at, to be as wide: a whole share of a hundred. */
export function standInSize(face: Pick<Typeface, 'pace'>, standIn: keyof typeof STAND_INS): number {
  return Math.round((face.pace / STAND_INS[standIn]) * 100);
}
