// Writes the report of a finished site beside the memo, where no host will publish it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import { reportPage } from './report-page.ts';
import { weighPages } from './weigh-pages.ts';

/** The path of the report from the project's root. */
export function writeReport(dist: string): string {
  const path = '.cache/report.html';
  const file = join(ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, reportPage(weighPages(dist)));
  return path;
}
