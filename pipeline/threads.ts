// Threads that share the work on many files: each runs the program's own file for them, and is handed jobs in turn.

import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

/** Below it, starting threads takes longer than they save. */
const MANY = 300;
/** Each takes as much memory as a small build. */
const AT_MOST = 4;
const JOBS_AT_ONCE = 40;

/** What a thread is asked; all of it survives being copied. */
export interface Request {
  task: string;
  /** The same for all jobs of a task; it comes with the first of them. */
  setting: unknown;
  jobs: unknown[];
}

/** Many jobs of one kind. */
export interface Task extends Omit<Request, 'jobs'> {
  count: number;
  /** Made when it is handed out: ten thousand at once are many megabytes. */
  jobAt(index: number): unknown;
}

export type Reply =
  | { answers: unknown[] }
  | { failure: { message: string; stack?: string; code?: string } };

export class Threads {
  readonly #file: string | undefined;
  readonly #workers: Worker[] = [];

  /** `file`: what a thread runs; without it no job is worth a thread. */
  constructor(file: string | undefined) {
    this.#file = file;
  }

  areWorth(jobs: number): boolean {
    return this.#file !== undefined && jobs >= MANY && availableParallelism() > 1;
  }

  /** The answers in the order of the jobs; `tell` hears how many there are. */
  async run<Answer>(
    { task, setting, count, jobAt }: Task,
    tell: (done: number) => void,
  ): Promise<Answer[]> {
    this.#start();
    const answers: Answer[] = [];
    let [next, done] = [0, 0];
    const work = async (worker: Worker): Promise<void> => {
      let isFirst = true;
      while (next < count) {
        const start = next;
        next = Math.min(start + JOBS_AT_ONCE, count);
        const some = Array.from({ length: next - start }, (_, index) => jobAt(start + index));
        // It keeps the setting of its task.
        const given = await ask(worker, {
          task,
          setting: isFirst ? setting : undefined,
          jobs: some,
        });
        isFirst = false;
        given.forEach((answer, index) => {
          answers[start + index] = answer as Answer;
        });
        done += given.length;
        tell(done);
      }
    };
    await Promise.all(this.#workers.map(work));
    return answers;
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.splice(0).map((worker) => worker.terminate()));
  }

  #start(): void {
    if (this.#file === undefined || this.#workers.length > 0) return;
    // Most of what a page is made of is forgotten with the page: without this, heaps grow fourfold before they are swept.
    setFlagsFromString('--heap-growing-percent=25');
    const resourceLimits = { maxYoungGenerationSizeMb: 8 };
    const count = Math.min(AT_MOST, availableParallelism());
    for (let index = 0; index < count; index++) {
      this.#workers.push(new Worker(this.#file, { resourceLimits }));
    }
  }
}

function ask(worker: Worker, request: Request): Promise<unknown[]> {
  return new Promise((done, fail) => {
    const settle = (): void => {
      worker.off('message', hear).off('error', end);
    };
    const hear = (reply: Reply): void => {
      settle();
      if ('answers' in reply) done(reply.answers);
      else fail(Object.assign(new Error(reply.failure.message), reply.failure));
    };
    const end = (error: Error): void => {
      settle();
      fail(error);
    };
    worker.on('message', hear).on('error', end);
    worker.postMessage(request);
  });
}
