// `npm run pdf` as a process, and what it printed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPdf } from './pdf.ts';
import { type Finished, startCommand } from './project-copy.ts';
import { proposal } from './tiny-site.ts';

export const TWO = {
  'content/proposals/aurora.md': proposal(),
  'content/proposals/lua.md': proposal('number: "2025-048"', 'number: "2025-049"')
    .replace('title: Proposta para a Padaria Aurora', 'title: Proposta para a Lua')
    .replace('Uma proposta de teste', 'Outra proposta de teste'),
};

export function printPdf(root: string, ...parameters: string[]): Promise<Finished> {
  const { CHROMIUM_PATH = '' } = process.env;
  return startCommand(root, ['pdf', ...parameters], { CHROMIUM_PATH }).finished;
}

export async function printedText(root: string, name: string): Promise<string> {
  const { pages } = await readPdf(readFileSync(join(root, `pdf/proposta-${name}.pdf`)));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}
