// Puts one file into the next site: as a link to the last site's, where that has the same bytes.

import {
  chmodSync,
  cpSync,
  linkSync,
  readFileSync,
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
    statsAt(old)?.size === bytes.length && isTaken(old, file, (kept) => kept.equals(bytes));
  if (isSame) return false;
  // Never through a link: a file that is there already is a mistake.
  writeFileSync(file, bytes, { flag: 'wx', mode: FILE_MODE });
  if (!isReadable(file)) chmodSync(file, FILE_MODE);
  return true;
}

/** Size in bytes; undefined where the old file has not, or not any more, the bytes of this digest. */
export function linkFile(old: string, file: string, digest: string): number | undefined {
  const isSame = (bytes: Buffer): boolean => hashOf(bytes) === digest;
  return isTaken(old, file, isSame) ? statSync(file).size : undefined;
}

/** Looked at after linking: another build may have replaced the old file meanwhile. */
function isTaken(old: string, file: string, isSame: (bytes: Buffer) => boolean): boolean {
  if (!statsAt(old)?.isFile()) return false;
  try {
    linkSync(old, file);
  } catch {
    // No link can be made from a mounted site.
    cpSync(old, file, { preserveTimestamps: true });
  }
  if (isReadable(file) && isSame(readFileSync(file))) return true;
  unlinkSync(file);
  return false;
}

function isReadable(file: string): boolean {
  return (statSync(file).mode & 0o044) === 0o044;
}
