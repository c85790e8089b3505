// Asks a running site whether it answers, where and by which name; then holds it against what its build promises.

import {
  type Answers,
  EVERYWHERE,
  type Headers,
  headerRules,
  headersAt,
} from '../../domain/hosting/answers.ts';
import { isText, mediaType } from '../../domain/hosting/media-types.ts';
import { otherAddresses } from '../../domain/hosting/other-addresses.ts';
import { routes, routeToFile } from '../../domain/routes.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { isUrl } from '../../domain/text/url.ts';

/** One disagreement between the site and its build. */
export interface Finding {
  address: string;
  /** What was expected there and what was found. */
  message: string;
}

/** A site as it was built on this computer. */
export interface Built {
  /** What it calls its own, with its scheme. */
  origin: string;
  answers: Answers;
  /** The bytes of a built file. */
  read: (path: string) => Uint8Array;
}

/** Requests that are under way at the same time: more would look like an attack. */
const AT_ONCE = 6;
const PATIENCE_MS = 20_000;
/** Below it no host compresses. */
const LEAST_BYTES = 2_048;
const UNKNOWN = '/este-endereco-nao-existe';
/** The one header that does harm where it was not promised. */
const ROBOTS = 'X-Robots-Tag';

/** What is wrong with a reply. */
type Judge = (reply: Response) => Promise<string[]> | string[];

/** Builds the site with the address that it is given, or with its own; undefined where it cannot. */
type Build = (siteUrl?: string) => Promise<Built | undefined>;

/** A site that does not answer, leads elsewhere or goes by another name is one finding. */
export async function checkRunning(url: string, build: Build): Promise<Finding[] | undefined> {
  const built = await build();
  if (!built) return undefined;
  const finding = (address: string, message: string): Finding[] => [{ address, message }];
  const reply = await askSite(url, '/');
  if (typeof reply === 'string') {
    return finding(url, `${reply}: is the address right, and does its server run?`);
  }
  const place = reply.headers.get('location') ?? '/';
  const target = isUrl(place, url) ? new URL(place, url).origin : url;
  if (target !== url) {
    const advice = `npm run deploy-check ${target} asks there`;
    return finding(url, `expected the site, found a redirect to ${target}: ${advice}`);
  }
  const [, said = ''] = /<link rel="canonical" href="([^"]*)"/.exec(await reply.text()) ?? [];
  const name = isUrl(said) ? new URL(said).origin : built.origin;
  if (name === built.origin) return checkDeployment(url, built);
  const advice = `write it as url: in content/site.yaml, or SITE_URL=${name} before the command, if that is the address`;
  // Under the name of the running site everything that says it is alike.
  const alike = (await build(name)) ?? built;
  return [
    ...finding('canonical addresses', `expected ${built.origin}, found ${name}: ${advice}`),
    ...(await checkDeployment(url, alike)),
  ];
}

/** `url`: scheme and host, without a slash at the end. */
export async function checkDeployment(url: string, { answers, read }: Built): Promise<Finding[]> {
  const rules = headerRules(answers);
  const asked = new Map<string, Judge>();
  const files = new Map(answers.files.map((path) => [`/${path}`, path]));
  for (const { route } of answers.pages) files.set(route, routeToFile(route));
  files.delete(routes.notFound);
  for (const [address, path] of files) {
    const headers = headersAt(rules, address);
    asked.set(address, (reply) => judgeFile(reply, path, headers, read));
  }
  for (const [from, to] of otherAddresses(answers)) {
    asked.set(from, (reply) => judgeRedirect(reply, url, to));
  }
  const notFound = read(routeToFile(routes.notFound));
  asked.set(UNKNOWN, (reply) => judgeUnknown(reply, notFound));
  const found = await findGone(url, answers);
  const waiting = asked.entries();
  const work = async (): Promise<void> => {
    for (const [address, judge] of waiting) {
      const reply = await askSite(url, address);
      const messages = typeof reply === 'string' ? [reply] : await judge(reply);
      const name = address === UNKNOWN ? 'unknown addresses' : address;
      found.push(...messages.map((message) => ({ address: name, message })));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/** The reply as to a browser that follows no redirects, or why there is none. */
async function askSite(url: string, address: string): Promise<Response | string> {
  try {
    return await fetch(url + encodeURI(address), {
      redirect: 'manual',
      headers: { 'accept-encoding': 'br, gzip' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return `expected an answer, found none (${cause?.code ?? message})`;
  }
}

async function judgeFile(
  reply: Response,
  path: string,
  headers: Headers,
  read: Built['read'],
): Promise<string[]> {
  if (reply.status !== 200) return [`expected status 200, found ${reply.status}`];
  const bytes = read(path);
  const has = (name: string): string => reply.headers.get(name) ?? 'none';
  const [type, robots] = [mediaType(path), has(ROBOTS)];
  // Hosts name some types in their own words: `application/javascript` is one of them.
  const [ours, theirs] = [type, has('content-type')].map((text) => text.replace(/^\w+\/|;.*/g, ''));
  const isCompressed = bytes.length <= LEAST_BYTES || has('content-encoding') !== 'none';
  return broken([
    // A network before the host may have added to a header.
    ...Object.entries(headers).map(([name, value]): Claim => {
      return [has(name).includes(value), `${name}: expected ${value}, found ${has(name)}`];
    }),
    [
      robots === 'none' || ROBOTS in headers,
      `${ROBOTS}: expected none, found ${robots}: search engines leave it out`,
    ],
    [
      ours === theirs || type.endsWith('icon'),
      `Content-Type: expected ${type}, found ${has('content-type')}`,
    ],
    [await isSame(reply, bytes), 'expected the bytes of this build, found others'],
    [
      isCompressed || !isText(path),
      'expected it compressed for a browser that takes br and gzip, found it as it is',
    ],
  ]);
}

function judgeRedirect({ status, headers }: Response, url: string, to: string): string[] {
  const place = headers.get('location');
  const target = isUrl(place ?? '', url) ? new URL(place ?? '', url).href : '';
  const isThere = target === new URL(to, url).href && [301, 308].includes(status);
  const found = place === null ? status : `${status} to ${place}`;
  return isThere ? [] : [`expected a lasting redirect to ${to}, found ${found}`];
}

async function judgeUnknown(reply: Response, page: Uint8Array): Promise<string[]> {
  // Some hosts know no others for an address that nobody wrote down.
  const missing = Object.entries(EVERYWHERE)
    .filter(([name, value]) => !reply.headers.get(name)?.includes(value))
    .map(([name]) => name);
  return broken([
    [reply.status === 404, `expected status 404, found ${reply.status}`],
    [await isSame(reply, page), 'expected the not-found page of this build, found another'],
    [missing.length === 0, `expected the headers of every address, found no ${missing.join(', ')}`],
  ]);
}

/** What has to hold of a reply, and what is said where it does not. */
type Claim = readonly [holds: boolean, message: string];

function broken(claims: readonly Claim[]): string[] {
  return claims.flatMap(([holds, message]) => (holds ? [] : message));
}

async function isSame(reply: Response, bytes: Uint8Array): Promise<boolean> {
  return Buffer.from(await reply.arrayBuffer()).equals(bytes);
}

/** What search engines and readers were told of, and what the build neither has nor redirects. */
async function findGone(url: string, answers: Answers): Promise<Finding[]> {
  const lists = ['/sitemap.xml', routes.feed].map(async (list) => {
    const reply = await askSite(url, list);
    return typeof reply !== 'string' && reply.ok ? reply.text() : '';
  });
  const text = (await Promise.all(lists)).join('');
  const listed = [...text.matchAll(/<(?:loc|link)>([^<]*)<\//g)].map(([, address = '']) => address);
  const paths = new Set(listed.filter((one) => isUrl(one)).map((one) => new URL(one).pathname));
  const pages = answers.pages.map(({ route }) => route);
  for (const known of [...pages, ...answers.redirects.map(({ from }) => from)]) paths.delete(known);
  return [...paths].map((path) => {
    // The page whose address is most alike, else the list that it stood in, else the home page.
    const list = path.slice(0, path.lastIndexOf('/'));
    const next = nearest(path, pages) ?? (pages.includes(list) ? list : routes.home);
    const mend = `write ${path}: ${next} in content/redirects.yaml`;
    const message = `was published, and this build neither has nor redirects it: ${mend}`;
    return { address: path, message };
  });
}

const SHOWN = 3;
const LONGEST = 240;

/** The origin of an address with its scheme or without; undefined where it is none. */
export function originOf(typed: string): string | undefined {
  const isHere = /^(?:localhost|127\.[\d.]+)(?:[:/]|$)/i.test(typed);
  const isName = isHere || /^[^/:]+\.[^/]/.test(typed);
  const plain = isName ? `${isHere ? 'http' : 'https'}://${typed}` : '';
  const text = /^https?:\/\/[^/]/i.test(typed) ? typed : plain;
  return isUrl(text) ? new URL(text).origin : undefined;
}

/** What many addresses share is said once. */
export function formatFindings(url: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return `${url} answers as this build promises.`;
  const messages = [...new Set(findings.map(({ message }) => message))];
  const blocks = messages.map((message) => {
    const addresses = findings.flatMap((one) => (one.message === message ? one.address : []));
    const shown = addresses.slice(0, SHOWN).join(', ');
    const more = addresses.length > SHOWN ? ` and ${addresses.length - SHOWN} more` : '';
    const text = message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message;
    return `${shown}${more}\n  ${text}`;
  });
  const count = findings.length === 1 ? '1 difference' : `${findings.length} differences`;
  return `${blocks.join('\n\n')}\n\n${url}: ${count} from what this build promises`;
}
