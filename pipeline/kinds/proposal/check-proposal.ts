// Checks the figures of a proposal against each other: a client must never receive a wrong sum.

import type { Offered, ProposalFile } from '../../../domain/content/proposal.ts';
import type { ProposalLibrary } from '../../../domain/content/proposal-library.ts';
import { type Problem, sentencesOf } from '../../../domain/problem.ts';
import { type Figures, figuresOf } from '../../../domain/proposal/figures/figures.ts';
import { referenceAt, resolveParts } from '../../../domain/proposal/from-library.ts';
import { inBoth } from '../../../domain/wording.ts';
import { LIBRARY_FILES } from '../../read/list-content.ts';
import type { Source } from '../../source.ts';
import { checkChoice, type Report } from './check-choice.ts';
import { checkGroups, checkWhole } from './check-groups.ts';
import { checkPayment } from './check-payment.ts';
import { checkTexts } from './check-texts.ts';
import { listDifferences } from './proposal-differences.ts';

interface Day {
  /** As `YYYY-MM-DD`. */
  today: string;
  /** Whether the proposal is sent on it. */
  isSent: boolean;
}

export function checkProposal(
  source: Source,
  written: ProposalFile,
  library: ProposalLibrary,
  day: Day,
): Problem[] {
  const problems: Problem[] = [];
  const data = { ...written, ...resolveParts(written, library) };
  const report: Report = (path, said) => {
    const origin = originOf(written, path);
    const { message, fix } = sentencesOf(said);
    const told = origin ? inBoth(message, (text) => `${text} (${origin})`) : message;
    problems.push({ ...source.at(path), message: told, fix });
  };
  checkDays(data, day, report);
  // Without an item every sum would be wrong too.
  const isWhole = written.items.every(
    ({ from }) => !from || Object.hasOwn(library.items ?? {}, from),
  );
  if (isWhole) {
    checkChoice(data, report);
    checkGroups(data, report);
    checkWhole(data, report);
    checkPayment(data, report);
    checkTexts(data, report);
    checkDifferences(data, figuresOf(data), report);
  }
  return problems;
}

/** Of a value that the library says: the entry and its file. */
export function originOf(written: ProposalFile, path: readonly PropertyKey[]): string | undefined {
  const found = referenceAt(written, path);
  return found && `"${found.id}" of ${LIBRARY_FILES[found.part]}`;
}

/** `isSent`: what is being sent begins today. */
function checkDays(
  { issuedOn, validDays, validUntil, payment }: Offered,
  { today, isSent }: Day,
  report: Report,
): void {
  if (issuedOn !== undefined && issuedOn > today) {
    report(['issuedOn'], {
      en: `expected a day up to today (${today}), found ${issuedOn}`,
      pt: `esperado: um dia até hoje (${today}); encontrado: ${issuedOn}`,
      fixEn: 'write the day on which the proposal is sent, or remove the line until then',
      fixPt: 'escreva o dia do envio da proposta, ou tire a linha até lá',
    });
  }
  if (validDays === undefined && validUntil === undefined) {
    report(['validDays'], {
      en: 'expected how long the proposal is valid, found nothing',
      pt: 'esperado: até quando a proposta vale; encontrado: nada',
      fixEn: 'write validDays: 15, or validUntil: with the last day',
      fixPt: 'escreva validDays: 15, ou validUntil: com o último dia',
    });
  }
  if (validDays !== undefined && validUntil !== undefined) {
    report(['validUntil'], {
      en: 'expected either validDays or validUntil, found both',
      pt: 'esperado: validDays ou validUntil; encontrado: os dois',
      fixEn: 'remove one of the two lines',
      fixPt: 'tire uma das duas linhas',
    });
  }
  const first = isSent ? today : issuedOn;
  if (validUntil !== undefined && first !== undefined && validUntil < first) {
    report(['validUntil'], {
      en: `expected a day from ${isSent ? `today (${first})` : `issuedOn (${first})`} on, found ${validUntil}`,
      pt: `esperado: um dia a partir de ${isSent ? `hoje (${first})` : `issuedOn (${first})`}; encontrado: ${validUntil}`,
      fixEn: 'write the last day on which the client may accept',
      fixPt: 'escreva o último dia em que o cliente pode aceitar',
    });
  }
  if (isSent) checkDue(payment, today, report);
}

/** Nobody can pay on a day that is over. */
function checkDue({ tranches }: Offered['payment'], today: string, report: Report): void {
  tranches.forEach(({ due }, index) => {
    if (due === undefined || due >= today) return;
    const path = ['payment', 'tranches', index, 'due'];
    report(path, {
      en: `expected a day from today (${today}) on, found ${due}`,
      pt: `esperado: um dia a partir de hoje (${today}); encontrado: ${due}`,
      fixEn: 'write the day on which the client pays',
      fixPt: 'escreva o dia em que o cliente paga',
    });
  });
}

/** What disagrees is a problem unless the file gives a reason; a reason without its difference is one too. */
function checkDifferences(data: Offered, figuresFor: Figures, report: Report): void {
  // With an id used twice, what is chosen is not what the file means, and every sum would be wrong too.
  if (new Set(data.items.map(({ id }) => id)).size < data.items.length) return;
  const differences = listDifferences(data, figuresFor);
  const acknowledged = new Set(data.acknowledges.map(({ difference }) => difference));
  for (const { name, path, ...said } of differences) {
    if (!acknowledged.has(name)) report(path, said);
  }
  data.acknowledges.forEach(({ difference }, index) => {
    const isFirst = data.acknowledges.findIndex((other) => other.difference === difference);
    if (isFirst === index && differences.some(({ name }) => name === difference)) return;
    report(['acknowledges', index, 'difference'], {
      ...(isFirst === index
        ? {
            en: `expected figures that disagree on ${difference}, found none`,
            pt: `esperado: valores que discordem em ${difference}; encontrado: nada`,
          }
        : {
            en: `expected one reason for ${difference}, found another one`,
            pt: `esperado: um só motivo para ${difference}; encontrado: mais um`,
          }),
      fixEn: 'remove this entry: the client would read a reason for nothing',
      fixPt: 'tire este item: o cliente leria um motivo para nada',
    });
  });
}
