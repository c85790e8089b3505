// Asks a running site first whether it answers, where, and by which name it goes: only then for everything else.

import { isUrl } from '../../domain/text/url.ts';
import { askSite, type Built, checkDeployment, type Finding } from './check-deployment.ts';

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
