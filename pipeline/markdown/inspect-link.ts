// Looks at one link of a text: whether it has words, and an address that this site can lead to.

import type { Tokens } from 'marked';
import { advice } from '../../domain/problem.ts';
import { isUrl } from '../../domain/text/url.ts';
import { expectedFound, type Words } from '../../domain/wording.ts';
import { plainText, report, type State } from './inspection.ts';

export function inspectLink({ href, tokens }: Tokens.Link, state: State): void {
  if (plainText(tokens).trim() === '' && !tokens.some(({ type }) => type === 'image')) {
    report(state, {
      en: 'expected words between the square brackets of a link, found none',
      pt: 'esperado: palavras entre os colchetes de um link; encontrado: nada',
      fixEn: `write what the link leads to: [the words](${href})`,
      fixPt: `escreva para onde o link leva: [as palavras](${href})`,
    });
  }
  if (/^(?:https?:\/\/|mailto:|tel:)$/i.test(href)) {
    const example = `${href}${EXAMPLES[href.slice(0, 3).toLowerCase()]}`;
    report(state, {
      en: `expected an address after ${href}, found none`,
      pt: `esperado: um endereço depois de ${href}; encontrado: nada`,
      fixEn: `write the whole address, such as ${example}`,
      fixPt: `escreva o endereço inteiro, como ${example}`,
    });
    return;
  }
  if (/^https?:/i.test(href) && !isUrl(href)) {
    report(state, {
      en: `expected a complete address, found ${href}`,
      pt: `esperado: um endereço completo; encontrado: ${href}`,
      fixEn: 'correct the address',
      fixPt: 'corrija o endereço',
    });
  }
  if (/^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(href)) return;
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href)?.[1];
  report(
    state,
    scheme
      ? advice(expectedFound(KNOWN_SCHEMES, `"${scheme}:"`), TO_A_PAGE)
      : advice(expectedFound(KNOWN_STARTS, `"${href}"`), relativeLinkFix(href)),
  );
}

const KNOWN_SCHEMES = {
  en: 'a link with https:, mailto: or tel:',
  pt: 'um link com https:, mailto: ou tel:',
};
const TO_A_PAGE = {
  en: 'link to a page instead; links that run code are never published',
  pt: 'faça o link para uma página; links que executam código nunca são publicados',
};
const KNOWN_STARTS = {
  en: 'a link that starts with / or https://',
  pt: 'um link que comece com / ou https://',
};

const EXAMPLES: Record<string, string> = {
  htt: 'www.exemplo.com.br',
  mai: 'contato@exemplo.com.br',
  tel: '+5541900000000',
};

function relativeLinkFix(href: string): Words {
  const host = /^(?:\/\/|(?=www\.|[\w.-]+\.com(?:\.br)?(?:[/?#]|$)))(.+)$/i.exec(href)?.[1];
  if (host) return { en: `write https://${host}`, pt: `escreva https://${host}` };
  return {
    en: `write the address from the root of the site, such as /${href.replace(/^[./]+/, '')}`,
    pt: `escreva o endereço a partir da raiz do site, como /${href.replace(/^[./]+/, '')}`,
  };
}
