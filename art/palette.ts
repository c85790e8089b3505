// The fixed colours of artwork, the same in both themes, as sRGB hex (rasterisers know no oklch).

/** Oklab to sRGB: Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (channel: number): string => {
    const clamped = Math.min(1, Math.max(0, channel));
    const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(byte).join('')}`;
}

export const palette = {
  basalto: oklchToHex(0.225, 0.018, 165),
  basalto2: oklchToHex(0.3, 0.02, 165),
  basalto3: oklchToHex(0.4, 0.022, 165),
  calcario: oklchToHex(0.962, 0.008, 100),
  calcario2: oklchToHex(0.905, 0.014, 98),
  calcario3: oklchToHex(0.83, 0.018, 96),
  laje: oklchToHex(0.988, 0.004, 100),
  mata: oklchToHex(0.315, 0.06, 163),
  araucaria: oklchToHex(0.425, 0.088, 160),
  broto: oklchToHex(0.58, 0.105, 155),
  salvia: oklchToHex(0.8, 0.055, 150),
  salviaDark: oklchToHex(0.73, 0.06, 152),
  brasa: oklchToHex(0.705, 0.187, 45),
  brasaDark: oklchToHex(0.64, 0.19, 42),
  pinhao: oklchToHex(0.42, 0.115, 36),
  pinhaoDark: oklchToHex(0.355, 0.095, 36),
  palha: oklchToHex(0.865, 0.095, 86),
  palhaDark: oklchToHex(0.8, 0.11, 82),
  geada: oklchToHex(0.885, 0.022, 215),
  geadaDark: oklchToHex(0.82, 0.03, 218),
} as const;

/** The page's ground in each theme, for the browser's own frame around it. */
export const themeColours = {
  light: palette.calcario,
  dark: oklchToHex(0.205, 0.014, 165),
};

export type Colour = keyof typeof palette;
