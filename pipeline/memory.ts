// The memory of a preview: what it has read and made, until something is saved that it was made from.

import type { Problem } from '../domain/problem.ts';
import type { ReadFile } from './load.ts';
import { Problems } from './problems.ts';

/** The address of each page's style in a preview, followed by its route: a link to it can be swapped in place. */
export const STYLES = '/__styles/';

/** The files that each part is made from. */
const MADE_FROM = {
  site: /^(?:content|domain|pipeline|templates)\//,
  scripts: /^(?:islands|domain|pipeline)\//,
  public: /^(?:public|pipeline)\//,
  assets: /^(?:art|public|domain|pipeline)\/|^content\/(?:theme|mark|favicon|share)\b/,
  styles: /^(?:styles|pipeline)\//,
  pages: /(?:)/,
} as const satisfies Record<string, RegExp>;

type Part = keyof typeof MADE_FROM;

/** The parts that name the addresses of another: they are made again with it. */
const NAMING: Partial<Record<Part, Part>> = { assets: 'styles' };

/** Folders of which it is known what is made from them. A save beside them, such as of package-lock.json, changes everything. */
const KNOWN = /^(?:content|domain|pipeline|templates|islands|art|public|styles|commands)\//;
/** The code that content is read and validated with. */
const READING = /^(?:domain|pipeline)\//;

interface Made {
  key: string;
  making: Promise<{ value: unknown; problems: readonly Problem[] }>;
  /** Once it is made: whether it has problems. */
  isWrong?: boolean;
}

/**
 * What is remembered between two saves. A save gives another memory: what an answer that began before it still makes,
 * no later answer finds.
 */
export class Memory {
  /** Content files as they were read. */
  readonly files: Map<string, ReadFile>;
  readonly #made: Map<Part, Made>;

  constructor(files: Iterable<[string, ReadFile]> = [], made: Iterable<[Part, Made]> = []) {
    this.files = new Map(files);
    this.#made = new Map(made);
  }

  /**
   * A part as `make` gives it, made again only after a save that changes it, or for another `key`. Answers that need it
   * while it is being made wait for it. One with problems is made again by the next answer, since what mends it may be
   * no save: an installed package, a permission.
   */
  async keep<Value>(
    part: Part,
    key: string,
    problems: Problems,
    make: (found: Problems) => Promise<Value>,
  ): Promise<Value> {
    let made = this.#made.get(part);
    if (!made || made.key !== key || made.isWrong) {
      const found = new Problems();
      const making = make(found).then((value) => ({ value, problems: found.problems }));
      const current: Made = { key, making };
      const settle = () => {
        current.isWrong = true;
      };
      making.then(() => found.problems.length > 0 && settle(), settle);
      this.#made.set(part, current);
      const naming = NAMING[part];
      if (naming) this.#made.delete(naming);
      made = current;
    }
    const { value, problems: found } = await made.making;
    problems.add(...found);
    return value as Value;
  }

  /** The memory after a file was saved, created or deleted: `file` is its path from the project's root. */
  after(file: string): Memory {
    const isKnown = KNOWN.test(file);
    const files = isKnown && !READING.test(file) ? [...this.files] : [];
    const made = [...this.#made].filter(([part]) => isKnown && !MADE_FROM[part].test(file));
    return new Memory(
      files.filter(([path]) => path !== file),
      made,
    );
  }
}
