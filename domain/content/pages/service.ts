// The content of a service with packages, and of the page that lists the services.

import * as z from 'zod/mini';
import { internalLink, line, list, paragraph, priceCents, yes } from '../fields.ts';
import { nameOf } from '../reference.ts';
import { businesses } from './businesses.ts';
import { monthly } from './monthly.ts';
import {
  action,
  closing,
  drawn,
  link,
  moreService,
  pageShape,
  point,
  questions,
  shownBy,
  step,
  tone,
} from './shared.ts';
import { works } from './works.ts';

const packageSchema = z.strictObject({
  name: line(40, 'Essencial'),
  /** Without it the package says no price. */
  priceCents: z.optional(priceCents),
  /** For what is paid again and again: `por mês`. */
  period: z.optional(line(20, 'por mês')),
  /** The least that it costs: what it does cost is settled in the proposal. */
  isStartingPrice: z.optional(yes),
  note: line(60, 'até 5 páginas'),
  description: paragraph(160),
  features: list(line(90, 'Até 5 páginas'), 1, 16),
  /** What the price leaves out, and who is paid for it. */
  apart: z.optional(line(90, 'Fica à parte a hospedagem, paga ao provedor')),
  highlighted: z.optional(yes),
  /** Instead of the usual words on a highlighted package. */
  badge: z.optional(line(20, 'Mais Vendido')),
  button: action,
});
export type Package = z.output<typeof packageSchema>;

export const serviceSchema = z.strictObject({
  ...pageShape,
  template: z.literal('service'),
  name: line(40, 'Websites'),
  parent: z.optional(link),
  /** Above the headline: what it is, and where. */
  kicker: z.optional(line(60, 'Criação de sites em Curitiba')),
  headline: line(80, 'Um site que trabalha no seu lugar.'),
  lead: paragraph(240),
  packagesLabel: z.optional(line(60, 'Pacotes e preços')),
  packages: z._default(list(packageSchema, 0, 3), []),
  between: z.optional(
    z.strictObject({ text: line(120, 'Precisa de algo entre um e outro?'), button: action }),
  ),
  features: z.optional(
    z.strictObject({
      title: line(80, 'O que todo site nosso tem'),
      lead: paragraph(240),
      picture: z.optional(drawn),
      items: list(point, 1, 12),
    }),
  ),
  process: z.optional(z.strictObject({ title: line(80, 'Seis etapas'), steps: list(step, 2, 6) })),
  /** Which group of content/claims.yaml stands under the features. */
  claims: z.optional(nameOf('claims')),
  /** What the figures are, and what they do not promise. */
  claimsNote: z.optional(paragraph(240)),
  monthly: z.optional(monthly),
  /** The least that upkeep costs a month, after the support: texts say `{upkeep:websites}`. */
  upkeepCents: z.optional(priceCents),
  works: z.optional(works),
  /** What is asked before signing: time, limits, who pays what. */
  terms: z.optional(questions),
  technologies: z.optional(
    z.strictObject({
      title: line(80, 'Com o que a gente trabalha'),
      text: paragraph(300),
      items: list(line(30, 'TypeScript'), 1, 20),
      portfolio: z.optional(action),
      /** Other services, and articles about the choice. */
      more: z.optional(list(link, 1, 4)),
    }),
  ),
  closing,
});
export type ServicePage = z.output<typeof serviceSchema>;

export const servicesSchema = z.strictObject({
  ...pageShape,
  template: z.literal('services'),
  name: line(40, 'Serviços'),
  kicker: z.optional(line(60, 'Software house em Curitiba')),
  headline: line(80, 'O que a gente faz.'),
  lead: paragraph(240),
  includedTitle: line(40, 'O que está incluído'),
  benefitsTitle: line(40, 'O que muda para você'),
  technologiesTitle: line(40, 'Tecnologias'),
  blocks: list(
    z.strictObject({
      title: line(40, 'Websites'),
      href: internalLink,
      tone,
      ...shownBy,
      /** The least that it costs, by its name: `{price:websites}`. */
      price: z.optional(line(40, '{price:websites}')),
      description: paragraph(400),
      features: list(line(90, 'Layout exclusivo'), 1, 12),
      benefits: z._default(list(line(120, 'Abre em menos de três segundos'), 0, 8), []),
      technologies: z._default(list(line(30, 'TypeScript'), 0, 12), []),
      button: action,
      more: link,
    }),
    1,
    12,
  ),
  /** Above the list of pages for businesses, which is left out where there are none. */
  businesses: z.optional(businesses),
  /** What is offered besides. */
  more: z.optional(
    z.strictObject({
      title: line(80, 'Também fazemos'),
      items: list(moreService, 1, 12),
    }),
  ),
  closing,
});
export type ServicesPage = z.output<typeof servicesSchema>;
