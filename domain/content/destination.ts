// Where a form is sent, as content/site.yaml says it.

import * as z from 'zod/mini';
import { endpointUrl, hintOf, line, oneOf, withHint } from './fields.ts';

const KINDS = ['formspree', 'web3forms', 'netlify', 'basin', 'http'] as const;
const EXAMPLE_URLS: Partial<Record<string, string>> = {
  formspree: 'https://formspree.io/f/abcdwxyz',
  web3forms: 'https://api.web3forms.com/submit',
  basin: 'https://usebasin.com/f/a1b2c3d4e5f6',
  http: 'https://forms.exemplo.com.br/contato',
};
const EXAMPLE_KEY = 'a1b2c3d4-e5f6-7890-abcd-ef1234567890';

export const destination = withHint(
  z
    .strictObject({
      kind: oneOf(KINDS),
      /** Netlify takes forms at the site's own address. */
      url: z.optional(endpointUrl),
      accessKey: z.optional(line(80, EXAMPLE_KEY)),
    })
    .check(
      z.refine(({ kind, url }) => (url === undefined) === (kind === 'netlify')),
      z.refine(({ kind, accessKey }) => (accessKey !== undefined) === (kind === 'web3forms')),
    ),
  {
    expected: 'kind and url; for web3forms also accessKey, for netlify kind alone',
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
    expected: 'a complete https address, with ?access_key= for web3forms',
    example: 'https://formspree.io/f/abcdwxyz',
    mend: (found) => mendedAddress(String(found)),
  },
);

/** A complete address that is refused lacks its key. */
function mendedAddress(found: string): string | undefined {
  const address = hintOf(endpointUrl)?.mend?.(found);
  return address === found ? `https://api.web3forms.com/submit?access_key=${EXAMPLE_KEY}` : address;
}

/** What the kind, or the host of an address that stands alone, asks for; what is missing is an example. */
function mendedDestination(found: unknown): string | undefined {
  const isAddress = endpointUrl.safeParse(found).success;
  const written = isAddress ? destinationAt(String(found)) : found;
  const { kind, url, accessKey = EXAMPLE_KEY } = (written ?? {}) as Partial<Destination>;
  if (!kind) return undefined;
  const key = kind === 'web3forms' ? `, accessKey: ${accessKey}` : '';
  const address = kind === 'netlify' ? '' : `, url: ${url ?? EXAMPLE_URLS[kind]}`;
  return `{ kind: ${kind}${address}${key} }`;
}

const HOSTS: Record<string, Destination['kind']> = {
  'formspree.io': 'formspree',
  'api.web3forms.com': 'web3forms',
  'usebasin.com': 'basin',
};

/** The destination that an address alone stands for: its host tells the service, `access_key` its key. */
export function destinationAt(address: string): Destination {
  const url = new URL(address);
  const accessKey = url.searchParams.get('access_key') ?? undefined;
  const kind = HOSTS[url.hostname] ?? 'http';
  if (kind !== 'web3forms') return { kind, url: address };
  url.searchParams.delete('access_key');
  return { kind, url: url.href, accessKey };
}
