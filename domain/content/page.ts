// The shapes of a page's content file: what every page has, and one schema a template.

import * as z from 'zod/mini';
import { internalLink, line, list, oneOf, paragraph, priceCents, route, yes } from './fields.ts';
import { preset } from './site.ts';

/** What every page says about itself to search engines and to whoever shares it. */
export const metaShape = {
  title: line(70, 'Criação de sites em Curitiba'),
  description: line(170, 'O que a página oferece, em uma frase de até 170 letras.'),
  keywords: z.optional(list(line(60, 'criação de sites'), 1, 10)),
};

const chatButton = z.strictObject({ label: line(40, 'Solicitar Orçamento'), preset });
export type ChatButton = z.output<typeof chatButton>;
const linkButton = z.strictObject({ label: line(40, 'Ver Trabalhos'), href: internalLink });

const closing = z.strictObject({
  title: line(80, 'Conte o que precisa.'),
  text: paragraph(240),
  primary: chatButton,
  secondary: chatButton,
  note: line(120, 'Resposta em até 2 horas úteis.'),
});
export type Closing = z.output<typeof closing>;

const tones = oneOf(['basalto', 'palha', 'salvia', 'pinhao']);
const serviceArt = oneOf(['websites', 'sistemas', 'mobile', 'ecommerce', 'automacao-ia']);
const step = z.strictObject({
  title: line(40, 'Descoberta'),
  text: paragraph(240),
  when: line(40, 'Semana 1'),
});

export const homeSchema = z.strictObject({
  route,
  template: z.literal('home'),
  ...metaShape,
  hero: z.strictObject({
    kicker: line(60, 'Casa de software em Curitiba, desde 2015'),
    title: line(80, 'Software sob medida.'),
    lead: paragraph(240),
    primary: chatButton,
    secondary: linkButton,
    artCaption: line(120, 'Uma pinha, 500 pinhões.'),
  }),
  services: z.strictObject({
    title: line(80, 'Quatro frentes.'),
    lead: paragraph(240),
    cards: list(
      z.strictObject({
        title: line(40, 'Websites'),
        text: paragraph(200),
        fromCents: priceCents,
        href: internalLink,
        tone: tones,
        art: serviceArt,
      }),
      4,
      4,
    ),
    moreTitle: line(80, 'E o que liga tudo.'),
    more: list(
      z.strictObject({ title: line(40, 'n8n'), text: paragraph(200), href: internalLink }),
      1,
      6,
    ),
  }),
  process: z.strictObject({
    title: line(80, 'Do pinhão à araucária.'),
    lead: paragraph(200),
    steps: list(step, 3, 3),
  }),
  testimonials: z.strictObject({ title: line(80, 'Quem já plantou com a gente') }),
  closing,
});
export type HomePage = z.output<typeof homeSchema>;

const packageSchema = z.strictObject({
  name: line(40, 'Essencial'),
  priceCents,
  note: line(60, 'até 5 páginas'),
  description: paragraph(160),
  features: list(line(90, 'Até 5 páginas'), 3, 12),
  highlighted: z.optional(yes),
  button: chatButton,
});
export type Package = z.output<typeof packageSchema>;

export const serviceSchema = z.strictObject({
  route,
  template: z.literal('service'),
  ...metaShape,
  name: line(40, 'Websites'),
  parent: z.optional(z.strictObject({ label: line(40, 'Serviços'), href: internalLink })),
  headline: line(80, 'Um site que trabalha no seu lugar.'),
  lead: paragraph(240),
  packagesLabel: line(60, 'Pacotes e preços'),
  packages: list(packageSchema, 1, 3),
  between: z.strictObject({
    text: line(120, 'Precisa de algo entre um e outro?'),
    button: chatButton,
  }),
  features: z.strictObject({
    title: line(80, 'O que todo site nosso tem'),
    lead: paragraph(240),
    items: list(z.strictObject({ title: line(60, 'Rápido'), text: paragraph(240) }), 3, 9),
  }),
  process: z.strictObject({ title: line(80, 'Seis etapas'), steps: list(step, 3, 6) }),
  /** Which group of content/claims.yaml stands under the features. */
  claims: z.optional(oneOf(['websites', 'mobile', 'automation'])),
  technologies: z.strictObject({
    title: line(80, 'Com o que a gente trabalha'),
    text: paragraph(300),
    items: list(line(30, 'TypeScript'), 3, 20),
    portfolio: linkButton,
  }),
  closing,
});
export type ServicePage = z.output<typeof serviceSchema>;

export const blogSchema = z.strictObject({
  route,
  template: z.literal('blog'),
  ...metaShape,
  headline: line(80, 'Blog'),
  lead: paragraph(240),
  empty: paragraph(200),
});
export type BlogPage = z.output<typeof blogSchema>;

export const notFoundSchema = z.strictObject({
  route,
  template: z.literal('not-found'),
  ...metaShape,
  code: line(40, 'Erro 404'),
  headline: line(80, 'Página não encontrada'),
  lead: paragraph(300),
  home: linkButton,
  contact: linkButton,
  popularTitle: line(60, 'Páginas mais visitadas'),
  popular: list(linkButton, 1, 8),
});
export type NotFoundPage = z.output<typeof notFoundSchema>;

export const pageSchema = z.discriminatedUnion('template', [
  homeSchema,
  serviceSchema,
  blogSchema,
  notFoundSchema,
]);
export type PageContent = z.output<typeof pageSchema>;
