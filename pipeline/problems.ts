// Collects all problems and notices of a build, not the first alone.

import type { Notice, Problem } from '../domain/problem.ts';

export class Problems {
  readonly problems: Problem[] = [];
  readonly notices: Notice[] = [];
  readonly #isStrict: boolean;
  /** Problems in drafts that are not shown, by their files: they do not stop a build. */
  readonly #inDrafts = new Map<string, { name: string; problems: Problem[] }>();

  readonly #hidden = new Set<string>();

  /** `isStrict` turns some notices into problems. */
  constructor({ isStrict = false } = {}) {
    this.#isStrict = isStrict;
  }

  add(...problems: readonly Problem[]): void {
    for (const problem of problems) {
      const shown = this.#hidden.has(problem.file) ? hidden(problem) : problem;
      (this.#inDrafts.get(problem.file) ?? this).problems.push(shown);
    }
  }

  /** Adds a problem, or gives its fix, which knows what there is, to the one at the same place. */
  addOrMend(problem: Problem): void {
    const { file, line, column, fix } = problem;
    const known = (this.#inDrafts.get(file) ?? this).problems.find(
      (one) => one.file === file && one.line === line && one.column === column,
    );
    if (!known) this.add(problem);
    else if (!this.#hidden.has(file)) known.fix = fix;
  }

  /** Makes later problems of this file say where they are, but not what the file contains. */
  hide(file: string): void {
    this.#hidden.add(file);
  }

  /** Turns later problems of this file, a draft, into one notice with this name; they do not stop the build. */
  leaveOut(file: string, name: string): void {
    if (!this.#inDrafts.has(file)) this.#inDrafts.set(file, { name, problems: [] });
  }

  /** Adds a notice for each draft with problems; it quotes nothing of the draft. */
  noticeDrafts(): void {
    for (const { name, problems } of this.#inDrafts.values()) {
      const { length } = problems;
      if (length === 0) continue;
      const count = length === 1 ? '1 problema' : `${length} problemas`;
      this.notice({ message: `${name}, em rascunho, tem ${count}: npm run dev mostra onde` });
    }
  }

  notice(...notices: readonly Notice[]): void {
    for (const { message, strict } of notices) {
      if (strict && this.#isStrict) this.add(...strict.map((one) => ({ message, ...one })));
      else this.notices.push({ message });
    }
  }
}

/** The problem without its key, line and value, since others may read the log of a build. */
function hidden({ path: _, excerpt: __, ...place }: Problem): Problem {
  const message = 'há um problema aqui, e nada do que uma proposta protegida diz é mostrado';
  return { ...place, message, fix: 'npm run dev mostra qual' };
}
