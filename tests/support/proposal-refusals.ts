// What a build says of a proposal in which something was changed.

import { casesOf, expectRefusals } from './refusals.ts';
import { PROPOSAL, proposal, type Swap, swapped } from './tiny-site.ts';

/** Changes of the proposal with ` + ` between them; one without an arrow is stated at line 12. */
export function written(change: string): string {
  const changes = change.split(' + ').map((one): Swap => {
    if (!one.includes(' =>')) return ['validDays: 15', `${one}\nvalidDays: 15`];
    const [found = '', replacement = ''] = one.split(/ => ?/);
    return [found, replacement];
  });
  return swapped(proposal(), ...changes);
}

/** Prices are written with a space that does not break. */
export function refuse(table: string, today?: string): void {
  const cases = casesOf(written, table).map(
    ([text, place, message, fix]) =>
      [text, place, message.replaceAll('R$ ', 'R$\u00a0'), fix] as const,
  );
  expectRefusals(PROPOSAL, cases, today);
}
