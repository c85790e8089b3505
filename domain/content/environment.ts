// Which environment variables override which values of content/site.yaml, per deployment.

import type * as z from 'zod/mini';
import { destinationAddress, destinationAt } from './destination.ts';
import { siteUrl } from './fields.ts';
import { type Site, siteSchema } from './site.ts';

interface Override {
  variable: string;
  schema: z.ZodMiniType<string>;
  apply: (site: Site, value: string) => Site;
}

export const overrides: readonly Override[] = [
  { variable: 'SITE_URL', schema: siteUrl, apply: (site, url) => ({ ...site, url }) },
  form('CONTACT_ENDPOINT', 'contact'),
  form('CAREERS_ENDPOINT', 'careers'),
  form('NEWSLETTER_ENDPOINT', 'newsletter'),
  {
    variable: 'BOOKING_LINK',
    schema: siteSchema.shape.bookingLink.def.innerType,
    apply: (site, bookingLink) => ({ ...site, bookingLink }),
  },
];

function form(variable: string, name: keyof Site['forms']): Override {
  return {
    variable,
    schema: destinationAddress,
    apply: (site, address) => ({
      ...site,
      forms: { ...site.forms, [name]: destinationAt(address) },
    }),
  };
}
