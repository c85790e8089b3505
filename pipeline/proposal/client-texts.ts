// The messages that a salesperson sends to a client with a proposal, by chat or e-mail, and the one with a passphrase.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longDate } from '../../domain/dates.ts';
import { formatMoney } from '../../domain/money.ts';
import { headlineFor, mailLink } from '../../domain/proposal/message-links.ts';
import { computeProposal, priceOf, type QuoteData } from '../../domain/proposal/prices.ts';
import { periodText, totalText } from '../../domain/proposal/texts.ts';
import { chatLink } from '../../domain/routes.ts';
import { choiceWords, clientMessages as words } from '../../domain/words.ts';
import { withKey } from '../content/source.ts';
import { canonicalJson } from './quote-props.ts';
import type { PreparedVersion } from './send.ts';
import type { SentVersion } from './sent.ts';

/** `last` is the version that the client has; its offer is unknown here if it is protected. */
export function clientTexts(
  root: string,
  { entry, record, secret, passphrase }: PreparedVersion,
  last: Pick<SentVersion, 'offer' | 'folder' | 'file'> | undefined,
) {
  const { client, headline } = entry.data;
  const { number, version, validUntil } = record;
  // `Ivo` of `Ivo Stachera`; `Dra. Ana` and `Dona Iracema` keep their titles.
  const titled = /^(?:(?:\S+\.|Dona|Seu|Doutora?|Professora?|Senhora?)\s+)?\S+/i;
  const [name = client.name] = titled.exec(client.name) ?? [];
  const title = headlineFor(headline);
  const { address } = secret.offer.offer;
  const sent = { name, number, version, title, address, until: longDate(validUntil) };
  const text = last ? words.again(sent, changesSince(root, last, secret)) : words.first(sent);
  return {
    text,
    /** A link that opens a chat with the client, with the text ready to send. */
    chat: chatLink(client.phone, text),
    mail: mailLink(client.email, words.subject(sent), text),
    /** A separate message, to be sent by another channel than the address. */
    passphrase: passphrase && words.passphrase(name, number, passphrase),
  };
}

/** The changes in words; undefined if nothing changed but the version, or if the changes are unknown. */
function changesSince(
  root: string,
  { offer, folder, file }: Pick<SentVersion, 'offer' | 'folder' | 'file'>,
  { offer: current, source }: PreparedVersion['secret'],
): string | undefined {
  if (!offer || !file) return undefined;
  const changes = changesBetween(offer.data, current.data);
  if (changes.length > 0) return changes.join('; ');
  const texts = (text: string): string =>
    NOT_READ.reduce((rest, key) => withKey(rest, key, undefined), text);
  const before = readFileSync(join(root, folder, file), 'utf8');
  return texts(before) === texts(source) ? undefined : words.texts;
}

/** Keys of a proposal that the client does not see. */
const NOT_READ = ['version', 'issuedOn', 'draft', 'protected'];

/** `entrou Fotos`, `o total passou de R$ 1.200 para R$ 1.500`. */
function changesBetween(before: QuoteData, now: QuoteData): string[] {
  const list = new Intl.ListFormat('pt-BR');
  const [old, current] = [factsOf(before), factsOf(now)];
  const [oldPrices, prices] = [old.prices, current.prices];
  const added = [...prices.keys()].filter((title) => !oldPrices.has(title));
  const removed = [...oldPrices.keys()].filter((title) => !prices.has(title));
  const kept = [...prices.keys()].filter((title) => oldPrices.has(title));
  const dearer = kept.filter((title) => oldPrices.get(title) !== prices.get(title));
  const [oldParts, parts] = [old.partsOf(kept), current.partsOf(kept)];
  return [
    ...(added.length > 0 ? [words.added(list.format(added), added.length)] : []),
    ...(removed.length > 0 ? [words.removed(list.format(removed), removed.length)] : []),
    ...(dearer.length > 0 ? [words.prices(list.format(dearer))] : []),
    ...(old.total === current.total ? [] : [words.total(old.total, current.total)]),
    ...(old.days === current.days ? [] : [words.days(old.days, current.days)]),
    ...(Object.keys(parts) as (keyof typeof parts)[]).flatMap((part) =>
      canonicalJson(oldParts[part]) === canonicalJson(parts[part]) ? [] : words.parts[part],
    ),
  ];
}

function factsOf(data: QuoteData) {
  const { items, recurring = [], payment, stages } = data;
  const figures = computeProposal(data);
  const fees = recurring.map((fee) => [fee.title, periodText(fee.every, fee.priceCents)] as const);
  return {
    total: totalText(figures.pixTotalCents, figures),
    days: choiceWords.days(figures.deliveryDays),
    /** By the titles of all items and fees. */
    prices: new Map([
      ...items.map((item) => [item.title, formatMoney(priceOf(item))] as const),
      ...fees,
    ]),
    /** The other details of items and fees with these titles. */
    partsOf: (titles: readonly string[]) => {
      const isKept = ({ title }: { title: string }): boolean => titles.includes(title);
      const kept = items.filter(isKept);
      return {
        payment,
        fees: recurring
          .filter(isKept)
          .map(({ every, times, from, ending }) => [every, times, from, ending]),
        counts: kept.map(({ quantity, min, max }) => [quantity, min, max]),
        stages: [stages, kept.map((item) => item.stages)],
      };
    },
  };
}
