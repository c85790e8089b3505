// Checks the Markdown of files that will not be rendered, so that all problems come at once.

import type { ReadContent } from './read-content.ts';
import { renderBody } from './render-pages.tsx';
import type { Run } from './run.ts';

/** Without the house's own files nothing will be rendered. */
export function checkBodies(run: Run, { house, refused, posts, proposals }: ReadContent): void {
  const unrendered = house ? refused : [...refused, ...posts, ...proposals];
  for (const { file } of unrendered) {
    if (file.endsWith('.md')) renderBody(run, file, '');
  }
}
