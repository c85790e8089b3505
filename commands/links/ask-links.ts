// Asks the addresses elsewhere that a built site links to whether they still live, by linkinator.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import type { Site } from '../../domain/content/site.ts';
import { isUrl } from '../../domain/text/url.ts';

export interface LinkAnswers {
  alive: string[];
  /** Address to the pages that have it, and what was said there. */
  dead: Map<string, Told>;
  /** The site turns programs away, or has trouble of its own. */
  unsure: Map<string, Told>;
  /** Addresses that stand for others yet, or for none. */
  placeholders: string[];
}

export interface Told {
  detail: string;
  pages: string[];
}

/** What leads into programs answers everybody alike. */
const INTO_PROGRAMS = /^(?:wa\.me|api\.whatsapp\.com)$/;
/** Nobody answers there, or this computer does: https://www.rfc-editor.org/rfc/rfc2606 */
const RESERVED =
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$|^127\.|^\[::1\]$/;

const AT_ONCE = 4;
const PATIENCE_MS = 20_000;

/** `folder`: of the built site. `reserved`: hosts that are not asked. */
export async function askLinks(
  folder: string,
  { url, placeholders }: Pick<Site, 'url' | 'placeholders'>,
  reserved: RegExp = RESERVED,
): Promise<LinkAnswers> {
  const stands = new Set<string>();
  const isSkipped = (address: string): boolean => {
    if (!/^https?:/.test(address) || !isUrl(address)) return true;
    const { hostname, origin, pathname } = new URL(address);
    // The checker serves the pages from this computer: their files are where it starts.
    if (hostname === 'localhost') return !pathname.endsWith('.html');
    if (origin === new URL(url).origin || INTO_PROGRAMS.test(hostname)) return true;
    const isNone = reserved.test(hostname) || placeholders.some((text) => address.includes(text));
    if (isNone) stands.add(address);
    return isNone;
  };
  const { links } = await new LinkChecker().check({
    path: '**/*.html',
    serverRoot: folder,
    concurrency: AT_ONCE,
    timeout: PATIENCE_MS,
    linksToSkip: async (link) => isSkipped(link),
  });
  const asked = links.filter(({ parent }) => parent !== undefined);
  const gather = (isWanted: (link: LinkResult) => boolean): Map<string, Told> => {
    const found = new Map<string, Told>();
    for (const link of asked.filter(isWanted)) {
      const address = withoutFragment(link.url);
      found.set(address, { detail: detailOf(link), pages: pagesWith(folder, address) });
    }
    return new Map([...found].sort());
  };
  return {
    alive: [...gather(({ state }) => state === LinkState.OK).keys()],
    dead: gather((link) => link.state === LinkState.BROKEN && isDead(link)),
    unsure: gather((link) => link.state === LinkState.BROKEN && !isDead(link)),
    placeholders: [...stands].sort(),
  };
}

/** The checker asks an address once, and names one of its pages. */
function pagesWith(folder: string, address: string): string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return pages.sort().filter((file) => {
    const links =
      readFileSync(join(folder, file), 'utf8').match(/(?<=")https?:[^"\s]+(?=")/g) ?? [];
    return links.some(
      (link) => isUrl(link) && withoutFragment(link.replaceAll('&amp;', '&')) === address,
    );
  });
}

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/** A name that nobody knows is gone too. */
function isDead(link: LinkResult): boolean {
  return link.status === 404 || link.status === 410 || /ENOTFOUND/.test(detailOf(link));
}

function detailOf({ status, failureDetails = [] }: LinkResult): string {
  if (status) return String(status);
  const [first] = failureDetails;
  return first instanceof Error
    ? ((first as NodeJS.ErrnoException).code ?? first.message)
    : 'no answer';
}
