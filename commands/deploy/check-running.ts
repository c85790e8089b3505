// Asks a running site first whether it answers, where, and by which name it goes: only then for everything else.

import { routeToFile } from '../../domain/routes.ts';
import { isUrl } from '../../domain/text/url.ts';
import { askSite } from './ask-site.ts';
import { type Built, checkDeployment, type Finding } from './check-deployment.ts';

/** Builds the site with the address that it is given, or with its own; undefined where it cannot. */
type Build = (siteUrl?: string) => Promise<Built | undefined>;

/** A site that does not answer, leads elsewhere or goes by another name is one finding. */
export async function checkRunning(url: string, build: Build): Promise<Finding[] | undefined> {
  const built = await build();
  if (!built) return undefined;
  const { finding, isOver, name } = await lookFirst(url, built);
  if (isOver) return [finding];
  // Under the name of the running site everything that says it is alike.
  const alike = name === undefined ? built : ((await build(name)) ?? built);
  const others = await checkDeployment({ url, ...alike });
  return finding ? [finding, ...others] : others;
}

type FirstLook =
  | { finding: Finding; isOver: true; name?: undefined }
  /** `name`: the origin that the running site calls its own, where this build has another. */
  | { finding?: Finding; isOver: false; name?: string };

async function lookFirst(url: string, { read }: Built): Promise<FirstLook> {
  const reply = await askSite(url, '/');
  const end = (message: string): FirstLook => ({
    finding: { address: url, message },
    isOver: true,
  });
  if (typeof reply === 'string') {
    return end(`${reply}: is the address right, and does its server run?`);
  }
  const place = reply.headers.get('location') ?? '';
  const target = isUrl(place, url) ? new URL(place, url).origin : url;
  if (reply.status >= 300 && reply.status < 400 && target !== url) {
    return end(
      `expected the site, found a redirect to ${target}: npm run deploy-check ${target} asks there`,
    );
  }
  const name = canonicalOf(await reply.text());
  const own = canonicalOf(new TextDecoder().decode(read(routeToFile('/'))));
  if (!name || !own || name === own) return { isOver: false };
  const message = `expected ${own}, found ${name}: write it as url: in content/site.yaml, or SITE_URL=${name} before the command, if that is the address`;
  return { finding: { address: 'canonical addresses', message }, isOver: false, name };
}

/** The origin that a page says it has. */
function canonicalOf(html: string): string | undefined {
  const tags = html.split('<link ').map((text) => text.slice(0, text.indexOf('>')));
  const tag = tags.find((text) => text.includes('rel="canonical"')) ?? '';
  const [, address = ''] = /\bhref="([^"]*)"/.exec(tag) ?? [];
  return isUrl(address) ? new URL(address).origin : undefined;
}
