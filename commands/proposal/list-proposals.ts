// Every proposal of the house with its state, and what there is to do about it today.

import { shortDate } from '../../domain/dates.ts';
import { compareText } from '../../domain/problem.ts';
import { partyOf } from '../../domain/proposal/client.ts';
import { daysLeft, ENDING_DAYS, lastDayOf } from '../../domain/proposal/expiry.ts';
import { figuresOf } from '../../domain/proposal/figures/figures.ts';
import type { Accepted, Declined, SentRecord } from '../../domain/proposal/sent-record.ts';
import { totalText } from '../../domain/proposal/words/fee-words.ts';
import type { Words } from '../../domain/words.ts';
import type { Content, House } from '../../pipeline/kinds/collections.ts';
import { readSent, type Sent } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import { starterTextsIn } from '../../pipeline/kinds/proposal/starter-texts.ts';
import type { Run } from '../../pipeline/run.ts';
import { lookUp } from '../new/known.ts';
import { tellWriter } from '../terminal/language.ts';

export type State =
  | 'draft'
  | 'unsent'
  | 'sent'
  | 'ending'
  | 'expired'
  | 'accepted'
  | 'declined'
  | 'withdrawn';

export interface ListedProposal {
  number: string;
  version: number;
  /** Undefined of a protected one whose file is gone. */
  client: string | undefined;
  /** In words, of what is chosen at first; undefined where the file is gone, or says another version. */
  total: string | undefined;
  state: State;
  /** What the state is, and what to do today, if anything. */
  says: string;
  todo: string | undefined;
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

type Written = Content['proposals'][number];

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
    const answer = (yes && taken(yes)) ?? (no && refused(no));
    const standing = stateOf(written, last, today);
    // A higher version is a new question.
    const { version, ...state } =
      last && answer && (yes || standing.version === last.version)
        ? { version: last.version, ...answer }
        : standing;
    const isItsFile = written?.data.version === version;
    const figures = isItsFile ? figuresOf(written.data)() : undefined;
    return {
      ...{ number, version, ...state },
      lastDay: last ? lastDayOf(last) : written?.data.validUntil,
      route: last?.route ?? written?.route ?? '',
      replaced: versions.slice(0, -1).map((one) => {
        const was = accepted.get(one.folder);
        const says = was
          ? taken(was).says
          : tellWriter({
              en: `sent on ${shortDate(one.issuedOn)}`,
              pt: `enviada em ${shortDate(one.issuedOn)}`,
            });
        return tellWriter({
          en: `version ${one.version}, ${says}, replaced`,
          pt: `versão ${one.version}, ${says}, substituída`,
        });
      }),
      client: last?.client ?? (written && partyOf(written.data.client)),
      total:
        figures && house
          ? totalText(house.labels.proposal, figures.pixTotalCents, figures)
          : undefined,
    };
  });
  return listed.sort(
    (a, b) =>
      URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state) || compareText(b.number, a.number),
  );
}

type Standing = Pick<ListedProposal, 'version' | 'state' | 'says' | 'todo'>;

function stateOf(
  written: Written | undefined,
  last: SentRecord | undefined,
  today: string,
): Standing {
  const isNewer = written !== undefined && written.data.version > (last?.version ?? 0);
  if (isNewer && (written.data.draft || !last || last.withdrawnOn)) return unsent(written);
  if (!last) return unsent(written);
  const { version, issuedOn } = last;
  const send = written && `npm run proposal:send ${written.name}`;
  if (last.withdrawnOn !== undefined) {
    const says = tellWriter({
      en: `withdrawn on ${shortDate(last.withdrawnOn)}`,
      pt: `retirada em ${shortDate(last.withdrawnOn)}`,
    });
    return { version, state: 'withdrawn', says, todo: undefined };
  }
  const next = isNewer
    ? tellWriter({
        en: `version ${written.data.version} is ready: ${send}`,
        pt: `a versão ${written.data.version} está pronta: ${send}`,
      })
    : undefined;
  const sent = tellWriter({
    en: `sent on ${shortDate(issuedOn)}`,
    pt: `enviada em ${shortDate(issuedOn)}`,
  });
  const left = daysLeft(last, today) ?? Number.POSITIVE_INFINITY;
  const end = shortDate(lastDayOf(last) ?? issuedOn);
  const again = next ?? tellWriter(send === undefined ? WRITE_AGAIN : raise(send));
  if (left < 0)
    return {
      version,
      state: 'expired',
      says: tellWriter({ en: `ended on ${end}`, pt: `venceu em ${end}` }),
      todo: again,
    };
  if (left > ENDING_DAYS) {
    return {
      version,
      state: 'sent',
      says: tellWriter({ en: `${sent}, holds until ${end}`, pt: `${sent}, vale até ${end}` }),
      todo: next,
    };
  }
  const says = `${sent}, ${tellWriter(ending(left))}`;
  return { version, state: 'ending', says, todo: next ?? tellWriter(REMIND) };
}

const WRITE_AGAIN = {
  en: 'to renew it, raise version and write the file again',
  pt: 'para renovar, aumente version e escreva o arquivo de novo',
};
const REMIND = {
  en: 'remind the client that the time is running out',
  pt: 'lembre o cliente de que o prazo está acabando',
};

function raise(send: string): Words {
  return {
    en: `to renew it, raise version and ${send}`,
    pt: `para renovar, aumente version e ${send}`,
  };
}

function ending(daysLeft: number): Words {
  if (daysLeft === 0) return { en: 'ends today', pt: 'vence hoje' };
  if (daysLeft === 1) return { en: 'ends tomorrow', pt: 'vence amanhã' };
  return { en: `ends in ${daysLeft} days`, pt: `vence em ${daysLeft} dias` };
}

type Answer = Omit<Standing, 'version'>;

function taken({ name, acceptedOn, total }: Accepted): Answer {
  const says = tellWriter({
    en: `accepted on ${shortDate(acceptedOn)} by ${name}: ${total}`,
    pt: `aceita em ${shortDate(acceptedOn)} por ${name}: ${total}`,
  });
  return { state: 'accepted', says, todo: undefined };
}

function refused({ declinedOn, reason }: Declined): Answer {
  const day = shortDate(declinedOn);
  const why = reason ? `: ${reason}` : '';
  const says = tellWriter({ en: `declined on ${day}${why}`, pt: `recusada em ${day}${why}` });
  return { state: 'declined', says, todo: undefined };
}

function unsent(written: Written | undefined): Standing {
  const { version = 1, draft = false } = written?.data ?? {};
  if (draft) {
    const todo = tellWriter({
      en: 'finish the text and remove the line draft: true',
      pt: 'termine o texto e tire a linha draft: true',
    });
    return { version, state: 'draft', says: tellWriter({ en: 'draft', pt: 'rascunho' }), todo };
  }
  const lines = written ? starterTextsIn(written).map(({ line }) => line) : [];
  if (lines.length > 0) {
    const all = [...new Set(lines)];
    const todo = tellWriter({
      en: `rewrite the sentences of the starter: line ${all.join(' and ')}`,
      pt: `reescreva as frases do modelo: linha ${all.join(' e ')}`,
    });
    return {
      version,
      state: 'draft',
      says: tellWriter({
        en: 'still with sentences of the starter',
        pt: 'ainda com frases do modelo',
      }),
      todo,
    };
  }
  const todo = `npm run proposal:send ${written?.name ?? ''}`.trimEnd();
  return {
    version,
    state: 'unsent',
    says: tellWriter({ en: 'ready, not sent yet', pt: 'pronta, ainda não enviada' }),
    todo,
  };
}

export const PROTECTED = { en: '(protected)', pt: '(protegida)' };

/** A block a proposal, so that nothing is cut on a narrow terminal; `url` is where the site lives. */
export function formatList(listed: readonly ListedProposal[], url: string): string {
  if (listed.length === 0)
    return tellWriter({
      en: 'No proposal yet: npm run new proposal',
      pt: 'Nenhuma proposta ainda: npm run new proposal',
    });
  const blocks = listed.map(({ number, version, client, total, ...one }) =>
    [
      `${number} v${version}  ${client ?? tellWriter(PROTECTED)}${total ? `  ${total}` : ''}`,
      `  ${one.says}`,
      ...one.replaced.map((before) => `  ${before}`),
      `  ${url}${one.route}`,
      ...(one.todo ? [`  ${tellWriter({ en: 'today', pt: 'hoje' })}: ${one.todo}`] : []),
    ].join('\n'),
  );
  return blocks.join('\n\n');
}
