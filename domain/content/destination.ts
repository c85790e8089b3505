// Where a form is sent, as content/site.yaml says it.

import * as z from 'zod/mini';
import { SERVICE_NAMES, SERVICES } from '../forms/services.ts';
import { nearest } from '../text/edit-distance.ts';
import { endpointUrl, expectedOr, metaOf, oneOf, withMeta } from './fields.ts';

export const destination = withMeta(
  z
    .strictObject({
      kind: oneOf(SERVICE_NAMES),
      /** Address of a service that takes forms elsewhere than on this site. */
      url: z.optional(endpointUrl),
    })
    .check(
      z.refine(
        ({ kind, url }) => (url === undefined) === (SERVICES[kind].exampleUrl === undefined),
      ),
    ),
  {
    description: 'kind e url, ou só kind para netlify',
    example: '{ kind: formspree, url: https://formspree.io/f/abcdwxyz }',
    repair: mendedDestination,
  },
);
export type Destination = z.output<typeof destination>;

/** Where the page offers chat and e-mail in the form's place. */
export const NO_FORM = 'none';

export const destinationOrNone = withMeta(z.union([z.literal(NO_FORM), destination]), {
  description: expectedOr(destination, NO_FORM),
  example: '{ kind: formspree, url: https://formspree.io/f/abcdwxyz }',
  repair: mendedDestination,
});

export const destinationAddress = withMeta(
  z.string().check(z.refine((text) => endpointUrl.safeParse(text).success)),
  {
    description: 'um endereço https completo',
    example: 'https://formspree.io/f/abcdwxyz',
    repair: (found) => metaOf(endpointUrl)?.repair?.(found),
  },
);

/** What the kind, or the host of an address that stands alone, asks for; what is missing is an example. */
function mendedDestination(found: unknown): string | undefined {
  const isAddress = endpointUrl.safeParse(found).success;
  const written = isAddress ? destinationAt(String(found)) : found;
  const { kind = '', url } = (written ?? {}) as { kind?: string; url?: string };
  const near = nearest(kind, SERVICE_NAMES) ?? (url && 'http');
  const meant = SERVICE_NAMES.find((name) => name === near);
  if (!meant) return undefined;
  const { exampleUrl } = SERVICES[meant];
  return exampleUrl ? `{ kind: ${meant}, url: ${url ?? exampleUrl} }` : `{ kind: ${meant} }`;
}

/** The destination that an address alone stands for: its host tells the service. */
export function destinationAt(url: string): Destination {
  const { hostname } = new URL(url);
  const kind = SERVICE_NAMES.find((name) => SERVICES[name].host === hostname) ?? 'http';
  return { kind, url };
}
