// What sending keeps of a proposal beside its finished page.

import type { ProposalData, ProposalFile } from '../../../../domain/content/proposal.ts';
import type { ProposalLibrary } from '../../../../domain/content/proposal-library.ts';
import { partyOf } from '../../../../domain/proposal/client.ts';
import { libraryReferences } from '../../../../domain/proposal/from-library.ts';
import { computeProposal } from '../../../../domain/proposal/prices.ts';
import type { SentRecord, TermsRecord } from '../../../../domain/proposal/sent-record.ts';
import { shownHouse } from '../../../../domain/proposal/shown-house.ts';
import { routes } from '../../../../domain/routes.ts';
import type { Page } from '../../../page.ts';
import type { Run } from '../../../run.ts';
import type { Source } from '../../../source.ts';
import type { Entry, House } from '../../collections.ts';
import { versionCode } from '../proposal-page.tsx';

/** A finished page, and the files below assets/ that it names. */
interface FinishedPage extends Pick<Page, 'route' | 'source'> {
  policy: string;
  assets?: readonly string[];
}

interface Finished {
  house: House;
  library: ProposalLibrary;
  proposals: readonly Entry<ProposalData>[];
  pages: readonly FinishedPage[];
}

export interface PreparedVersion {
  record: Omit<SentRecord, 'files'>;
  /** Its content file as it was read; of a protected proposal nothing of it is kept. */
  source: Source;
  isProtected: boolean;
  /** What the page was made from; of it nothing is kept. */
  data: ProposalData;
  assets: readonly string[];
  /** The terms that are accepted with it; undefined where the site has none, or where they are kept already. */
  terms:
    | { record: Omit<TermsRecord, 'files' | 'text'>; source: Source; assets: readonly string[] }
    | undefined;
  house: House;
}

/** Undefined unless a proposal is being sent, and may be. */
export function prepareVersion(
  run: Run,
  { house, library, proposals, pages }: Finished,
): PreparedVersion | undefined {
  const proposal = proposals.find(({ file }) => file === run.sending?.file);
  const page = pages.find(({ route }) => route === proposal?.route);
  if (!proposal || !page) return undefined;
  const { file, route, data, source } = proposal;
  const { number, version, validDays, validUntil, passphrase: isProtected = false } = data;
  const terms = pages.find((other) => other.route.startsWith(`${routes.terms}/`) && other.assets);
  return {
    record: {
      ...{ number, version },
      ...(!isProtected && { client: partyOf(data.client) }),
      ...{ file, route, policy: page.policy, issuedOn: run.today },
      ...{ validDays, validUntil },
      code: versionCode(data, source, shownHouse(house, data.claims)),
      ...(!isProtected && { totals: totalsOf(data), library: usedEntries(source, library) }),
    },
    ...{ source, isProtected, data },
    assets: page.assets ?? [],
    terms: terms && {
      record: { route: terms.route, policy: terms.policy },
      source: terms.source,
      assets: terms.assets ?? [],
    },
    house,
  };
}

/** Undefined where it names none. */
function usedEntries({ data }: Source, library: ProposalLibrary): SentRecord['library'] {
  const used: NonNullable<SentRecord['library']> = {};
  for (const { part, id } of libraryReferences(data as ProposalFile)) {
    used[part] = { ...used[part], [id]: library[part]?.[id] };
  }
  return Object.keys(used).length > 0 ? used : undefined;
}

/** Centavos by the ids of what is chosen: with each item alone, and with all that can be together. */
function totalsOf(data: ProposalData): Record<string, number> {
  const ids = data.items.map(({ id }) => id);
  const choices = [...ids.map((id) => [id]), ids].map((some) => computeProposal(data, some));
  return Object.fromEntries(
    choices.map(({ chosen, totalCents }) => [chosen.join(','), totalCents]),
  );
}
