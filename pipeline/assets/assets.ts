// The files that pages refer to by an address with a hash of their bytes in it.

import { type Art, paint } from '../../art/paint.ts';
import { styleColours } from '../../art/palette.ts';
import { hashOf } from '../store/hash.ts';
import { type FileContent, type LazyBytes, Memo } from '../store/memo.ts';
import type { Fonts } from './find-fonts.ts';

export class Assets {
  /** Output path (without a slash at the start) to bytes. */
  readonly files = new Map<string, { digest: string; content: FileContent }>();
  readonly #urls = new Map<string, string>();
  readonly #made = new Map<string, string>();
  readonly art: Art;
  readonly fonts: Fonts;
  readonly memo: Memo;
  /** The pictures for links to pages that have one of their own, by their routes. */
  readonly shares = new Map<string, string>();
  /** What `theme(name)` stands for in styles. */
  readonly values: Record<string, string>;
  /** What goes inside of an `<svg>` of 48×48. */
  mark = '';

  constructor(art: Art, fonts: Fonts, memo = new Memo()) {
    this.art = art;
    this.fonts = fonts;
    this.memo = memo;
    const { bullet, heroTurn } = art.family;
    // Of a font of one weight browsers make the bold one themselves.
    const weight = fonts.sans.weights ? '400 700' : '400';
    this.values = { ...styleColours(art.colours), bullet, 'hero-turn': heroTurn, weight };
  }

  /** `frieze.svg` becomes `/assets/frieze.1a2b3c4d.svg`, and is asked for by its name or as `called`. */
  add(name: string, content: string | Uint8Array | LazyBytes, called = name): string {
    const bytes = typeof content === 'function' ? content() : content;
    const url = this.#place(name, hashOf(bytes), content);
    this.#urls.set(called, url);
    return url;
  }

  /** Draws only what neither this build nor an earlier one drew; `key` says from what, besides the theme. */
  draw(name: string, key: string, sketch: () => string): string {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const make = (): string => paint(sketch(), this.art);
    let drawn: string | undefined;
    const hash = this.memo.value(`drawing ${this.art.name} ${name} ${key}`, () => {
      drawn = make();
      return hashOf(drawn);
    });
    const url = this.#place(name, hash, drawn ?? make);
    this.#made.set(key, url);
    return url;
  }

  /** Adds the picture for links to a page. */
  share(route: string, name: string, content: LazyBytes): void {
    this.shares.set(route, this.#file(name, hashOf(content()), content));
  }

  /** Adds what one page alone asks for, by the address that this gives. */
  addFor(name: string, content: string): string {
    return this.#file(name, hashOf(content), content);
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
    const url = this.#file(name, hash, content);
    this.#urls.set(name, url);
    return url;
  }

  #file(name: string, hash: string, content: FileContent): string {
    const path = `assets/${name.replace(/(\.\w+)$/, `.${hash.slice(0, 8)}$1`)}`;
    this.files.set(path, { digest: hash, content });
    return `/${path}`;
  }
}
