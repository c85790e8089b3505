// Proposals of content/proposals/: the entries are those whose page is made, and not kept as it was sent.

import { proposalFills } from '../../../domain/content/fills.ts';
import {
  type ProposalData,
  type ProposalFile,
  proposalFileSchema,
} from '../../../domain/content/proposal.ts';
import type { Problem } from '../../../domain/problem.ts';
import { resolveProposal } from '../../../domain/references.ts';
import { proposalRoute } from '../../../domain/routes.ts';
import type { Source } from '../../source.ts';
import type { Entry } from '../collections.ts';
import type { Kind } from '../kind.ts';
import { checkProposal, originOf } from './check-proposal.ts';
import { proposalPage } from './proposal-page.tsx';

export const proposals: Kind<ProposalFile, Entry<ProposalData>> = {
  name: 'proposal',
  folder: 'proposals',
  extensions: ['.md'],
  schema: proposalFileSchema,
  routeOf: proposalRoute,
  check: ({ source, data }, { proposalLibrary }, { today, sending }) => [
    ...(data.draft && sending?.file === source.file ? [refuseDraft(source)] : []),
    ...checkProposal(source, data, proposalLibrary, {
      today,
      isSent: sending?.file === source.file,
    }),
  ],
  isShown: ({ draft = false }, { drafts = false }) => drafts || !draft,
  resolve: resolveProposal,
  originOf,
  fills: proposalFills,
  images: ({ data, source }) => [
    ...data.portfolio.map(({ image }, index) => ({
      image,
      source,
      path: ['portfolio', index, 'image'],
    })),
    ...(data.preparedBy ?? []).flatMap(({ image }, index) =>
      image === undefined ? [] : [{ image, source, path: ['preparedBy', index] }],
    ),
  ],
  pages: (entries, { house, summaries }, made) => {
    const workOf = (project: string | undefined) =>
      summaries.projects.find(({ name }) => name === project);
    return entries.map((proposal) => proposalPage(proposal, { house, workOf }, made));
  },
};

function refuseDraft(source: Source): Problem {
  return {
    ...source.at(['draft']),
    message: 'esperado: uma proposta pronta antes do envio; encontrado: um rascunho',
    fix: 'leia mais uma vez e tire a linha',
  };
}
