// The cache of a preview: it keeps what was read and made until a file is saved that the result depends on.

import type { ReadFile } from '../content/load.ts';
import { Problems } from '../run/problems.ts';

/** The start of the address of a page's style in a preview, where a link to the style can be swapped in place. */
export const STYLES = '/__styles/';

/** The files that each part depends on. */
const INPUTS = {
  site: /^(?:content|domain|pipeline|templates)\//,
  scripts: /^(?:islands|domain|pipeline)\//,
  public: /^(?:public|pipeline)\//,
  assets: /^(?:art|public|domain|pipeline)\/|^content\/(?:theme|mark|favicon|share)\b/,
  styles: /^(?:styles|pipeline)\//,
  pages: /(?:)/,
} as const satisfies Record<string, RegExp>;

type Part = keyof typeof INPUTS;

/** The parts that contain addresses of another part, and are made again with it. */
const INVALIDATES: Partial<Record<Part, Part>> = { assets: 'styles' };

/** Folders whose dependents are known. Any other save, such as of package-lock.json, makes everything anew. */
const KNOWN = /^(?:content|domain|pipeline|templates|islands|art|public|styles|commands)\//;
/** The code that content is read and validated with. */
const READING = /^(?:domain|pipeline)\//;

interface CachedPart {
  key: string;
  making: Promise<{ value: unknown; found: Problems }>;
  /** True if the finished part has problems; undefined while it is being made. */
  isWrong?: boolean;
}

/**
 * The results that stay valid between two saves. A save leads to another cache, so a slow answer cannot
 * write stale results.
 */
export class PreviewCache {
  /** The content files that were read, by path. */
  readonly files: Map<string, ReadFile>;
  readonly #made: Map<Part, CachedPart>;

  constructor(files: Iterable<[string, ReadFile]> = [], made: Iterable<[Part, CachedPart]> = []) {
    this.files = new Map(files);
    this.#made = new Map(made);
  }

  /**
   * A part, made by `make` and kept until a save changes it or `key` is another. Answers that need it meanwhile wait.
   * A part with problems is made again by the next answer, since what mends it may be no save: an installed package, a
   * permission.
   */
  async cached<Value>(
    part: Part,
    key: string,
    problems: Problems,
    make: (found: Problems) => Promise<Value>,
  ): Promise<Value> {
    let made = this.#made.get(part);
    if (!made || made.key !== key || made.isWrong) {
      const found = new Problems();
      const making = make(found).then((value) => ({ value, found }));
      const current: CachedPart = { key, making };
      const markFailed = () => {
        current.isWrong = true;
      };
      making.then(() => found.problems.length > 0 && markFailed(), markFailed);
      this.#made.set(part, current);
      const naming = INVALIDATES[part];
      if (naming) this.#made.delete(naming);
      made = current;
    }
    const { value, found } = await made.making;
    problems.add(...found.problems);
    problems.notice(...found.notices);
    return value as Value;
  }

  /** The cache after a file was saved, created or deleted: `file` is its path from the project's root. */
  after(file: string): PreviewCache {
    const isKnown = KNOWN.test(file);
    const files = isKnown && !READING.test(file) ? [...this.files] : [];
    const made = [...this.#made].filter(([part]) => isKnown && !INPUTS[part].test(file));
    return new PreviewCache(
      files.filter(([path]) => path !== file),
      made,
    );
  }
}
