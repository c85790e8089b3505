// The real content in a project of its own, for builds in this process.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { copyContent, makeProject, type Tree, writeTree } from '../support/project.ts';

export function makeRealProject(tree: Tree = {}): string {
  const root = makeProject();
  rmSync(join(root, 'content'), { recursive: true });
  copyContent(root, inject('content'));
  writeTree(root, tree);
  return root;
}

/** The current day, with which commands build the real content: it may have articles of later days. */
export const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
