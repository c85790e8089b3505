// The files that pages refer to by an address with a hash of their bytes in it.

import { hashOf } from '../store/hash.ts';
import { type FileContent, type LazyBytes, Memo } from '../store/memo.ts';
import type { Mark } from './drawings.ts';
import type { Fonts } from './fonts.ts';
import type { Colours } from './palette.ts';

interface Look {
  colours: Colours;
  fonts: Fonts;
  mark: Mark;
  /** Path data of a bullet of 12×20. */
  seed: string;
  /** What `theme(name)` stands for in styles. */
  values: Record<string, string>;
}

export class Assets {
  /** Output path (without a slash at the start) to bytes. */
  readonly files = new Map<string, { digest: string; content: FileContent }>();
  readonly #urls = new Map<string, string>();
  readonly look: Look;
  readonly memo: Memo;

  constructor(look: Look, memo = new Memo()) {
    this.look = look;
    this.memo = memo;
  }

  /** `frieze.svg` becomes `/assets/frieze.1a2b3c4d.svg`, and is asked for by its name or as `called`. */
  add(name: string, content: string | Uint8Array | LazyBytes, called = name): string {
    const url = this.addFor(name, content);
    this.#urls.set(name, url);
    this.#urls.set(called, url);
    return url;
  }

  /** Adds what only who adds it asks for, by the address that this gives. */
  addFor(name: string, content: string | Uint8Array | LazyBytes): string {
    const digest = hashOf(typeof content === 'function' ? content() : content);
    const path = `assets/${name.replace(/(\.\w+)$/, `.${digest.slice(0, 8)}$1`)}`;
    this.files.set(path, { digest, content });
    return `/${path}`;
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
}
