// Reads content/proposals/library/: what proposals may name instead of saying it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hintOf } from '../../../domain/content/fields.ts';
import { itemId } from '../../../domain/content/proposal-figures.ts';
import {
  LIBRARY_PARTS,
  librarySchemas,
  type ProposalLibrary,
} from '../../../domain/content/proposal-library.ts';
import { expectedFound, type Problem } from '../../../domain/problem.ts';
import { LIBRARY_FILES } from '../../read/list-content.ts';
import { type Reader, readRecord } from '../../read/read-source.ts';
import type { Source } from '../../source.ts';
import type { Outcome } from '../../stages.ts';

/** A house without the folder has an empty one. */
export function readLibrary(reader: Reader): Outcome<ProposalLibrary> {
  const problems: Problem[] = [];
  const parts = LIBRARY_PARTS.map((part) => {
    const file = LIBRARY_FILES[part];
    if (!existsSync(join(reader.root, file))) return [part, {}];
    const {
      data,
      source,
      problems: wrong,
    } = readRecord<object>(reader, file, librarySchemas[part]);
    problems.push(...wrong);
    if (source && data) problems.push(...refuseIds(source, Object.keys(data)));
    return [part, data];
  });
  return { value: Object.fromEntries(parts), problems };
}

function refuseIds(source: Source, ids: readonly string[]): Problem[] {
  const { expected = '', mend, example = '' } = hintOf(itemId) ?? {};
  return ids.flatMap((id) => {
    if (itemId.safeParse(id).success) return [];
    const better = mend?.(id) ?? example;
    return {
      file: source.file,
      ...source.placeOfKey([], id),
      path: id,
      message: expectedFound(expected, `"${id}"`),
      fix: `escreva ${better}:`,
    };
  });
}
