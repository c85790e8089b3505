// What an owner should know before the site goes online: placeholders, missing destinations, claims that disagree.

import { overrides } from '../../domain/content/environment.ts';
import { proposalFills } from '../../domain/content/fills.ts';
import { SMALL_TOTAL_CENTS } from '../../domain/content/proposal-figures.ts';
import type { Claims, Site } from '../../domain/content/site.ts';
import { daysBetween } from '../../domain/dates.ts';
import { formatMoney } from '../../domain/money.ts';
import type { Notice } from '../../domain/problem.ts';
import { daysLeft, ENDING_DAYS, type Issue, lastDayOf } from '../../domain/proposal/expiry.ts';
import { computeProposal } from '../../domain/proposal/prices.ts';
import { isPublicAddress } from '../../domain/public-address.ts';
import type { Content, Entry, House } from '../kinds/collections.ts';
import { latestOf, type SentVersion } from '../kinds/proposal/sent.ts';
import { noticeTodos } from '../kinds/todos.ts';
import { SINGLE_FILES } from '../read/list-content.ts';
import type { Outcome } from '../stages.ts';
import { checkForms } from './check-forms.ts';
import { listReferenceDisagreements } from './reference-disagreements.ts';
import { listTypedPrices } from './typed-prices.ts';

interface Known {
  leftOut: readonly Entry<object>[];
  today: string;
  sent: readonly SentVersion[];
}

export function listNotices(
  house: House,
  content: Content,
  { leftOut, today, sent }: Known,
): Outcome<undefined> {
  const { site, claims } = house;
  const messages = [
    ...disagreements(claims),
    ...listReferenceDisagreements(content, house),
    ...listTypedPrices(content, house.fills, ({ data }) => proposalFills(data)),
    ...emptyLists(content, leftOut),
    ...oldArticles(content, today),
    ...closedOpenings(content, today),
    ...tellLeftOut(leftOut),
    ...smallTotals(content),
    ...endings(endingProposals(content, sent), today),
  ];
  const notices = [
    ...unfinished(site, content),
    ...noticeTodos([...content.projects, ...content.jobs]),
    ...messages.map((message) => ({ message })),
  ];
  return { value: undefined, notices, problems: checkForms(house, content) };
}

/** What a house has to settle before its site goes online; with `--strict` it stops the build. */
function unfinished(site: Site, { pages }: Content): Notice[] {
  const used = placeholdersIn(site);
  // Where visitors come to, the others are problems: check-forms.ts.
  const isPublic = isPublicAddress(site.url, site.placeholders);
  const forms = Object.entries(site.forms).flatMap(([name, to]) =>
    to || (isPublic && name !== 'newsletter') ? [] : name,
  );
  const endpoints = overrides.filter(({ variable }) => variable.endsWith('_ENDPOINT'));
  const variables = endpoints.map(({ variable }) => variable).join(', ');
  // Laws want both on a site that sells: docs/antes-de-publicar.md.
  const hasLegalPages = pages.some(({ data }) => data.template === 'document');
  const legal = (name: 'address' | 'dataOfficer'): Unfinished => [
    hasLegalPages && !site[name],
    `falta ${name}: as páginas legais não têm o que citar`,
    `escreva ${name}:`,
  ];
  const all: Unfinished[] = [
    [
      used.length > 0,
      `ainda há valores de exemplo em ${used.join(', ')}`,
      'escreva os valores de verdade',
    ],
    [
      forms.length > 0,
      `formulários sem destino: ${forms.join(', ')}`,
      `escreva-os abaixo de forms:, ou defina ${variables} no ambiente`,
    ],
    [
      !site.bookingLink,
      'sem link de agenda: a página de agendamento oferece WhatsApp e e-mail no lugar',
      'escreva bookingLink:, ou defina BOOKING_LINK',
    ],
    legal('address'),
    legal('dataOfficer'),
  ];
  return all.flatMap(([isSo, message, fix]) =>
    isSo ? { message, strict: { file: SINGLE_FILES.site, fix } } : [],
  );
}

type Unfinished = [isSo: boolean, message: string, fix: string];

/** The keys of site.yaml whose value is, or contains, one that `placeholders` lists. */
function placeholdersIn(site: Site): string[] {
  const { placeholders, upcoming: _, ...values } = site;
  return Object.entries(values)
    .map(([key, value]) => ({ key, text: JSON.stringify(value) }))
    .filter(({ text }) => placeholders.some((placeholder) => text.includes(placeholder)))
    .map(({ key }) => key);
}

/** Claims of one name whose figures differ from page to page. */
function disagreements(claims: Claims): string[] {
  const byName = new Map<string, string[]>();
  for (const [page, group] of Object.entries(claims)) {
    for (const [name, { value }] of Object.entries(group)) {
      byName.set(name, [...(byName.get(name) ?? []), `${value} (${page})`]);
    }
  }
  return [...byName]
    .filter(([, uses]) => new Set(uses.map((use) => use.replace(/\D/g, ''))).size > 1)
    .map(([name, uses]) => `os números de ${name} não batem entre as páginas: ${uses.join(', ')}`);
}

const OLD_DAYS = 2 * 365;

function oldArticles({ posts }: Content, today: string): string[] {
  return posts
    .filter(({ data }) => daysBetween(data.updatedOn ?? data.publishedOn, today) > OLD_DAYS)
    .map(({ file }) => `${file} tem mais de dois anos: leia de novo e escreva a data em updatedOn`);
}

function closedOpenings({ jobs }: Content, today: string): string[] {
  return jobs
    .filter(({ data }) => data.validThrough < today)
    .map(({ file, data: { validThrough } }) => {
      return `${file} recebia candidaturas até ${validThrough}: apague o arquivo ou escreva um dia mais tarde`;
    });
}

/** A page that lists nothing says so to its readers: that may be meant, and may be a lost folder. */
function emptyLists(
  { pages, posts, projects, jobs }: Content,
  leftOut: readonly Entry<object>[],
): string[] {
  const drafts = leftOut.filter(({ file }) => file.startsWith('content/blog/'));
  const lists = [
    { template: 'blog', folder: 'content/blog', count: posts.length + drafts.length },
    { template: 'portfolio', folder: 'content/portfolio', count: projects.length },
    { template: 'careers', folder: 'content/jobs', count: jobs.length },
  ];
  return lists.flatMap(({ template, folder, count }) => {
    const page = pages.find(({ data }) => data.template === template);
    return page && count === 0 ? `${folder} não tem nada para ${page.route} listar` : [];
  });
}

function tellLeftOut(leftOut: readonly Entry<object>[]): string[] {
  if (leftOut.length === 0) return [];
  const files = leftOut.map(({ file }) => file).join(', ');
  return [`rascunhos e artigos de dias futuros ficaram de fora: ${files}`];
}

function smallTotals({ proposals }: Content): string[] {
  return proposals.flatMap(({ file, data }) => {
    const { totalCents } = computeProposal(data);
    if (totalCents >= SMALL_TOTAL_CENTS) return [];
    return `${file} pede ${formatMoney(totalCents)} ao todo: os preços são em centavos, sem vírgula`;
  });
}

/** Nobody renews what ended longer ago. */
const OVER_DAYS = 60;

interface Ending extends Issue {
  /** Its file, or of what was sent its number. */
  name: string;
  renew: string;
}

/** Those whose clients have not answered. */
function endingProposals({ proposals }: Content, sent: readonly SentVersion[]): Ending[] {
  return [
    ...proposals.map(({ file, data }) => ({ ...data, name: file, renew: 'mude o último dia' })),
    ...latestOf(sent).flatMap(({ number, status, validUntil }) => {
      const renew = `para renovar, npm run proposal revise ${number}`;
      return status === 'sent' ? { name: `a proposta ${number}`, validUntil, renew } : [];
    }),
  ];
}

function endings(proposals: readonly Ending[], today: string): string[] {
  return proposals.flatMap(({ name, renew, ...issue }) => {
    const left = daysLeft(issue, today);
    if (left === undefined || left > ENDING_DAYS || left < -OVER_DAYS) return [];
    const last = lastDayOf(issue);
    if (left < 0) return `${name} venceu depois de ${last}: ${renew}`;
    const when = left === 0 ? 'hoje' : left === 1 ? 'amanhã' : `em ${left} dias`;
    return `${name} vence ${when}, depois de ${last}: ${renew}`;
  });
}
