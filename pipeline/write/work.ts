// What a build has in its hands from its first stage to its last.

import { type BuildOptions, Run } from '../run.ts';
import { Stages } from '../stages.ts';
import { type Memo, openMemo } from '../store/memo.ts';
import { Threads } from '../threads.ts';
import { type Begun, beginReceipt } from './receipt.ts';

export interface Work {
  run: Run;
  memo: Memo;
  threads: Threads;
  stages: Stages;
  begun: Begun | undefined;
}

export function openWork(options: BuildOptions): Work {
  const run = new Run(options);
  return {
    run,
    memo: openMemo(run),
    threads: new Threads(run.thread),
    stages: new Stages(run),
    begun: beginReceipt(run),
  };
}
