// The shapes of the files that describe the house itself: site, claims, navigation, labels, presets.

import * as z from 'zod/mini';
import { PIX_CITY_MAX, PIX_NAME_MAX } from '../pix.ts';
import { destination } from './destination.ts';
import {
  email,
  httpsUrl,
  internalLink,
  line,
  list,
  oneOf,
  paragraph,
  phone,
  pixField,
  pixKey,
  route,
  siteUrl,
  wholeNumber,
  withHint,
} from './fields.ts';

const optionalDestination = z.optional(z.nullable(destination));

const pixReceiver = z.strictObject({
  key: pixKey,
  name: pixField(PIX_NAME_MAX, 'a name', 'Casa Exemplo'),
  city: pixField(PIX_CITY_MAX, 'a city', 'Curitiba'),
});
export type PixReceiver = z.output<typeof pixReceiver>;

export const siteSchema = z.strictObject({
  brand: line(40, 'Casa Exemplo'),
  wordmark: line(20, 'exemplo'),
  legalName: line(80, 'Casa Exemplo Ltda.'),
  cnpj: withHint(
    z.string().check(z.regex(/^[A-Z0-9]{2}\.[A-Z0-9]{3}\.[A-Z0-9]{3}\/[A-Z0-9]{4}-\d{2}$/)),
    {
      expected: 'a CNPJ written with its signs',
      example: '00.000.000/0001-00',
    },
  ),
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
  foundedYear: wholeNumber(1900, 2100, 'a year'),
  copyrightYears: withHint(z.string().check(z.regex(/^\d{4}(-\d{4})?$/)), {
    expected: 'one year or two with a hyphen',
    example: '2015-2025',
  }),
  social: list(
    z.strictObject({ network: oneOf(['instagram', 'linkedin', 'youtube']), href: httpsUrl }),
    0,
    3,
  ),
  bookingLink: z.nullable(
    withHint(z.string().check(z.regex(/^[\w.-]+\/[\w./-]+$/)), {
      expected: 'user/event, without host and without a slash at the start',
      example: 'casa/reuniao',
    }),
  ),
  /** Who receives payments: each proposal's PIX code is made from these. */
  pix: pixReceiver,
  forms: z.strictObject({
    contact: optionalDestination,
    careers: optionalDestination,
    newsletter: optionalDestination,
  }),
  shareImage: z.strictObject({ line: paragraph(90), alt: line(200, 'Marca da casa') }),
  /** Values that still stand for the real ones; the build lists those that are in use. */
  placeholders: list(line(120, 'contato@casa.example'), 0, 20),
  /** The house that the sample's texts speak of: under another brand, those that still do are named. */
  sampleBrand: z.optional(line(40, 'Grimpa')),
  /** Addresses that are announced (linked) before their page is written. */
  upcoming: list(route, 0, 60),
});
export type Site = z.output<typeof siteSchema>;

const claimSchema = z.strictObject({
  value: line(12, '500+'),
  label: line(60, 'projetos entregues'),
});
const claimGroup = z.record(
  withHint(z.string().check(z.regex(/^[a-z][a-zA-Z]*$/)), {
    expected: 'a name such as projects',
    example: 'projects',
  }),
  claimSchema,
);
export const claimsSchema = z.strictObject({
  home: claimGroup,
  about: claimGroup,
  proposal: claimGroup,
  proposalVariant: claimGroup,
  websites: claimGroup,
  mobile: claimGroup,
  automation: claimGroup,
});
export type Claim = z.output<typeof claimSchema>;
export type Claims = z.output<typeof claimsSchema>;

const linkSchema = z.strictObject({ label: line(60, 'Portfólio'), href: internalLink });
export type Link = z.output<typeof linkSchema>;

export const navigationSchema = z.strictObject({
  header: list(linkSchema, 1, 8),
  footer: list(
    z.strictObject({ title: line(40, 'Serviços'), links: list(linkSchema, 1, 10) }),
    1,
    4,
  ),
  legal: list(linkSchema, 0, 4),
});
export type Navigation = z.output<typeof navigationSchema>;

export const PRESETS = [
  'GENERAL',
  'WEBSITE',
  'MOBILE',
  'SYSTEM',
  'ECOMMERCE',
  'PORTFOLIO',
  'FREE_QUOTE',
  'N8N',
] as const;
export type Preset = (typeof PRESETS)[number];
export const preset = oneOf(PRESETS);

const sentence = line(400, 'Olá! Quero pedir um orçamento.');
export const presetsSchema = z.strictObject(
  Object.fromEntries(PRESETS.map((name) => [name, sentence])) as Record<Preset, typeof sentence>,
);
export type Presets = z.output<typeof presetsSchema>;

const label = line(160, 'Texto');
export const labelsSchema = z.strictObject({
  skipLink: label,
  quoteButton: label,
  menu: label,
  mainNavigation: label,
  footerNavigation: label,
  breadcrumb: label,
  homeCrumb: label,
  contactTitle: label,
  opensInNewTab: label,
  rating: label,
  readingTime: label,
  mostPopular: label,
  /** Under the figures of a service's page. */
  claimsNote: z.optional(label),
  tableScroll: label,
  backToBlog: label,
  backToHome: label,
  updatedOn: label,
  onThisPage: label,
  inThisArticle: label,
  fromPrice: label,
  blogCrumb: label,
  feed: label,
  articleNavigation: label,
  pages: z.strictObject({ navigation: label, place: label, newer: label, older: label }),
  previousArticle: label,
  nextArticle: label,
  relatedTitle: label,
  articleCall: z.strictObject({ title: label, text: label, button: label }),
  newsletter: z.strictObject({
    title: label,
    text: label,
    /** Instead of the text as long as the list has no destination. */
    closedLead: z.optional(label),
    field: label,
    button: label,
    closedTitle: label,
    closedText: paragraph(300),
    feed: label,
    sentTitle: label,
    sentText: label,
  }),
  form: z.strictObject({
    sending: label,
    sent: label,
    subjects: z.strictObject({ contact: label, careers: label, newsletter: label }),
    errorPrefix: label,
    errorTitle: label,
    errorCount: label,
    honeypot: label,
    offline: label,
    waiting: label,
    failedTitle: label,
    failedText: paragraph(300),
    refusedTitle: label,
    refusedText: paragraph(300),
    serverSays: label,
    suspectedTitle: label,
    suspectedText: paragraph(300),
    sendAnyway: line(40, 'Enviar mesmo assim'),
    viaChat: label,
    viaMail: label,
    copy: label,
    copied: label,
    tooLong: label,
    notices: label,
    closeNotice: label,
  }),
  locked: z.strictObject({
    title: line(60, 'Proposta protegida'),
    description: line(170, 'Esta proposta abre com uma senha.'),
    lead: paragraph(200),
    field: line(40, 'Senha da proposta'),
    hint: line(120, 'Letras e números.'),
    button: line(40, 'Abrir proposta'),
    opening: line(40, 'Abrindo…'),
    empty: line(120, 'Digite a senha da proposta.'),
    wrong: line(160, 'Senha incorreta. Confira e tente de novo.'),
    unable: line(200, 'A proposta só abre em uma conexão segura.'),
    withoutScript: paragraph(300),
    help: line(80, 'Não tem a senha?'),
    helpLink: line(60, 'Fale com a gente pelo WhatsApp'),
    helpMessage: paragraph(200),
  }),
  withdrawn: z.strictObject({
    title: line(60, 'Proposta indisponível'),
    description: line(170, 'Esta proposta foi retirada.'),
    headline: line(80, 'Esta proposta não está mais disponível'),
    lead: paragraph(200),
    chat: line(40, 'Falar pelo WhatsApp'),
    chatMessage: paragraph(200),
    mail: line(80, 'Prefere escrever? Mande um e-mail para'),
  }),
  proposal: z.strictObject({
    number: label,
    version: label,
    validity: label,
    validUntil: label,
    expired: label,
    validUntilTitle: label,
    expiredTitle: label,
    validityDays: label,
    preparedFor: label,
    bar: label,
    print: label,
    chooseThis: label,
    notChosen: label,
    newTotal: label,
    payThis: label,
    chosenForm: label,
    instalmentCount: label,
    pixCopy: label,
    pixCopied: label,
    accept: label,
    ask: label,
    acceptMessage: paragraph(400),
    askMessage: paragraph(400),
    renew: label,
    renewMessage: paragraph(400),
    moreItems: label,
    itemCount: label,
    byCard: label,
    byTransfer: label,
    byTransferAtOnce: label,
    versionCode: label,
    pixTitle: label,
    pixImage: label,
    pixSteps: paragraph(300),
    pixReceiver: label,
    pixCode: label,
    pixConfirmation: paragraph(300),
    investment: label,
    investmentOf: label,
    investmentByPix: label,
    delivery: label,
    onCard: label,
    cardInstalments: label,
    normally: label,
    normallyColumn: label,
    thisProposal: label,
    item: label,
    total: label,
    totalByCard: label,
    totalByPix: label,
    saving: label,
    pixSaving: label,
    savingAmount: label,
    discountOf: label,
    bundleDiscount: label,
    leftOut: label,
    chooseOne: label,
    chooseAny: label,
    considered: label,
    deliverTitle: label,
    investmentTitle: label,
    paymentTitle: label,
    cardTitle: label,
    cardNote: label,
    cardUpTo: label,
    transferTitle: label,
    pixLess: label,
    scheduleTitle: label,
    scheduleOptionsTitle: label,
    oneDay: label,
    dayRange: label,
    dayCount: label,
    oneDayCount: label,
    agreedTitle: label,
    included: label,
    excluded: label,
    worksTitle: label,
    clientsTitle: label,
    acceptanceTitle: label,
    /** What else the acceptance takes in; `{terms}` is where the link to the terms of use stands. */
    acceptanceTerms: z.optional(z.strictObject({ text: paragraph(600), label })),
    acceptanceOf: label,
    replyPromise: label,
  }),
});
export type Labels = z.output<typeof labelsSchema>;
