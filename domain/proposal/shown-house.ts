// What of the house a proposal's page shows: its templates are given nothing else, and its code names it.

import type { Labels } from '../content/labels.ts';
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

const OF_LABELS = ['skipLink', 'feed', 'opensInNewTab', 'tableScroll', 'proposal'] as const;

export interface ShownHouse {
  site: Pick<Site, (typeof OF_SITE)[number]>;
  labels: Pick<Labels, (typeof OF_LABELS)[number]>;
  /** The group of claims that the proposal names. */
  claims: Record<string, Claim>;
}

/** The house's records as a whole. */
export interface WholeHouse {
  site: Site;
  labels: Labels;
  claims: Claims;
}

export function shownHouse({ site, labels, claims }: WholeHouse, group: string): ShownHouse {
  const shown = { site: pick(site, OF_SITE), labels: pick(labels, OF_LABELS) };
  return { ...shown, claims: claims[group] ?? {} };
}

function pick<Data, const Key extends keyof Data>(
  data: Data,
  keys: readonly Key[],
): Pick<Data, Key> {
  return Object.fromEntries(keys.map((key) => [key, data[key]])) as Pick<Data, Key>;
}
