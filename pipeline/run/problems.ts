// Collects all problems and notices of a build, not the first alone.

import type { Notice, Problem } from '../../domain/problem.ts';

export class Problems {
  readonly problems: Problem[] = [];
  readonly notices: Notice[] = [];
  readonly #isStrict: boolean;
  /** Problems in drafts that are not displayed, by their files: they do not stop a build. */
  readonly #inDrafts = new Map<string, { name: string; problems: Problem[] }>();

  /** Files of protected proposals, and where in one its problem is. */
  readonly #hidden = new Map<string, string>();

  /** `isStrict` turns some notices into problems. */
  constructor({ isStrict = false } = {}) {
    this.#isStrict = isStrict;
  }

  add(...problems: readonly Problem[]): void {
    for (const problem of problems) {
      const { file, message, fix } = problem;
      const where = this.#hidden.get(file);
      const visible = where
        ? hiddenProblem(where)
        : { ...problem, message: this.#unnamed(message), fix: this.#unnamed(fix) };
      (this.#inDrafts.get(file) ?? this).problems.push(visible);
    }
  }

  /** Adds a problem; of one at the same place only the fix is replaced, since this one knows the valid names. */
  addOrMend(problem: Problem): void {
    const { file, line, column, fix } = problem;
    const known = (this.#inDrafts.get(file) ?? this).problems.find(
      (one) => one.file === file && one.line === line && one.column === column,
    );
    if (!known) this.add(problem);
    else if (!this.#hidden.has(file)) known.fix = fix;
  }

  /** Makes later problems and notices say neither the name of this file nor what it contains, but only where it is wrong. */
  hide(file: string, where: string): void {
    this.#hidden.set(file, where);
  }

  #unnamed(text: string): string {
    return [...this.#hidden.keys()].reduce(
      (left, file) => left.replaceAll(file, 'uma proposta protegida'),
      text,
    );
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
      else if (this.#unnamed(message) === message) this.notices.push({ message });
      else this.notices.push({ message: HIDDEN_NOTICE });
    }
  }
}

/** Stands for a problem of a protected proposal, since others may read the log of a build. */
const hiddenProblem = (where: string): Problem => ({
  file: 'content/proposals/',
  message: `há um problema em uma proposta que é ou pode ser protegida, ${where}, e nada do que ela diz é mostrado`,
  fix: 'npm run dev mostra onde e qual',
});
const HIDDEN_NOTICE = 'há um aviso sobre uma proposta protegida: npm run dev mostra qual';
