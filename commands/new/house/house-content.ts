// The content that a new house starts from: its records, its pages, and what of the sample goes.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from '../../../pipeline/kinds/starter.ts';
import { BLOG, writeNavigation, writePages } from './house-pages.ts';
import { servicesIn } from './house-questions.ts';
import { writeRecords, writeTheme } from './house-records.ts';

/** What the sample shows of its own: works, openings, articles, proposals and what these are made from. */
const EMPTIED = [
  'portfolio',
  'jobs',
  'blog',
  'services',
  'businesses',
  'proposals',
  'proposals/library',
];
/** What it promises, and pages that only it has. */
const REMOVED = ['pages/carreiras.yaml', 'guarantee.yaml'];

export function writeHouse(root: string, answers: Answers, year: string): void {
  const offered = servicesIn(answers.services ?? '');
  const hasBlog = answers.blog === 'sim';
  for (const folder of EMPTIED) emptyFolder(join(root, 'content', folder));
  for (const file of REMOVED) rmSync(join(root, 'content', file), { force: true });
  if (!hasBlog) rmSync(join(root, 'content/pages', BLOG), { force: true });
  writeRecords(root, answers, year);
  writeTheme(root, answers);
  writePages(root, offered, hasBlog);
  writeNavigation(root, offered, hasBlog);
}

/** Its files; what was sent to clients stays. */
function emptyFolder(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && !entry.name.startsWith('.')) rmSync(join(folder, entry.name));
}
