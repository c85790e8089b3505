// What there is to write to the client of a version that was just sent, and the reminder of its last days.

import { basename } from 'node:path';
import type { ProposalData } from '../../domain/content/proposal.ts';
import { daysAfter, longDate } from '../../domain/dates.ts';
import { formatMoney } from '../../domain/money.ts';
import { partyOf } from '../../domain/proposal/client.ts';
import { lastDayOf } from '../../domain/proposal/expiry.ts';
import { canonicalJson } from '../../domain/proposal/fingerprint.ts';
import { headlineFor } from '../../domain/proposal/headline.ts';
import {
  computeProposal,
  priceOf,
  type QuoteData,
  type QuoteFee,
  type QuoteItem,
} from '../../domain/proposal/prices.ts';
import {
  reminderFile,
  type SendTexts,
  type Snapshot,
  sendTexts,
} from '../../domain/proposal/send-texts.ts';
import type { SentRecord } from '../../domain/proposal/sent-record.ts';
import { periodText, totalText } from '../../domain/proposal/words.ts';
import { proposalWords, sendingWords } from '../../domain/words.ts';
import type { House } from '../../pipeline/kinds/collections.ts';
import { knownPassphrases } from '../../pipeline/kinds/proposal/read-passphrases.ts';
import type { Kept } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import type { Run } from '../../pipeline/run.ts';
import { quoteIn } from './check-acceptance.ts';

export interface Told extends SendTexts {
  /** An entry for a calendar. */
  reminder: string;
}

/** How long before the last day one writes again. */
const REMIND_DAYS = 2;

type Record = Omit<SentRecord, 'files'>;

export function tellClient(
  run: Run,
  { record, data, house }: { record: Record; data: ProposalData; house: House },
  last: Kept<SentRecord> | undefined,
): Told {
  const { number, version, route, file, issuedOn } = record;
  const { client } = data;
  const title = headlineFor(data.headline);
  const passphrase = data.passphrase && knownPassphrases(run)?.get(basename(file, '.md'));
  const end = lastDayOf(record) ?? issuedOn;
  const texts = sendTexts({
    ...{ name: client.name, phone: client.phone, email: client.email, number, version, title },
    address: `${house.site.url}${route}`,
    until: longDate(end),
    passphrase: passphrase || undefined,
    before: last && snapshotIn(run, last),
    now: snapshotOf(data),
  });
  const reminder = reminderFile({
    id: `${number}-v${version}@${new URL(house.site.url).host}`,
    day: daysAfter(end, -REMIND_DAYS),
    title: sendingWords.reminder(partyOf(client), number, longDate(end)),
    text: `${client.name}, ${client.phone}\n${house.site.url}${route}`,
  });
  return { ...texts, reminder };
}

/** Undefined where the page does not open any more: the client is told as if there were none. */
function snapshotIn(run: Run, last: Kept<SentRecord>): Snapshot | undefined {
  const passphrase = knownPassphrases(run)?.get(basename(last.file, '.md'));
  const quote = quoteIn(run.root, last, passphrase);
  return quote && snapshotOf(quote.data);
}

function snapshotOf(data: QuoteData): Snapshot {
  const figures = computeProposal(data);
  const items = [...data.items, ...(data.recurring ?? [])];
  return {
    titles: items.map(({ title }) => title),
    prices: Object.fromEntries(items.map((item) => [item.title, priceIn(item)])),
    total: totalText(figures.pixTotalCents, figures),
    days: proposalWords.days(figures.deliveryDays),
    parts: {
      payment: comparable(data.payment),
      // What is new, gone or dearer is told by its title.
      fees: comparable(
        (data.recurring ?? []).map(({ every, times, from, ending }) => [
          every,
          times,
          from,
          ending,
        ]),
      ),
      counts: comparable(data.items.map(({ quantity, min, max }) => [quantity, min, max])),
      stages: comparable([data.stages, data.items.map(({ stages }) => stages)]),
    },
  };
}

/** The same text for the same data, also as a page carries it. */
function comparable(data: object): string {
  return canonicalJson(JSON.parse(JSON.stringify(data)));
}

function priceIn(item: QuoteItem | QuoteFee): string {
  return 'every' in item ? periodText(item.every, item.priceCents) : formatMoney(priceOf(item));
}
