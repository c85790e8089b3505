// The package ships no types; this is the part that is used.

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes?: { wght: number | { min: number; max: number } };
    },
  ): Promise<Buffer>;
}
