// Holds the message of an acceptance against the page that its client has: everything in it is computed anew.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { daysAfter, longDate } from '../../domain/dates.ts';
import type { IslandProps } from '../../domain/islands.ts';
import { plainValue } from '../../domain/proposal/acceptance.ts';
import { type ProposalChat, proposalChat } from '../../domain/proposal/chat.ts';
import { parseQuote } from '../../domain/proposal/choice.ts';
import { computeProposal } from '../../domain/proposal/prices.ts';
import type { OpenedPage, SealedPage } from '../../domain/proposal/sealed-page.ts';
import type { Accepted, SentRecord } from '../../domain/proposal/sent-record.ts';
import { chosenTitles } from '../../domain/proposal/words.ts';
import { proposalMessages } from '../../domain/words.ts';
import { openPage } from '../../pipeline/kinds/proposal/seal-page.ts';
import { PAGE_FILE } from '../../pipeline/write/copy-sent.ts';

type Quote = IslandProps['quote'];
type Version = Pick<SentRecord, 'issuedOn' | 'route'> & { folder: string };

/** What of a message says who accepts what. */
interface Signed extends Pick<Accepted, 'name' | 'role' | 'acceptedOn' | 'choice'> {
  address: string;
}

/** In Portuguese, what is another in the message than in the proposal. */
export type Checked = { accepted: Accepted; more: string } | { refused: string[] };

/** The island of a page that was sent; undefined where the passphrase of a protected one does not open it. */
export function quoteIn(root: string, { folder }: Version, passphrase?: string): Quote | undefined {
  const page = readFileSync(join(root, folder, PAGE_FILE), 'utf8');
  const data = dataOf(page);
  if (data === undefined) return undefined;
  if ('given' in data) return givenIn(readFileSync(join(root, folder, data.given), 'utf8'));
  if (!('rounds' in data)) return data;
  if (passphrase === undefined) return undefined;
  const opened: OpenedPage | undefined = openPage(data, passphrase);
  return opened && (dataOf(opened.html) as Quote | undefined);
}

function givenIn(script: string): Quote {
  return JSON.parse(script.replace(/^export default |;$/g, ''));
}

/** The props of the quote or where they are, which earlier versions have in the page, or what is sealed. */
function dataOf(html: string): Quote | { given: string } | SealedPage | undefined {
  let json = '';
  let isData = false;
  const parser = new Parser({
    onopentag(name, { 'data-island': island, 'data-props': props, type }) {
      if (island === 'quote' && props !== undefined) json = props;
      isData = name === 'script' && type === 'application/json';
    },
    ontext(text) {
      if (isData) json += text;
    },
  });
  parser.end(html);
  return json === '' ? undefined : JSON.parse(json);
}

/** `message` as it was pasted, with whatever stands around it; `today` as `YYYY-MM-DD`. */
export function checkAcceptance(
  message: string,
  quote: Quote,
  version: Version,
  today: string,
): Checked {
  const said = plainValue(message);
  const signed = signedIn(said, version, today);
  if (typeof signed === 'string') return { refused: [signed] };
  let nearest: string[] | undefined;
  for (const one of signed) {
    const { chat, ignored } = recomputed(quote, one);
    const expected = plainValue(textOf(chat));
    const { total, payment, code } = chat;
    if (ignored.length > 0 || code === undefined) {
      const found = ignored.join(', ');
      nearest ??= [
        code === undefined
          ? `a proposta já tinha vencido em ${longDate(one.acceptedOn)}: mande uma versão nova`
          : `a escolha tem o que esta proposta não oferece: ${found}`,
      ];
      continue;
    }
    if (said.includes(expected)) {
      const { address: _, ...who } = one;
      const accepted = { ...who, total: plainValue(total), payment: plainValue(payment), code };
      return { accepted, more: moreIn(said, expected) };
    }
    nearest ??= differences(said, textOf(chat));
  }
  return {
    refused: nearest ?? ['a mensagem não diz quem aceita, quando e o quê'],
  };
}

/** A day, a time and a name. */
const MAX_PREFIX = 90;

/** What else a message says, without whom a chat names before it, thanks and the like. */
function moreIn(said: string, expected: string): string {
  const around = said.replace(expected, ' ').trim();
  const start = /^\[?\d/.test(around) ? around.search(/:(?: |$)/) + 1 : 0;
  const more = around.slice(start > MAX_PREFIX ? 0 : start).trim();
  const isGreeting = more.split(' ').length <= 3 && !/[\d%$]/.test(more);
  return isGreeting ? '' : more;
}

/** A comma may stand in a name and in a role: every way to part them is tried. */
function signedIn(said: string, version: Version, today: string): Signed[] | string {
  const found = SIGNED.exec(said)?.groups;
  const { who = '', date = '', address = '' } = found ?? {};
  if (!found) return 'a mensagem não diz quem aceita, quando e o quê';
  if (!address.includes(version.route)) return `o endereço da escolha não é o desta proposta`;
  const acceptedOn = dayOf(date, version.issuedOn, today);
  if (acceptedOn === undefined) return `o dia do aceite não fecha: ${date}`;
  const parts = who.split(', ');
  const choice = address.replace(/^[^#]*/, '');
  return parts.slice(1).map((_, index) => ({
    name: parts.slice(0, index + 1).join(', '),
    role: parts.slice(index + 1).join(', '),
    ...{ acceptedOn, choice, address },
  }));
}

/** The end of the message; name and role are one piece, around the comma between them. */
const SIGNED = new RegExp(
  plainValue(
    proposalMessages.acceptedBy({
      name: '(?<who>.{1,100}?',
      role: '.{1,100}?)',
      date: '(?<date>[^:]{6,40}?)',
      address: '(?<address>\\S+)',
      code: '(?<code>\\S{9})',
    }),
  ),
);

/** The day that is written out, if it is one from the issue until today. */
function dayOf(date: string, issuedOn: string, today: string): string | undefined {
  for (let day = issuedOn; day <= today; day = daysAfter(day, 1)) {
    if (plainValue(longDate(day)) === date) return day;
  }
  return undefined;
}

function recomputed(quote: Quote, { name, role, acceptedOn, choice, address }: Signed) {
  const { data, offer } = quote;
  const { ignored, ...chosen } = parseQuote(data, choice);
  const figures = computeProposal(data, chosen.chosen);
  const items = chosenTitles(data, figures);
  const signer = { name, role };
  const offered = { items, figures, form: chosen.form, signer, address };
  return { ignored, chat: proposalChat(offer, offered, acceptedOn) };
}

function textOf({ acceptLink }: Pick<ProposalChat, 'acceptLink'>): string {
  return new URL(acceptLink).searchParams.get('text') ?? '';
}

/** The lines of the proposal that the message does not have; never a code, which would make a forged one whole. */
function differences(said: string, expected: string): string[] {
  const lines = expected.split('\n').map(plainValue);
  const missing = lines.filter((line) => !said.includes(line));
  const told = missing.filter((line) => !CODE.test(line));
  if (told.length > 0) return told.map((line) => `pela proposta seria: ${line}`);
  if (missing.length > 0)
    return [
      'o código não fecha com o nome, o cargo, o dia ou a escolha: alguma coisa mudou no caminho',
    ];
  return ['as linhas estão todas lá, em outra ordem ou com mais texto entre elas'];
}

const CODE = / [0-9A-Z]{4}-[0-9A-Z]{4}$/;
