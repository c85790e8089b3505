// Checks the figures of a proposal against each other: a client must never receive a wrong sum.

import type { Offered, ProposalFile } from '../../../domain/content/proposal.ts';
import type { ProposalLibrary } from '../../../domain/content/proposal-library.ts';
import type { Problem } from '../../../domain/problem.ts';
import { type Figures, figuresOf } from '../../../domain/proposal/figures/figures.ts';
import { referenceAt, resolveParts } from '../../../domain/proposal/from-library.ts';
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
  const report: Report = (path, { message, fix }) => {
    const origin = originOf(written, path);
    const told = origin ? `${message} (${origin})` : message;
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
      message: `esperado: um dia até hoje (${today}); encontrado: ${issuedOn}`,
      fix: 'escreva o dia do envio da proposta, ou tire a linha até lá',
    });
  }
  if (validDays === undefined && validUntil === undefined) {
    report(['validDays'], {
      message: 'esperado: até quando a proposta vale; encontrado: nada',
      fix: 'escreva validDays: 15, ou validUntil: com o último dia',
    });
  }
  if (validDays !== undefined && validUntil !== undefined) {
    report(['validUntil'], {
      message: 'esperado: validDays ou validUntil; encontrado: os dois',
      fix: 'tire uma das duas linhas',
    });
  }
  const first = isSent ? today : issuedOn;
  if (validUntil !== undefined && first !== undefined && validUntil < first) {
    report(['validUntil'], {
      message: `esperado: um dia a partir de ${isSent ? `hoje (${first})` : `issuedOn (${first})`}; encontrado: ${validUntil}`,
      fix: 'escreva o último dia em que o cliente pode aceitar',
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
      message: `esperado: um dia a partir de hoje (${today}); encontrado: ${due}`,
      fix: 'escreva o dia em que o cliente paga',
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
      message:
        isFirst === index
          ? `esperado: valores que discordem em ${difference}; encontrado: nada`
          : `esperado: um só motivo para ${difference}; encontrado: mais um`,
      fix: 'tire este item: o cliente leria um motivo para nada',
    });
  });
}
