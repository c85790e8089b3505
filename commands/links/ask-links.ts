// Asks the addresses elsewhere that a built site links to whether they still live, by linkinator.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import type { Site } from '../../domain/content/site.ts';
import { isUrl } from '../../domain/text/url.ts';
import { escapeHtml } from '../../pipeline/markdown/escape.ts';
import { inTemporaryFolder } from '../programs/temporary-folder.ts';

export interface Answer {
  address: string;
  /** Of an unsure one the site turns programs away, or has trouble of its own. */
  state: 'alive' | 'dead' | 'unsure';
  /** What was said there. */
  detail: string;
  /** Those that have it. */
  pages: string[];
}

/** What leads into programs answers everybody alike. */
const INTO_PROGRAMS = /^(?:wa\.me|api\.whatsapp\.com)$/;
/** Nobody answers there, or this computer does: https://www.rfc-editor.org/rfc/rfc2606 */
const RESERVED =
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$|^127\.|^\[::1\]$/;

const AT_ONCE = 4;
const PATIENCE_MS = 20_000;

/** `folder`: of the built site. `reserved`: hosts that are not asked, as those that stand for others yet. */
export async function askLinks(
  folder: string,
  site: Pick<Site, 'url' | 'placeholders'>,
  reserved: RegExp = RESERVED,
): Promise<{ answers: Answer[]; placeholders: string[] }> {
  const pages = pagesByLink(folder, new URL(site.url).origin);
  const addresses = [...pages.keys()].sort();
  const placeholders = addresses.filter(
    (address) =>
      reserved.test(new URL(address).hostname) ||
      site.placeholders.some((text) => address.includes(text)),
  );
  const asked = addresses.filter((address) => !placeholders.includes(address));
  const links = await ask(asked);
  const answers = asked.flatMap((address): Answer[] => {
    const link = links.find(({ url }) => url === address);
    if (!link) return [];
    const detail = detailOf(link);
    const isGone = /^(?:404|410|ENOTFOUND)$/.test(detail);
    const state = link.state === LinkState.OK ? 'alive' : isGone ? 'dead' : 'unsure';
    return [{ address, state, detail, pages: pages.get(address) ?? [] }];
  });
  return { answers, placeholders };
}

/** The pages that lead to each address elsewhere, which stands without its fragment. */
function pagesByLink(folder: string, origin: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const page = parseDocument(readFileSync(join(folder, file), 'utf8'));
    for (const { attribs } of DomUtils.getElementsByTagName('*', page)) {
      const text = attribs.href ?? attribs.src ?? '';
      const url = /^https?:/.test(text) && isUrl(text) ? new URL(text) : undefined;
      if (!url || url.origin === origin || INTO_PROGRAMS.test(url.hostname)) continue;
      url.hash = '';
      found.set(url.href, [...new Set([...(found.get(url.href) ?? []), file])]);
    }
  }
  return found;
}

/** The checker asks what one page leads to. */
function ask(addresses: readonly string[]): Promise<LinkResult[]> {
  return inTemporaryFolder(async (serverRoot) => {
    const links = addresses.map((address) => `<a href="${escapeHtml(address)}"></a>`);
    writeFileSync(join(serverRoot, 'links.html'), links.join('\n'));
    const options = { serverRoot, concurrency: AT_ONCE, timeout: PATIENCE_MS };
    return (await new LinkChecker().check({ path: 'links.html', ...options })).links;
  });
}

function detailOf({ status, failureDetails: [first] = [] }: LinkResult): string {
  if (status) return String(status);
  const error = first instanceof Error ? (first as NodeJS.ErrnoException) : undefined;
  return error?.code ?? error?.message ?? 'no answer';
}
