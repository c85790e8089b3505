// Checks the figures of a proposal against each other: a client must never receive a wrong sum.

import type { Offered, ProposalFile } from '../../../domain/content/proposal.ts';
import type { ProposalLibrary } from '../../../domain/content/proposal-library.ts';
import { sum } from '../../../domain/money.ts';
import { expectedFound, type Problem } from '../../../domain/problem.ts';
import { referenceAt, resolveParts } from '../../../domain/proposal/from-library.ts';
import { LIBRARY_FILES } from '../../read/list-content.ts';
import type { Source } from '../../source.ts';
import { checkChoice, type Report } from './check-choice.ts';
import { checkPayment } from './check-payment.ts';
import { checkTexts } from './check-texts.ts';

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
  const report: Report = (path, expected, found, fix) => {
    const origin = originOf(written, path);
    const message = expectedFound(expected, found);
    problems.push({
      ...source.at(path),
      message: origin ? `${message} (${origin})` : message,
      fix,
    });
  };
  checkDays(data, day, report);
  // Without an item every sum would be wrong too.
  const isWhole = written.items.every(
    ({ from }) => !from || Object.hasOwn(library.items ?? {}, from),
  );
  if (isWhole) {
    checkChoice(data, report);
    checkPayment(data, report);
    checkStages(data, report);
    checkTexts(data, report);
  }
  return problems;
}

/** Of a value that the library says: the entry and its file. */
export function originOf(written: ProposalFile, path: readonly PropertyKey[]): string | undefined {
  const found = referenceAt(written, path);
  return found && `"${found.id}" de ${LIBRARY_FILES[found.part]}`;
}

/** `isSent`: what is being sent begins today. */
function checkDays(
  { issuedOn, validDays, validUntil, payment }: Offered,
  { today, isSent }: Day,
  report: Report,
): void {
  if (issuedOn !== undefined && issuedOn > today) {
    const fix = 'escreva o dia do envio da proposta, ou tire a linha até lá';
    report(['issuedOn'], `um dia até hoje (${today})`, issuedOn, fix);
  }
  if (validDays === undefined && validUntil === undefined) {
    const fix = 'escreva validDays: 15, ou validUntil: com o último dia';
    report(['validDays'], 'até quando a proposta vale', 'nada', fix);
  }
  if (validDays !== undefined && validUntil !== undefined) {
    report(['validUntil'], 'validDays ou validUntil', 'os dois', 'tire uma das duas linhas');
  }
  const first = isSent ? today : issuedOn;
  if (validUntil !== undefined && first !== undefined && validUntil < first) {
    const expected = `um dia a partir de ${isSent ? 'hoje' : 'issuedOn'} (${first})`;
    const fix = 'escreva o último dia em que o cliente pode aceitar';
    report(['validUntil'], expected, validUntil, fix);
  }
  // Nobody can pay on a day that is over.
  for (const [index, { due }] of payment.tranches.entries()) {
    if (!isSent || due === undefined || due >= today) continue;
    const path = ['payment', 'tranches', index, 'due'];
    report(path, `um dia a partir de hoje (${today})`, due, 'escreva o dia em que o cliente paga');
  }
}

/** Options may have days and stages of their own, or take over those of the proposal. */
function checkStages(data: Offered, report: Report): void {
  const { items, deliveryDays, stages } = data;
  const options = items.filter(({ group }) => group !== undefined);
  const own = options.filter((item) => item.deliveryDays ?? item.stages);
  const differ = options.filter(({ group }) => own.some((item) => item.group === group));
  for (const item of differ.length > 0 ? differ : [undefined]) {
    const days = item?.deliveryDays ?? deliveryDays;
    const worked = sum((item?.stages ?? stages).map((stage) => stage.days));
    if (worked === days) continue;
    const path = item?.deliveryDays === undefined ? [] : ['items', items.indexOf(item)];
    const expected = `os ${worked} dias somados das etapas`;
    const fix = `escreva deliveryDays: ${worked}, ou mude os dias das etapas`;
    report([...path, 'deliveryDays'], expected, `${days} dias até a entrega`, fix);
  }
}
