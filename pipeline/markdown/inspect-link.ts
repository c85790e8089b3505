// Looks at one link of a text: whether it has words, and an address that this site can lead to.

import type { Tokens } from 'marked';
import { isUrl } from '../../domain/text/url.ts';
import { plainText, report, type State } from './inspection.ts';

export function inspectLink({ href, tokens }: Tokens.Link, state: State): void {
  if (plainText(tokens).trim() === '' && !tokens.some(({ type }) => type === 'image')) {
    const fix = `write what the link leads to: [the words](${href})`;
    report(state, 'expected words between the square brackets of a link, found none', fix);
  }
  if (/^(?:https?:\/\/|mailto:|tel:)$/i.test(href)) {
    const fix = `write the whole address, such as ${href}${EXAMPLES[href.slice(0, 3).toLowerCase()]}`;
    report(state, `expected an address after ${href}, found none`, fix);
    return;
  }
  if (/^https?:/i.test(href) && !isUrl(href)) {
    report(state, `expected a complete address, found ${href}`, 'correct the address');
  }
  if (/^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(href)) return;
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href)?.[1];
  report(
    state,
    scheme
      ? `expected a link with https:, mailto: or tel:, found "${scheme}:"`
      : `expected a link that starts with / or https://, found "${href}"`,
    scheme
      ? 'link to a page instead; links that run code are never published'
      : relativeLinkFix(href),
  );
}

const EXAMPLES: Record<string, string> = {
  htt: 'www.exemplo.com.br',
  mai: 'contato@exemplo.com.br',
  tel: '+5541900000000',
};

function relativeLinkFix(href: string): string {
  const host = /^(?:\/\/|(?=www\.|[\w.-]+\.com(?:\.br)?(?:[/?#]|$)))(.+)$/i.exec(href)?.[1];
  if (host) return `write https://${host}`;
  return `write the address from the root of the site, such as /${href.replace(/^[./]+/, '')}`;
}
