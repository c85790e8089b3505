// Puts one file into the next site: as a link to the last site's, where that has the same bytes.

import {
  chmodSync,
  copyFileSync,
  linkSync,
  readFileSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hashOf } from '../../store/hash.ts';
import { statsAt } from '../../store/stats-at.ts';

/** A web server runs as somebody else: everybody may read, whatever the umask says. */
const FILE_MODE = 0o644;

export interface PlacedFile {
  size: number;
  /** Whether its bytes are not the last site's. */
  isNew: boolean;
}

/** `old`: where the last site has it, if it does. */
export function placeFile(old: string, file: string, bytes: Uint8Array): PlacedFile {
  const isNew = !keepOld(old, file, bytes);
  // Never through a link: a file that is there already is a mistake.
  if (isNew) writeFileSync(file, bytes, { flag: 'wx', mode: FILE_MODE });
  if (!isReadable(statSync(file))) chmodSync(file, FILE_MODE);
  return { size: bytes.length, isNew };
}

/** False where the old file has not, or not any more, the bytes of this digest. */
export function linkFile(old: string, file: string, digest: string): boolean {
  try {
    linkSync(old, file);
  } catch {
    return false;
  }
  // Looked at after linking: another build may have replaced the old file meanwhile.
  if (isReadable(statSync(file)) && hashOf(readFileSync(file)) === digest) return true;
  unlinkSync(file);
  return false;
}

function isReadable({ mode }: Stats): boolean {
  return (mode & 0o044) === 0o044;
}

function keepOld(old: string, file: string, bytes: Uint8Array): boolean {
  const state = statsAt(old);
  if (!state?.isFile() || state.size !== bytes.length || !isReadable(state)) return false;
  try {
    linkSync(old, file);
  } catch {
    return copyOld(old, file, bytes);
  }
  // Compared after linking: another build may have replaced the old file meanwhile.
  if (readFileSync(file).equals(bytes)) return true;
  unlinkSync(file);
  return false;
}

/** For file systems without hard links. */
function copyOld(old: string, file: string, bytes: Uint8Array): boolean {
  try {
    if (!readFileSync(old).equals(bytes)) return false;
    const { atime, mtime } = statSync(old);
    copyFileSync(old, file);
    utimesSync(file, atime, mtime);
    return true;
  } catch {
    rmSync(file, { force: true });
    return false;
  }
}
