// Which file of a built site an address means.

import { statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { routes, routeToFile } from '../../domain/routes.ts';

/** The decoded path of a request; undefined where it cannot be decoded. */
export function pathOf(url: string): string | undefined {
  try {
    const [path = '/'] = url.split(/[?#]/);
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Undefined where no file is meant, or one that is nobody's business. */
export function findFile(folder: string, path: string): string | undefined {
  const parts = path.split('/');
  const isHidden = parts.some((part) => part.startsWith('.') && part !== '.well-known');
  if (!path.startsWith('/') || isHidden || path.includes('\0') || path.includes('\\')) {
    return undefined;
  }
  const plain = normalize(join(folder, path));
  if (plain !== normalize(folder) && !plain.startsWith(normalize(folder) + sep)) return undefined;
  const page = path === '/' ? routeToFile('/') : undefined;
  const candidates = page
    ? [join(folder, page)]
    : [plain, `${plain}.html`, join(plain, 'index.html')];
  return candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

export function notFoundFile(folder: string): string | undefined {
  return findFile(folder, routes.notFound);
}
