// Reads what a printed page says, and where, with poppler's pdftotext.

import { spawnSync } from 'node:child_process';

export interface Word {
  /** From 1. */
  page: number;
  /** Points from the top left corner of the page. */
  x: number;
  y: number;
  text: string;
}

export interface PrintedText {
  /** The text of each page, in its layout. */
  pages: string[];
  words: Word[];
}

export function readPdf(pdf: Buffer): PrintedText {
  const pages = pdftotext(['-layout', '-', '-'], pdf).split('\f').slice(0, -1);
  const words: Word[] = [];
  for (const [index, page] of pdftotext(['-bbox', '-', '-'], pdf)
    .split('<page ')
    .slice(1)
    .entries())
    for (const [, x, y, text] of page.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)".*?>(.*?)</g))
      words.push({ page: index + 1, x: Number(x), y: Number(y), text: text ?? '' });
  return { pages, words };
}

function pdftotext(flags: string[], input: Buffer): string {
  const { status, stdout, stderr, error } = spawnSync('pdftotext', flags, { input });
  if (error) {
    throw new Error('pdftotext is missing: install poppler (apt-get install poppler-utils).');
  }
  if (status !== 0) throw new Error(`pdftotext: ${stderr}`);
  return stdout.toString('utf8');
}
