// The next site while it is being made: each path is written once, and nothing reaches the old site.

import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import type { Problem } from '../../../domain/problem.ts';
import { hashOf } from '../../store/hash.ts';
import type { FileContent } from '../../store/memo.ts';
import { statsAt } from '../../store/stats-at.ts';
import { openStaging, swap } from './swap.ts';

/** A web server runs as somebody else: everybody may read, whatever the umask says. */
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;

/** Who writes what no file of the project does. */
export const THE_BUILD = 'a própria geração';

export class Output {
  readonly problems: Problem[] = [];
  readonly #target: string;
  readonly #staging: string;
  /** Another build may have published meanwhile: then nothing is the same. */
  readonly #old: number | undefined;
  readonly #sizes = new Map<string, number>();
  /** Who wrote a path or, for folders, a path in it. Some file systems do not tell `A` from `a`. */
  readonly #writers = new Map<string, { path: string; from: string; isFile: boolean }>();
  /** Hosts show `contato.html` and `contato/index.html` at one address. */
  readonly #addresses = new Map<string, { path: string; from: string }>();
  #changed = 0;

  /** `target` is the folder of the finished site; everything happens in the folder around it. */
  constructor(target: string) {
    this.#target = target;
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
   * `from` is the file of the project that a second writer of this path has to be told about.
   */
  write(path: string, content: string | Uint8Array, from: string = THE_BUILD): void {
    if (this.claim(path, from)) this.place(path, content);
  }

  /** A file of a known digest; nobody makes its content where the old site has it. */
  writeHashed(path: string, digest: string, content: FileContent): void {
    if (this.#sizes.has(path) || !this.claim(path, THE_BUILD) || this.link(path, digest)) return;
    this.place(path, typeof content === 'function' ? content() : content);
  }

  /** False after a problem: the path has a writer, or could not be told from another one's. */
  claim(path: string, from: string): boolean {
    return this.#claim(path, from) && this.#claimAddress(path, from);
  }

  /** Writes the file of a claimed path, and gives its digest. */
  place(path: string, content: string | Uint8Array): string {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const isNew = placeFile(join(this.#target, path), join(this.#staging, path), bytes);
    this.#sizes.set(path, bytes.length);
    if (isNew) this.#changed++;
    return hashOf(bytes);
  }

  /** False where the old site has no file of this digest at a claimed path. */
  link(path: string, digest: string): boolean {
    const size = linkFile(join(this.#target, path), join(this.#staging, path), digest);
    if (size !== undefined) this.#sizes.set(path, size);
    return size !== undefined;
  }

  /** What was written to a path of this site. */
  read(path: string): Uint8Array {
    return readFileSync(join(this.#staging, path));
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
      ? `esperado: um lugar próprio no site; encontrado: ${path}, que ${writer} também escreve`
      : `esperado: um lugar próprio no site; encontrado: ${path}, que não pode ficar ao lado de ${other.path}, de ${writer}`,
    fix:
      isSame && other.from.startsWith('content/proposals/sent/')
        ? 'um cliente tem este endereço: escreva outro em uma linha route:'
        : file === THE_BUILD
          ? 'dê outro nome a um dos dois'
          : `renomeie ${file}`,
  };
}

/** Files and folders. */
function countEntries(folder: string): number {
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0;
}

/** Whether the bytes are other ones than those of `old`, where the last site has the file if it does. */
function placeFile(old: string, file: string, bytes: Uint8Array): boolean {
  const isAsLong = statsAt(old)?.size === bytes.length;
  if (isAsLong && take(old, file, (kept) => kept.equals(bytes)) !== undefined) return false;
  // Never through a link: a file that is there already is a mistake.
  writeFileSync(file, bytes, { flag: 'wx', mode: FILE_MODE });
  if (!isReadable(file)) chmodSync(file, FILE_MODE);
  return true;
}

/** Size in bytes; undefined where the old file has not, or not any more, the bytes of this digest. */
function linkFile(old: string, file: string, digest: string): number | undefined {
  return take(old, file, (bytes) => hashOf(bytes) === digest);
}

/** Size in bytes of the old file, if it is taken; looked at after linking: another build may have replaced it meanwhile. */
function take(old: string, file: string, isSame: (bytes: Buffer) => boolean): number | undefined {
  if (!statsAt(old)?.isFile()) return undefined;
  try {
    linkSync(old, file);
  } catch {
    // No link can be made from a mounted site.
    cpSync(old, file, { preserveTimestamps: true });
  }
  const bytes = readFileSync(file);
  if (isReadable(file) && isSame(bytes)) return bytes.length;
  unlinkSync(file);
  return undefined;
}

/** Whether it is a file for everybody; what leads elsewhere is no file of a site. */
function isReadable(file: string): boolean {
  const state = lstatSync(file);
  return state.isFile() && (state.mode & 0o044) === 0o044;
}
