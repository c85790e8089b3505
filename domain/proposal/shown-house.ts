// What of the house a proposal's page shows: its templates are given nothing else, and its code names it.

import type { Claim, Claims, Site } from '../content/site.ts';

const OF_SITE = [
  'brand',
  'wordmark',
  'legalName',
  'cnpj',
  'address',
  'url',
  'email',
  'phone',
  'pix',
  'asksTaxNumber',
  'shareImage',
] as const;

export interface ShownHouse {
  site: Pick<Site, (typeof OF_SITE)[number]>;
  /** The group of claims that the proposal names. */
  claims: Record<string, Claim>;
}

/** The house's records as a whole. */
export interface WholeHouse {
  site: Site;
  claims: Claims;
}

export function shownHouse({ site, claims }: WholeHouse, group: string): ShownHouse {
  const shown = Object.fromEntries(OF_SITE.map((key) => [key, site[key]])) as ShownHouse['site'];
  return { site: shown, claims: claims[group] ?? {} };
}
