// The addresses elsewhere that a built site links to, and the pages that do.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../domain/content/site.ts';
import { isUrl } from '../../domain/text/url.ts';

/** What leads into programs answers everybody alike. */
const INTO_PROGRAMS = /^(?:wa\.me|api\.whatsapp\.com)$/;
/** Nobody answers there, or this computer does: https://www.rfc-editor.org/rfc/rfc2606 */
const RESERVED =
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$|^127\.|^\[::1\]$/;

export interface ExternalLinks {
  /** Address to the files that have it, each once, in the order of the addresses. */
  links: Map<string, string[]>;
  /** Addresses that stand for others yet, or for none. */
  placeholders: string[];
}

export function externalLinks(
  folder: string,
  { url, placeholders }: Pick<Site, 'url' | 'placeholders'>,
): ExternalLinks {
  const found = new Map<string, Set<string>>();
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .sort();
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8');
    for (const [, written = ''] of html.matchAll(/<a\s[^<>]*?href="(https?:[^"]*)"/g)) {
      const [address = ''] = written.replaceAll('&amp;', '&').split('#');
      if (isElsewhere(address, url)) {
        found.set(address, (found.get(address) ?? new Set()).add(page));
      }
    }
  }
  const isPlaceholder = (address: string): boolean =>
    RESERVED.test(new URL(address).hostname) ||
    placeholders.some((placeholder) => address.includes(placeholder));
  const all = [...found].sort();
  return {
    links: new Map(
      all
        .filter(([address]) => !isPlaceholder(address))
        .map(([address, files]) => [address, [...files]]),
    ),
    placeholders: all.map(([address]) => address).filter(isPlaceholder),
  };
}

function isElsewhere(address: string, own: string): boolean {
  if (!isUrl(address)) return false;
  const { hostname, origin } = new URL(address);
  return origin !== new URL(own).origin && !INTO_PROGRAMS.test(hostname);
}
