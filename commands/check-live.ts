// `npm run check:live ADDRESS`: checks that a running site answers as it should, and that its links lead somewhere.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BASE_HEADERS } from '../domain/http.ts';
import { isUrl } from '../domain/routes.ts';
import { fail, readCommand } from './command.ts';

const USAGE = `npm run check:live ADDRESS
Asks every page of the site's map for its status and headers, every line of content/redirects.yaml for
its redirect, and every link of every page for an answer. Says what is not as it should be.
  ADDRESS  such as https://www.exemplo.com.br`;

/** The line of a site that answers people, but no programs: LinkedIn answers 999. */
const REFUSED = /by hand \((?:403|429|999)\), in /;
const AT_ONCE = 4;
const TIMEOUT_MS = 20_000;
/** Addresses that are not asked: links that open a chat, and examples. */
const NOT_ASKED = /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\/|^https?:\/\/[^/]+\.example(?:[:/]|$)/;

export async function main(words: string[], root: string): Promise<void> {
  const [typed = ''] = readCommand(words, USAGE, {}, { inEnglish: true }).words;
  if (!/^https?:/.test(typed) || !isUrl(typed)) {
    const expected = 'expected an address such as https://www.exemplo.com.br';
    fail(`${expected}, found "${typed}"\n\n${USAGE}`, 2);
  }
  const file = join(root, 'content/redirects.yaml');
  const redirects = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const all = await checkLive(new URL(typed).origin, redirects ?? {});
  for (const line of all.filter((one) => REFUSED.test(one))) console.log(line);
  const found = all.filter((one) => !REFUSED.test(one));
  if (found.length > 0) fail(found.join('\n'));
  else console.log(`${typed} answers as it should.`);
}

/** Returns a line for everything that is wrong. `redirects` maps old addresses to their targets. */
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
  /** The HTML of each page by its address. */
  const pages = new Map<string, string>();
  for (const path of paths) {
    const problems = await ask(origin, path, async (reply) => {
      const html = await reply.text();
      pages.set(path, html);
      const isHidden = html.includes('<meta name="robots"') || reply.headers.has('X-Robots-Tag');
      return [...check(reply, 200), ...(isHidden ? ['is kept out of search engines'] : [])];
    });
    found.push(...problems);
  }
  found.push(...(await ask(origin, '/este-endereco-nao-existe', (reply) => check(reply, 404))));
  for (const [from, to] of [...slashed, ...Object.entries(redirects)]) {
    found.push(...(await ask(origin, from, (reply) => checkRedirect(reply, origin, to))));
  }
  return [...found, ...(await checkLinks(origin, own, pages))];
}

/** Asks for `path` without following redirects, and returns what `problemsOf` finds in the reply. */
async function ask(
  origin: string,
  path: string,
  problemsOf: (reply: Response) => string[] | Promise<string[]>,
): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await fetch(new URL(path, origin), { redirect: 'manual', signal });
    return (await problemsOf(reply)).map((line) => `${path}: ${line}`);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return [`${path}: no answer (${cause?.code ?? message})`];
  }
}

function check({ status, headers }: Response, expected: number): string[] {
  if (status !== expected) return [`expected status ${expected}, found ${status}`];
  const missing = Object.entries(BASE_HEADERS).filter(
    ([name, value]) => !headers.get(name)?.includes(value),
  );
  return missing.map(([name, value]) => `expected ${name}: ${value}`);
}

function checkRedirect({ status, headers }: Response, origin: string, to: string): string[] {
  const place = headers.get('location') ?? '';
  const isThere = isUrl(place, origin) && new URL(place, origin).href === new URL(to, origin).href;
  if (isThere && [301, 308].includes(status)) return [];
  return [`expected a redirect to ${to}, found ${`${status} ${place}`.trim()}`];
}

/** Checks the links of all pages; those to `own`, the site's own address, are left out while it may not be online. */
async function checkLinks(
  origin: string,
  own: string,
  pages: ReadonlyMap<string, string>,
): Promise<string[]> {
  /** Each address with the first page that has it. */
  const parents = new Map<string, string>();
  for (const [path, html] of pages) {
    for (const [, link = ''] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      if (!isUrl(link, origin + path)) continue;
      const url = new URL(link.replaceAll('&amp;', '&'), origin + path);
      url.hash = '';
      const isOther = own !== origin && url.origin === own;
      if (!/^https?:$/.test(url.protocol) || isOther || NOT_ASKED.test(url.href)) continue;
      if (!parents.has(url.href)) parents.set(url.href, path);
    }
  }
  const turns = parents.entries();
  const found: string[] = [];
  const work = async (): Promise<void> => {
    for (const [url, parent] of turns) {
      const fault = await faultOf(url);
      if (fault) found.push(`${url} ${fault}, in ${parent}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.sort();
}

async function faultOf(url: string): Promise<string | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    async ({ ok, status, body }) => {
      await body?.cancel();
      return ok ? undefined : String(status);
    },
    ({ cause, message }) => String(cause?.code ?? message),
  );
  if (answer === undefined) return undefined;
  const isDead = ['404', '410', 'ENOTFOUND'].includes(answer);
  return `${isDead ? 'is dead' : 'could not be asked: try it by hand'} (${answer})`;
}
