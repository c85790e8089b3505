// Records an acceptance beside what was sent, once its message agrees with that.

import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { shortDate } from '../../domain/dates.ts';
import type { Accepted, SentRecord } from '../../domain/proposal/sent-record.ts';
import { knownPassphrases } from '../../pipeline/kinds/proposal/read-passphrases.ts';
import { ACCEPTED_FILE, readSent } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import type { Run } from '../../pipeline/run.ts';
import { replaceFile } from '../../pipeline/store/replace-file.ts';
import { problemInPortuguese } from '../portuguese/in-portuguese.ts';
import { checkAcceptance, quoteIn } from './check-acceptance.ts';

export type AcceptResult =
  | { accepted: Accepted & Pick<SentRecord, 'number' | 'version'> & { folder: string } }
  /** In Portuguese, a line a reason. */
  | { refused: string[] };

const NUMBER = /\d{4}-\d{3,4}(?!\d)/g;

/** Nothing is written unless every word of the message follows from a version that was sent. */
export function acceptProposal(message: string, run: Run): AcceptResult {
  const { value: sent, problems = [] } = readSent(run.root);
  if (!sent) return { refused: problems.map(problemInPortuguese) };
  const named = message.match(NUMBER)?.find((number) => sent.numbers.has(number));
  const number = sent.numbers.get(named ?? '');
  if (!number) return { refused: ['a mensagem não tem o número de nenhuma proposta enviada'] };
  const reasons: string[] = [];
  for (const version of number.versions.toReversed()) {
    const passphrase = knownPassphrases(run)?.get(basename(version.file, '.md'));
    const quote = quoteIn(run.root, version, passphrase);
    const checked = quote
      ? checkAcceptance(message, quote, version, run.today)
      : {
          refused: [
            'a senha da proposta não está em .passphrases.json, e sem ela não dá para conferir',
          ],
        };
    if ('refused' in checked) {
      reasons.push(...checked.refused.map((reason) => `versão ${version.version}: ${reason}`));
      continue;
    }
    const { folder } = version;
    const known = sent.accepted.get(folder);
    if (known)
      return {
        refused: [`${number.number}, versão ${version.version}, já foi aceita por ${known.name}`],
      };
    if (version.withdrawnOn !== undefined) {
      return {
        refused: [`a versão ${version.version} foi retirada em ${shortDate(version.withdrawnOn)}`],
      };
    }
    if (version !== number.last) {
      return {
        refused: [`a versão ${version.version} foi substituída pela ${number.last.version}`],
      };
    }
    replaceFile(
      join(run.root, folder, ACCEPTED_FILE),
      `${HEADER}${stringify(checked.accepted, { lineWidth: 0 })}`,
    );
    return {
      accepted: { ...checked.accepted, number: number.number, version: version.version, folder },
    };
  }
  return { refused: reasons };
}

const HEADER =
  '# What the client accepted, as its message said it: npm run proposal:accept checked it.\n\n';
