// What a salesperson writes to a client when a proposal is sent: by chat, by e-mail, and of a protected one its passphrase.

import { chatLink } from '../chat-link.ts';
import { sendingWords as words } from '../words.ts';

/** What a version comes to at first, to tell what is another in the next. */
export interface Snapshot {
  /** The titles of all items and fees. */
  titles: readonly string[];
  /** What each of them costs, by its title. */
  prices: Readonly<Record<string, string>>;
  /** In words. */
  total: string;
  days: string;
  /** All that these words stand for, in any form that compares. */
  parts: Readonly<Record<keyof typeof words.parts, string>>;
}

export interface SentFacts {
  name: string;
  phone: string;
  email: string;
  number: string;
  version: number;
  title: string;
  address: string;
  /** The last day, in words. */
  until: string;
  passphrase: string | undefined;
  /** The version before, if its client had one, and this one. */
  before: Snapshot | undefined;
  now: Snapshot;
}

export interface SendTexts {
  text: string;
  /** To the client's own telephone, with the text waiting. */
  chat: string;
  mail: string;
  /** A message of its own, by another way than the address. */
  passphrase: string | undefined;
}

export function sendTexts(facts: SentFacts): SendTexts {
  const { name, phone, email, number, version, title, address, until, before, now } = facts;
  const sent = { name: firstName(name), number, version, title, address, until };
  const text = before ? words.again(sent, changesBetween(before, now)) : words.first(sent);
  const subject = encodeURIComponent(words.subject(sent));
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const { passphrase } = facts;
  return {
    text,
    chat: chatLink(phone, text),
    mail: `mailto:${email}?subject=${subject}&body=${body}`,
    passphrase: passphrase && words.passphrase(sent.name, number, passphrase),
  };
}

/** `Ivo` of `Ivo Stachera`; `Dra. Ana` keeps its title. */
function firstName(name: string): string {
  return /^(?:\S+\.\s+)?\S+/.exec(name)?.[0] ?? name;
}

/** `entrou Fotos; o total passou de R$ 1.200 para R$ 1.500`. */
function changesBetween(before: Snapshot, now: Snapshot): string {
  const list = new Intl.ListFormat('pt-BR');
  const added = now.titles.filter((title) => !before.titles.includes(title));
  const gone = before.titles.filter((title) => !now.titles.includes(title));
  const dearer = now.titles.filter(
    (title) => before.titles.includes(title) && before.prices[title] !== now.prices[title],
  );
  const parts = Object.keys(words.parts) as (keyof typeof words.parts)[];
  const changes = [
    ...(added.length > 0 ? [words.added(list.format(added))] : []),
    ...(gone.length > 0 ? [words.gone(list.format(gone))] : []),
    ...(dearer.length > 0 ? [words.prices(list.format(dearer))] : []),
    ...(before.total === now.total ? [] : [words.total(before.total, now.total)]),
    ...(before.days === now.days ? [] : [words.days(before.days, now.days)]),
    ...parts.flatMap((part) => (before.parts[part] === now.parts[part] ? [] : words.parts[part])),
  ];
  return changes.length > 0 ? changes.join('; ') : words.texts;
}

/**
 * An all-day entry two days before the last one, for the salesperson's own calendar.
 * https://www.rfc-editor.org/rfc/rfc5545
 */
export function reminderFile(entry: {
  id: string;
  /** As `YYYY-MM-DD`. */
  day: string;
  title: string;
  text: string;
}): string {
  const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
  const day = entry.day.replaceAll('-', '');
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//proposal-send//PT'],
    ...['BEGIN:VEVENT', `UID:${entry.id}`, `DTSTAMP:${day}T000000Z`],
    ...[`DTSTART;VALUE=DATE:${day}`, `SUMMARY:${escaped(entry.title)}`],
    ...[`DESCRIPTION:${escaped(entry.text)}`, 'TRANSP:TRANSPARENT'],
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(entry.title)}`],
    ...['TRIGGER:PT9H', 'END:VALARM', 'END:VEVENT', 'END:VCALENDAR'],
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

/** Lines have 75 bytes at most; what continues one begins with a space. */
function folded(line: string): string[] {
  const rows: string[] = [];
  let row = '';
  for (const sign of line) {
    if (new TextEncoder().encode(row + sign).length > 75) {
      rows.push(row);
      row = ' ';
    }
    row += sign;
  }
  return [...rows, row];
}
