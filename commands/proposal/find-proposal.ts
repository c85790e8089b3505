// Which proposal somebody means by a name: its file's, its address, or its path.

import { basename } from 'node:path';
import { proposalRoute } from '../../domain/routes.ts';
import { nearest } from '../../domain/text/edit-distance.ts';

/** The content file of `name`, among these: by its path, its name, and its address with and without the slash. */
export function findFile(name: string, files: readonly string[]): string | undefined {
  const asked = name.replaceAll('\\', '/').replace(/^\.\//, '');
  return files.find((file) => {
    const plain = basename(file, '.md');
    const route = proposalRoute(plain);
    const names = [plain, `${plain}.md`, file, route, route.slice(1)];
    return names.includes(asked) || asked.endsWith(`/${file}`);
  });
}

/** `what` such as `proposals`. */
export function unknownName(name: string, files: readonly string[], what: string): string {
  const names = files.map((file) => basename(file, '.md'));
  const close = nearest(basename(name, '.md').replace(/^proposta-/, ''), names);
  const all = `${what[0]?.toUpperCase()}${what.slice(1)}: ${names.join(', ')}`;
  const known = names.length > 0 ? all : `There are no ${what} yet`;
  return `there is no ${what.replace(/s$/, '')} "${name}"${close ? `: did you mean "${close}"?` : '.'} ${known}`;
}
