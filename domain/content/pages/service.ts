// The content of a service with packages, and of the page that lists the services.

import * as z from 'zod/mini';
import { internalLink, line, list, oneOf, paragraph, priceCents, yes } from '../fields.ts';
import {
  action,
  closing,
  drawn,
  link,
  moreService,
  pageShape,
  point,
  serviceArt,
  step,
  tone,
} from './shared.ts';

const packageSchema = z.strictObject({
  name: line(40, 'Essencial'),
  priceCents,
  /** For what is paid again and again: `por mês`. */
  period: z.optional(line(20, 'por mês')),
  /** The least that it costs: what it does cost is settled in the proposal. */
  isStartingPrice: z.optional(yes),
  note: line(60, 'até 5 páginas'),
  description: paragraph(160),
  features: list(line(90, 'Até 5 páginas'), 3, 12),
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
  headline: line(80, 'Um site que trabalha no seu lugar.'),
  lead: paragraph(240),
  packagesLabel: line(60, 'Pacotes e preços'),
  packages: list(packageSchema, 1, 3),
  between: z.strictObject({ text: line(120, 'Precisa de algo entre um e outro?'), button: action }),
  features: z.strictObject({
    title: line(80, 'O que todo site nosso tem'),
    lead: paragraph(240),
    picture: z.optional(drawn),
    items: list(point, 3, 9),
  }),
  process: z.strictObject({ title: line(80, 'Seis etapas'), steps: list(step, 3, 6) }),
  /** Which group of content/claims.yaml stands under the features. */
  claims: z.optional(oneOf(['websites', 'mobile', 'automation'])),
  /** What is asked before signing: time, limits, who pays what. */
  terms: z.optional(
    z.strictObject({
      title: line(80, 'O que perguntam antes de assinar'),
      items: list(point, 2, 9),
    }),
  ),
  technologies: z.strictObject({
    title: line(80, 'Com o que a gente trabalha'),
    text: paragraph(300),
    items: list(line(30, 'TypeScript'), 3, 20),
    portfolio: action,
  }),
  closing,
});
export type ServicePage = z.output<typeof serviceSchema>;

export const servicesSchema = z.strictObject({
  ...pageShape,
  template: z.literal('services'),
  name: line(40, 'Serviços'),
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
      art: serviceArt,
      description: paragraph(400),
      features: list(line(90, 'Layout exclusivo'), 3, 8),
      benefits: list(line(120, 'Abre em menos de três segundos'), 2, 5),
      technologies: list(line(30, 'TypeScript'), 2, 12),
      button: action,
      more: link,
    }),
    3,
    3,
  ),
  /** What is offered besides the three. */
  more: z.optional(
    z.strictObject({
      title: line(80, 'Também fazemos'),
      items: list(moreService, 1, 6),
    }),
  ),
  closing,
});
export type ServicesPage = z.output<typeof servicesSchema>;
