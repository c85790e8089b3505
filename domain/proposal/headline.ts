// What a proposal is called: pieces of its title go with the items that they name.

import type { Headline } from '../content/proposal.ts';

/** `chosen`: ids of items; without it nothing is left out. */
export function headlineFor(headline: Headline, chosen?: readonly string[]): string {
  if (typeof headline === 'string') return headline;
  const left = headline.filter(({ of }) => chosen?.includes(of) ?? true);
  const [first = '', ...others] = left.map(({ text }) => text);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' + ');
}
