// Tells a name in a text that nothing stands for, with those that may have been meant.

import type { Complaint } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import type { Fills } from '../../domain/text/named-fills.ts';

/** Prices of a service that cannot be read are missing, and no mistake of whoever names them. */
export const UNREAD_PRICES = 'price:*';

export function isKnown(name: string, fills: Fills): boolean {
  const isUnread = /^(?:price|upkeep):/.test(name) && UNREAD_PRICES in fills;
  return isUnread || Object.hasOwn(fills, name);
}

/** A misspelt `{emial}` must not reach a reader. */
export function unknownFill(name: string, fills: Fills): Complaint {
  const names = Object.keys(fills);
  const guess = nearest(name.replaceAll(' ', ''), names);
  // `{price:websites.basico}`: what the house does sell under that name.
  const alike = names.filter((known) => known.startsWith(`${name.split('.')[0]}.`));
  const offered = guess ? [guess] : alike;
  return {
    message: `esperado: o nome de um valor ou de um dado da empresa; encontrado: {${name}}`,
    fix:
      offered.length > 0
        ? `será ${offered.map((known) => `{${known}}`).join(' ou ')}?`
        : 'escreva um dos nomes de docs/escrever.md, ou o próprio texto, sem chaves',
  };
}
