// The files that pages refer to by an address with a hash of their bytes in it.

import { createHash } from 'node:crypto';
import type { LazyBytes } from '../cache.ts';

export class Assets {
  /** Output path (without a slash at the start) to bytes. */
  readonly files = new Map<string, string | Uint8Array | LazyBytes>();
  readonly #urls = new Map<string, string>();
  readonly #made = new Map<string, string>();

  /** `frieze.svg` becomes `/assets/frieze.1a2b3c4d.svg`. */
  add(name: string, content: string | Uint8Array | LazyBytes): string {
    const bytes = typeof content === 'function' ? content() : content;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const path = `assets/${name.replace(/(\.\w+)$/, `.${hash}$1`)}`;
    this.files.set(path, content);
    this.#urls.set(name, `/${path}`);
    return `/${path}`;
  }

  /** Makes and adds the file only if it was not made from the same before; `key` says from what. */
  once(name: string, key: string, make: () => string): string {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const url = this.add(name, make());
    this.#made.set(key, url);
    return url;
  }

  /** For files whose address must not change, such as `favicon.ico`. */
  addFixed(path: string, content: string | Uint8Array): void {
    this.files.set(path, content);
  }

  /** Of everything that was added until now, by name. */
  get addresses(): Record<string, string> {
    return Object.fromEntries(this.#urls);
  }

  /** The address of what was added as `name`; asking for anything else is a bug of ours. */
  url(name: string): string {
    const url = this.#urls.get(name);
    if (!url) throw new Error(`no asset "${name}"`);
    return url;
  }
}
