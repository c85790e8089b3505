// Who a proposal is for: a company, or a person without one.

import type { Offered } from '../content/proposal.ts';

type Client = Offered['client'];

/** Who offers are made to, and who accepts them. */
export function partyOf({ company, name }: Pick<Client, 'company' | 'name'>): string {
  return company ?? name;
}

/** `CNPJ 11.222.333/0001-81`; undefined where the proposal names none. */
export function taxNumberOf({ cnpj, cpf }: Pick<Client, 'cnpj' | 'cpf'>): string | undefined {
  if (cnpj !== undefined) return `CNPJ\u00a0${cnpj}`;
  return cpf === undefined ? undefined : `CPF\u00a0${cpf}`;
}
