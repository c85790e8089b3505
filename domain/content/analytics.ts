// A service that counts visits without cookies, as content/site.yaml names it under `analytics:`.

import * as z from 'zod/mini';
import type { Origins } from '../islands.ts';
import type { Variables } from '../variables.ts';
import { analyticsWords } from '../words.ts';
import { httpsUrl } from './addresses.ts';
import { oneOf, textLike, withMeta } from './fields.ts';

/** The form of the id that each service gives a site. */
const IDS = {
  plausible: /^[a-z\d-]+(?:\.[a-z\d-]+)+$/,
  umami: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  cloudflare: /^[\da-f]{32}$/,
};

const ID =
  'o domínio (plausible), o id do site em cinco grupos (umami) ou o token de 32 sinais (cloudflare)';

export const analytics = withMeta(
  z
    .strictObject({
      service: oneOf(['plausible', 'umami', 'cloudflare']),
      id: textLike(/^[\w.-]{4,100}$/, { description: ID, example: 'casa.com.br' }),
      /** The address of the company's own server, for Plausible and Umami. */
      address: z.optional(httpsUrl),
    })
    .check(z.refine(({ service, id }) => IDS[service].test(id))),
  {
    description: `como id ${ID}`,
    example: '{ service: umami, id: 94db1cb1-74f4-4a40-ad6c-962362670409 }',
  },
);
type Analytics = z.output<typeof analytics>;

interface Service {
  name: string;
  origin: string;
  path: string;
  attributes(id: string): Record<string, string>;
  /** Origins that the script sends to, if not to its own. */
  sendsTo?: string[];
}

/** Sources: https://plausible.io/docs, https://umami.is/docs, https://developers.cloudflare.com/web-analytics/ */
const SERVICES: Record<Analytics['service'], Service> = {
  plausible: {
    name: 'Plausible',
    origin: 'https://plausible.io',
    path: '/js/script.js',
    attributes: (id) => ({ 'data-domain': id }),
  },
  umami: {
    name: 'Umami',
    origin: 'https://cloud.umami.is',
    path: '/script.js',
    attributes: (id) => ({ 'data-website-id': id }),
    sendsTo: ['https://gateway.umami.is', 'https://api-gateway.umami.dev'],
  },
  cloudflare: {
    name: 'Cloudflare',
    origin: 'https://static.cloudflareinsights.com',
    path: '/beacon.min.js',
    attributes: (id) => ({ 'data-cf-beacon': JSON.stringify({ token: id }) }),
    sendsTo: ['https://cloudflareinsights.com'],
  },
};

/** The script of the service, and the origins that the page's policy has to allow for it. */
export function analyticsScript({ service, id, address }: Analytics): {
  src: string;
  attributes: Record<string, string>;
  origins: Origins;
} {
  const { origin: usual, path, attributes, sendsTo } = SERVICES[service];
  const origin = address ? new URL(address).origin : usual;
  const requests = address || !sendsTo ? [origin] : sendsTo;
  return {
    src: origin + path,
    attributes: attributes(id),
    origins: { scripts: [origin], requests },
  };
}

/** Values of `{analytics:…}` in texts, which are true with a service and without one. */
export function analyticsVariables(analytics: Analytics | undefined): Variables {
  let sentences: Record<string, string> = analyticsWords.none;
  if (analytics) {
    const { hostname } = new URL(analyticsScript(analytics).src);
    sentences = analyticsWords.counted(SERVICES[analytics.service].name, hostname);
  }
  const named = Object.entries(sentences).map(([name, text]) => [`analytics:${name}`, text]);
  return Object.fromEntries(named);
}
