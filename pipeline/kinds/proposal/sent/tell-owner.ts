// What the owner of proposals should know of those that were sent: which say something else by now, and which are gone.

import { spawnSync } from 'node:child_process';
import type { ProposalData } from '../../../../domain/content/proposal.ts';
import type { ProposalLibrary } from '../../../../domain/content/proposal-library.ts';
import type { SentRecord } from '../../../../domain/proposal/sent-record.ts';
import { SENT_FOLDER } from '../../../read/list-content.ts';
import type { Content, Entry } from '../../collections.ts';
import { termsVersion } from '../../pages/content-page.tsx';
import { differences, textDigest } from './compare-source.ts';
import { type Kept, RECORD_FILE, type Sent, versionFolder } from './read-sent.ts';

/** What its owner should know of a proposal and of the last version that was sent. */
export function tell(
  root: string,
  { file, name, data, source }: Entry<ProposalData>,
  last: Kept<SentRecord> | undefined,
  library: ProposalLibrary,
): string | undefined {
  const send = `npm run proposal send ${name}`;
  if (!last) {
    if (data.issuedOn === undefined) return undefined;
    return `${file} tem data de emissão, e a versão ${data.version} não foi enviada: ${send}`;
  }
  const { version, withdrawnOn, issuedOn } = last;
  if (data.version > version) {
    const shown = withdrawnOn
      ? 'a proposta continua retirada'
      : `os clientes continuam vendo a versão ${version}`;
    return `${file} tem uma versão ${data.version} que não foi enviada: ${shown} até ${send}`;
  }
  // npm run proposal list goes on saying it, and nothing is to be done.
  if (withdrawnOn) return undefined;
  const changed = differences(root, last, source, library);
  if (changed.length === 0) return undefined;
  return `${file} não está como foi enviado em ${issuedOn}, e os clientes continuam vendo a versão ${version} como era: ${changed.join(', ')}; para mostrar, escreva version: ${version + 1} e ${send}`;
}

/** Terms that say something else under the month that clients have accepted. */
export function tellTerms(pages: Content['pages'], terms: Sent['terms']): string[] {
  return pages.flatMap(({ file, data, source }) => {
    const kept = terms.find(({ route }) => route === termsVersion(data));
    if (!kept || kept.text === textDigest(source)) return [];
    return `${file} não está como os clientes aceitaram, e ${kept.route} continua mostrando como era: escreva o mês da mudança em updatedOn`;
  });
}

/** A record that a commit once had: a reverted commit or a deleted folder un-sends without a word. */
export function tellLost(root: string, { numbers, forgotten }: Sent): string[] {
  const words = ['log', '--diff-filter=A', '--format=', '--name-only', '--relative'];
  const history = spawnSync('git', [...words, '--', `${SENT_FOLDER}/*/${RECORD_FILE}`], {
    cwd: root,
    encoding: 'utf8',
  });
  const folders = new Set(history.stdout?.split('\n').map((file) => file.replace(/\/[^/]*$/, '')));
  return [...folders].sort().flatMap((folder) => {
    const [, number = '', version = ''] = /\/(\d{4}-\d+)-v(\d+)$/.exec(folder) ?? [];
    const isThere = numbers.get(number)?.versions.some((kept) => kept.folder === folder);
    if (number === '' || isThere || forgotten.has(number)) return [];
    return `a versão ${version} da proposta ${number} foi enviada, e ${versionFolder(number, Number(version))}/ sumiu: recupere do controle de versões, ou npm run proposal forget ${number}`;
  });
}
