// The text that a new file starts from.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { libraryReferences } from '../../domain/proposal/from-library.ts';
import type { Answers, Known } from '../../pipeline/kinds/starter.ts';
import { ROOT } from '../root.ts';
import type { WritableKind } from './read-request.ts';

/** What stands for `{parts}` where the library lacks an entry that the answer's own file names. */
const PLAIN = 'plain';

export function starterText({ name, starter }: WritableKind, answers: Answers, known: Known) {
  const { extension, partsOf, text = read(`${name}${extension}`) } = starter;
  if (partsOf === undefined) return text;
  const parts = read(`${name}/${answers[partsOf]}.yaml`);
  const { proposalLibrary: library } = known;
  const isKnown = libraryReferences(parse(parts)).every(({ part, id }) =>
    Object.hasOwn(library[part] ?? {}, id),
  );
  return text.replace('{parts}\n', () => (isKnown ? parts : read(`${name}/${PLAIN}.yaml`)));
}

function read(file: string): string {
  return readFileSync(join(ROOT, 'commands/new/starters', file), 'utf8');
}
