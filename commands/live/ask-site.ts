// Asks a running site for its pages, headers, redirects and links, as a visitor's browser would.

import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { EVERYWHERE } from '../../domain/hosting/answers.ts';
import { isUrl } from '../../domain/text/url.ts';

const AT_ONCE = 4;
const PATIENCE_MS = 20_000;
const UNKNOWN = '/este-endereco-nao-existe';
/** What leads into programs, and addresses that stand for others yet. */
const NOT_ASKED = /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\/|^https?:\/\/[^/]+\.example(?:[:/]|$)/;

/** Lines to read: `origin` has no slash at its end; `redirects` are old addresses and where each leads. */
export async function checkLive(
  origin: string,
  redirects: Readonly<Record<string, string>>,
): Promise<string[]> {
  const home = await ask(origin, '/');
  if (typeof home === 'string') return [`${origin}/: ${home}`];
  const name = /<link rel="canonical" href="([^"]*)"/.exec(await home.text())?.[1] ?? origin;
  const own = new URL(name).origin;
  return [
    ...(own === origin ? [] : [`${origin}/: calls itself ${own}, by url: or SITE_URL`]),
    ...(await checkPages(origin)),
    ...(await checkRedirects(origin, redirects)),
    ...(await checkLinks(origin, own)),
  ];
}

/** Every page of the sitemap, and the not-found page. */
async function checkPages(origin: string): Promise<string[]> {
  const list = await ask(origin, '/sitemap.xml');
  const text = typeof list === 'string' || !list.ok ? '' : await list.text();
  const paths = [...text.matchAll(/<loc>([^<]*)</g)].map(([, url = '']) => new URL(url).pathname);
  const found = paths.length === 0 ? ['/sitemap.xml: expected a list of pages, found none'] : [];
  for (const path of [...paths, UNKNOWN]) {
    const status = path === UNKNOWN ? 404 : 200;
    const reply = await ask(origin, path);
    if (typeof reply === 'string') found.push(`${path}: ${reply}`);
    else if (reply.status !== status) {
      found.push(`${path}: expected status ${status}, found ${reply.status}`);
    } else found.push(...checkHeaders(path, reply));
    if (path === '/' || path === UNKNOWN) continue;
    found.push(...(await checkRedirects(origin, { [`${path}/`]: path })));
  }
  return found;
}

function checkHeaders(path: string, { headers }: Response): string[] {
  const found = Object.entries(EVERYWHERE).flatMap(([name, value]) =>
    headers.get(name)?.includes(value) ? [] : `${path}: expected ${name}: ${value}`,
  );
  const isHidden = path !== UNKNOWN && headers.has('X-Robots-Tag');
  return isHidden ? [...found, `${path}: X-Robots-Tag keeps it out of search engines`] : found;
}

async function checkRedirects(
  origin: string,
  redirects: Readonly<Record<string, string>>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [from, to] of Object.entries(redirects)) {
    const reply = await ask(origin, from);
    const place = typeof reply === 'string' ? reply : (reply.headers.get('location') ?? '');
    const isThere =
      isUrl(place, origin) && new URL(place, origin).href === new URL(to, origin).href;
    const isLasting = typeof reply !== 'string' && [301, 308].includes(reply.status);
    const said = typeof reply === 'string' ? reply : `${reply.status} ${place}`.trim();
    if (!isThere || !isLasting) found.push(`${from}: expected a redirect to ${to}, found ${said}`);
  }
  return found;
}

/** The links of all pages; those that the site gives its own name may not be online yet. */
async function checkLinks(origin: string, own: string): Promise<string[]> {
  const isSkipped = async (link: string): Promise<boolean> =>
    NOT_ASKED.test(link) || (own !== origin && link.startsWith(own));
  const { links } = await new LinkChecker().check({
    ...{ path: `${origin}/`, recurse: true, concurrency: AT_ONCE, timeout: PATIENCE_MS },
    linksToSkip: isSkipped,
  });
  return links.filter(({ state }) => state === LinkState.BROKEN).map(sayLink);
}

function sayLink({ url, parent, status, failureDetails: [first] = [] }: LinkResult): string {
  const code = first instanceof Error ? (first as NodeJS.ErrnoException).code : undefined;
  const isDead = status === 404 || status === 410 || code === 'ENOTFOUND';
  const says = isDead ? 'is dead' : 'could not be asked: try it by hand';
  return `${url} ${says} (${code ?? status}), in ${parent}`;
}

/** The reply as to a browser that follows no redirects, or why there is none. */
async function ask(origin: string, path: string): Promise<Response | string> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return await fetch(origin + encodeURI(path), { redirect: 'manual', signal });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return `no answer (${cause?.code ?? message})`;
  }
}
