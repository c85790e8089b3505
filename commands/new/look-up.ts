// What commands look up in the content before they do their work.

import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { type Content, contentOf, type House } from '../../pipeline/kinds/collections.ts';
import { readContent } from '../../pipeline/kinds/read-content.ts';
import { listContent } from '../../pipeline/read/list-content.ts';
import type { Run } from '../../pipeline/run.ts';
import { Memo } from '../../pipeline/store/memo.ts';

export interface LookedUp extends Content {
  house: House | undefined;
  /** Whether everything could be read: what is wrong with it the build says. */
  isWhole: boolean;
}

export function lookUp(run: Run): LookedUp {
  const files = listContent(run.root, KINDS);
  const reader = { root: run.root, memo: new Memo() };
  const { value, problems = [] } = readContent(run, files.value, KINDS, reader);
  const isWhole = problems.length + (files.problems?.length ?? 0) === 0;
  return { ...contentOf(value.entries), house: value.house, isWhole };
}
