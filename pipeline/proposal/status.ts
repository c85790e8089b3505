// The status of each proposal, and what there is to do about it today.

import type { ProposalData } from '../../domain/content/proposal.ts';
import { daysLeft, ENDING_DAYS, lastDayOf, shortDate } from '../../domain/dates.ts';
import { compareText } from '../../domain/problem.ts';
import { partyOf } from '../../domain/proposal/message-links.ts';
import { computeProposal } from '../../domain/proposal/prices.ts';
import { totalText } from '../../domain/proposal/texts.ts';
import { clientMessages } from '../../domain/words.ts';
import { linesOf, placeholdersIn } from '../checks/placeholders.ts';
import type { Entry } from '../content/collections.ts';
import { latestOf, type SentVersion } from './sent.ts';

/** The states in the order of their urgency. */
const STATES = [
  ...(['ending', 'expired', 'waiting', 'unsent', 'draft'] as const),
  ...(['sent', 'accepted', 'declined', 'withdrawn'] as const),
];

/** After so many days without an answer, the list advises to ask the client. */
const FOLLOW_UP_DAYS = 5;

interface Status {
  state: (typeof STATES)[number];
  /** The state in words, and what to do today, if anything. */
  text: string;
  todo?: string | undefined;
}

export interface ListedProposal extends Status {
  number: string;
  version: number;
  /** Undefined for a protected proposal, as is `total`. */
  client: string | undefined;
  total: string | undefined;
  /** The last day on which it can be accepted, as `YYYY-MM-DD`; undefined before it is known. */
  lastDay: string | undefined;
  /** Its address, now or once it is sent. */
  route: string;
  /** A sentence for each earlier version. */
  replaced: string[];
}

type Written = Entry<ProposalData>;

/** The status of a version that is written, and not yet sent. */
type Next = Status & { version: number };

/** All proposals, sent or written, by urgency, then with the newest number first. `wrong` are files with problems. */
export function listProposals(
  written: readonly Written[],
  sent: readonly SentVersion[],
  { today, url, wrong }: { today: string; url: string; wrong: ReadonlySet<string> },
): ListedProposal[] {
  const last = latestOf(sent);
  const statusOf = (one: Written): Next => {
    return { ...(wrong.has(one.file) ? WRONG : writtenStatus(one)), version: one.data.version };
  };
  const unsent = written.filter(({ data }) => !last.some(({ number }) => number === data.number));
  const listed = last.map((version): ListedProposal => {
    const { number, client, total, validUntil, route } = version;
    const next = written.find(
      ({ data }) => data.number === number && data.version > version.version,
    );
    return {
      number,
      version: version.version,
      client,
      total,
      lastDay: validUntil,
      route,
      ...sentStatus(version, next && statusOf(next), today),
      ...followUp(version, next, { today, url }),
      replaced: sent
        .filter((one) => one.number === number && one !== version)
        .map(
          (one) => `versão ${one.version}, ${sentStatus(one, undefined, today).text}, substituída`,
        ),
    };
  });
  return [...listed, ...unsent.map((one) => ({ ...listWritten(one), ...statusOf(one) }))].sort(
    (a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || compareText(b.number, a.number),
  );
}

function sentStatus(
  { status, accepted, note, issuedOn, validUntil, number }: SentVersion,
  next: Next | undefined,
  today: string,
): Status {
  const why = note ? `: ${note}` : '';
  const how = next?.state === 'draft' ? 'é rascunho' : 'está pronta';
  const todo = next && `a versão ${next.version} ${how}: ${next.todo}`;
  if (status === 'accepted') {
    const { on, name, total } = accepted ?? {};
    const text = on ? `aceita em ${shortDate(on)} por ${name}: ${total}` : 'aceita';
    return { state: 'accepted', text, todo };
  }
  if (status === 'declined') return { state: 'declined', text: `recusada${why}`, todo };
  if (status === 'withdrawn') return { state: 'withdrawn', text: `retirada${why}`, todo };
  const left = daysLeft({ validUntil }, today) ?? 0;
  const end = shortDate(validUntil);
  if (left < 0) {
    const renew = todo ?? `para renovar, npm run proposal revise ${number}`;
    return { state: 'expired', text: `venceu em ${end}`, todo: renew };
  }
  const sent = `enviada em ${shortDate(issuedOn)}`;
  if (left > ENDING_DAYS) return { state: 'sent', text: `${sent}, vale até ${end}`, todo };
  const when = left === 0 ? 'hoje' : left === 1 ? 'amanhã' : `em ${left} dias`;
  const remind = todo ?? 'lembre o cliente de que o prazo está acabando';
  return { state: 'ending', text: `${sent}, vence ${when}`, todo: remind };
}

/** The advice to ask a client who has not answered; empty if a new version is written, or the last day is near. */
function followUp(
  { status, issuedOn, validUntil, number, route }: SentVersion,
  next: Written | undefined,
  { today, url }: { today: string; url: string },
): Partial<Status> {
  const since = -(daysLeft({ validUntil: issuedOn }, today) ?? 0);
  const left = daysLeft({ validUntil }, today) ?? 0;
  if (status !== 'sent' || next || since < FOLLOW_UP_DAYS || left <= ENDING_DAYS) return {};
  const text = `enviada em ${shortDate(issuedOn)}, sem resposta há ${since} dias, vale até ${shortDate(validUntil)}`;
  const todo = `pergunte se ficou dúvida: “${clientMessages.followUp(number, url + route)}”`;
  return { state: 'waiting', text, todo };
}

function listWritten(written: Written): Omit<ListedProposal, keyof Status> {
  const { data, route } = written;
  const figures = computeProposal(data);
  return {
    number: data.number,
    version: data.version,
    route,
    replaced: [],
    client: partyOf(data.client),
    total: totalText(figures.pixTotalCents, figures),
    lastDay: lastDayOf(data),
  };
}

const WRONG: Status = {
  state: 'draft',
  text: 'com um problema',
  todo: 'corrija o arquivo: npm run dev mostra onde',
};

function writtenStatus(written: Written): Status {
  const unwritten = placeholdersIn(written.source);
  if (unwritten.length > 0) {
    const todo = `escreva o que falta${linesOf(unwritten)}`;
    return { state: 'draft', text: 'ainda com textos a escrever', todo };
  }
  const todo = `npm run proposal send ${written.name}`;
  if (written.data.draft)
    return { state: 'draft', text: 'rascunho', todo: `termine o texto, e ${todo}` };
  return { state: 'unsent', text: 'pronta, ainda não enviada', todo };
}
