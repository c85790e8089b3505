// Reads the message of an acceptance, or the address of a choice, and compares it with what the sent offer gives.

import { withoutInvisible } from '../../domain/invisible.ts';
import type { IslandProps } from '../../domain/islands.ts';
import { proposalActions, type Signer } from '../../domain/proposal/message-links.ts';
import {
  computeProposal,
  isChoiceHash,
  parseChoice,
  plainHash,
} from '../../domain/proposal/prices.ts';
import { chosenTitles } from '../../domain/proposal/texts.ts';
import type { SentVersion } from './sent.ts';

/** Reads a pasted message, however a mail program or another system encoded it. */
export function readMessage(bytes: Uint8Array): string {
  const text = plainHash(withoutInvisible(decoded(bytes)).normalize('NFC'));
  const plain = text
    .replace(/\r\n?/g, '\n')
    // Programs write a link as `[text](address)` or as `address <address>`.
    .replace(/\[[^[\]]*\]\(([^():]*:[^()]*)\)/g, '$1')
    .replace(/<(https?:[^<>\s]*)>/g, (whole, address: string, at: number, all: string) =>
      all
        .slice(Math.max(0, at - address.length - 2), at)
        .trimEnd()
        .endsWith(address)
        ? ''
        : whole,
    )
    .replace(MARKS, '')
    .trim();
  return plain.includes('\n') ? plain : plain.replace(/ (?=(?:Nome|Cargo):)/g, '\n');
}

/** Signs for bold and italic words in a chat, around an address, and before what an e-mail quotes. */
const MARKS = /[*_<>]/g;

function decoded(bytes: Uint8Array): string {
  // PowerShell writes UTF-16.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The version that a message is about, by its number or address: the version that it names, or else the last one. */
export function versionIn(
  message: string,
  versions: readonly SentVersion[],
): SentVersion | undefined {
  const compact = squeezed(message);
  const isIn = (pattern: string): boolean =>
    [message, compact].some((text) => new RegExp(pattern).test(text));
  const numbered = versions.filter(({ number }) => isIn(`(?<!\\d)${number}(?!\\d)`));
  const candidates =
    numbered.length > 0 ? numbered : versions.filter(({ route }) => isIn(`${route}(?![\\w-])`));
  const [, version] = /versão(\d+)/.exec(compact) ?? [];
  return candidates.find((one) => one.version === Number(version)) ?? candidates.at(-1);
}

/** The signer in the lines after the choice; empty without such lines. A long name may be broken into several. */
export function signerIn(message: string): Signer {
  const end = message.slice(Math.max(0, message.lastIndexOf('Escolha:')));
  const [, name = ''] =
    /^[ \t]*Nome:(.*(?:\n(?![ \t]*Cargo:)[^\n:]+)*)\n[ \t]*Cargo:/m.exec(end) ?? [];
  const [, alone = ''] = /^[ \t]*Nome:(.*)$/m.exec(end) ?? [];
  const [, role = ''] = /^[ \t]*Cargo:(.*)$/m.exec(end) ?? [];
  const plain = (text: string): string =>
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^[_.\s]+$/, '');
  return { name: plain(name || alone), role: plain(role) };
}

export interface CheckedAcceptance {
  /** The fragment of the address that says what was chosen, with its `#`. */
  choice: string;
  total: string;
  /** Differences between the message and the proposal, a sentence each. */
  differences: string[];
  /** Lines of the message that the proposal does not give. */
  more: string[];
}

export function checkAcceptance(
  pasted: string,
  { offer, data }: IslandProps['quote'],
  { route, issuedOn }: Pick<SentVersion, 'route' | 'issuedOn'>,
): CheckedAcceptance {
  // `/proposta-x/?fbclid=abc#opcoes=…` is `/proposta-x#opcoes=…`.
  const message = pasted.replace(
    new RegExp(`(${route})(?:\\.html|/)?(?:\\?[^\\s#]*)?(?=#)`, 'g'),
    '$1',
  );
  const found = choicesIn(message, route).map((choice) => ({
    choice,
    ...parseChoice(data, choice),
  }));
  const read = found.find(({ ignored }) => ignored.length === 0) ?? found[0];
  const { choice = '', ignored, ...chosen } = read ?? { ...parseChoice(data, ''), choice: '' };
  const figures = computeProposal(data, chosen.chosen);
  const chosenOffer = { items: chosenTitles(data, figures), figures, choice: chosen };
  // Also without a signer: with a name the page may shorten the list of items, and the client may add the name later.
  const signers = [signerIn(message), { name: '', role: '' }];
  const chats = signers.map((signer) =>
    proposalActions(offer, { ...chosenOffer, signer }, issuedOn),
  );
  const { total = '' } = chats[0] ?? {};
  const differences = [
    ...(read ? [] : [`a mensagem não traz o endereço da escolha, que termina em ${route}#…`]),
    ...(ignored.length > 0
      ? [`a escolha tem o que esta proposta não oferece: ${ignored.join(', ')}`]
      : []),
  ];
  // With the default choice in its place, another sum would be recorded than the client accepts.
  if (choice === '' && /(?:opcoes|pagamento)=/i.test(message))
    differences.push('há na mensagem uma escolha que não se lê: peça de novo o endereço inteiro');
  // A message that is only an address has no lines to compare.
  if (!/\s/.test(message)) return { choice, total, differences, more: [] };
  const isSigner = (line: string): boolean => /^\s*(?:Nome|Cargo):/.test(line);
  /** The lines besides those of the signer, which stand behind the choice. */
  const linesOf = (text: string): string[] => {
    const end = text.lastIndexOf('Escolha:');
    const after = text
      .slice(end)
      .split('\n')
      .filter((line) => !isSigner(line));
    return [...text.slice(0, Math.max(0, end)).split('\n'), ...after].filter(Boolean);
  };
  const compact = squeezed(message);
  const [missing = []] = chats
    .map((chat) => differentLines(linesOf(chat.message), compact))
    .sort((a, b) => a.length - b.length);
  differences.push(...missing.map((line) => `pela proposta seria: ${line}`));
  const expected = squeezed(chats.map((chat) => chat.message).join('\n'));
  const more = linesOf(message).filter((line) => !expected.includes(squeezed(line)));
  return { choice, total, differences, more: missing.length > 0 ? [] : more };
}

/** The lines that a message lacks, or continues in another way, such as a total with a condition behind it. */
function differentLines(lines: readonly string[], compact: string): string[] {
  const isIn = (text: string): boolean => compact.includes(squeezed(text));
  const missing = lines.filter((line) => !isIn(line));
  if (missing.length > 0) return missing;
  return lines.filter((line, index) => !isIn(line + (lines[index + 1] ?? '')));
}

/** The choices in the addresses of this page in a message, which may break them into lines, the longest first; '' is the default one. */
function choicesIn(message: string, route: string): string[] {
  const address = new RegExp(
    `${route}(?:(#(?:[a-z0-9=,&-]|:(?![:~])|%[0-9A-Fa-f]{2})*)|(?![\\w-]))`,
    'g',
  );
  const found = [message, squeezed(message)].flatMap((text) => [...text.matchAll(address)]);
  // A browser takes an anchor, and a passage that it marks (`#:~:text=…`), for no choice.
  const choices = found.map(([, hash = '']) => (hash !== '#' && isChoiceHash(hash) ? hash : ''));
  return [...new Set(choices)].sort((a, b) => b.length - a.length);
}

/** The text without spaces and marks, since chats and mail programs change line breaks and spaces. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '').replace(MARKS, '');
}
