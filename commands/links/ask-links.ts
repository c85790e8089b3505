// Asks the addresses elsewhere that a built site links to whether they still live, by linkinator.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import type { Site } from '../../domain/content/site.ts';
import { isUrl } from '../../domain/text/url.ts';
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
  const isNone = (address: string): boolean =>
    reserved.test(new URL(address).hostname) ||
    site.placeholders.some((text) => address.includes(text));
  const addresses = [...pages.keys()].sort();
  const links = await ask(addresses.filter((address) => !isNone(address)));
  const answers = links.map((link) => {
    const detail = detailOf(link);
    const isGone = /^(?:404|410|ENOTFOUND)$/.test(detail);
    const state = link.state === LinkState.OK ? 'alive' : isGone ? 'dead' : 'unsure';
    return { address: link.url, state, detail, pages: pages.get(link.url) ?? [] } as const;
  });
  return { answers, placeholders: addresses.filter(isNone) };
}

/** The pages that lead to each address elsewhere, which stands without its fragment. */
function pagesByLink(folder: string, origin: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const page = parseDocument(readFileSync(join(folder, file), 'utf8'));
    const named = DomUtils.getElementsByTagName('*', page)
      .map(({ attribs }) => attribs.href ?? attribs.src ?? '')
      .filter((text) => /^https?:/.test(text) && isUrl(text))
      .map((text) => new URL(text))
      .filter((url) => url.origin !== origin && !INTO_PROGRAMS.test(url.hostname));
    for (const address of new Set(named.map(({ href }) => href.replace(/#.*/, '')))) {
      found.set(address, [...(found.get(address) ?? []), file]);
    }
  }
  return found;
}

/** The checker asks what one page leads to. */
async function ask(addresses: readonly string[]): Promise<LinkResult[]> {
  return inTemporaryFolder(async (folder) => {
    const links = addresses.map((address) => `<a href="${address.replaceAll('&', '&amp;')}"></a>`);
    writeFileSync(join(folder, 'links.html'), links.join('\n'));
    const options = { serverRoot: folder, concurrency: AT_ONCE, timeout: PATIENCE_MS };
    const result = await new LinkChecker().check({ path: 'links.html', ...options });
    const asked = result.links.filter(({ url }) => addresses.includes(url));
    return asked.sort((a, b) => addresses.indexOf(a.url) - addresses.indexOf(b.url));
  });
}

function detailOf({ status, failureDetails: [first] = [] }: LinkResult): string {
  if (status) return String(status);
  const error = first instanceof Error ? (first as NodeJS.ErrnoException) : undefined;
  return error?.code ?? error?.message ?? 'no answer';
}
