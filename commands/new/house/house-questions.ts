// What `npm run new house` asks: who the house is, what it sells, and how it looks.

import * as z from 'zod/mini';
import { withHint } from '../../../domain/content/fields.ts';
import { serviceArt } from '../../../domain/content/pages/shared.ts';
import { siteSchema } from '../../../domain/content/site.ts';
import { colour } from '../../../domain/content/theme.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import type { Words } from '../../../domain/wording.ts';
import { type Answers, mended, type Question } from '../../../pipeline/kinds/starter.ts';

const { brand, wordmark, legalName, cnpj, city, foundedYear, email, phone, url } = siteSchema.shape;

/** Services that have a drawing of their own, by it. */
const KNOWN_SERVICES: Readonly<Record<string, string>> = {
  websites: 'Websites',
  sistemas: 'Sistemas web',
  mobile: 'Aplicativos',
  ecommerce: 'Lojas virtuais',
  'automacao-ia': 'Automação com IA',
  n8n: 'n8n gerenciado',
  'evolution-api': 'Evolution API',
};

export interface OfferedService {
  name: string;
  slug: string;
  art: z.output<typeof serviceArt> | undefined;
}

/** `websites, Consultoria` of what was typed. */
export function servicesIn(typed: string): OfferedService[] {
  const words = typed.split(',').map((word) => word.trim());
  return words.filter(Boolean).map((word) => {
    const slug = slugOf(word);
    const name = KNOWN_SERVICES[slug] ?? word;
    return { name, slug, art: serviceArt.safeParse(slug).data };
  });
}

const MAX_SERVICES = 8;

const services = withHint(
  z.string().check(
    z.refine((typed) => {
      const offered = servicesIn(typed);
      const isNamed = offered.every(({ name, slug }) => slug !== '' && name.length <= 40);
      const isOnce = new Set(offered.map(({ slug }) => slug)).size === offered.length;
      return isNamed && isOnce && offered.length >= 1 && offered.length <= MAX_SERVICES;
    }),
  ),
  {
    expected: {
      en: `1 to ${MAX_SERVICES} services with commas between them, none of them twice`,
      pt: `de 1 a ${MAX_SERVICES} serviços, com vírgula entre eles e sem repetir`,
    },
    example: '"websites, sistemas, Consultoria"',
  },
);

const choice = (names: readonly [string, ...string[]], example: string) =>
  withHint(z.enum(names), {
    expected: { en: `one of ${names.join(', ')}`, pt: `um destes: ${names.join(', ')}` },
    example,
  });

const YES_OR_NO: Readonly<Record<string, string>> = {
  ...{ s: 'sim', sim: 'sim', y: 'sim', yes: 'sim' },
  ...{ n: 'nao', nao: 'nao', no: 'nao' },
};

const yesOrNo = (typed: string): string => YES_OR_NO[slugOf(typed)] ?? typed;

/** `www.casa.com.br/` with what it lacks, and without the slash. */
const siteOf = (typed: string): string =>
  typed === '' ? '' : `https://${typed}`.replace(/^https:\/\/(?=https?:\/\/)|(?<!\/)\/+$/g, '');

/** The nearest right value, without the quotes that it has in YAML. */
function clean(schema: z.ZodMiniType) {
  const read = (typed: string): string => mended(schema)(typed).replace(/^"(.*)"$/, '$1');
  return { flag: read, terminal: read };
}

/** In their order; `given` has the answers to those before. */
export function houseQuestions(given: Answers): Question[] {
  const name = given.brand ?? '';
  const own = (key: keyof typeof TEXTS) => ({ name: key, text: TEXTS[key] });
  return [
    { ...own('brand'), schema: brand },
    {
      ...{ ...own('wordmark'), schema: wordmark },
      fallback: () => name.toLowerCase().slice(0, 20).trim(),
    },
    { ...own('legalName'), schema: legalName, fallback: () => `${name} Ltda.` },
    {
      ...{ ...own('cnpj'), schema: cnpj },
      ...{ fallback: () => '00.000.000/0001-00', read: clean(cnpj) },
    },
    { ...own('city'), schema: city },
    { ...own('foundedYear'), schema: foundedYear },
    { ...own('email'), schema: email },
    { ...own('phone'), schema: phone, read: clean(phone) },
    { ...own('url'), schema: url, read: { flag: siteOf, terminal: siteOf } },
    { ...own('services'), schema: services, fallback: () => 'websites, sistemas' },
    {
      ...{ ...own('blog'), schema: choice(['sim', 'nao'], 'sim') },
      ...{ fallback: () => 'sim', read: { flag: yesOrNo, terminal: yesOrNo } },
    },
    {
      ...{ ...own('accent'), schema: colour },
      ...{ fallback: () => '#3db2a4', read: clean(colour) },
    },
    {
      ...{ ...own('motif'), schema: choice(['azulejo', 'araucaria', 'none'], 'azulejo') },
      fallback: () => 'azulejo',
    },
  ];
}

const KNOWN_NAMES = Object.keys(KNOWN_SERVICES).join(', ');

const TEXTS = {
  brand: { en: 'Name of the house, as it is called', pt: 'Nome da casa, como ela se chama' },
  wordmark: { en: 'Name as the mark shows it', pt: 'Nome como aparece na marca' },
  legalName: { en: 'Registered name', pt: 'Razão social' },
  cnpj: {
    en: 'CNPJ (without one yet, the example stays)',
    pt: 'CNPJ (sem um ainda, fica o de exemplo)',
  },
  city: {
    en: 'City and state, such as Campinas/SP',
    pt: 'Cidade e estado, por exemplo Campinas/SP',
  },
  foundedYear: {
    en: 'Year in which the house opened, such as 2019',
    pt: 'Ano em que a casa abriu, por exemplo 2019',
  },
  email: { en: 'E-mail that the site shows', pt: 'E-mail que o site mostra' },
  phone: { en: 'Phone with WhatsApp', pt: 'Telefone com WhatsApp' },
  url: { en: 'Address of the site', pt: 'Endereço do site' },
  services: {
    en: `Services, with commas between them: ${KNOWN_NAMES}, or names of yours`,
    pt: `Serviços, com vírgula entre eles: ${KNOWN_NAMES}, ou nomes seus`,
  },
  blog: { en: 'With a blog? sim or nao', pt: 'Com blog? sim ou nao' },
  accent: { en: 'Colour of buttons and highlights', pt: 'Cor dos botões e realces' },
  motif: {
    en: 'Drawings: azulejo, araucaria or none',
    pt: 'Desenhos: azulejo, araucaria ou none',
  },
} satisfies Record<string, Words>;
