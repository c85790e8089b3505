// Refuses texts of a proposal that name an item which the client may leave out, and would stay without it.

import type { Offered } from '../../../domain/content/proposal.ts';
import { isRequired } from '../../../domain/proposal/choice.ts';
import type { Report } from './check-choice.ts';

export function checkTexts(data: Offered, report: Report): void {
  const plain = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `;
  const open = data.items.filter((item) => !isRequired(item));
  const visit = (value: unknown, path: PropertyKey[], of?: unknown): void => {
    if (typeof value === 'string') {
      const named = open.find(({ id, title }) => id !== of && plain(value).includes(plain(title)));
      const found = `"${named?.title}", que o cliente pode deixar de fora`;
      const fix = `diga sem o nome, ou escreva of: ${named?.id} ao lado, onde a linha o aceita`;
      if (named) report(path, 'um texto que valha com qualquer escolha', found, fix);
    } else if (Object(value) === value) {
      const own = { id: of, ...Object(value) };
      for (const [key, one] of Object.entries(Object(value)))
        visit(one, [...path, Array.isArray(value) ? Number(key) : key], own.of ?? own.id);
    }
  };
  const { included, excluded, services, stages, acceptance, conditions } = data;
  const items = data.items.map(({ id, ...item }) => ({ id, ...item, title: '', kind: '' }));
  const payment = { tranches: data.payment.tranches.map(({ when }) => ({ when })) };
  visit({ included, excluded, services, stages, acceptance, conditions, items, payment }, []);
}
