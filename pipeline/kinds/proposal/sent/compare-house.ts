// Tells where a sent proposal goes on showing the house as it was, so that its owner can send it anew.

import type { Notice } from '../../../../domain/problem.ts';
import { canonicalJson, leavesOf } from '../../../../domain/proposal/fingerprint.ts';
import type { ShownHouse } from '../../../../domain/proposal/sent/shown-house.ts';
import { pathText } from '../../../read/validate.ts';
import type { KeptArchive } from './sent-archive.ts';

const NAMED_AT_MOST = 6;

/** `today` is what the page would show if it were sent now. */
export function compareHouse(archive: KeptArchive, today: ShownHouse): Notice[] {
  const { file, house, proposal, issuedOn } = archive;
  const now = new Map(leavesOf(today).map(({ path, value }) => [pathText(path), value]));
  const changed = leavesOf(house)
    .filter(
      ({ path, value }) => canonicalJson(now.get(pathText(path)) ?? null) !== canonicalJson(value),
    )
    .map(({ path }) => pathText(path));
  if (changed.length === 0) return [];
  const others = changed.length - NAMED_AT_MOST;
  const names =
    changed.slice(0, NAMED_AT_MOST).join(', ') + (others > 0 ? ` and ${others} more` : '');
  const name = file.replace(/^.*\/|\.md$/g, '');
  return [
    {
      message: `${file} shows the house as it was on ${issuedOn}, and not today's ${names}: to show it as it is, write version: ${proposal.version + 1} and npm run proposal:send ${name}`,
    },
  ];
}
