// The next site while it is being made: each path is written once, and nothing reaches the old site.

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import type { Problem } from '../../../domain/problem.ts';
import type { LazyBytes } from '../../store/cache.ts';
import { hashOf } from '../../store/hash.ts';
import { Memo } from '../../store/memo.ts';
import { statsAt } from '../../store/stats-at.ts';
import { linkFile, type PlacedFile, placeFile } from './place-file.ts';
import { openStaging, swap } from './swap.ts';

/** A web server runs as somebody else: everybody may read, whatever the umask says. */
const FOLDER_MODE = 0o755;

export type Content = string | Uint8Array | LazyBytes | (() => string);

/** A file as an earlier build has left it. */
interface KeptFile {
  digest: string;
  size: number;
}

/** `digest`: of its bytes, if later builds may know it by that. */
interface Placed extends PlacedFile {
  digest: string | undefined;
}

/** Who writes what no file of the project does. */
export const THE_BUILD = 'the build itself';

export class Output {
  readonly problems: Problem[] = [];
  readonly #target: string;
  readonly #staging: string;
  readonly #memo: Memo;
  /** Another build may have published meanwhile: then nothing is the same. */
  readonly #old: number | undefined;
  readonly #sizes = new Map<string, number>();
  /** Who wrote a path or, for folders, a path in it. Some file systems do not tell `A` from `a`. */
  readonly #writers = new Map<string, { path: string; from: string; isFile: boolean }>();
  /** Hosts show `contato.html` and `contato/index.html` at one address. */
  readonly #addresses = new Map<string, { path: string; from: string }>();
  #changed = 0;

  /** `target` is the folder of the finished site; everything happens in the folder around it. */
  constructor(target: string, memo = new Memo()) {
    this.#target = target;
    this.#memo = memo;
    this.#staging = openStaging(target);
    this.#old = statsAt(target)?.ino;
    chmodSync(this.#staging, FOLDER_MODE);
  }

  /** Path (without a slash at the start) to size in bytes. */
  get files(): ReadonlyMap<string, number> {
    return this.#sizes;
  }

  /** How many files are new or differ from the last build's. */
  get changed(): number {
    return this.#changed;
  }

  /**
   * An unchanged file becomes a second link to the old one: same bytes, same modification time.
   * `from` is the file of the project that a second writer of this path has to be told about. Where
   * the old file is known to have `digest`, nobody makes or reads the content. Gives the digest of
   * what was written, if a later build may know it by that.
   */
  write(
    path: string,
    content: Content,
    from: string = THE_BUILD,
    digest?: string,
  ): string | undefined {
    if (!this.claim(path, from)) return undefined;
    if (digest !== undefined && this.link(path, digest)) return digest;
    return this.place(path, typeof content === 'function' ? content() : content);
  }

  /** Writes the file of a claimed path; gives what `write` gives. */
  place(path: string, content: string | Uint8Array): string | undefined {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const { old, file } = this.placesOf(path);
    const digest = this.#memo.isKept ? hashOf(bytes) : undefined;
    this.adopt(path, { ...placeFile(old, file, bytes), digest });
    return digest;
  }

  /** False after a problem: the path has a writer, or could not be told from another one's. */
  claim(path: string, from: string): boolean {
    return this.#claim(path, from) && this.#claimAddress(path, from);
  }

  /** Where the last site has the file of a claimed path, and where the next one will. */
  placesOf(path: string): { old: string; file: string } {
    return { old: join(this.#target, path), file: join(this.#staging, path) };
  }

  /** False where the old file of a claimed path is not known to have this digest. */
  link(path: string, digest: string): boolean {
    const kept = this.#memo.find<KeptFile>('outputs', path);
    if (kept?.digest !== digest) return false;
    const { old, file } = this.placesOf(path);
    if (!linkFile(old, file, digest)) return false;
    this.adopt(path, { ...kept, isNew: false });
    return true;
  }

  /** Takes a file that was placed at a claimed path. */
  adopt(path: string, { digest, size, isNew }: Placed): void {
    this.#sizes.set(path, size);
    if (isNew) this.#changed++;
    if (digest === undefined) return;
    this.#memo.keep('outputs', path, { digest, size } satisfies KeptFile);
  }

  /** What was written to a path of this site. */
  read(path: string): Uint8Array {
    return readFileSync(join(this.#staging, path));
  }

  /** A file whose name has the hash of its bytes: the same name is the same file. */
  writeHashed(path: string, content: Content): void {
    if (this.#sizes.has(path)) return;
    this.write(path, content, THE_BUILD, this.#memo.find<KeptFile>('outputs', path)?.digest);
  }

  /** A file that the build makes of what `key` names, all of it. */
  writeFrom(path: string, key: string, make: () => string): void {
    const name = `made ${path} ${key}`;
    const digest = this.write(path, make, THE_BUILD, this.#memo.find('values', name));
    if (digest !== undefined) this.#memo.keep('values', name, digest);
  }

  /** Puts the new site in the place of the old one. */
  publish(): void {
    const isOld = this.#old !== undefined && statsAt(this.#target)?.ino === this.#old;
    const isSame = isOld && countEntries(this.#target) === this.#writers.size;
    if (!isSame || this.#changed > 0) swap(this.#target, this.#staging);
    this.discard();
  }

  discard(): void {
    rmSync(this.#staging, { recursive: true, force: true });
  }

  /** False after a problem: the path has another writer, or is a folder of one. */
  #claim(path: string, from: string): boolean {
    const parts = path.split('/');
    for (let length = 1; length <= parts.length; length++) {
      const part = parts.slice(0, length).join('/');
      const isFile = length === parts.length;
      const key = part.normalize('NFC').toLowerCase();
      const other = this.#writers.get(key);
      if (other && (isFile || other.isFile || other.path !== part)) {
        this.problems.push(taken(path, from, other));
        return false;
      }
      if (other) continue;
      this.#writers.set(key, { path: part, from, isFile });
      if (!isFile) this.#makeFolder(part);
    }
    return true;
  }

  /** False after a problem: at this address visitors would see one of two files, and which, hosts decide. */
  #claimAddress(path: string, from: string): boolean {
    const isPage = ['.html', ''].includes(extname(path));
    if (!isPage) return true;
    const address = path.replace(/(?:^|\/)index\.html$|\.html$/, '').toLowerCase();
    const other = this.#addresses.get(address);
    if (other) this.problems.push(taken(path, from, other));
    else this.#addresses.set(address, { path, from });
    return other === undefined;
  }

  #makeFolder(path: string): void {
    const folder = join(this.#staging, path);
    mkdirSync(folder, { mode: FOLDER_MODE });
    if ((statSync(folder).mode & 0o055) !== 0o055) chmodSync(folder, FOLDER_MODE);
  }
}

function taken(path: string, from: string, other: { path: string; from: string }): Problem {
  const [file, writer] = from === THE_BUILD ? [other.from, from] : [from, other.from];
  const isSame = path === other.path;
  return {
    file,
    message: isSame
      ? `expected a place of its own in the site, found ${path}, which ${writer} writes too`
      : `expected a place of its own in the site, found ${path}, which cannot stand beside ${other.path} of ${writer}`,
    fix:
      isSame && other.from.startsWith('content/proposals/sent/')
        ? 'a client has this address: write another one in a line route:'
        : file === THE_BUILD
          ? 'give one of the two another name'
          : `rename ${file}`,
  };
}

/** Files and folders. */
function countEntries(folder: string): number {
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0;
}
