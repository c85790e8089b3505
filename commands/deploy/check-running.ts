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
  const name = canonicalOf(await reply.text());
  if (name === undefined || name === built.origin) return checkDeployment(url, built);
  const advice = `write it as url: in content/site.yaml, or SITE_URL=${name} before the command, if that is the address`;
  // Under the name of the running site everything that says it is alike.
  const alike = (await build(name)) ?? built;
  return [
    ...finding('canonical addresses', `expected ${built.origin}, found ${name}: ${advice}`),
    ...(await checkDeployment(url, alike)),
  ];
}

/** The origin that a page says it has. */
function canonicalOf(html: string): string | undefined {
  const [, address = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return isUrl(address) ? new URL(address).origin : undefined;
}
