// Colours in oklch: read from text, written as CSS and as sRGB hex (rasterisers know no oklch), and compared.

/** Lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees. */
export interface Colour {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

const OKLCH = /^oklch\( ?([\d.]+)(%?) ([\d.]+) ([\d.]+)(?:deg)? ?\)$/i;

/** Undefined for what is neither `oklch(0.7 0.18 45)` nor `#e8590c`. */
export function readColour(text: string): Colour | undefined {
  const [, lightness, percent, chroma, hue] = OKLCH.exec(text.trim()) ?? [];
  if (lightness !== undefined) {
    const l = Number(lightness) / (percent ? 100 : 1);
    const colour = { l, c: Number(chroma), h: Number(hue) % 360 };
    return l <= 1 && colour.c <= 0.4 ? colour : undefined;
  }
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  return hex === undefined
    ? undefined
    : fromHex(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex);
}

/** `oklch(0.225 0.018 165)`, as people write it. */
export function writeColour({ l, c, h }: Colour): string {
  return `oklch(${rounded(l, 3)} ${rounded(c, 3)} ${rounded(h, 1)})`;
}

/** `oklch(22.5% .018 165)`, as the style sheet has it. */
export function cssColour({ l, c, h }: Colour): string {
  const chroma = String(rounded(c, 3)).replace(/^0\./, '.');
  return `oklch(${rounded(l * 100, 2)}% ${chroma} ${rounded(h, 1)})`;
}

export function toHex(colour: Colour): string {
  const bytes = linearOf(colour).map((channel) => Math.round(encoded(clamped(channel)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The same with as much of its chroma as screens can show. */
export function shown(colour: Colour): Colour {
  const isShown = (c: number): boolean =>
    linearOf({ ...colour, c }).every((channel) => channel > -0.002 && channel < 1.002);
  let { c } = colour;
  while (c > 0 && !isShown(c)) c = Math.max(0, rounded(c - 0.001, 3));
  return { ...colour, c };
}

/** Contrast of WCAG 2.2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = linearOf(colour).map(clamped) as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Oklab to linear sRGB: Björn Ottosson, "A perceptual color space for image processing" (2020). */
function linearOf({ l: lightness, c: chroma, h: hue }: Colour): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The way back, from the same source. */
function fromHex(hex: string): Colour {
  const [red, green, blue] = [0, 2, 4].map((at) =>
    decoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as Triple;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b),
    h: (hue + 360) % 360,
  };
}

function encoded(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function decoded(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function clamped(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
