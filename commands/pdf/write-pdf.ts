// Puts a finished PDF into its place, and counts its pages.

import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whoever has the old file open keeps it; nobody sees half of the new one. */
export function writeWhole(file: string, bytes: Buffer): void {
  const partial = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(partial, bytes);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Chromium writes one such entry a page, in the clear. */
export function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
