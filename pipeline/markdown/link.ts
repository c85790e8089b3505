// Checks the address and the words of a link.

import type { Token } from 'marked';
import { guessAddress } from '../../domain/content/addresses.ts';
import { type Complaint, complaint } from '../../domain/problem.ts';
import { isPlainUrl } from '../../domain/routes.ts';
import { textOfTokens } from './tokens.ts';

/** What is wrong with a link to `href` whose words are `tokens`; undefined if nothing is. */
export function linkComplaint(href: string, tokens: readonly Token[]): Complaint | undefined {
  if (textOfTokens(tokens).trim() === '' && !tokens.some(({ type }) => type === 'image')) {
    return {
      message: 'esperado: palavras entre os colchetes de um link; encontrado: nada',
      fix: `escreva para onde o link leva: [as palavras](${href})`,
    };
  }
  if (isAddress(href)) return undefined;
  const suggestion = guessAddress(href);
  const isKnown = /^(?:https?|mailto|tel):|^[^:]*$/i.test(href);
  const fix = suggestion
    ? `escreva ${suggestion}`
    : isKnown
      ? 'escreva o endereço inteiro, como /contato ou https://www.exemplo.com.br'
      : 'comece o endereço com https://, mailto: ou tel:';
  return complaint('um endereço que comece com /, https://, mailto: ou tel:', `"${href}"`, fix);
}

/** True for a complete address or one of this site; not for `https:/site.com.br`, which browsers read as a path. */
function isAddress(href: string): boolean {
  if (/^https?:/i.test(href)) {
    const isWhole = /^https?:\/\/[^/]/i.test(href) && isPlainUrl(href);
    return isWhole && /\.|^\[|^localhost$/.test(new URL(href).hostname);
  }
  return /^(?:mailto:(?:[?{]|[^\s@]+@\S+\.\p{L})|tel:\+?\d|#.|\/(?![/\\])|\/$)/iu.test(href);
}
