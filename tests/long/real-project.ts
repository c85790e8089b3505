// The real content as it was before its proposals were sent, in a project of its own, for builds in this process.

import { cpSync, existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { makeProject, type Tree, writeTree } from '../support/project.ts';

export function makeRealProject(tree: Tree = {}): string {
  const root = makeProject();
  rmSync(join(root, 'content'), { recursive: true });
  for (const name of ['content', 'public', 'fonts']) {
    const from = join(dirname(inject('content')), name);
    if (existsSync(from)) cpSync(from, join(root, name), { recursive: true });
  }
  writeTree(root, tree);
  return root;
}

/** The day of builds of the real content, as commands have it: articles may be of days to come. */
export const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
