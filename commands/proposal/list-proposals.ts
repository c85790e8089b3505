// Every proposal of the house with its state, and what there is to do about it today.

import { shortDate } from '../../domain/dates.ts';
import { compareText } from '../../domain/problem.ts';
import { partyOf } from '../../domain/proposal/client.ts';
import { lastDayOf } from '../../domain/proposal/expiry.ts';
import { computeProposal } from '../../domain/proposal/prices.ts';
import { totalText } from '../../domain/proposal/words.ts';
import type { Content, House } from '../../pipeline/kinds/collections.ts';
import { readSent, type Sent } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import type { Run } from '../../pipeline/run.ts';
import { lookUp } from '../look-up.ts';
import { refused, type Standing, type State, stateOf, taken } from './standing.ts';

export interface ListedProposal extends Standing {
  number: string;
  /** Undefined of a protected one whose file is gone. */
  client: string | undefined;
  /** In words, of what is chosen at first; undefined where the file is gone, or says another version. */
  total: string | undefined;
  /** On which it can be accepted, as `YYYY-MM-DD`; undefined before it is known. */
  lastDay: string | undefined;
  /** Where it stands, or will. */
  route: string;
  /** What became of earlier versions. */
  replaced: string[];
}

/** What is urgent comes first. */
const URGENCY: readonly State[] = [
  'ending',
  'expired',
  'unsent',
  'draft',
  'sent',
  'accepted',
  'declined',
  'withdrawn',
];

/** Of all that can be read; `problems` keep anything from being known, and without `isWhole` some are missing. */
export function readList(run: Run) {
  const { isWhole, ...content } = lookUp(run);
  const { value: sent, problems = [] } = readSent(run.root);
  const url = content.house?.site.url ?? '';
  return { listed: sent ? listProposals(content, sent, run.today) : [], problems, isWhole, url };
}

/** By urgency, then the newest number first. */
export function listProposals(
  { proposals, house }: Pick<Content, 'proposals'> & { house: House | undefined },
  { numbers, accepted, declined }: Pick<Sent, 'numbers' | 'accepted' | 'declined'>,
  today: string,
): ListedProposal[] {
  const known = new Set([...proposals.map(({ data }) => data.number), ...numbers.keys()]);
  const listed = [...known].map((number): ListedProposal => {
    const written = proposals.find(({ data }) => data.number === number);
    const { last, versions = [] } = numbers.get(number) ?? {};
    const yes = last && accepted.get(last.folder);
    const no = last && declined.get(last.folder);
    const answer = (yes && taken(yes, last.withdrawnOn)) ?? (no && refused(no));
    const standing = stateOf(written, last, today);
    // A higher version is a new question.
    const { version, ...state } =
      last && answer && (yes || standing.version === last.version)
        ? { version: last.version, ...answer }
        : standing;
    const isItsFile = written?.data.version === version;
    const figures = isItsFile ? computeProposal(written.data) : undefined;
    return {
      ...{ number, version, ...state },
      lastDay: last ? lastDayOf(last) : written?.data.validUntil,
      route: last?.route ?? written?.route ?? '',
      replaced: versions.slice(0, -1).map((one) => {
        const was = accepted.get(one.folder);
        const says = was ? taken(was).says : `enviada em ${shortDate(one.issuedOn)}`;
        return `versão ${one.version}, ${says}, substituída`;
      }),
      client: last?.client ?? (written && partyOf(written.data.client)),
      total: figures && house ? totalText(figures.pixTotalCents, figures) : undefined,
    };
  });
  return listed.sort(
    (a, b) =>
      URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state) || compareText(b.number, a.number),
  );
}

export const PROTECTED = '(protegida)';

/** A block a proposal, so that nothing is cut on a narrow terminal; `url` is where the site lives. */
export function formatList(listed: readonly ListedProposal[], url: string): string {
  if (listed.length === 0) return 'Nenhuma proposta ainda: npm run new proposal';
  const blocks = listed.map(({ number, version, client, total, ...one }) =>
    [
      `${number} v${version}  ${client ?? PROTECTED}${total ? `  ${total}` : ''}`,
      `  ${one.says}`,
      ...one.replaced.map((before) => `  ${before}`),
      `  ${url}${one.route}`,
      ...(one.todo ? [`  hoje: ${one.todo}`] : []),
    ].join('\n'),
  );
  return blocks.join('\n\n');
}
