// Decides which proposals get a page in a build, and checks a proposal that is about to be sent.

import type { ProposalData } from '../../domain/content/proposal.ts';
import { compareText, type Problem } from '../../domain/problem.ts';
import type { Entry } from '../content/collections.ts';
import type { BuildConfig } from '../run/options.ts';
import type { Problems } from '../run/problems.ts';
import { latestOf, type SentVersion } from './sent.ts';

type Written = Entry<ProposalData>;

interface SelectContext {
  config: Pick<BuildConfig, 'today' | 'sending' | 'showsUnsent'>;
  sent: readonly SentVersion[];
}

/** True for a protected proposal; a number that was sent protected once is always protected. */
export function isProtected(data: ProposalData, sent: readonly SentVersion[]): boolean {
  return data.protected || sent.some(({ number, offer }) => number === data.number && !offer);
}

/** The proposals that get a page. Once one was sent, its next version is in the preview alone until it is sent too. */
export function selectProposals(
  { config, sent }: SelectContext,
  written: readonly Written[],
  problems: Problems,
): Written[] {
  const { sending, showsUnsent, today } = config;
  const sentBefore = new Map(latestOf(sent).map((last) => [last.number, last]));
  const visible = written.flatMap((proposal): Written | [] => {
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
    if (data.protected && !showsUnsent) {
      // Others may read the log of a build.
      const message =
        'uma versão protegida não foi enviada: nada dela é publicado até npm run proposal send';
      problems.notice({ message });
      return [];
    }
    if (!last) return proposal;
    const message = `${file} tem a versão ${data.version}, que não foi enviada: o cliente continua vendo a ${last.version} até npm run proposal send ${name}`;
    problems.notice({ message });
    return showsUnsent ? { ...proposal, route: last.route } : [];
  });
  return visible;
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
