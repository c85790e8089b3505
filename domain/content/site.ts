// The shape of content/site.yaml: the company, and where its forms, meetings and payments go.

import * as z from 'zod/mini';
import { SERVICE_NAMES, SERVICES } from '../forms.ts';
import { HOSTS } from '../http.ts';
import { fitsPix, PIX_CITY_MAX, PIX_NAME_MAX, withoutAccents } from '../pix.ts';
import { isCnpj, isCpf } from '../tax-numbers.ts';
import { email, endpointUrl, httpsUrl, PIX_PHONE, phone, siteUrl } from './addresses.ts';
import { analytics } from './analytics.ts';
import {
  cnpjOrPlaceholder,
  flag,
  line,
  list,
  listOf,
  oneOf,
  paragraph,
  shortenBy,
  textLike,
  wholeNumber,
  withMeta,
} from './fields.ts';

/** The networks with an icon; others are displayed by their name. */
export const DRAWN_NETWORKS = ['instagram', 'linkedin', 'youtube', 'github'] as const;

const network = withMeta(
  line(20, 'GitLab').check(
    z.overwrite((name) => DRAWN_NETWORKS.find((one) => one === name.toLowerCase()) ?? name),
  ),
  {
    description: `uma destas: ${DRAWN_NETWORKS.join(', ')}, ou o nome de outra rede em até 20 caracteres`,
    example: 'GitLab',
  },
);

const DESTINATION = 'kind e url, ou só kind para netlify';
const DESTINATION_EXAMPLE = '{ kind: formspree, url: https://formspree.io/f/abcdwxyz }';

const destination = withMeta(
  z
    .strictObject({
      kind: oneOf(SERVICE_NAMES),
      /** The address of a service that receives forms elsewhere than at this site. */
      url: z.optional(endpointUrl),
    })
    .check(
      z.refine(
        ({ kind, url }) => (url === undefined) === (SERVICES[kind].exampleUrl === undefined),
      ),
    ),
  { description: DESTINATION, example: DESTINATION_EXAMPLE },
);
export type Destination = z.output<typeof destination>;

/** The value of a form that the owner leaves out: the page offers chat and e-mail instead. */
export const NO_FORM = 'none';

const destinationOrNone = withMeta(z.union([z.literal(NO_FORM), destination]), {
  description: `${DESTINATION}, ou ${NO_FORM}`,
  example: DESTINATION_EXAMPLE,
});

/** The destination that an address alone means, by its host. */
function destinationAt(url: string): Destination {
  const { hostname } = new URL(url);
  const kind = SERVICE_NAMES.find((name) => SERVICES[name].host === hostname) ?? 'http';
  return { kind, url };
}

/** The five kinds of key. Source: Manual Operacional do DICT, Banco Central do Brasil. */
export function isPixKey(key: string): boolean {
  const isEmail = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(key);
  const isRandom = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);
  return (
    isCpf(key) || isCnpj(key) || PIX_PHONE.test(key) || (isEmail && key.length <= 77) || isRandom
  );
}

const pixKey = textLike(isPixKey, {
  description:
    'uma chave PIX: um e-mail em minúsculas, +55 com DDD e número, os dígitos de um CPF ou CNPJ, ou uma chave aleatória',
  example: 'pix@exemplo.com.br',
  pattern: `^(?:\\d{11}|[0-9A-Z]{12}\\d{2}|\\+55\\d{10,11}|[0-9a-f-]{36}|[^\\sA-Z@]+@[a-z0-9.-]+)$`,
});

/** A text for which a PIX code has little room; its length is counted without accents. */
function pixField(max: number, what: string, example: string) {
  const fits = z.refine<string>((value) => fitsPix(value, max));
  return withMeta(z.string().check(z.trim(), fits), {
    description: `${what} de 1 a ${max} caracteres latinos, que é o que cabe em um código PIX`,
    example: JSON.stringify(example),
    pattern: `^.{1,${max}}$`,
    advise: (found) => {
      const over = typeof found === 'string' ? withoutAccents(found).length - max : 0;
      if (over <= 0) return undefined;
      return `${shortenBy(over)}, do jeito que o banco de quem paga deve mostrar`;
    },
  });
}

export const repository = textLike(/^[\w.-]+(?:\/[\w.-]+)+(?<!\.git)$/, {
  description: 'dono e nome do repositório',
  example: 'casa/site',
});

/** The repository that the published editor writes to. */
const admin = z.strictObject({
  service: oneOf(['github', 'gitlab']),
  repository,
  /** `main` by default. */
  branch: z.optional(line(100, 'main')),
  /** The service that signs people in; without it they paste an access token. */
  signIn: z.optional(httpsUrl),
});
export type Admin = z.output<typeof admin>;

/** An address with a domain, such as `cal.eu/casa`, which is no `user/event` of cal.com. */
const OTHER_CALENDAR = /^(?:https?:)?\/*[\w-]+(?:\.[\w-]+)*\.(?:com|br|net|io|me|app|eu)(?:\/|$)/i;

const BOOKING = /^[\w.-]+(?:\/[\w.-]+)+$/;

const isBooking = (text: string): boolean => BOOKING.test(text) && !OTHER_CALENDAR.test(text);

export const bookingLink = textLike(isBooking, {
  description: 'usuário/evento do Cal.com, sem domínio e sem barra no começo',
  example: 'casa/reuniao',
  pattern: BOOKING.source,
  advise: (found) =>
    found === 'none' ? 'apague a linha: sem ela, a página oferece WhatsApp e e-mail' : undefined,
  repair: (found) => {
    const path = /^(?:https:\/\/)?(?:app\.)?cal\.com\/([^?#]+)$/.exec(String(found))?.[1];
    return path && isBooking(path) ? path : undefined;
  },
});

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
  /** The person responsible for personal data. */
  dataOfficer: z.optional(line(120, 'Ana Lipski')),
  openingHours: line(60, 'Segunda a sexta, 9h–18h'),
  /** The opening hours in the notation of search engines. */
  openingTimes: z.optional(
    textLike(/^[A-Z][a-z](?:-[A-Z][a-z])? \d{2}:\d{2}-\d{2}:\d{2}$/, {
      description: 'dias em duas letras do inglês e horas, como os buscadores leem',
      example: 'Mo-Fr 09:00-18:00',
    }),
  ),
  /** The lowest and the highest price, for search engines. */
  priceRange: z.optional(line(60, 'De {price:websites} a {price:sistemas.enterprise}')),
  foundedYear: z.optional(wholeNumber(1900, 2100, 'um ano')),
  copyrightYears: z.optional(
    textLike(/^\d{4}(-\d{4})?$/, {
      description: 'um ano, ou dois com hífen',
      example: '2015-2025',
    }),
  ),
  social: listOf(0, 8, { network, href: httpsUrl }),
  bookingLink: z.optional(z.nullable(bookingLink)),
  /** The receiver of payments: each proposal's PIX code is made from these. */
  pix: z.strictObject({
    key: pixKey,
    name: pixField(PIX_NAME_MAX, 'um nome', 'Casa Exemplo'),
    city: pixField(PIX_CITY_MAX, 'uma cidade', 'Curitiba'),
  }),
  /** Promises of every proposal besides its own texts. A company that writes nothing promises nothing. */
  proposals: z.optional(
    z.strictObject({
      /** The end of `O recebimento, na hora, …; `: the first answer to an acceptance. */
      answer: z.optional(line(200, 'a resposta com a data da primeira conversa, em um dia útil')),
      /** Terms of the contract besides the scope and the days. */
      contract: z.optional(line(120, 'a cessão do que for criado')),
      limits: z.optional(paragraph(600)),
      /** The rules for ending a contract. */
      ending: z.optional(paragraph(400)),
    }),
  ),
  /** True if the acceptance of a proposal asks for a CPF or a CNPJ. */
  asksTaxNumber: z.optional(flag),
  forms: z.strictObject({
    contact: z.optional(z.nullable(destinationOrNone)),
    careers: z.optional(z.nullable(destinationOrNone)),
    newsletter: z.optional(z.nullable(destinationOrNone)),
  }),
  /** Describes content/share.png, the picture for links to pages that name none. */
  shareImage: z.strictObject({ alt: line(200, 'Marca da casa') }),
  /** The hosts that the site is published on: the build writes their configuration. */
  hosts: z.optional(list(oneOf(HOSTS), 0, HOSTS.length)),
  /** The repository of this site, for the editor that is published at /admin. */
  admin: z.optional(admin),
  /** A service that counts visits without cookies, never on pages of clients. */
  analytics: z.optional(analytics),
  /** Values of the sample's company, listed in domain/sample.ts, that this company may use. */
  allowedSampleWords: z.optional(list(line(80, 'Grimpa'), 0, 20)),
});
export type Company = z.output<typeof siteSchema>;

interface Override {
  variable: string;
  schema: z.ZodMiniType<string>;
  apply: (site: Company, value: string) => Company;
}

/** The environment variables that override values per deployment. */
export const overrides: readonly Override[] = [
  { variable: 'SITE_URL', schema: siteUrl, apply: (site, url) => ({ ...site, url }) },
  formOverride('CONTACT_ENDPOINT', 'contact'),
  formOverride('CAREERS_ENDPOINT', 'careers'),
  formOverride('NEWSLETTER_ENDPOINT', 'newsletter'),
  {
    variable: 'BOOKING_LINK',
    schema: bookingLink,
    apply: (site, bookingLink) => ({ ...site, bookingLink }),
  },
];

function formOverride(variable: string, name: keyof Company['forms']): Override {
  const apply: Override['apply'] = ({ forms, ...site }, url) => {
    return { ...site, forms: { ...forms, [name]: destinationAt(url) } };
  };
  return { variable, schema: endpointUrl, apply };
}

/** Reserved names (RFC 2606, RFC 6761), this computer, and IP addresses. */
const RESERVED_HOSTS = /(?:^|\.)(?:example|test|invalid|localhost)$|^\d+(?:\.\d+){3}$|^\[/;

/** True if visitors may reach `url`. */
export function isPublicAddress(url: string): boolean {
  return !RESERVED_HOSTS.test(new URL(url).hostname);
}
