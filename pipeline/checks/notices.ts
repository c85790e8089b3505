// Notices for the owner: missing destinations, claims that disagree, entries that are about to end.

import type { Claims } from '../../domain/content/data-files.ts';
import { type SectionType, sectionsOf } from '../../domain/content/sections.ts';
import { isPublicAddress } from '../../domain/content/site.ts';
import { daysLeft, ENDING_DAYS, lastDayOf, type Validity } from '../../domain/dates.ts';
import type { Notice, Problem } from '../../domain/problem.ts';
import { SINGLE_FILES } from '../content/collections.ts';
import type { Site } from '../content/site.ts';
import { latestOf } from '../proposal/sent.ts';
import type { BuildConfig } from '../run/options.ts';
import type { Problems } from '../run/problems.ts';
import { checkPlaceholders } from './placeholders.ts';

export function listNotices(site: Site, config: BuildConfig, problems: Problems): void {
  const { today } = config;
  checkPlaceholders(site, config, problems);
  problems.add(...checkForms(site));
  problems.notice(
    ...unfinished(site),
    ...withoutCalendar(site),
    ...disagreements(site.claims),
    ...closedOpenings(site, today),
    ...leftOut(site),
    ...endings(site, today),
  );
}

/** Refuses a form without a destination at a public address: it would thank for a message that never arrives. */
function checkForms({ company, files, pages, jobs }: Site): Problem[] {
  if (!isPublicAddress(company.url)) return [];
  const has = (type: SectionType) => pages.some(({ data }) => sectionsOf(data, type).length > 0);
  const visible = { contact: has('contact'), careers: has('application') && jobs.length > 0 };
  return (['contact', 'careers'] as const).flatMap((name) => {
    if (!visible[name] || company.forms[name]) return [];
    const example = `${name}: { kind: formspree, url: https://formspree.io/f/abcdwxyz }`;
    const variable = `${name.toUpperCase()}_ENDPOINT`;
    return {
      file: SINGLE_FILES.site.file,
      ...files.sources.site?.at(['forms', name]),
      message: `esperado: um destino ou none; encontrado: nada, e em ${company.url} o formulário agradeceria por mensagens que ninguém recebe`,
      fix: `escreva ${example} com o seu endereço, ou defina ${variable}; ou escreva ${name}: none, que mostra WhatsApp e e-mail no lugar do formulário`,
    };
  });
}

/** Notices of decisions that are missing before the site goes online; with `--strict` they stop the build. */
function unfinished({ company, pages }: Site): Notice[] {
  // At a public address a missing destination is a problem already.
  const isPublic = isPublicAddress(company.url);
  // Not the newsletter's, whose form says that the list is not open yet.
  const forms = (['contact', 'careers'] as const).filter(
    (name) => name in company.forms && !company.forms[name] && !isPublic,
  );
  const variables = forms.map((name) => `${name.toUpperCase()}_ENDPOINT`).join(', ');
  // Brazilian law asks for both on a site that sells: docs/antes-de-publicar.md.
  const hasLegalPages = pages.some(({ data }) => data.template === 'document');
  const legal = (name: 'address' | 'dataOfficer'): Unfinished => [
    hasLegalPages && !company[name],
    `falta ${name}: as páginas legais não têm o que citar`,
    `escreva ${name}:`,
  ];
  const all: Unfinished[] = [
    [
      forms.length > 0,
      `formulários sem destino: ${forms.join(', ')}`,
      `escreva-os abaixo de forms:, ou defina ${variables} no ambiente`,
    ],
    legal('address'),
    legal('dataOfficer'),
  ];
  return all.flatMap(([isSo, message, fix]) =>
    isSo ? { message, strict: [{ file: SINGLE_FILES.site.file, fix }] } : [],
  );
}

/** A notice without `strict` problems, since a company may decide to have no calendar. */
function withoutCalendar({ company, pages }: Site): Notice[] {
  const isAsked = pages.some(({ data }) => sectionsOf(data, 'booking').length > 0);
  if (company.bookingLink || !isAsked) return [];
  const message =
    'sem bookingLink, a página de agendamento oferece WhatsApp e e-mail no lugar do calendário';
  return [{ message }];
}

type Unfinished = [isSo: boolean, message: string, fix: string];

/** Notices claims of one name whose figures differ between groups. */
function disagreements(claims: Claims): Notice[] {
  const byName = new Map<string, string[]>();
  for (const [page, group] of Object.entries(claims)) {
    for (const [name, { value }] of Object.entries(group)) {
      byName.set(name, [...(byName.get(name) ?? []), `${value} (${page})`]);
    }
  }
  return [...byName]
    .filter(([, uses]) => new Set(uses.map((use) => use.replace(/\D/g, ''))).size > 1)
    .map(([name, uses]) => {
      const message = `content/claims.yaml tem números diferentes de "${name}": ${uses.join(', ')}`;
      return { message };
    });
}

function closedOpenings({ jobs }: Site, today: string): Notice[] {
  return jobs
    .filter(({ data }) => data.validThrough < today)
    .map(({ file, data: { validThrough } }) => ({
      message: `${file} recebia candidaturas até ${validThrough}: apague o arquivo ou escreva um dia mais tarde`,
    }));
}

function leftOut({ files: { leftOut } }: Site): Notice[] {
  if (leftOut.length === 0) return [];
  return [
    { message: `rascunhos e artigos de dias futuros ficaram de fora: ${leftOut.join(', ')}` },
  ];
}

/** Entries that ended longer ago get no notice, since they will not be renewed. */
const OVER_DAYS = 60;

interface Ending extends Validity {
  /** The name in the notice: a file, or the number of a sent proposal. */
  name: string;
  renew: string;
}

const LISTED = 'npm run proposal list mostra qual';

/** Notices proposals without an answer whose last day is near or just over. */
function endings({ proposals, sent }: Site, today: string): Notice[] {
  const all: Ending[] = [
    ...proposals.map(({ file, data }) => ({ ...data, name: file, renew: 'mude o último dia' })),
    ...latestOf(sent).flatMap(({ number, status, validUntil, offer }) => {
      const renew = offer ? `para renovar, npm run proposal revise ${number}` : LISTED;
      const name = offer ? `a proposta ${number}` : 'uma proposta protegida';
      return status === 'sent' ? { name, validUntil, renew } : [];
    }),
  ];
  return all.flatMap(({ name, renew, ...issue }) => {
    const left = daysLeft(issue, today);
    if (left === undefined || left > ENDING_DAYS || left < -OVER_DAYS) return [];
    const last = lastDayOf(issue);
    if (left < 0) return { message: `${name} venceu depois de ${last}: ${renew}` };
    const when = left === 0 ? 'hoje' : left === 1 ? 'amanhã' : `em ${left} dias`;
    return { message: `${name} vence ${when}, depois de ${last}: ${renew}` };
  });
}
