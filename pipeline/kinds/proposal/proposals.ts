// Proposals of content/proposals/: the entries are those whose page is made, and not kept as it was sent.

import { anyPhone, email } from '../../../domain/content/contact-fields.ts';
import { line, oneOf, priceCents } from '../../../domain/content/fields.ts';
import { proposalFills } from '../../../domain/content/fills.ts';
import {
  type ProposalData,
  type ProposalFile,
  proposalFileSchema,
} from '../../../domain/content/proposal.ts';
import { SMALL_TOTAL_CENTS } from '../../../domain/content/proposal-figures.ts';
import { formatMoney } from '../../../domain/money.ts';
import type { Problem } from '../../../domain/problem.ts';
import { resolveProposal } from '../../../domain/references.ts';
import { proposalRoute } from '../../../domain/routes.ts';
import type { Words } from '../../../domain/wording.ts';
import type { Source } from '../../source.ts';
import type { Entry } from '../collections.ts';
import type { Kind } from '../kind.ts';
import { mended, type Starter } from '../starter.ts';
import { checkProposal, originOf } from './check-proposal.ts';
import { lockProposal } from './locked-page.tsx';
import { proposalPage } from './proposal-page.tsx';
import { STARTER_TEXTS } from './starter-texts.ts';

/** Each has a file in commands/new/starters/proposal/. */
const SERVICES = ['websites', 'sistemas', 'ecommerce', 'mobile', 'automacao-ia', 'n8n'] as const;

const starter: Starter = {
  extension: '.md',
  namedAfter: 'company',
  questions: [
    {
      name: 'client',
      text: { en: 'Name of the client', pt: 'Nome do cliente' },
      schema: line(80, 'Rafael Andrade'),
    },
    {
      name: 'company',
      text: { en: 'Company of the client', pt: 'Empresa do cliente' },
      schema: line(48, 'Padaria Aurora'),
    },
    { name: 'email', text: { en: 'E-mail of the client', pt: 'E-mail do cliente' }, schema: email },
    {
      name: 'phone',
      text: { en: 'Phone of the client', pt: 'Telefone do cliente' },
      schema: anyPhone,
      read: { flag: mended(anyPhone), terminal: mended(anyPhone) },
    },
    {
      name: 'service',
      text: {
        en: `Kind of service: ${SERVICES.join(', ')}`,
        pt: `Tipo de serviço: ${SERVICES.join(', ')}`,
      },
      schema: oneOf(SERVICES),
      fallback: () => SERVICES[0],
    },
    {
      name: 'headline',
      text: { en: 'What is offered', pt: 'O que é oferecido' },
      schema: line(60, 'Site institucional com blog'),
    },
    {
      name: 'priceCents',
      text: {
        en: 'Price in reais, such as 4.500 or R$ 4.500,00',
        pt: 'Preço em reais, por exemplo 4.500 ou R$ 4.500,00',
      },
      schema: priceCents,
      asked: {
        expected: { en: 'a price in reais', pt: 'um preço em reais' },
        example: 'R$ 4.500,00',
      },
      read: { flag: mended(priceCents), terminal: centsOfReais },
      echo: (cents) => formatMoney(Number(cents)),
      doubt: doubtSmall,
    },
  ],
  isPrivate: true,
  partsOf: 'service',
  workOut: (_, known) => ({ number: known.nextProposalNumber(), ...STARTER_TEXTS }),
};

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
  images: ({ data, source }) =>
    data.portfolio.map((work, index) => ({ ...work, source, path: ['portfolio', index, 'image'] })),
  pages: (entries, { house, summaries }, made) => {
    const workOf = (project: string | undefined) =>
      summaries.projects.find(({ name }) => name === project);
    return entries.map((proposal) => ({
      ...proposalPage(proposal, { house, workOf }, made),
      passphrase: made.passphrases.get(proposal.file),
      lock: lockProposal,
    }));
  },
  shelf: {
    label: 'Propostas',
    one: 'Proposta',
    icon: 'request_quote',
    slug: '{{number}}-{{uuid}}',
  },
  starter,
};

function refuseDraft(source: Source): Problem {
  return {
    ...source.at(['draft']),
    message: {
      en: 'expected a proposal that is ready before it is sent, found a draft',
      pt: 'esperado: uma proposta pronta antes do envio; encontrado: um rascunho',
    },
    fix: { en: 'read it once more, and remove the line', pt: 'leia mais uma vez e tire a linha' },
  };
}

/** Whole reais without a comma, as people say prices. */
function centsOfReais(typed: string): string {
  return /^[1-9]\d*$/.test(typed) ? `${typed}00` : mended(priceCents)(typed);
}

function doubtSmall(cents: string): Words | undefined {
  if (Number(cents) >= SMALL_TOTAL_CENTS) return undefined;
  return {
    en: `${formatMoney(Number(cents))} is very little for a whole proposal`,
    pt: `${formatMoney(Number(cents))} é muito pouco para uma proposta inteira`,
  };
}
