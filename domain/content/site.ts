// The shapes of the files that describe the house itself: site, claims, navigation, presets.

import * as z from 'zod/mini';
import { HOSTS } from '../hosting/hosts.ts';
import { pixField, pixKey } from '../pix/key.ts';
import { PIX_CITY_MAX, PIX_NAME_MAX } from '../pix/pix.ts';
import { editDistance } from '../text/edit-distance.ts';
import { admin } from './admin.ts';
import { analytics } from './analytics.ts';
import { email, phone } from './contact-fields.ts';
import { destination, destinationOrNone } from './destination.ts';
import {
  httpsUrl,
  internalLink,
  line,
  list,
  oneOf,
  siteUrl,
  wholeNumber,
  withMeta,
  yes,
} from './fields.ts';
import { CALLED, ownName, reference } from './reference.ts';
import { cnpjOrPlaceholder } from './tax-fields.ts';

const pixReceiver = z.strictObject({
  key: pixKey,
  name: pixField(PIX_NAME_MAX, 'um nome', 'Casa Exemplo'),
  city: pixField(PIX_CITY_MAX, 'uma cidade', 'Curitiba'),
});

/** These are shown by their signs, others by their names. */
export const DRAWN_NETWORKS = ['instagram', 'linkedin', 'youtube', 'github'] as const;

/** What is one of these but for a letter was meant as it. */
function drawnNetwork(name: string): string | undefined {
  return DRAWN_NETWORKS.find((drawn) => editDistance(name.toLowerCase(), drawn) <= 1);
}

const network = withMeta(
  line(20, 'GitLab').check(
    z.refine((name) => {
      const meant = drawnNetwork(name);
      return meant === undefined || meant === name;
    }),
  ),
  {
    description: `uma destas: ${DRAWN_NETWORKS.join(', ')}, ou o nome de outra rede em até 20 caracteres`,
    example: 'GitLab',
    repair: (found) => drawnNetwork(String(found)),
  },
);

export const siteSchema = z.strictObject({
  brand: line(40, 'Casa Exemplo'),
  wordmark: line(20, 'exemplo'),
  legalName: line(80, 'Casa Exemplo Ltda.'),
  cnpj: cnpjOrPlaceholder,
  description: line(200, 'Casa de software em Curitiba, desde 2015.'),
  url: siteUrl,
  email,
  phone,
  city: line(60, 'Curitiba/PR'),
  /** The street address, which the law wants on a site that sells. */
  address: z.optional(line(160, 'Rua das Flores, 100, Centro, Curitiba/PR, CEP 80010-000')),
  /** Who answers for personal data. */
  dataOfficer: z.optional(line(120, 'Ana Lipski')),
  openingHours: line(60, 'Segunda a sexta, 9h–18h'),
  /** The same as search engines read it. */
  openingTimes: z.optional(
    withMeta(z.string().check(z.regex(/^[A-Z][a-z](?:-[A-Z][a-z])? \d{2}:\d{2}-\d{2}:\d{2}$/)), {
      description: 'dias em duas letras do inglês e horas, como os buscadores leem',
      example: 'Mo-Fr 09:00-18:00',
    }),
  ),
  /** From the least to the most that is asked, for search engines. */
  priceRange: z.optional(line(60, 'De {price:websites} a {price:sistemas.enterprise}')),
  /** For search engines. */
  foundedYear: z.optional(wholeNumber(1900, 2100, 'um ano')),
  copyrightYears: withMeta(z.string().check(z.regex(/^\d{4}(-\d{4})?$/)), {
    description: 'um ano, ou dois com hífen',
    example: '2015-2025',
  }),
  social: list(z.strictObject({ network, href: httpsUrl }), 0, 8),
  bookingLink: z.nullable(
    withMeta(z.string().check(z.regex(/^[\w.-]+\/[\w./-]+$/)), {
      description: 'usuário/evento, sem domínio e sem barra no começo',
      example: 'casa/reuniao',
    }),
  ),
  /** Who receives payments: each proposal's PIX code is made from these. */
  pix: pixReceiver,
  /** Whether who accepts a proposal is asked for a CPF or a CNPJ. */
  asksTaxNumber: z.optional(yes),
  forms: z.strictObject({
    contact: z.optional(z.nullable(destinationOrNone)),
    careers: z.optional(z.nullable(destinationOrNone)),
    newsletter: z.optional(z.nullable(destination)),
  }),
  /** What content/share.png shows: all links do that name no picture of their own. */
  shareImage: z.strictObject({ alt: line(200, 'Marca da casa') }),
  /** Where the site is published: the build writes their configuration. */
  hosts: z.optional(list(oneOf(HOSTS), 0, HOSTS.length)),
  /** The repository of this site, for the editor that is published at /admin. */
  admin: z.optional(admin),
  /** Counts visits without cookies, never on pages of clients; without it nobody does. */
  analytics: z.optional(analytics),
  /** Values that still stand for the real ones; the build lists those that are in use. */
  placeholders: list(line(120, 'contato@casa.example'), 0, 20),
  /** The brand of the sample's content, which `npm run new company` may replace. */
  sampleBrand: z.optional(line(40, 'Grimpa')),
});
export type Site = z.output<typeof siteSchema>;

const claimSchema = z.strictObject({
  value: line(12, '500+'),
  label: line(60, 'projetos entregues'),
  /** The work that it was counted at. */
  project: z.optional(reference(CALLED.project, 'vale-do-iguacu', 'works')),
});
/** Groups that pages name; the home page shows `home`, the page about the house `about`. */
export const claimsSchema = z.record(ownName, z.record(ownName, claimSchema));
/** With the page of its work, if that has one. */
export type Claim = z.output<typeof claimSchema> & { href?: string };
export type Claims = Record<string, Record<string, Claim>>;

const linkSchema = z.strictObject({ label: line(60, 'Portfólio'), href: internalLink });
export type Link = z.output<typeof linkSchema>;

export const navigationSchema = z.strictObject({
  /** `includes`: pages that belong to the link's section with those below them, wherever their address stands. */
  header: list(z.extend(linkSchema, { includes: z.optional(list(internalLink, 1, 20)) }), 1, 8),
  footer: list(
    z.strictObject({ title: line(40, 'Serviços'), links: list(linkSchema, 1, 10) }),
    1,
    4,
  ),
  legal: list(linkSchema, 0, 4),
});
export type Navigation = z.output<typeof navigationSchema>;

/** What buttons ask by chat, by names of the owner's own. */
export const presetsSchema = z.record(ownName, line(400, 'Olá! Quero pedir um orçamento.'));
export type Presets = z.output<typeof presetsSchema>;
