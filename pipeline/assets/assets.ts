// The files that pages refer to by an address with a hash of their bytes in it.

import { hashOf } from '../store/hash.ts';
import { type FileContent, type LazyBytes, Memo } from '../store/memo.ts';

export class Assets {
  /** Output path (without a slash at the start) to bytes. */
  readonly files = new Map<string, { digest: string; content: FileContent }>();
  readonly #urls = new Map<string, string>();
  readonly #made = new Map<string, string>();
  readonly memo: Memo;

  constructor(memo = new Memo()) {
    this.memo = memo;
  }

  /** `frieze.svg` becomes `/assets/frieze.1a2b3c4d.svg`. */
  add(name: string, content: string | Uint8Array | LazyBytes): string {
    const bytes = typeof content === 'function' ? content() : content;
    return this.#place(name, hashOf(bytes), content);
  }

  /** Draws only what neither this build nor an earlier one drew; `key` says from what. */
  draw(name: string, key: string, make: () => string): string {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    let drawn: string | undefined;
    const hash = this.memo.value(`drawing ${name} ${key}`, () => {
      drawn = make();
      return hashOf(drawn);
    });
    const url = this.#place(name, hash, drawn ?? make);
    this.#made.set(key, url);
    return url;
  }

  /** Adds a file whose address must not change, such as `favicon.ico`. */
  addFixed(path: string, content: string | Uint8Array): void {
    this.files.set(path, { digest: hashOf(content), content });
  }

  /** Addresses of everything that was added until now, by name. */
  get addresses(): Record<string, string> {
    return Object.fromEntries(this.#urls);
  }

  /** The address of what was added as `name`; asking for anything else is a bug of ours. */
  url(name: string): string {
    const url = this.#urls.get(name);
    if (!url) throw new Error(`no asset "${name}"`);
    return url;
  }

  #place(name: string, hash: string, content: FileContent): string {
    const path = `assets/${name.replace(/(\.\w+)$/, `.${hash.slice(0, 8)}$1`)}`;
    this.files.set(path, { digest: hash, content });
    this.#urls.set(name, `/${path}`);
    return `/${path}`;
  }
}
