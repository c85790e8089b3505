// The stages of one build: what each gave, what it found wrong, and how long it took.

import type { Notice, Problem } from '../domain/problem.ts';

/** What a stage gives. Nothing is wrong where it names no problems. */
export interface Outcome<Value> {
  value: Value;
  problems?: readonly Problem[];
  notices?: readonly Notice[];
}

export interface StageTime {
  name: string;
  milliseconds: number;
}

export class Stages {
  readonly problems: Problem[] = [];
  readonly notices: Notice[] = [];
  readonly times: StageTime[] = [];
  readonly #strict: boolean;

  /** `strict` turns some notices into problems. */
  constructor({ strict = false }: { strict?: boolean }) {
    this.#strict = strict;
  }

  /** Does the work of one stage, and gives its value. */
  async run<Value>(
    name: string,
    work: () => Outcome<Value> | Promise<Outcome<Value>>,
  ): Promise<Value> {
    const start = performance.now();
    try {
      const { value, problems = [], notices = [] } = await work();
      this.problems.push(...problems);
      for (const notice of notices) this.#tell(notice);
      return value;
    } finally {
      this.times.push({ name, milliseconds: performance.now() - start });
    }
  }

  #tell(notice: Notice): void {
    if (this.#strict && notice.strict) {
      this.problems.push({ ...notice.strict, message: notice.message });
    } else {
      this.notices.push(notice);
    }
  }
}
