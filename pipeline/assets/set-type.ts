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

/** What letters make up a Portuguese text with its spaces, per thousand. */
const FREQUENCIES: Readonly<Record<string, number>> = {
  ' ': 165,
  a: 120,
  b: 8,
  c: 33,
  d: 42,
  e: 104,
  f: 9,
  g: 11,
  h: 7,
  i: 52,
  j: 3,
  l: 24,
  m: 39,
  n: 43,
  o: 90,
  p: 21,
  q: 9,
  r: 55,
  s: 66,
  t: 38,
  u: 38,
  v: 14,
  x: 2,
  z: 4,
  '.': 11,
  ',': 12,
  A: 4,
  C: 4,
  E: 4,
  O: 3,
  P: 3,
  S: 3,
  D: 2,
  N: 2,
  0: 8,
  1: 4,
  5: 3,
};

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
  const paces = Object.entries(FREQUENCIES).map(([text, share]) => advance(text) * share);
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

/** Widths of what stands in until fonts arrive, a thousandth of the size each: Arial, its bold, and Times New Roman. */
const STAND_INS = {
  sans: {
    ' ': 278,
    a: 556,
    b: 556,
    c: 500,
    d: 556,
    e: 556,
    f: 278,
    g: 556,
    h: 556,
    i: 222,
    j: 222,
    l: 222,
    m: 833,
    n: 556,
    o: 556,
    p: 556,
    q: 556,
    r: 333,
    s: 500,
    t: 278,
    u: 556,
    v: 500,
    x: 500,
    z: 500,
    '.': 278,
    ',': 278,
    A: 667,
    C: 722,
    E: 667,
    O: 778,
    P: 667,
    S: 667,
    D: 722,
    N: 722,
    0: 556,
    1: 556,
    5: 556,
  },
  bold: {
    ' ': 278,
    a: 556,
    b: 611,
    c: 556,
    d: 611,
    e: 556,
    f: 333,
    g: 611,
    h: 611,
    i: 278,
    j: 278,
    l: 278,
    m: 889,
    n: 611,
    o: 611,
    p: 611,
    q: 611,
    r: 389,
    s: 556,
    t: 333,
    u: 611,
    v: 556,
    x: 556,
    z: 500,
    '.': 278,
    ',': 278,
    A: 722,
    C: 722,
    E: 667,
    O: 778,
    P: 667,
    S: 667,
    D: 722,
    N: 722,
    0: 556,
    1: 556,
    5: 556,
  },
  serif: {
    ' ': 250,
    a: 444,
    b: 500,
    c: 444,
    d: 500,
    e: 444,
    f: 333,
    g: 500,
    h: 500,
    i: 278,
    j: 278,
    l: 278,
    m: 778,
    n: 500,
    o: 500,
    p: 500,
    q: 500,
    r: 333,
    s: 389,
    t: 278,
    u: 500,
    v: 500,
    x: 500,
    z: 444,
    '.': 250,
    ',': 250,
    A: 722,
    C: 667,
    E: 611,
    O: 722,
    P: 556,
    S: 556,
    D: 722,
    N: 722,
    0: 500,
    1: 500,
    5: 500,
  },
} as const;

/** How much of its size a face that stands in is shown at, to be as wide: a whole share of a hundred. */
export function standInSize(face: Pick<Typeface, 'pace'>, standIn: keyof typeof STAND_INS): number {
  const widths: Readonly<Record<string, number>> = STAND_INS[standIn];
  const paces = Object.entries(FREQUENCIES).map(
    ([text, share]) => ((widths[text] ?? 0) / 1000) * share,
  );
  return Math.round((face.pace / (paces.reduce((sum, width) => sum + width, 0) / 1000)) * 100);
}
