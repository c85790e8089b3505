// What the steps of a build find wrong, and what they have to mention: all of it, not the first alone.

import type { Notice, Problem } from '../domain/problem.ts';

export class Problems {
  readonly problems: Problem[] = [];
  readonly notices: Notice[] = [];
  readonly #isStrict: boolean;

  /** `isStrict` turns some notices into problems. */
  constructor({ isStrict = false } = {}) {
    this.#isStrict = isStrict;
  }

  add(...problems: readonly Problem[]): void {
    this.problems.push(...problems);
  }

  notice(...notices: readonly Notice[]): void {
    for (const { message, strict } of notices) {
      if (strict && this.#isStrict) this.add({ ...strict, message });
      else this.notices.push({ message });
    }
  }
}
