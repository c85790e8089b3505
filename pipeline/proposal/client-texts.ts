// What a salesperson writes to a client when a proposal is sent: by chat, by e-mail, and of a protected one its passphrase.

import { chatLink } from '../../domain/chat-link.ts';
import { longDate } from '../../domain/dates.ts';
import { formatMoney } from '../../domain/money.ts';
import { headlineFor } from '../../domain/proposal/headline.ts';
import type { QuoteData, QuoteFee, QuoteItem } from '../../domain/proposal/prices.ts';
import { computeProposal, priceOf } from '../../domain/proposal/prices.ts';
import { periodText, totalText } from '../../domain/proposal/words.ts';
import { proposalWords, sendingWords as words } from '../../domain/words.ts';
import { canonicalJson } from './resolved-offer.ts';
import type { PreparedVersion } from './send.ts';
import type { SentVersion } from './sent.ts';

interface ClientTexts {
  text: string;
  /** To the client's own telephone, with the text waiting. */
  chat: string;
  mail: string;
  /** A message of its own, by another way than the address. */
  passphrase: string | undefined;
}

/** `last`: the version that the client had; of a protected one nobody knows what it offered. */
export function clientTexts(
  { entry, record, secret, passphrase }: PreparedVersion,
  last: Pick<SentVersion, 'offer'> | undefined,
): ClientTexts {
  const { client, headline } = entry.data;
  const { number, version, validUntil } = record;
  const { address } = secret.offer.offer;
  const title = headlineFor(headline);
  const name = firstName(client.name);
  const sent = { name, number, version, title, address, until: longDate(validUntil) };
  const changes = last?.offer && changesBetween(last.offer.data, secret.offer.data);
  const text = last ? words.again(sent, changes) : words.first(sent);
  const subject = encodeURIComponent(words.subject(sent));
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return {
    text,
    chat: chatLink(client.phone, text),
    mail: `mailto:${client.email}?subject=${subject}&body=${body}`,
    passphrase: passphrase && words.passphrase(name, number, passphrase),
  };
}

/** `Ivo` of `Ivo Stachera`; `Dra. Ana` keeps its title. */
function firstName(name: string): string {
  return /^(?:\S+\.\s+)?\S+/.exec(name)?.[0] ?? name;
}

/** `entrou Fotos; o total passou de R$ 1.200 para R$ 1.500`. */
function changesBetween(before: QuoteData, now: QuoteData): string {
  const list = new Intl.ListFormat('pt-BR');
  const [old, current] = [pricesOf(before), pricesOf(now)];
  const figures = [computeProposal(before), computeProposal(now)] as const;
  const [oldTotal, total] = figures.map((one) => totalText(one.pixTotalCents, one));
  const [oldDays, days] = figures.map(({ deliveryDays }) => proposalWords.days(deliveryDays));
  const added = [...current.keys()].filter((title) => !old.has(title));
  const gone = [...old.keys()].filter((title) => !current.has(title));
  const dearer = [...current.keys()].filter(
    (title) => old.has(title) && old.get(title) !== current.get(title),
  );
  const isKept = ({ title }: { title: string }): boolean => old.has(title) && current.has(title);
  const [oldParts, parts] = [partsOf(before, isKept), partsOf(now, isKept)];
  const changes = [
    ...(added.length > 0 ? [words.added(list.format(added), added.length)] : []),
    ...(gone.length > 0 ? [words.gone(list.format(gone), gone.length)] : []),
    ...(dearer.length > 0 ? [words.prices(list.format(dearer))] : []),
    ...(oldTotal === total ? [] : [words.total(oldTotal ?? '', total ?? '')]),
    ...(oldDays === days ? [] : [words.days(oldDays ?? '', days ?? '')]),
    ...(Object.keys(parts) as (keyof typeof parts)[]).flatMap((part) =>
      canonicalJson(oldParts[part]) === canonicalJson(parts[part]) ? [] : words.parts[part],
    ),
  ];
  return changes.length > 0 ? changes.join('; ') : words.texts;
}

/** By the titles of all items and fees. */
function pricesOf({ items, recurring = [] }: QuoteData): Map<string, string> {
  return new Map([...items, ...recurring].map((part) => [part.title, priceIn(part)]));
}

function priceIn(part: QuoteItem | QuoteFee): string {
  return 'every' in part ? periodText(part.every, part.priceCents) : formatMoney(priceOf(part));
}

/** Of items and fees that both versions have: what is new, gone or dearer is told by its title. */
function partsOf(
  { payment, recurring = [], items, stages }: QuoteData,
  isKept: (part: { title: string }) => boolean,
) {
  const kept = items.filter(isKept);
  return {
    payment,
    fees: recurring
      .filter(isKept)
      .map(({ every, times, from, ending }) => [every, times, from, ending]),
    counts: kept.map(({ quantity, min, max }) => [quantity, min, max]),
    stages: [stages, kept.map((item) => item.stages)],
  };
}
