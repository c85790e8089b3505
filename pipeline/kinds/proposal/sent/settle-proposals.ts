// Decides what stands at each proposal's address: the files that were sent, or a page made from its content.

import type { ProposalData } from '../../../../domain/content/proposal.ts';
import type { ProposalLibrary } from '../../../../domain/content/proposal-library.ts';
import { compareText, type Notice, type Problem } from '../../../../domain/problem.ts';
import { partyOf } from '../../../../domain/proposal/client.ts';
import { lastDayOf } from '../../../../domain/proposal/expiry.ts';
import type { SentRecord, TermsRecord } from '../../../../domain/proposal/sent-record.ts';
import { SINGLE_FILES } from '../../../read/list-content.ts';
import { readText } from '../../../read/read-source.ts';
import type { Run } from '../../../run.ts';
import type { Outcome } from '../../../stages.ts';
import type { Content, Entry, House } from '../../collections.ts';
import { noticeTodos, todosIn } from '../../todos.ts';
import type { Kept, Sent, SentNumber } from './read-sent.ts';
import { tell, tellLost, tellTerms } from './tell-owner.ts';

export interface Settled {
  /** Those whose pages are made. */
  proposals: Entry<ProposalData>[];
  /** Those whose files are copied, each the last version of its number. */
  sent: Kept<SentRecord>[];
  /** Those of them that their clients have not answered. */
  waiting: Kept<SentRecord>[];
  terms: Kept<TermsRecord>[];
  /** Addresses that clients were given and that show no proposal any more. */
  goneRoutes: string[];
}

type WrittenProposal = Entry<ProposalData>;

interface Written extends Pick<Content, 'proposals' | 'pages'> {
  library: ProposalLibrary;
}

export function settleProposals(
  run: Run,
  house: House | undefined,
  { proposals: written, pages, library }: Written,
  sent: Sent | undefined,
): Outcome<Settled> {
  const refused = run.sending && house ? checkSender(house) : [];
  if (!sent) {
    const value = { proposals: [...written], sent: [], waiting: [], terms: [], goneRoutes: [] };
    return { value, problems: refused };
  }
  const { numbers, terms, accepted, declined } = sent;
  const proposals = written.flatMap((proposal) => settle(run, proposal, numbers));
  const replaced = new Set(proposals.map(({ data }) => data.number));
  const shown = [...numbers.values()].filter(
    ({ number, last }) => last.withdrawnOn === undefined && !replaced.has(number),
  );
  const copied = shown.map(({ last }) => last);
  const routes = new Set([...proposals, ...copied].map(({ route }) => route));
  const given = [...numbers.values()].flatMap(({ versions }) => versions);
  const gone = new Set(given.map(({ route }) => route).filter((route) => !routes.has(route)));
  const isSent = ({ file }: WrittenProposal): boolean => file === run.sending?.file;
  // Only who may still accept is to know that the library says something else by now.
  const libraryFor = (last: Kept<SentRecord> | undefined) =>
    last && isClosed(run, last, sent) ? (last.library as ProposalLibrary) : library;
  const told = [
    ...written
      .filter((one) => !isSent(one))
      .flatMap((one) => {
        const last = numbers.get(one.data.number)?.last;
        return tell(run.root, one, last, libraryFor(last)) ?? [];
      }),
    ...tellTerms(pages, terms),
    // Each save of a preview would ask git anew.
    ...(run.unsent ? [] : tellLost(run.root, sent)),
  ];
  return {
    value: {
      ...{ proposals, sent: copied, terms, goneRoutes: [...gone] },
      waiting: copied.filter(({ folder }) => !accepted.has(folder) && !declined.has(folder)),
    },
    problems: [
      ...refused,
      ...proposals.filter(isSent).flatMap(todosIn),
      ...checkNumbers(written, sent),
    ],
    notices: [
      ...told.map((message) => ({ message })),
      ...(run.sending ? [] : noticeTodos(proposals)),
    ],
  };
}

/** Whether its client has answered, or cannot accept it any more; of one without a library nothing depends on it. */
function isClosed({ today }: Run, last: Kept<SentRecord>, { accepted, declined }: Sent): boolean {
  if (!last.library) return false;
  return (
    accepted.has(last.folder) || declined.has(last.folder) || (lastDayOf(last) ?? today) < today
  );
}

/** The proposal whose page is made, or none where what was sent stands at its address. */
function settle(
  run: Run,
  proposal: WrittenProposal,
  numbers: ReadonlyMap<string, SentNumber>,
): WrittenProposal | [] {
  const last = numbers.get(proposal.data.number)?.last;
  if (last && proposal.data.version <= last.version) return [];
  if (run.sending?.file === proposal.file) {
    return { ...proposal, data: { ...proposal.data, issuedOn: run.today } };
  }
  return last && !run.unsent ? [] : proposal;
}

/** What a client pays to, answers to and signs with: what only stands for the real value leads to nobody. */
function checkSender({ site, sources }: House): Problem[] {
  const { pix, placeholders, legalName, cnpj, url, email, phone } = site;
  const seen = { legalName, cnpj, url, email, phone, 'pix.key': pix.key };
  return Object.entries(seen).flatMap(([path, value]) => {
    if (!placeholders.some((placeholder) => value.includes(placeholder))) return [];
    return {
      file: SINGLE_FILES.site,
      ...sources.site?.placeOf(path.split('.')),
      path,
      message: `esperado: ${path} de verdade da sua empresa antes de enviar uma proposta; encontrado: ${value}, um valor de exemplo`,
      fix:
        path === 'pix.key'
          ? 'escreva a chave que o seu banco deu, com o nome e a cidade que vão com ela'
          : 'escreva o valor de verdade e tire o de exemplo de placeholders:',
    };
  });
}

/** The same, with a notice a file in the place of the problems of sources of what was sent. */
export function freeSources<Value>(
  run: Run,
  sent: Sent | undefined,
  outcome: Outcome<Value>,
): Outcome<Value> {
  const { problems = [], notices = [] } = outcome;
  const free = new Set<string>();
  const told: Notice[] = [];
  for (const { last } of sent?.numbers.values() ?? []) {
    const first = problems.find(({ file }) => file === last.file);
    if (!first || isNext(run, last)) continue;
    free.add(last.file);
    const message = `${last.file} tem um problema, e os clientes continuam vendo a versão ${last.version} como foi enviada: ${first.message}`;
    told.push({ message });
  }
  const others = problems.filter(({ file }) => !free.has(file));
  return { ...outcome, problems: others, notices: [...notices, ...told] };
}

/** Whether it is being sent, or says a higher version, which is about to be: it has to be right. */
function isNext({ root, sending }: Run, last: { file: string; version: number }): boolean {
  if (sending?.file === last.file) return true;
  const { text = '' } = readText(root, last.file);
  return Number(/^"?version"?: *"?(\d+)/m.exec(text)?.[1]) > last.version;
}

/** The number is the file's that was sent, or else the first by name. */
function checkNumbers(
  written: readonly WrittenProposal[],
  { numbers, forgotten }: Sent,
): Problem[] {
  return [...new Set(written.map(({ data }) => data.number))].flatMap((number) => {
    const files = written.filter(({ data }) => data.number === number);
    const last = numbers.get(number)?.last;
    const rank = ({ file }: WrittenProposal): number => (file === last?.file ? 0 : 1);
    const [owner, ...others] = files.sort(
      (a, b) => rank(a) - rank(b) || compareText(a.file, b.file),
    );
    const doubled = others.map((other) => taken(other, `que também está em ${owner?.file}`));
    if (!owner) return doubled;
    const since = forgotten.get(number);
    if (since) return [taken(owner, `de um cliente esquecido em ${since}`), ...doubled];
    const isOthers = last?.client !== undefined && last.client !== partyOf(owner.data.client);
    if (!isOthers || last.file === owner.file) return doubled;
    return [taken(owner, `de uma proposta enviada a partir de ${last.file}`), ...doubled];
  });
}

function taken({ file, source, data }: WrittenProposal, whose: string): Problem {
  return {
    file,
    ...source.placeOf(['number']),
    path: 'number',
    message: `esperado: um número só desta proposta; encontrado: ${data.number}, ${whose}`,
    fix: 'escreva aqui o próximo número livre, ou apague a proposta que não vale mais',
  };
}
