// Where a form is sent, as content/site.yaml says it.

import * as z from 'zod/mini';
import { SERVICE_NAMES, SERVICES } from '../forms/services.ts';
import { endpointUrl, hintOf, line, oneOf, withHint } from './fields.ts';

const EXAMPLE_KEY = 'a1b2c3d4-e5f6-7890-abcd-ef1234567890';

const WITH_KEY = SERVICE_NAMES.filter((name) => SERVICES[name].hasKey);
const WITHOUT_URL = SERVICE_NAMES.filter((name) => SERVICES[name].exampleUrl === undefined);

export const destination = withHint(
  z
    .strictObject({
      kind: oneOf(SERVICE_NAMES),
      /** Address of a service that takes forms elsewhere than on this site. */
      url: z.optional(endpointUrl),
      accessKey: z.optional(line(80, EXAMPLE_KEY)),
    })
    .check(
      z.refine(
        ({ kind, url }) => (url === undefined) === (SERVICES[kind].exampleUrl === undefined),
      ),
      z.refine(
        ({ kind, accessKey }) => (accessKey !== undefined) === (SERVICES[kind].hasKey === true),
      ),
    ),
  {
    expected: {
      en: `kind and url; for ${WITH_KEY.join(', ')} also accessKey, for ${WITHOUT_URL.join(', ')} kind alone`,
      pt: `kind e url; para ${WITH_KEY.join(', ')} também accessKey, para ${WITHOUT_URL.join(', ')} só kind`,
    },
    example: '{ kind: formspree, url: https://formspree.io/f/abcdwxyz }',
    mend: mendedDestination,
  },
);
export type Destination = z.output<typeof destination>;

export const destinationAddress = withHint(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          endpointUrl.safeParse(text).success && destination.safeParse(destinationAt(text)).success,
      ),
    ),
  {
    expected: {
      en: `a complete https address, with ?access_key= for ${WITH_KEY.join(', ')}`,
      pt: `um endereço https completo, com ?access_key= para ${WITH_KEY.join(', ')}`,
    },
    example: 'https://formspree.io/f/abcdwxyz',
    mend: (found) => mendedAddress(String(found)),
  },
);

/** A complete address that is refused lacks its key. */
function mendedAddress(found: string): string | undefined {
  const address = hintOf(endpointUrl)?.mend?.(found);
  return address === found ? `${found}?access_key=${EXAMPLE_KEY}` : address;
}

/** What the kind, or the host of an address that stands alone, asks for; what is missing is an example. */
function mendedDestination(found: unknown): string | undefined {
  const isAddress = endpointUrl.safeParse(found).success;
  const written = isAddress ? destinationAt(String(found)) : found;
  const { kind, url, accessKey = EXAMPLE_KEY } = (written ?? {}) as Partial<Destination>;
  if (!kind) return undefined;
  const { exampleUrl, hasKey } = SERVICES[kind];
  const key = hasKey ? `, accessKey: ${accessKey}` : '';
  const address = exampleUrl === undefined ? '' : `, url: ${url ?? exampleUrl}`;
  return `{ kind: ${kind}${address}${key} }`;
}

/** The destination that an address alone stands for: its host tells the service, `access_key` its key. */
export function destinationAt(address: string): Destination {
  const url = new URL(address);
  const accessKey = url.searchParams.get('access_key') ?? undefined;
  const kind = SERVICE_NAMES.find((name) => SERVICES[name].host === url.hostname) ?? 'http';
  if (!SERVICES[kind].hasKey) return { kind, url: address };
  url.searchParams.delete('access_key');
  return { kind, url: url.href, accessKey };
}
