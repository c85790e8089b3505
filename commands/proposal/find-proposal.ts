// Which proposal somebody means by a name: its file's, its address, or its path.

import { basename } from 'node:path';
import { proposalRoute } from '../../domain/routes.ts';
import { nearest } from '../../domain/text/edit-distance.ts';

/** The content file of `name`, among these. */
export function findFile(name: string, files: readonly string[]): string | undefined {
  const asked = name.replaceAll('\\', '/').replace(/^\.\//, '');
  return files.find((file) => namesOf(file).includes(asked) || asked.endsWith(`/${file}`));
}

/** `what` such as `proposals`. */
export function unknownName(name: string, files: readonly string[], what: string): string {
  const names = files.map((file) => basename(file, '.md'));
  const asked = basename(name, '.md').replace(/^proposta-/, '');
  const close = nearest(asked, names);
  const known =
    names.length > 0
      ? `${what[0]?.toUpperCase()}${what.slice(1)}: ${names.join(', ')}`
      : `There are no ${what} yet`;
  return `there is no ${what.replace(/s$/, '')} "${name}"${close ? `: did you mean "${close}"?` : '.'} ${known}`;
}

/** Its path, its file's name with and without the ending, and its address with and without the slash. */
function namesOf(file: string): string[] {
  const name = basename(file, '.md');
  const route = proposalRoute(name);
  return [name, file, `${name}.md`, route, route.slice(1)];
}
