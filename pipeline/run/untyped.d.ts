// Types of packages that ship none, for the parts that are used.

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      /** Tags of OpenType features; all of them by default. */
      keepFeatures?: readonly string[];
      variationAxes?: { wght: number | { min: number; max: number } };
    },
  ): Promise<Buffer>;
}

declare module 'culori/require' {
  export interface Oklch {
    mode: 'oklch';
    l: number;
    c: number;
    h?: number | undefined;
  }
  export function converter(mode: 'oklch'): (colour: string) => Oklch | undefined;
  export function clampChroma(colour: Oklch, mode: 'oklch'): Oklch;
  /** As `#rrggbb`. */
  export function formatHex(colour: Oklch): string;
  /** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
  export function wcagContrast(one: Oklch | string, other: Oklch | string): number;
}

declare module 'react-dom/server' {
  export function renderToStaticMarkup(node: import('react').ReactNode): string;
}
