// Computes the number of the next proposal.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayInBrasilia } from '../../domain/dates.ts';

/** One more than the highest number of the year in all written and sent proposals, and in the file last-number. */
export function nextNumber(root: string): string {
  const folder = join(root, 'content/proposals');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const numbered = files.filter((name) => /\.(?:md|json|yaml)$|last-number$/.test(name));
  const text = numbered.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const year = dayInBrasilia(new Date()).slice(0, 4);
  const written = text.matchAll(new RegExp(`\\b${year}-(\\d{3,})\\b(?!-)`, 'g'));
  const numbers = Array.from(written, ([, number]) => Number(number));
  return `${year}-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`;
}
