// The content as commands ask it: as far as it can be read.

import { KINDS } from '../pipeline/kinds/all-kinds.ts';
import { contentOf } from '../pipeline/kinds/collections.ts';
import { readContent } from '../pipeline/kinds/read-content.ts';
import { listContent } from '../pipeline/read/list-content.ts';
import type { Run } from '../pipeline/run.ts';
import { Memo } from '../pipeline/store/memo.ts';

/** What is wrong with the rest the build says, and `isWhole` whether anything is. */
export function lookUp(run: Run) {
  const files = listContent(run.root, KINDS);
  const reader = { root: run.root, memo: new Memo() };
  const { value, problems = [] } = readContent(run, files.value, KINDS, reader);
  const isWhole = problems.length + (files.problems?.length ?? 0) === 0;
  return { ...contentOf(value.entries), house: value.house, isWhole };
}
