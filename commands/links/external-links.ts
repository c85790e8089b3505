// The addresses elsewhere that a built site links to, and the pages that do.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What leads into programs, or to addresses that are reserved for examples: nobody answers there. */
const NOT_ASKED = /^https?:\/\/(?:wa\.me|api\.whatsapp\.com|localhost|127\.0\.0\.1)(?:[:/]|$)/;
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/** Address to the files that have it, each once, in the order of the addresses. */
export function externalLinks(folder: string, own: string): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .sort();
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8');
    for (const [, written = ''] of html.matchAll(/<a\s[^<>]*?href="(https?:[^"]*)"/g)) {
      const [address = ''] = written.replaceAll('&amp;', '&').split('#');
      if (isAsked(address, own)) found.set(address, (found.get(address) ?? new Set()).add(page));
    }
  }
  return new Map([...found].sort().map(([address, files]) => [address, [...files]]));
}

function isAsked(address: string, own: string): boolean {
  if (NOT_ASKED.test(address) || !URL.canParse(address)) return false;
  const { hostname, origin } = new URL(address);
  return origin !== own && !RESERVED.test(hostname);
}
