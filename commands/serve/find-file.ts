// Which file of a built site an address means.

import { join } from 'node:path';
import { statsAt } from '../../pipeline/store/stats-at.ts';

/** The decoded path of a request; empty where it cannot be decoded. */
export function pathOf(url = '/'): string {
  try {
    return decodeURIComponent(url.replace(/[?#].*/s, ''));
  } catch {
    return '';
  }
}

/** Names that begin with a dot are hidden, and two dots lead out of the folder. */
const FOREIGN = /\/\.(?!well-known\/)|\/\/|[\0\\]|^[^/]|^$/;

/** Undefined where no file is meant, or one that is nobody's business. */
export function findFile(folder: string, path: string): string | undefined {
  const isFile = (name: string): boolean => statsAt(name)?.isFile() ?? false;
  const plain = join(folder, path);
  if (FOREIGN.test(path)) return undefined;
  return [plain, `${plain}.html`, join(plain, 'index.html')].find(isFile);
}
