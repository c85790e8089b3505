// Checks the figures of a proposal against each other: a client must never receive a wrong sum.

import type { Offered, ProposalFile } from '../../domain/content/proposal.ts';
import { sum } from '../../domain/money.ts';
import { expectedFound, type Problem } from '../../domain/problem.ts';
import { isRequired } from '../../domain/proposal/choice.ts';
import { referenceAt, resolveParts } from '../../domain/proposal/from-library.ts';
import { type Entry, RECORDS, type Records } from '../load.ts';
import type { Run } from '../options.ts';
import { checkChoice, type Report } from './check-choice.ts';
import { checkPayment } from './check-payment.ts';

export function checkProposal(
  { file, source, data: written }: Entry<ProposalFile>,
  { items, included, excluded, conditions }: Partial<Records>,
  { today, sending }: Pick<Run, 'today' | 'sending'>,
): Problem[] {
  const problems: Problem[] = [];
  const library = { items, included, excluded, conditions };
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
  const isSent = sending?.file === file;
  if (isSent && written.draft) {
    const fix = 'leia mais uma vez e tire a linha';
    report(['draft'], 'uma proposta pronta antes do envio', 'um rascunho', fix);
  }
  checkDays(data, { today, isSent }, report);
  // Without an item every sum would be wrong too.
  if (written.items.every(({ from }) => !from || Object.hasOwn(items ?? {}, from))) {
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
  return found && `"${found.id}" de ${RECORDS[found.part].file}`;
}

/** `isSent`: what is being sent begins today. */
function checkDays(
  { issuedOn, validDays, validUntil, payment }: Offered,
  { today, isSent }: { today: string; isSent: boolean },
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

function checkTexts(data: Offered, report: Report): void {
  const plain = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `;
  const open = data.items.filter((item) => !isRequired(item));
  const visit = (value: unknown, path: PropertyKey[], owner?: string): void => {
    if (typeof value === 'string') {
      const about = (title: string) => plain(value).includes(plain(title));
      const named = open.find(({ id, title }) => id !== owner && about(title));
      const found = `"${named?.title}", que o cliente pode deixar de fora`;
      const fix = `diga sem o nome, ou escreva of: ${named?.id} ao lado, onde a linha o aceita`;
      if (named) report(path, 'um texto que valha com qualquer escolha', found, fix);
    } else if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) visit(one, [...path, index], owner);
    } else {
      const { id = owner, of = id, ...texts } = Object(value);
      for (const [key, text] of Object.entries(texts)) visit(text, [...path, key], of);
    }
  };
  const { included, excluded, services, stages, acceptance, conditions, payment } = data;
  const tranches = payment.tranches.map(({ when }) => ({ when }));
  const items = data.items.map(({ title: _, kind: __, group: ___, ...item }) => item);
  visit({ included, excluded, services, stages, acceptance, conditions, items }, []);
  visit(tranches, ['payment', 'tranches']);
}
