// Holds the page of a sent proposal, as code and pictures make it today, against what its client read.

import type { Problem } from '../../../../domain/problem.ts';
import { lineKey, type Reading } from '../../../../domain/proposal/sent/reading.ts';
import type { KeptArchive } from './sent-archive.ts';

/** More would only repeat what one change of a template does to many places. */
const NAMED_AT_MOST = 3;

/** `pictures` are the digests of what the page shows now, by address. */
export function checkArchive(
  archive: KeptArchive,
  { reading, pictures }: { reading: Reading; pictures: Readonly<Record<string, string>> },
): Problem[] {
  return [...changedPictures(archive, pictures), ...changedTexts(archive, reading)];
}

function changedTexts(archive: KeptArchive, now: Reading): Problem[] {
  const names = new Set([...Object.keys(archive.choices), ...Object.keys(now.choices)]);
  const parts = [
    { path: ['page'], was: archive.page, is: now.page },
    ...[...names].map((name) => ({
      path: ['choices', name],
      was: archive.choices[name] ?? '',
      is: now.choices[name] ?? [],
    })),
  ];
  return parts
    .flatMap(({ path, was, is }) => textProblem(archive, path, was.split('\n'), is) ?? [])
    .slice(0, NAMED_AT_MOST);
}

function firstDifference(was: readonly string[], is: readonly string[]): number | undefined {
  const length = Math.max(was.length, is.length);
  for (let at = 0; at < length; at++) {
    if (lineKey(was[at] ?? '') !== lineKey(is[at] ?? '')) return at;
  }
  return undefined;
}

function textProblem(
  archive: KeptArchive,
  path: PropertyKey[],
  was: readonly string[],
  is: readonly string[],
): Problem | undefined {
  const at = firstDifference(was, is);
  if (at === undefined) return undefined;
  const { kept, issuedOn } = archive;
  const [before, after] = [was[at], is[at]];
  const first = firstDifference([...(before ?? '')], [...(after ?? '')]) ?? 0;
  const line = kept.placeOf(path).line + (was.length > 1 ? at + 1 : 0);
  const excerpt = kept.text.split('\n')[line - 1] ?? '';
  return {
    file: kept.file,
    line,
    column: Math.max(0, excerpt.indexOf(before ?? '')) + first + 1,
    excerpt,
    message: `expected the page to say ${around(before, first)}, as the client read it on ${issuedOn}, found ${around(after, first)}: the code that makes proposals says it otherwise now`,
    fix: `restore the template, the island or the rule of domain/ that writes it, or ${anew(archive)}`,
  };
}

function changedPictures(
  archive: KeptArchive,
  pictures: Readonly<Record<string, string>>,
): Problem[] {
  return Object.entries(archive.pictures).flatMap(([address, digest]) => {
    const now = pictures[address];
    if (now === digest) return [];
    return {
      file: archive.kept.file,
      ...archive.kept.placeOf(['pictures', address]),
      message: `expected the picture public${address} as the client saw it on ${archive.issuedOn}, found ${now ? 'another one' : 'none'}`,
      fix: `restore it from version control, and give a new picture a name of its own, or ${anew(archive)}`,
    };
  });
}

function anew({ file, proposal }: KeptArchive): string {
  const name = file.replace(/^.*\/|\.md$/g, '');
  return `write version: ${proposal.version + 1} in ${file} and then npm run proposal:send ${name}`;
}

const SHOWN_BEFORE = 40;
const SHOWN = 120;

/** Of a long line only the part around where it differs. */
function around(line: string | undefined, first: number): string {
  if (line === undefined) return 'nothing';
  const start = Math.max(0, first - SHOWN_BEFORE);
  const shown = [...line].slice(start, start + SHOWN).join('');
  return `"${start > 0 ? '…' : ''}${shown}${[...line].length > start + SHOWN ? '…' : ''}"`;
}
