// Holds the page of a sent proposal, as code and pictures make it today, against what its client read.

import type { Problem } from '../domain/problem.ts';
import { lineKey, type Reading } from '../domain/reading.ts';
import type { ProposalPage } from './pages/proposal-page.tsx';
import type { Run } from './run.ts';
import type { KeptArchive } from './sent-archive.ts';

/** More would only repeat what one change of a template does to many places. */
const NAMED_AT_MOST = 3;

export function checkArchive(run: Run, archive: KeptArchive, page: ProposalPage): void {
  run.problems.push(...changedPictures(archive, page), ...changedTexts(archive, page.read()));
}

function changedTexts(archive: KeptArchive, now: Reading): Problem[] {
  const parts = [
    { path: ['page'], was: archive.page, is: now.page },
    ...[...new Set([...Object.keys(archive.choices), ...Object.keys(now.choices)])].map((name) => ({
      path: ['choices', name],
      was: archive.choices[name] ?? [],
      is: now.choices[name] ?? [],
    })),
  ];
  return parts
    .flatMap(({ path, was, is }) => {
      const at = firstDifference(was, is);
      return at === undefined ? [] : [textProblem(archive, [...path, at], was[at], is[at])];
    })
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
  was: string | undefined,
  is: string | undefined,
): Problem {
  const { kept, issuedOn } = archive;
  return {
    file: kept.file,
    ...kept.placeOf(path),
    message: `expected the page to say ${quote(was)}, as the client read it on ${issuedOn}, found ${quote(is)}: the code that makes proposals says it otherwise now`,
    fix: `restore the template, the island or the rule of domain/ that writes it, or ${anew(archive)}`,
  };
}

function changedPictures(archive: KeptArchive, page: ProposalPage): Problem[] {
  return Object.entries(archive.pictures).flatMap(([address, digest]) => {
    const now = page.pictures[address];
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

function quote(text: string | undefined): string {
  return text === undefined ? 'nothing' : JSON.stringify(text);
}
