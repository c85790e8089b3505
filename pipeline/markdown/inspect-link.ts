// Looks at one link of a text: whether it has words, and an address that this site can lead to.

import type { Tokens } from 'marked';
import { expectedFound } from '../../domain/problem.ts';
import { isUrl } from '../../domain/text/url.ts';
import { plainText, report, type State } from './inspection.ts';

export function inspectLink({ href, tokens }: Tokens.Link, state: State): void {
  if (plainText(tokens).trim() === '' && !tokens.some(({ type }) => type === 'image')) {
    report(state, {
      message: 'esperado: palavras entre os colchetes de um link; encontrado: nada',
      fix: `escreva para onde o link leva: [as palavras](${href})`,
    });
  }
  if (/^(?:https?:\/\/|mailto:|tel:)$/i.test(href)) {
    const example = `${href}${EXAMPLES[href.slice(0, 3).toLowerCase()]}`;
    report(state, {
      message: `esperado: um endereço depois de ${href}; encontrado: nada`,
      fix: `escreva o endereço inteiro, como ${example}`,
    });
    return;
  }
  if (/^https?:/i.test(href) && !isUrl(href)) {
    report(state, {
      message: `esperado: um endereço completo; encontrado: ${href}`,
      fix: 'corrija o endereço',
    });
  }
  if (/^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(href)) return;
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href)?.[1];
  report(
    state,
    scheme
      ? { message: expectedFound(KNOWN_SCHEMES, `"${scheme}:"`), fix: TO_A_PAGE }
      : { message: expectedFound(KNOWN_STARTS, `"${href}"`), fix: relativeLinkFix(href) },
  );
}

const KNOWN_SCHEMES = 'um link com https:, mailto: ou tel:';
const TO_A_PAGE = 'faça o link para uma página; links que executam código nunca são publicados';
const KNOWN_STARTS = 'um link que comece com / ou https://';

const EXAMPLES: Record<string, string> = {
  htt: 'www.exemplo.com.br',
  mai: 'contato@exemplo.com.br',
  tel: '+5541900000000',
};

function relativeLinkFix(href: string): string {
  const host = /^(?:\/\/|(?=www\.|[\w.-]+\.com(?:\.br)?(?:[/?#]|$)))(.+)$/i.exec(href)?.[1];
  if (host) return `escreva https://${host}`;
  return `escreva o endereço a partir da raiz do site, como /${href.replace(/^[./]+/, '')}`;
}
