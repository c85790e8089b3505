// Holds a running site against what its build promises, address by address.

import { type Answers, EVERYWHERE, headerRules, headersAt } from '../../domain/hosting/answers.ts';
import { isText, mediaType } from '../../domain/hosting/media-types.ts';
import { otherAddresses } from '../../domain/hosting/other-addresses.ts';
import { routes, routeToFile } from '../../domain/routes.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { isUrl } from '../../domain/text/url.ts';
import { askSite } from './ask-site.ts';

/** One disagreement between the site and its build. */
export interface Finding {
  address: string;
  /** What was expected there and what was found. */
  message: string;
}

/** A site as it was built on this computer. */
export interface Built {
  answers: Answers;
  /** The bytes of a built file. */
  read: (path: string) => Uint8Array;
}

interface Deployment extends Built {
  /** Scheme and host, without a slash at the end. */
  url: string;
}

/** Requests that are under way at the same time: more would look like an attack. */
const AT_ONCE = 6;
/** Below it no host compresses. */
const LEAST_BYTES = 2_048;
const UNKNOWN = '/este-endereco-nao-existe';

export async function checkDeployment(deployment: Deployment): Promise<Finding[]> {
  const { answers } = deployment;
  const pages = answers.pages.filter(({ route }) => route !== routes.notFound);
  const tasks = [
    ...pages.map(
      ({ route }) =>
        () =>
          checkFile(deployment, route, routeToFile(route)),
    ),
    ...answers.files.map((path) => () => checkFile(deployment, `/${path}`, path)),
    ...[...otherAddresses(answers)].map((pair) => () => checkMoved(deployment, pair)),
    () => checkUnknown(deployment),
    () => checkGone(deployment),
  ];
  const found: Finding[][] = [];
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) found.push(await task());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.flat();
}

async function checkFile(
  { url, answers, read }: Deployment,
  address: string,
  path: string,
): Promise<Finding[]> {
  const reply = await askSite(url, address);
  const says = finder(address);
  if (typeof reply === 'string') return says(reply);
  if (reply.status !== 200) return says(`expected status 200, found ${reply.status}`);
  const bytes = read(path);
  const isSame = Buffer.from(await reply.arrayBuffer()).equals(bytes);
  return [
    ...checkHeaders(reply, address, answers),
    ...checkType(reply, address, path),
    ...(isSame ? [] : says('expected the bytes of this build, found others')),
    ...(isText(path) && bytes.length > LEAST_BYTES && !reply.headers.get('content-encoding')
      ? says('expected it compressed for a browser that takes br and gzip, found it as it is')
      : []),
  ];
}

/** Hosts name some types in their own words: `application/javascript` is one of them. */
function checkType({ headers }: Response, address: string, path: string): Finding[] {
  const plain = (type: string): string =>
    (type.split(';')[0] ?? '').trim().replace('application/', '').replace('text/', '');
  const [expected, found] = [mediaType(path), headers.get('content-type') ?? ''];
  const isSame = plain(expected) === plain(found) || /icon$/.test(plain(expected));
  return isSame
    ? []
    : finder(address)(`Content-Type: expected ${expected}, found ${found || 'none'}`);
}

function checkHeaders({ headers }: Response, address: string, answers: Answers): Finding[] {
  const promised = headersAt(headerRules(answers), address);
  const robots = headers.get(ROBOTS);
  const hiding =
    robots !== null && promised[ROBOTS] === undefined
      ? finder(address)(`${ROBOTS}: expected none, found ${robots}: search engines leave it out`)
      : [];
  const others = Object.entries(promised).flatMap(([name, value]) => {
    const found = headers.get(name);
    // A network before the host may have added one of its own.
    if (found === value || found?.split(', ').includes(value)) return [];
    if (found?.includes(value)) return [];
    return finder(address)(`${name}: expected ${value}, found ${found ?? 'none'}`);
  });
  return [...hiding, ...others];
}

/** The one header that does harm where it was not promised. */
const ROBOTS = 'X-Robots-Tag';

async function checkMoved({ url }: Deployment, [from, to]: [string, string]): Promise<Finding[]> {
  const reply = await askSite(url, encodeURI(from));
  const says = finder(from);
  if (typeof reply === 'string') return says(reply);
  const { status, headers } = reply;
  const found = headers.get('location');
  const place = found && new URL(found, url).href;
  if ([301, 308].includes(status) && place === new URL(to, url).href) return [];
  return says(
    `expected a lasting redirect to ${to}, found ${status}${found ? ` to ${found}` : ''}`,
  );
}

async function checkUnknown({ url, read }: Deployment): Promise<Finding[]> {
  const reply = await askSite(url, UNKNOWN);
  const says = finder('unknown addresses');
  if (typeof reply === 'string') return says(reply);
  const page = Buffer.from(await reply.arrayBuffer());
  // Some hosts know no others for an address that nobody wrote down.
  const missing = Object.entries(EVERYWHERE).flatMap(([name, value]) =>
    reply.headers.get(name)?.includes(value) ? [] : name,
  );
  return [
    ...(reply.status === 404 ? [] : says(`expected status 404, found ${reply.status}`)),
    ...(page.equals(read(routeToFile(routes.notFound)))
      ? []
      : says('expected the not-found page of this build, found another')),
    ...(missing.length === 0
      ? []
      : says(`expected the headers of every address, found no ${missing.join(', ')}`)),
  ];
}

/** What search engines and readers were told of, and what the build neither has nor redirects. */
async function checkGone({ url, answers }: Deployment): Promise<Finding[]> {
  const lists = ['/sitemap.xml', routes.feed];
  const replies = await Promise.all(lists.map((list) => askSite(url, list)));
  const texts = await Promise.all(
    replies.map((reply) => (typeof reply !== 'string' && reply.ok ? reply.text() : '')),
  );
  const pages = answers.pages.map(({ route }) => route);
  const known = new Set([...pages, ...answers.redirects.map(({ from }) => from)]);
  const listed = texts.join('').matchAll(/<(?:loc|link)>([^<]*)<\//g);
  const paths = [...listed].map(([, text = '']) => (isUrl(text) ? new URL(text).pathname : text));
  return [...new Set(paths)]
    .filter((path) => !known.has(path))
    .flatMap((path) =>
      finder(path)(
        `was published, and this build neither has nor redirects it: write ${path}: ${nextTo(path, pages)} in content/redirects.yaml`,
      ),
    );
}

/** The page whose address is most alike, else the list that it stood in, else the home page. */
function nextTo(path: string, pages: readonly string[]): string {
  const list = path.slice(0, path.lastIndexOf('/'));
  return nearest(path, pages) ?? (pages.includes(list) ? list : routes.home);
}

function finder(address: string): (message: string) => Finding[] {
  return (message) => [{ address, message }];
}
