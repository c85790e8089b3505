// What a build has in its hands from its first stage to its last.

import { type BuildOptions, Run } from '../run.ts';
import { Stages } from '../stages.ts';
import { Memo } from '../store/memo.ts';

export interface Work {
  run: Run;
  memo: Memo;
  stages: Stages;
}

export function openWork(options: BuildOptions): Work {
  const run = new Run(options);
  return { run, memo: new Memo(run), stages: new Stages(run) };
}
