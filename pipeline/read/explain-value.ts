// Words what is wrong with one value of a file: a key too many, a key too few, or another value than expected.

import type { Hint } from '../../domain/content/fields.ts';
import type { Problem } from '../../domain/problem.ts';
import { expectedFound, said, same, type Words } from '../../domain/wording.ts';
import { pathText, type Source } from '../source.ts';

type Path = readonly PropertyKey[];

export function unknownKey(source: Source, path: Path, known: string[], guess?: string): Problem {
  const key = String(path.at(-1));
  const list = known.join(', ');
  return {
    file: source.file,
    ...source.placeOfKey(path.slice(0, -1), key),
    path: pathText(path),
    message: { en: `unknown key "${key}"`, pt: `a chave "${key}" não existe aqui` },
    fix: guess
      ? {
          en: `did you mean "${guess}"? Known keys: ${list}`,
          pt: `será "${guess}"? As chaves daqui: ${list}`,
        }
      : {
          en: `remove the line. Known keys: ${list}`,
          pt: `tire a linha. As chaves daqui: ${list}`,
        },
  };
}

export function missing(source: Source, path: Path, { expected, example }: Hint): Problem {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  return {
    file: source.file,
    ...source.placeOf(parent),
    path: pathText(path),
    message: {
      en: `expected a key "${key}" with ${expected.en}, found none`,
      pt: `falta a chave "${key}", com ${expected.pt}`,
    },
    fix: addTo(source, parent, {
      en: `${key}: ${said(example, 'en')}`,
      pt: `${key}: ${said(example, 'pt')}`,
    }),
  };
}

/** A group between braces has no lines of its own; one on lines starts them all at one column. */
function addTo(source: Source, parent: Path, { en, pt }: Words): Words {
  if (parent.length === 0) {
    return { en: `add the line ${en}`, pt: `acrescente a linha ${pt}` };
  }
  const group = pathText(parent);
  if (source.writtenAt(parent)?.startsWith('{')) {
    return {
      en: `add ${en} between the braces of ${group}`,
      pt: `acrescente ${pt} entre as chaves { } de ${group}`,
    };
  }
  const { column } = source.placeOf(parent);
  return {
    en: `add the line ${en} to the keys of ${group}, at column ${column}`,
    pt: `acrescente a linha ${pt} às chaves de ${group}, na coluna ${column}`,
  };
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
function describe(written: string | undefined, found: unknown): Words {
  if (Array.isArray(found)) {
    return { en: `a list of ${found.length}`, pt: `uma lista de ${found.length}` };
  }
  if (found === null) return { en: 'nothing', pt: 'nada' };
  if (typeof found === 'object') return { en: 'a group of keys', pt: 'um grupo de chaves' };
  const text = written && !/^[|>]/.test(written) ? written.trim() : JSON.stringify(found);
  const onLine = (words: string): string => (words.includes('\n') ? JSON.stringify(words) : words);
  if (text.length <= 60) return same(onLine(text));
  const start = `${text.slice(0, 57)}…`;
  const { length } = String(found);
  return {
    en: onLine(`${start} (${length} characters)`),
    pt: onLine(`${start} (${length} caracteres)`),
  };
}

function fixFor(path: Path, { example, keys }: Hint, mended: string | undefined): Words {
  if (path.length === 0) {
    return {
      en: 'write one "key: value" line for each key, or one "- " for each entry of a list',
      pt: 'escreva uma linha "chave: valor" para cada chave, ou um "- " para cada item de uma lista',
    };
  }
  const key = path.at(-1);
  if (keys) {
    const lines = keys.map((name) => `${name}:`).join(', ');
    return {
      en: `write ${String(key)}: alone on its line, and below it, two columns further right, a line for each key: ${lines}`,
      pt: `escreva ${String(key)}: sozinho na linha e, abaixo, duas colunas à direita, uma linha para cada chave: ${lines}`,
    };
  }
  // An entry stands after a hyphen or between brackets: both keep what is before it.
  const start = typeof key === 'number' ? '' : `${String(key)}: `;
  if (mended !== undefined) {
    return { en: `write ${start}${mended}`, pt: `escreva ${start}${mended}` };
  }
  return {
    en: `write ${start}${said(example, 'en')} (an example)`,
    pt: `escreva ${start}${said(example, 'pt')} (um exemplo)`,
  };
}
