// The words of content/labels.yaml: what templates and islands say besides the pages' own texts.

import * as z from 'zod/mini';
import { line, paragraph } from './fields.ts';
import { filled, label, saying } from './label.ts';
import { closing } from './pages/shared.ts';
import { proposalLabels, sendingLabels } from './proposal-labels.ts';

/** Of what stands in texts that are written in Markdown. */
const textLabels = z.strictObject({
  notes: label,
  note: filled('number'),
  backToText: filled('number'),
  callouts: z.strictObject({
    note: label,
    tip: label,
    important: label,
    warning: label,
    caution: label,
  }),
  video: z.strictObject({ load: label, open: filled('service'), privacy: filled('service') }),
  map: z.strictObject({ load: label, open: filled('service'), privacy: filled('service') }),
  sound: z.strictObject({ download: filled('kind') }),
});

/** Of works of the portfolio, on their own pages and on others. */
const workLabels = z.strictObject({
  subjects: label,
  facts: label,
  client: label,
  sector: label,
  technologies: label,
  team: label,
  changeTitle: label,
  what: label,
  before: label,
  after: label,
  measured: label,
  featuresTitle: label,
  similarTitle: label,
  navigation: label,
  previous: label,
  next: label,
  inArticles: label,
});

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
  rating: filled('rating'),
  readingTime: filled('minutes'),
  articleUpdated: filled('date'),
  authorArticles: label,
  mostPopular: label,
  tableScroll: label,
  text: textLabels,
  backToBlog: label,
  backToHome: label,
  updatedOn: filled('date'),
  onThisPage: label,
  inThisArticle: label,
  fromPrice: filled('price'),
  /** In the place of a price that only a proposal can tell. */
  unpriced: label,
  /** What a service costs by the month. */
  monthly: z.strictObject({ what: label, price: label, note: label }),
  /** The symbol that leads to the page about it. */
  accessibility: label,
  work: workLabels,
  blogCrumb: label,
  feed: label,
  articleNavigation: label,
  pages: z.strictObject({
    navigation: label,
    place: filled('number', 'count'),
    newer: label,
    older: label,
  }),
  author: z.strictObject({
    title: filled('name'),
    description: filled('name', 'role'),
    works: label,
    /** Ends the page; its title names the writer. */
    closing: z.extend(closing, { title: filled('name') }),
  }),
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
    errorCount: filled('count'),
    /** Of fields that the contact page adds. */
    ownField: z.strictObject({
      missing: filled('label'),
      wrong: filled('label'),
      choose: label,
      ticked: label,
    }),
    honeypot: label,
    offline: label,
    waiting: filled('seconds'),
    failedTitle: label,
    failedText: paragraph(300),
    refusedTitle: label,
    refusedText: paragraph(300),
    serverSays: filled('words'),
    suspectedTitle: label,
    suspectedText: saying(paragraph(300), 'button'),
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
  sending: sendingLabels,
  proposal: proposalLabels,
  /** What stands above the list of packages and fonts in licencas.txt; without it there is none. */
  licences: z.optional(z.strictObject({ intro: paragraph(600) })),
});
export type Labels = z.output<typeof labelsSchema>;
