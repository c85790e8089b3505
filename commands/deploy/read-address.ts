// Reads the address of a site as people type it: with its scheme, or without.

import { isUrl } from '../../domain/text/url.ts';

/** The origin, or one sentence that says why there is none. */
export function readAddress(word: string): { url: string } | { refusal: string } {
  const refuse = (why: string) => ({
    refusal: `expected an address such as https://www.exemplo.com.br, found ${word}: ${why}`,
  });
  const [, scheme] = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(word) ?? [];
  if (scheme !== undefined && !/^https?$/i.test(scheme)) {
    return refuse('only http and https can be asked');
  }
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+)(?::\d+)?(?:\/|$)/i.test(word);
  const text = scheme !== undefined ? word : `${isHere ? 'http' : 'https'}://${word}`;
  if (!/^https?:\/\/[^/]/i.test(text) || !isUrl(text)) return refuse('it is none');
  const { origin, hostname } = new URL(text);
  // Whoever writes the scheme may mean a computer of their own network.
  const isName = hostname.includes('.') || hostname.startsWith('[');
  if (scheme === undefined && !isHere && !isName) return refuse('no site has a name without a dot');
  return { url: origin };
}
