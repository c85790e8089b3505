// Puts one file into the next site: as a link to the last site's, where that has the same bytes.

import {
  chmodSync,
  cpSync,
  linkSync,
  readFileSync,
  type Stats,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hashOf } from '../../store/hash.ts';
import { statsAt } from '../../store/stats-at.ts';

/** A web server runs as somebody else: everybody may read, whatever the umask says. */
const FILE_MODE = 0o644;

/** Whether the bytes are other ones than those of `old`, where the last site has the file if it does. */
export function placeFile(old: string, file: string, bytes: Uint8Array): boolean {
  const isSame =
    statsAt(old)?.size === bytes.length && linked(old, file, (kept) => kept.equals(bytes));
  if (isSame) return false;
  // Never through a link: a file that is there already is a mistake.
  writeFileSync(file, bytes, { flag: 'wx', mode: FILE_MODE });
  if (!isReadable(statSync(file))) chmodSync(file, FILE_MODE);
  return true;
}

/** Size in bytes; undefined where the old file has not, or not any more, the bytes of this digest. */
export function linkFile(old: string, file: string, digest: string): number | undefined {
  let size: number | undefined;
  const isSame = (bytes: Buffer): boolean => {
    size = bytes.length;
    return hashOf(bytes) === digest;
  };
  return linked(old, file, isSame) ? size : undefined;
}

/** Looked at after linking: another build may have replaced the old file meanwhile. */
function linked(old: string, file: string, isSame: (bytes: Buffer) => boolean): boolean {
  try {
    linkSync(old, file);
  } catch {
    return isCopied(old, file, isSame);
  }
  const stats = statSync(file);
  if (stats.isFile() && isReadable(stats) && isSame(readFileSync(file))) return true;
  unlinkSync(file);
  return false;
}

/** Where no link can be made, such as from a mounted site; where there is no old file, too. */
function isCopied(old: string, file: string, isSame: (bytes: Buffer) => boolean): boolean {
  if (!statsAt(old)?.isFile() || !isSame(readFileSync(old))) return false;
  cpSync(old, file, { preserveTimestamps: true });
  return true;
}

function isReadable({ mode }: Stats): boolean {
  return (mode & 0o044) === 0o044;
}
