// Which file of a built site an address means.

import { statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { isText } from '../../domain/hosting/media-types.ts';
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
  const isOdd = /[\0\\]|\/\//.test(path);
  if (!path.startsWith('/') || isHidden || isOdd) return undefined;
  const plain = normalize(join(folder, path));
  if (plain !== normalize(folder) && !plain.startsWith(normalize(folder) + sep)) return undefined;
  const page = path === '/' ? routeToFile('/') : undefined;
  const candidates = page
    ? [join(folder, page)]
    : [plain, `${plain}.html`, join(plain, 'index.html')];
  return isForm(plain) ? undefined : candidates.find(isFile);
}

/** A compressed form goes out in the place of its text, and nowhere else. */
function isForm(path: string): boolean {
  const text = path.replace(/\.(?:br|gz)$/, '');
  return text !== path && isText(text) && isFile(text);
}

/** A way through a file, and a name that is too long, lead to none. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

export function notFoundFile(folder: string): string | undefined {
  return findFile(folder, routes.notFound);
}
