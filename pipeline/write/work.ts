// What a build has in its hands from its first stage to its last.

import { type BuildOptions, Run } from '../run.ts';
import { Stages } from '../stages.ts';
import { type Memo, openMemo } from '../store/memo.ts';
import { Threads } from '../threads.ts';

export interface Work {
  run: Run;
  memo: Memo;
  threads: Threads;
  stages: Stages;
}

export function openWork(options: BuildOptions): Work {
  const run = new Run(options);
  return {
    run,
    memo: openMemo(run),
    threads: new Threads(run.thread),
    stages: new Stages(run),
  };
}
