// Which proposal somebody means by a name: its file's, its address, its path, or how one of these begins.

import { basename } from 'node:path';
import { proposalRoute } from '../../domain/routes.ts';
import { nearest } from '../../domain/text/edit-distance.ts';

/**
 * The content file of `name`, among these: by its path, its name, and its address with and without the
 * slash; or by the first words of its name, where no other begins so.
 */
export function findFile(name: string, files: readonly string[]): string | undefined {
  const asked = name.replaceAll('\\', '/').replace(/^\.\//, '');
  const exact = files.find((file) => {
    const plain = basename(file, '.md');
    const route = proposalRoute(plain);
    const names = [plain, `${plain}.md`, file, route, route.slice(1)];
    return names.includes(asked) || asked.endsWith(`/${file}`);
  });
  const [begun, other] = beginningWith(asked, files);
  return exact ?? (other === undefined ? begun : undefined);
}

/** `files` are those that there are, `what` is what they hold, such as `proposta`. */
export function unknownName(name: string, files: readonly string[], what: string): string {
  const nameOf = (file: string): string => basename(file, '.md');
  const begun = beginningWith(name, files).map(nameOf);
  if (begun.length > 1) {
    return `mais de uma ${what} começa com "${name}": ${begun.join(', ')}. Escreva mais do nome`;
  }
  const names = files.map(nameOf);
  const close = nearest(basename(name, '.md').replace(/^proposta-/, ''), names);
  const guess = close ? `: será "${close}"?` : '.';
  const known = names.length > 0 ? `As que existem: ${names.join(', ')}` : 'Ainda não há nenhuma';
  return `não há ${what} "${name}"${guess} ${known}`;
}

/** By whole words: `padaria-aurora` for `padaria-aurora-k7q2m9`. */
function beginningWith(name: string, files: readonly string[]): string[] {
  const begin = `${name.replace(/^.*[/\\]/, '').replace(/^proposta-/, '')}-`;
  return files.filter((file) => basename(file).startsWith(begin));
}
