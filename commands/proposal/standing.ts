// How a proposal stands, and what there is to do about it today.

import { shortDate } from '../../domain/dates.ts';
import { daysLeft, ENDING_DAYS, lastDayOf } from '../../domain/proposal/expiry.ts';
import type { Accepted, Declined, SentRecord } from '../../domain/proposal/sent-record.ts';
import type { Content } from '../../pipeline/kinds/collections.ts';
import { todosIn } from '../../pipeline/kinds/todos.ts';

export type State =
  | 'draft'
  | 'unsent'
  | 'sent'
  | 'ending'
  | 'expired'
  | 'accepted'
  | 'declined'
  | 'withdrawn';

type Written = Content['proposals'][number];

export interface Standing {
  version: number;
  state: State;
  /** What the state is, and what to do today, if anything. */
  says: string;
  todo: string | undefined;
}

export function stateOf(
  written: Written | undefined,
  last: SentRecord | undefined,
  today: string,
): Standing {
  const isNewer = written !== undefined && written.data.version > (last?.version ?? 0);
  if (isNewer && (written.data.draft || !last || last.withdrawnOn)) return unsent(written);
  if (!last) return unsent(written);
  const { version, issuedOn } = last;
  const send = written && `npm run proposal send ${written.name}`;
  if (last.withdrawnOn !== undefined) {
    const says = `retirada em ${shortDate(last.withdrawnOn)}`;
    return { version, state: 'withdrawn', says, todo: undefined };
  }
  const next = isNewer ? `a versão ${written.data.version} está pronta: ${send}` : undefined;
  const sent = `enviada em ${shortDate(issuedOn)}`;
  const left = daysLeft(last, today) ?? Number.POSITIVE_INFINITY;
  const end = shortDate(lastDayOf(last) ?? issuedOn);
  const again = next ?? (send === undefined ? WRITE_AGAIN : raise(send));
  if (left < 0)
    return {
      version,
      state: 'expired',
      says: `venceu em ${end}`,
      todo: again,
    };
  if (left > ENDING_DAYS) {
    return {
      version,
      state: 'sent',
      says: `${sent}, vale até ${end}`,
      todo: next,
    };
  }
  const says = `${sent}, ${ending(left)}`;
  return { version, state: 'ending', says, todo: next ?? REMIND };
}

const WRITE_AGAIN = 'para renovar, aumente version e escreva o arquivo de novo';
const REMIND = 'lembre o cliente de que o prazo está acabando';

function raise(send: string): string {
  return `para renovar, aumente version e ${send}`;
}

function ending(daysLeft: number): string {
  if (daysLeft === 0) return 'vence hoje';
  if (daysLeft === 1) return 'vence amanhã';
  return `vence em ${daysLeft} dias`;
}

type Answer = Omit<Standing, 'version'>;

/** A deal stays one when its page is taken down afterwards. */
export function taken({ name, acceptedOn, total }: Accepted, withdrawnOn?: string): Answer {
  const gone = withdrawnOn && shortDate(withdrawnOn);
  const says = `aceita em ${shortDate(acceptedOn)} por ${name}: ${total}${gone ? `; retirada em ${gone}` : ''}`;
  return { state: 'accepted', says, todo: undefined };
}

export function refused({ declinedOn, reason }: Declined): Answer {
  const day = shortDate(declinedOn);
  const why = reason ? `: ${reason}` : '';
  const says = `recusada em ${day}${why}`;
  return { state: 'declined', says, todo: undefined };
}

function unsent(written: Written | undefined): Standing {
  const { version = 1, draft = false } = written?.data ?? {};
  if (draft) {
    const todo = 'termine o texto e tire a linha draft: true';
    return { version, state: 'draft', says: 'rascunho', todo };
  }
  const lines = written ? todosIn(written).map(({ line }) => line) : [];
  if (lines.length > 0) {
    const all = [...new Set(lines)];
    const todo = `reescreva as frases do modelo: linha ${all.join(' e ')}`;
    return {
      version,
      state: 'draft',
      says: 'ainda com frases do modelo',
      todo,
    };
  }
  const todo = `npm run proposal send ${written?.name ?? ''}`.trimEnd();
  return {
    version,
    state: 'unsent',
    says: 'pronta, ainda não enviada',
    todo,
  };
}
