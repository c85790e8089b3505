// The shape of content/redirects.yaml: where pages were before, and where they are now.

import * as z from 'zod/mini';
import { withMeta } from '../content/fields.ts';
import { slugOf } from '../text/slug.ts';
import { isPlainUrl } from '../text/url.ts';

/** As visitors may have kept it: letters, digits and . _ ~ - between slashes. */
const OLD_ADDRESS = /^(?:\/[\p{L}\p{N}._~-]+)+$/u;

export const oldAddress = withMeta(
  z.string().check(
    z.maxLength(200),
    z.regex(OLD_ADDRESS),
    z.refine((text) => !/\/\.\.?(?:\/|$)/.test(text)),
  ),
  {
    description:
      'um endereço antigo como /blog/texto-antigo, sem domínio, interrogação ou barra no fim',
    example: '/blog/texto-antigo',
    repair: (found) => guessAddress(String(found)),
  },
);

const target = withMeta(
  z.string().check(
    z.regex(/^(?:\/(?!\/)|https:\/\/[^\s/?#])[^\s\\]*$/),
    z.refine((text) => isPlainUrl(text, 'https://www.exemplo.com.br')),
  ),
  {
    description: 'um endereço deste site, ou um endereço https completo',
    example: '/blog/texto-novo',
  },
);

/** By old address; whether these are addresses is for whoever can name their lines. */
export const redirectsSchema = z.record(z.string(), target);
export type Redirects = z.output<typeof redirectsSchema>;

function guessAddress(found: string): string | undefined {
  const [path = ''] = found.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/);
  const parts = path.split('/').map((part) => (OLD_ADDRESS.test(`/${part}`) ? part : slugOf(part)));
  const address = `/${parts.filter(Boolean).join('/')}`;
  return OLD_ADDRESS.test(address) ? address : undefined;
}
