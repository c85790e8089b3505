// Words what is wrong with one value of a file: a key too many, a key too few, or another value than expected.

import type { Hint } from '../../domain/content/fields.ts';
import { expectedFound, type Problem } from '../../domain/problem.ts';
import { pathText, type Source } from '../source.ts';

type Path = readonly PropertyKey[];

export function unknownKey(source: Source, path: Path, known: string[], guess?: string): Problem {
  const key = String(path.at(-1));
  const list = known.join(', ');
  return {
    file: source.file,
    ...source.placeOfKey(path.slice(0, -1), key),
    path: pathText(path),
    message: `a chave "${key}" não existe aqui`,
    fix: guess
      ? `será "${guess}"? As chaves daqui: ${list}`
      : `tire a linha. As chaves daqui: ${list}`,
  };
}

export function missing(source: Source, path: Path, { expected, example }: Hint): Problem {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  return {
    file: source.file,
    ...source.placeOf(parent),
    path: pathText(path),
    message: `falta a chave "${key}", com ${expected}`,
    fix: addTo(source, parent, `${key}: ${example}`),
  };
}

/** A group between braces has no lines of its own; one on lines starts them all at one column. */
function addTo(source: Source, parent: Path, line: string): string {
  if (parent.length === 0) {
    return `acrescente a linha ${line}`;
  }
  const group = pathText(parent);
  if (source.writtenAt(parent)?.startsWith('{')) {
    return `acrescente ${line} entre as chaves { } de ${group}`;
  }
  const { column } = source.placeOf(parent);
  return `acrescente a linha ${line} às chaves de ${group}, na coluna ${column}`;
}

export function wrong(source: Source, path: Path, value: unknown, hint: Hint): Problem {
  const found = asFound(value);
  // A whole text or a long list is no slip of the pen; a list may hold itself.
  const isShort = found !== null && String(found).length <= 200;
  const mended = isShort ? hint.mend?.(found) : undefined;
  return {
    ...source.at(path),
    message: expectedFound(hint.expected, describe(source.writtenAt(path), value)),
    fix: hint.advise?.(found) ?? fixFor(path, hint, mended),
  };
}

/** What hints may turn into text: a group with a key such as `toString` is as good as an empty one. */
export function asFound(value: unknown): unknown {
  try {
    String(value);
    return value;
  } catch {
    return Array.isArray(value) ? [] : {};
  }
}

/** What a file holds in the place of a value, as messages speak of it. */
function describe(written: string | undefined, found: unknown): string {
  if (Array.isArray(found)) {
    return `uma lista de ${found.length}`;
  }
  if (found === null) return 'nada';
  if (typeof found === 'object') return 'um grupo de chaves';
  const text = written && !/^[|>]/.test(written) ? written.trim() : JSON.stringify(found);
  const onLine = (words: string): string => (words.includes('\n') ? JSON.stringify(words) : words);
  if (text.length <= 60) return onLine(text);
  const start = `${text.slice(0, 57)}…`;
  const { length } = String(found);
  return onLine(`${start} (${length} caracteres)`);
}

function fixFor(path: Path, { example, keys }: Hint, mended: string | undefined): string {
  if (path.length === 0) {
    return 'escreva uma linha "chave: valor" para cada chave, ou um "- " para cada item de uma lista';
  }
  const key = path.at(-1);
  if (keys) {
    const lines = keys.map((name) => `${name}:`).join(', ');
    return `escreva ${String(key)}: sozinho na linha e, abaixo, duas colunas à direita, uma linha para cada chave: ${lines}`;
  }
  // An entry stands after a hyphen or between brackets: both keep what is before it.
  const start = typeof key === 'number' ? '' : `${String(key)}: `;
  if (mended !== undefined) {
    return `escreva ${start}${mended}`;
  }
  return `escreva ${start}${example} (um exemplo)`;
}
