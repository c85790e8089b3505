// Which proposals a build makes pages of, and what has to be right before one is sent.

import type { ProposalData } from '../../../domain/content/proposal.ts';
import { compareText, type Notice, type Problem } from '../../../domain/problem.ts';
import { SINGLE_FILES } from '../../read/list-content.ts';
import type { Run } from '../../run.ts';
import type { Outcome } from '../../stages.ts';
import type { Entry, House } from '../collections.ts';
import { noticeTodos, todosIn } from '../todos.ts';
import { latestOf, type SentVersion } from './sent.ts';

type Written = Entry<ProposalData>;

/** A new version of what was sent has its address, and is shown in a preview alone until it is sent. */
export function prepareProposals(
  run: Run,
  house: House | undefined,
  written: readonly Written[],
  sent: readonly SentVersion[],
): Outcome<Written[]> {
  const problems: Problem[] = [];
  const notices: Notice[] = [];
  const sentBefore = new Map(latestOf(sent).map((last) => [last.number, last]));
  const value = written.flatMap((proposal): Written | [] => {
    const { file, name, data } = proposal;
    const last = sentBefore.get(data.number);
    const twin = written.find(
      (other) => other.data.number === data.number && compareText(other.file, file) < 0,
    );
    if (twin) problems.push(numberTaken(proposal, twin));
    if (last && data.version <= last.version) {
      problems.push(sentAlready(proposal, last));
      return [];
    }
    const { sending } = run;
    if (sending?.file === file) {
      const route = last?.route ?? sending.route ?? proposal.route;
      return { ...proposal, route, data: { ...data, issuedOn: run.today } };
    }
    if (!last) return proposal;
    const message = `${file} tem a versão ${data.version}, que não foi enviada: o cliente continua vendo a ${last.version} até npm run proposal send ${name}`;
    notices.push({ message });
    return run.unsent ? { ...proposal, route: last.route } : [];
  });
  if (!run.sending) return { value, problems, notices: [...notices, ...noticeTodos(value)] };
  const todos = value.filter(({ file }) => file === run.sending?.file).flatMap(todosIn);
  const sender = house ? placeholdersIn(house) : [];
  return { value, problems: [...problems, ...sender, ...todos], notices };
}

/** What a client reads, presses, pays to and signs with; the last is named by the terms. */
const SHOWN = [
  ...(['brand', 'legalName', 'cnpj', 'url', 'email', 'phone', 'address', 'dataOfficer'] as const),
  'pix' as const,
];

/** What only stands for the real value leads to nobody. */
function placeholdersIn({ site, sources }: House): Problem[] {
  const values = SHOWN.flatMap((key) => {
    const value = site[key];
    return typeof value === 'object'
      ? Object.entries(value).map(([part, text]) => ({ path: [key, part], text: String(text) }))
      : [{ path: [key], text: value ?? '' }];
  });
  return values.flatMap(({ path, text }) => {
    if (!site.placeholders.some((placeholder) => text.includes(placeholder))) return [];
    const name = path.join('.');
    return {
      file: SINGLE_FILES.site,
      ...sources.site?.placeOf(path),
      path: name,
      message: `esperado: ${name} de verdade da sua empresa antes de enviar uma proposta; encontrado: ${text}, um valor de exemplo`,
      fix:
        name === 'pix.key'
          ? 'escreva a chave que o seu banco deu, com o nome e a cidade que vão com ela'
          : 'escreva o valor de verdade e tire o de exemplo de placeholders:',
    };
  });
}

function numberTaken({ file, source, data }: Written, twin: Written): Problem {
  return {
    file,
    ...source.placeOf(['number']),
    path: 'number',
    message: `esperado: um número só desta proposta; encontrado: ${data.number}, que também está em ${twin.file}`,
    fix: 'escreva aqui o próximo número livre, ou apague a proposta que não vale mais',
  };
}

function sentAlready({ file, source, data }: Written, last: SentVersion): Problem {
  return {
    file,
    ...source.placeOf(['version']),
    path: 'version',
    message: `esperado: uma versão depois da ${last.version} de ${data.number}, que já foi enviada; encontrado: ${data.version}`,
    fix: `escreva version: ${last.version + 1}; se é outra proposta, o próximo número livre; se é a que foi enviada, apague este arquivo`,
  };
}
