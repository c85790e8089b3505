// Puts figures in the place of their names in the records of content files.

import type { Problem } from '../../domain/problem.ts';
import { type Fills, fillNames, namesIn } from '../../domain/text/named-fills.ts';
import { isKnown, unknownFill } from '../read/unknown-fill.ts';
import { pathText } from '../read/validate.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';

/** A template's own words, such as `{title}` of a link, are not ours: only `{price:…}` and its like are. */
const OURS = /:/;

/** `isOwn`: whether every name in these records is one of `fills`. */
export function fillTexts<Data>(
  source: Source,
  data: Data,
  fills: Fills,
  isOwn: boolean,
): Outcome<Data> {
  const problems: Problem[] = [];
  const walk = (value: unknown, path: PropertyKey[]): unknown => {
    if (typeof value === 'string') {
      if (!value.includes('{')) return value;
      const names = namesIn(value).filter(({ name }) => isOwn || OURS.test(name));
      const unknown = names.filter(({ name }) => !isKnown(name, fills));
      for (const { name } of unknown) {
        const at = { file: source.file, ...source.placeOf(path), path: pathText(path) };
        problems.push({ ...at, ...unknownFill(name, fills) });
      }
      return fillNames(value, fills);
    }
    if (Array.isArray(value)) return value.map((entry, index) => walk(entry, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, walk(entry, [...path, key])]),
    );
  };
  return { value: walk(data, []) as Data, problems };
}
