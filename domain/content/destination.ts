// Where a form is sent, as content/site.yaml says it.

import * as z from 'zod/mini';
import { endpointUrl, hintOf, line, oneOf, withHint } from './fields.ts';

const KINDS = ['formspree', 'web3forms', 'netlify', 'basin', 'http'] as const;

export const destination = withHint(
  z
    .strictObject({
      kind: oneOf(KINDS),
      /** Netlify takes forms at the site's own address. */
      url: z.optional(endpointUrl),
      accessKey: z.optional(line(80, 'a1b2c3d4-e5f6-7890-abcd-ef1234567890')),
    })
    .check(
      z.refine(({ kind, url }) => (url === undefined) === (kind === 'netlify')),
      z.refine(({ kind, accessKey }) => (accessKey !== undefined) === (kind === 'web3forms')),
    ),
  {
    expected: 'kind and url; for web3forms also accessKey, for netlify kind alone',
    example: '{ kind: formspree, url: https://formspree.io/f/abcdwxyz }',
  },
);
export type Destination = z.output<typeof destination>;

export const destinationAddress = withHint(
  z.string().check(
    z.refine((text) => endpointUrl.safeParse(text).success),
    z.refine((text) => destination.safeParse(destinationAt(text)).success),
  ),
  {
    expected: 'a complete https address, with ?access_key= for web3forms',
    example: 'https://formspree.io/f/abcdwxyz',
    mend: (found) => hintOf(endpointUrl)?.mend?.(found),
  },
);

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
