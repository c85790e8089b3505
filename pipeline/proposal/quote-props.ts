// Computes the data that a proposal's island receives, and the code of a version from that data.

import type { ProposalData } from '../../domain/content/proposal.ts';
import { isExpired } from '../../domain/dates.ts';
import { acceptanceDelivery } from '../../domain/form-setting.ts';
import type { IslandProps } from '../../domain/islands.ts';
import { compareText } from '../../domain/problem.ts';
import { offerOf } from '../../domain/proposal/message-links.ts';
import { quoteOf } from '../../domain/proposal/prices.ts';
import { proposalMessages } from '../../domain/words.ts';
import type { Entry } from '../content/collections.ts';
import type { Site } from '../content/site.ts';
import { hashOf } from '../run/disk-cache.ts';
import type { BuildConfig } from '../run/options.ts';

type QuoteProps = IslandProps['quote'];

/** The data that the client's choice is computed from. */
export function quoteProps(
  { route, data }: Pick<Entry<ProposalData>, 'route' | 'data'>,
  { company: site }: Pick<Site, 'company'>,
  { today }: Pick<BuildConfig, 'today'>,
): QuoteProps {
  const delivery = acceptanceDelivery(site, proposalMessages.subject(data));
  const unnamed = {
    offer: offerOf(data, `${site.url}${route}`, site),
    data: quoteOf(data),
    receiver: site.pix,
    ...(delivery && { delivery }),
    ...(site.asksTaxNumber && { asksTaxNumber: true as const }),
    wasExpired: isExpired(data, today),
  };
  return { ...unnamed, offer: { ...unnamed.offer, fingerprint: versionCode(unnamed) } };
}

/** The first twelve digits of SHA-256 of what is offered, in groups that can be read out: `3FA9-01C2-77DE`. */
function versionCode(props: Pick<QuoteProps, 'data' | 'receiver'> & { offer: object }): string {
  const { offer, data, receiver } = props;
  const digest = hashOf(canonicalJson([offer, data, receiver])).toUpperCase();
  return [0, 4, 8].map((start) => digest.slice(start, start + 4)).join('-');
}

/** JSON with sorted keys: the same text for the same data, however it is written. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => compareText(a, b)))
      : one,
  );
}
