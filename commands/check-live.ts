// `npm run check:live ADDRESS`: whether a running site answers as it should, and where its links lead.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { parse } from 'yaml';
import { EVERYWHERE } from '../domain/hosting.ts';
import { isUrl } from '../domain/routes.ts';
import { fail, ROOT, readCommand } from './command.ts';

const USAGE = `npm run check:live ADDRESS
Asks every page of the site's map for its status and headers, every line of content/redirects.yaml for
its redirect, and every link of every page for an answer. Says what is not as it should be.
  ADDRESS  such as https://www.exemplo.com.br`;

const REDIRECTS = join(ROOT, 'content/redirects.yaml');
const AT_ONCE = 4;
const PATIENCE_MS = 20_000;
/** What leads into programs, and addresses that stand for others yet. */
const NOT_ASKED = /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\/|^https?:\/\/[^/]+\.example(?:[:/]|$)/;

const command = readCommand(USAGE, {}, { inEnglish: true });
const [typed = ''] = command?.words ?? [];
if (command && /^https?:/.test(typed) && isUrl(typed)) {
  const redirects = existsSync(REDIRECTS) ? parse(readFileSync(REDIRECTS, 'utf8')) : {};
  const found = await checkLive(new URL(typed).origin, redirects ?? {});
  if (found.length > 0) fail(found.join('\n'));
  else console.log(`${typed} answers as it should.`);
} else if (command) {
  fail(`expected an address such as https://www.exemplo.com.br, found "${typed}"\n\n${USAGE}`, 2);
}

/** What is wrong, a line each. `redirects` are old addresses and where each leads. */
async function checkLive(
  origin: string,
  redirects: Readonly<Record<string, string>>,
): Promise<string[]> {
  let own: string | undefined;
  const home = await ask(origin, '/', async (reply) => {
    const [, name = origin] = /<link rel="canonical" href="([^"]*)"/.exec(await reply.text()) ?? [];
    own = new URL(name).origin;
    return own === origin ? [] : [`calls itself ${own}, by url: or SITE_URL`];
  });
  if (own === undefined) return home;
  let paths: string[] = [];
  const map = await ask(origin, '/sitemap.xml', async (reply) => {
    const list = (await reply.text()).matchAll(/<loc>([^<]*)</g);
    paths = [...list].map(([, url = '']) => new URL(url).pathname);
    return paths.length > 0 ? [] : ['expected a list of pages, found none'];
  });
  const slashed = paths.filter((path) => path !== '/').map((path) => [`${path}/`, path] as const);
  const found = [...home, ...map];
  for (const path of paths) found.push(...(await ask(origin, path, (reply) => check(reply, 200))));
  found.push(...(await ask(origin, '/este-endereco-nao-existe', (reply) => check(reply, 404))));
  for (const [from, to] of [...slashed, ...Object.entries(redirects)]) {
    found.push(...(await ask(origin, from, (reply) => checkRedirect(reply, origin, to))));
  }
  return [...found, ...(await checkLinks(origin, own))];
}

/** What `problemsOf` finds in the reply, as a browser gets it that follows no redirects. */
async function ask(
  origin: string,
  path: string,
  problemsOf: (reply: Response) => string[] | Promise<string[]>,
): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(new URL(path, origin), { redirect: 'manual', signal });
    return (await problemsOf(reply)).map((line) => `${path}: ${line}`);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return [`${path}: no answer (${cause?.code ?? message})`];
  }
}

function check({ status, headers }: Response, expected: number): string[] {
  if (status !== expected) return [`expected status ${expected}, found ${status}`];
  const missing = Object.entries(EVERYWHERE).filter(
    ([name, value]) => !headers.get(name)?.includes(value),
  );
  const isHidden = expected === 200 && headers.has('X-Robots-Tag');
  return [
    ...missing.map(([name, value]) => `expected ${name}: ${value}`),
    ...(isHidden ? ['X-Robots-Tag keeps it out of search engines'] : []),
  ];
}

function checkRedirect({ status, headers }: Response, origin: string, to: string): string[] {
  const place = headers.get('location') ?? '';
  const isThere = isUrl(place, origin) && new URL(place, origin).href === new URL(to, origin).href;
  if (isThere && [301, 308].includes(status)) return [];
  return [`expected a redirect to ${to}, found ${`${status} ${place}`.trim()}`];
}

/** The links of all pages; those that the site gives its own name may not be online yet. */
async function checkLinks(origin: string, own: string): Promise<string[]> {
  const { links } = await new LinkChecker().check({
    ...{ path: `${origin}/`, recurse: true, concurrency: AT_ONCE, timeout: PATIENCE_MS },
    linksToSkip: async (link) => NOT_ASKED.test(link) || (own !== origin && link.startsWith(own)),
  });
  return links.filter(({ state }) => state === LinkState.BROKEN).map(deadLink);
}

function deadLink({ url, parent, status, failureDetails: [first] = [] }: LinkResult): string {
  const code = first instanceof Error ? (first as NodeJS.ErrnoException).code : undefined;
  const isDead = status === 404 || status === 410 || code === 'ENOTFOUND';
  const state = isDead ? 'is dead' : 'could not be asked: try it by hand';
  return `${url} ${state} (${code ?? status}), in ${parent}`;
}
