// Refuses texts of a proposal that name an item which the client may leave out, and would stay without it.

import type { Offered } from '../../../domain/content/proposal.ts';
import { isRequired } from '../../../domain/proposal/choice.ts';
import type { Report } from './check-choice.ts';

export function checkTexts(data: Offered, report: Report): void {
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
