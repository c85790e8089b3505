// Decides which proposals get a page in a build, and checks a proposal that is about to be sent.

import type { ProposalData } from '../../domain/content/proposal.ts';
import type { Site as Company } from '../../domain/content/site.ts';
import { compareText, type Notice, type Problem } from '../../domain/problem.ts';
import { type Entry, RECORDS } from '../load.ts';
import type { Run } from '../options.ts';
import type { Problems } from '../problems.ts';
import { placeAt, type Source } from '../source.ts';
import { latestOf, type SentVersion } from './sent.ts';

type Written = Entry<ProposalData>;

interface Setting {
  run: Pick<Run, 'today' | 'sending' | 'unsent'>;
  company: Company;
  /** The source of content/site.yaml. */
  source: Source | undefined;
  sent: readonly SentVersion[];
}

/** True for a protected proposal; a number that was sent protected once is always protected. */
export function isProtected(data: ProposalData, sent: readonly SentVersion[]): boolean {
  return data.protected || sent.some(({ number, offer }) => number === data.number && !offer);
}

/** The proposals to make pages of. Until it is sent, a new version is shown in a preview alone, at the sent address. */
export function prepareProposals(
  { run, company, source, sent }: Setting,
  written: readonly Written[],
  problems: Problems,
): Written[] {
  const { sending, unsent, today } = run;
  const sentBefore = new Map(latestOf(sent).map((last) => [last.number, last]));
  const shown = written.flatMap((proposal): Written | [] => {
    const { file, name, data } = proposal;
    const last = sentBefore.get(data.number);
    const twin = written.find(
      (other) => other.data.number === data.number && compareText(other.file, file) < 0,
    );
    if (twin) problems.add(numberTaken(proposal, twin));
    if (last && data.version <= last.version) {
      problems.add(sentAlready(proposal, last));
      return [];
    }
    const isSending = sending?.file === file;
    const encrypted = data.protected || (isSending && sending.isProtected);
    // Only with a protected proposal can something leak by accident; otherwise the notice is for sending alone.
    const asks = isSending || sent.some(({ offer }) => !offer);
    if (asks && !last && !encrypted && data.version > 1) {
      const message = `${file} é a versão ${data.version} de ${data.number}, e nenhuma antes dela foi enviada: se o número mudou, volte ao de antes; se aquela tinha senha, escreva protected: true`;
      problems.notice({ message });
    }
    if (isSending) {
      const route = last?.route ?? (encrypted ? sending.route : proposal.route);
      return { ...proposal, route, data: { ...data, protected: encrypted, issuedOn: today } };
    }
    if (data.protected && !unsent) {
      // Others may read the log of a build.
      const message =
        'uma versão protegida não foi enviada: nada dela é publicado até npm run proposal send';
      problems.notice({ message });
      return [];
    }
    if (!last) return proposal;
    const message = `${file} tem a versão ${data.version}, que não foi enviada: o cliente continua vendo a ${last.version} até npm run proposal send ${name}`;
    problems.notice({ message });
    return unsent ? { ...proposal, route: last.route } : [];
  });
  if (!sending) problems.notice(...noticeTodos(shown));
  else {
    problems.add(...placeholdersIn(company, source));
    problems.add(...shown.filter(({ file }) => file === sending.file).flatMap(todosIn));
  }
  return shown;
}

/** Values that a client reads, or uses to write, pay and sign; the terms name `dataOfficer`. */
const SHOWN = [
  ...(['brand', 'legalName', 'cnpj', 'url', 'email', 'phone', 'address', 'dataOfficer'] as const),
  'pix' as const,
];

/** A problem for each placeholder in these values, which would mislead the client. */
function placeholdersIn(site: Company, source: Source | undefined): Problem[] {
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
      file: RECORDS.site.file,
      ...source?.at(path),
      message: `esperado: ${name} de verdade da sua empresa antes de enviar uma proposta; encontrado: ${text}, um valor de exemplo`,
      fix:
        name === 'pix.key'
          ? 'escreva a chave que o seu banco deu, com o nome e a cidade que vão com ela'
          : 'escreva o valor de verdade e tire o de exemplo de placeholders:',
    };
  });
}

function numberTaken({ source, data }: Written, twin: Written): Problem {
  return {
    ...source.at(['number']),
    message: `esperado: um número só desta proposta; encontrado: ${data.number}, que também está em ${twin.file}`,
    fix: 'escreva aqui o próximo número livre, ou apague a proposta que não vale mais',
  };
}

function sentAlready({ source, data }: Written, last: SentVersion): Problem {
  return {
    ...source.at(['version']),
    message: `esperado: uma versão depois da ${last.version} de ${data.number}, que já foi enviada; encontrado: ${data.version}`,
    fix: `escreva version: ${last.version + 1}; se é outra proposta, o próximo número livre; se é a que foi enviada, apague este arquivo`,
  };
}

/** Finds texts of a starter that are still to be written: no proposal is sent with one, and --strict publishes none. */
export function todosIn({ file, source }: Pick<Entry, 'file' | 'source'>): Problem[] {
  if (!source.text.includes('TODO') && !source.text.includes('# A escrever: ')) return [];
  // Code may have a TODO of its own.
  const text = source.text.replace(CODE, (code) => code.replace(/\S/g, ' '));
  return [...text.matchAll(MARKS)].map(({ index, 1: mark }) => ({
    file,
    ...placeAt(source.text, index),
    message: `esperado: o texto de verdade; encontrado: ${mark ?? 'TODO'}`,
    fix: mark
      ? 'escreva, e apague este comentário'
      : 'escreva no lugar de TODO e das palavras depois dele',
  }));
}

/** The marks of starters, and a TODO that is all of a line or a value. A text may well say “o Brasil TODO”. */
const MARKS = /\bTODO(?=:)|TODO(?<=^\W*(?:\w[\w-]*:\W*)?TODO)(?=["'\s]*$)|# (A escrever: .*)/gm;

/** Code in a text: between fences, or in a line. */
const CODE = /^ {0,3}(```+|~~~+)[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))|`[^`\n]+`/gm;

/** `linha 6`, `linhas 6, 11 e 12`. */
export function linesOf(places: readonly Pick<Problem, 'line'>[]): string {
  const lines = [...new Set(places.map(({ line }) => String(line)))];
  return `${lines.length > 1 ? 'linhas' : 'linha'} ${new Intl.ListFormat('pt-BR').format(lines)}`;
}

/** One notice a file; `--strict` shows each place. */
export function noticeTodos(entries: readonly Pick<Entry, 'file' | 'source'>[]): Notice[] {
  return entries.flatMap((entry) => {
    const found = todosIn(entry);
    if (found.length === 0) return [];
    const isTodo = found.some(({ message }) => message.endsWith('TODO'));
    const what = isTodo ? 'ainda diz TODO' : 'ainda tem textos a escrever';
    return { message: `${entry.file} ${what}: ${linesOf(found)}`, strict: found };
  });
}
