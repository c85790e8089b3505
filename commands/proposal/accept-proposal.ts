// Records an acceptance beside what was sent, once its message agrees with that.

import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { shortDate } from '../../domain/dates.ts';
import type { Accepted, SentRecord } from '../../domain/proposal/sent-record.ts';
import { knownPassphrases } from '../../pipeline/kinds/proposal/read-passphrases.ts';
import {
  ACCEPTED_FILE,
  type Kept,
  readSent,
} from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import type { Run } from '../../pipeline/run.ts';
import { replaceFile } from '../../pipeline/store/replace-file.ts';
import { tellProblems } from '../terminal/complaint.ts';
import { type Checked, checkAcceptance, quoteIn } from './check-acceptance.ts';

export type AcceptResult =
  | { accepted: Accepted & Pick<SentRecord, 'number' | 'version'> & { folder: string } }
  /** A line a reason. */
  | { refused: string[] };

const NUMBER = /\d{4}-\d{3,4}(?!\d)/g;

/**
 * Nothing is written unless every word of the message follows from a version that was sent. What else it
 * says may make another offer of it (Código Civil, art. 431): `takesMore` when somebody read that.
 */
export function acceptProposal(message: string, run: Run, takesMore = false): AcceptResult {
  const { value: sent, problems = [] } = readSent(run.root);
  if (!sent) return { refused: [tellProblems(problems)] };
  const named = message.match(NUMBER)?.find((number) => sent.numbers.has(number));
  const number = sent.numbers.get(named ?? '');
  if (!number)
    return {
      refused: ['a mensagem não tem o número de nenhuma proposta enviada'],
    };
  let reasons: string[] = [];
  for (const version of number.versions.toReversed()) {
    const checked = check(message, version, run);
    if ('refused' in checked) {
      // The newest is meant, unless the message names another.
      if (reasons.length === 0 || message.includes(`versão ${version.version} `))
        reasons = checked.refused.map((reason) => `versão ${version.version}: ${reason}`);
      continue;
    }
    const refused =
      closed(version, number, sent.accepted) ?? (takesMore ? undefined : doubt(checked));
    return refused === undefined ? record(version, checked, run) : { refused: [refused] };
  }
  const { route } = number.last;
  const mend = `peça que o aceite venha de novo pela página ${route}, com nome e cargo, no fim dela`;
  // A page that has ended, or that cannot be opened here, is no help.
  const isPast = reasons.some((reason) => /vencido|senha|had ended|passphrase/.test(reason));
  return { refused: isPast ? reasons : [...reasons, mend] };
}

type Version = Kept<SentRecord>;
type Agreed = Extract<Checked, { accepted: Accepted }>;

function check(message: string, version: Version, run: Run): Checked {
  const passphrase = knownPassphrases(run)?.get(basename(version.file, '.md'));
  const quote = quoteIn(run.root, version, passphrase);
  if (quote) return checkAcceptance(message, quote, version, run.today);
  const reason =
    'a senha da proposta não está em .passphrases.json, e sem ela não dá para conferir';
  return { refused: [reason] };
}

/** Why nobody can accept it any more. */
function closed(
  version: Version,
  { number, last }: { number: string; last: Version },
  accepted: ReadonlyMap<string, Accepted>,
): string | undefined {
  const known = accepted.get(version.folder);
  if (known) return `${number}, versão ${version.version}, já foi aceita por ${known.name}`;
  if (version.withdrawnOn !== undefined)
    return `a versão ${version.version} foi retirada em ${shortDate(version.withdrawnOn)}`;
  return version === last
    ? undefined
    : `a versão ${version.version} foi substituída pela ${last.version}`;
}

function doubt({ more }: Agreed): string | undefined {
  if (more === '') return undefined;
  return `a mensagem fecha, mas diz mais: “${more}”. Com uma condição nova ela não é aceite, é outra proposta; se não há condição nenhuma, repita com --with-note`;
}

function record(
  { number, version, folder }: Version,
  checked: Agreed,
  { root }: Run,
): AcceptResult {
  const accepted = { ...checked.accepted, ...(checked.more !== '' && { note: checked.more }) };
  const text = HEADER + stringify(accepted, { lineWidth: 0 });
  replaceFile(join(root, folder, ACCEPTED_FILE), text);
  return { accepted: { ...accepted, number, version, folder } };
}

const HEADER =
  '# What the client accepted, as its message said it: npm run proposal accept checked it.\n\n';
