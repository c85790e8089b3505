// Checks the Markdown of files that will not be rendered, so that all of a file's problems come at once.

import type { RefusedFile } from './read-content.ts';
import { renderBody } from './render-pages.tsx';
import type { Run } from './run.ts';

export function checkBodies(run: Run, refused: readonly RefusedFile[]): void {
  for (const { file } of refused) {
    if (file.endsWith('.md')) renderBody(run, file, '');
  }
}
