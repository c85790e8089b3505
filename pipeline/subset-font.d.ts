// The package ships no types; this is the part that is used.

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
