// Reads the words of a PDF, and their places on the pages.

import { getDocumentProxy } from 'unpdf';

export interface Word {
  /** The number of the page, from 1. */
  page: number;
  /** The distance from the top left corner of the page, in points. */
  x: number;
  y: number;
  /** The right end of the run of text that the word belongs to. */
  right: number;
  text: string;
}

export interface PrintedText {
  /** The text of each page, line by line. */
  pages: string[];
  words: Word[];
  /** The size of each page, in points. */
  sizes: { width: number; height: number }[];
}

interface Run {
  str: string;
  transform: number[];
  width: number;
}

export async function readPdf(pdf: Buffer): Promise<PrintedText> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const printed: PrintedText = { pages: [], words: [], sizes: [] };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    printed.sizes.push({ width, height });
    const { items } = await page.getTextContent();
    const runs = items.filter((item) => 'str' in item) as Run[];
    const words = runs.flatMap((run) => place(run, number, height));
    printed.words.push(...words);
    printed.pages.push(lines(words));
  }
  return printed;
}

/** The words of one run; all of them are placed where the run starts. */
function place({ str, transform, width }: Run, page: number, height: number): Word[] {
  const [x = 0, y = 0] = transform.slice(4);
  const texts = str.split(/\s+/).filter((text) => text !== '');
  return texts.map((text) => ({ page, x, y: height - y, right: x + width, text }));
}

/** The text of words, in which those whose baselines differ by a point at most are on the same line. */
function lines(words: readonly Word[]): string {
  const sorted = [...words].sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: Word[][] = [];
  for (const word of sorted) {
    const row = rows.at(-1);
    if (row?.[0] && word.y - row[0].y <= 1) row.push(word);
    else rows.push([word]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows.map((row) => row.map(({ text }) => text).join(' ')).join('\n');
}
