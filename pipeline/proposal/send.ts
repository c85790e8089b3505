// Writes the folder of a sent proposal: its source and its finished page, with all the files that the page names.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { ProposalData } from '../../domain/content/proposal.ts';
import { lastDayOf } from '../../domain/dates.ts';
import type { IslandProps } from '../../domain/islands.ts';
import type { DecryptedPage } from '../../domain/proposal/encrypted-page.ts';
import { partyOf } from '../../domain/proposal/message-links.ts';
import { computeProposal } from '../../domain/proposal/prices.ts';
import type { SentRecord } from '../../domain/proposal/record.ts';
import { totalText } from '../../domain/proposal/texts.ts';
import { routeToFile } from '../../domain/routes.ts';
import { type Entry, SENT_FOLDER } from '../content/collections.ts';
import type { Site } from '../content/site.ts';
import { withKey } from '../content/source.ts';
import { hashOf, replaceFile } from '../run/disk-cache.ts';
import type { BuildConfig } from '../run/options.ts';
import { decrypt, encrypt } from './encrypt.ts';
import { quoteProps } from './quote-props.ts';
import {
  ENCRYPTED_FILE,
  folderOf,
  PAGE_FILE,
  pinnedTermsRoute,
  RECORD_FILE,
  TERMS_FILE,
} from './sent.ts';

/** A proposal that was built to be sent, and what its record will say. */
export interface PreparedVersion {
  entry: Entry<ProposalData>;
  record: SentRecord;
  secret: SentContent;
  passphrase: string | undefined;
}

/** What was sent; of a protected proposal, the encrypted file alone holds it. */
export interface SentContent extends Pick<SentRecord, 'client' | 'total' | 'accepted'> {
  file: string;
  source: string;
  offer: IslandProps['quote'];
}

/** Undefined unless a proposal is being sent. */
export function prepareVersion(
  config: BuildConfig,
  { site, pages }: Finished,
): PreparedVersion | undefined {
  const entry = site.proposals.find(({ file }) => file === config.sending?.file);
  const page = pages.find(({ route }) => route === entry?.route);
  if (!config.sending || !entry || !page) return undefined;
  const { data, route } = entry;
  const passphrase = data.protected ? config.sending.passphrase : undefined;
  const figures = computeProposal(data);
  const quote = plainData(quoteProps(entry, site, config));
  const termsRoute = pinnedTermsRoute(site);
  const terms = pages.find((other) => other.route === termsRoute);
  const secret: SentContent = {
    client: partyOf(data.client),
    total: totalText(figures.pixTotalCents, figures),
    file: basename(entry.file),
    source: withKey(readFileSync(join(config.root, entry.file), 'utf8'), 'draft', undefined),
    offer: quote,
  };
  const { source: _, offer: __, ...published } = secret;
  const record: SentRecord = {
    number: data.number,
    version: data.version,
    status: 'sent',
    ...(!passphrase && published),
    issuedOn: config.today,
    validUntil: lastDayOf(data) ?? config.today,
    code: quote.offer.fingerprint,
    route,
    ...(!passphrase && data.aliases && { aliases: data.aliases }),
    ...(terms && { terms: { route: terms.route } }),
    ...(!passphrase && { offer: quote }),
  };
  return { entry, record, secret, passphrase };
}

interface Finished {
  site: Site;
  pages: readonly { route: string }[];
}

/** Writes the folder of the version, all of it or nothing; `site` is where its page was built. */
export function writeSentVersion(
  { root }: BuildConfig,
  { record, secret, passphrase }: PreparedVersion,
  site: string,
): void {
  const page = readFileSync(join(site, routeToFile(record.route)), 'utf8');
  const terms = record.terms && readFileSync(join(site, routeToFile(record.terms.route)), 'utf8');
  const files = new Map<string, string | Uint8Array>([[PAGE_FILE, page]]);
  if (terms !== undefined) files.set(TERMS_FILE, terms);
  const readable = passphrase === undefined ? page : page + decryptedText(page, passphrase);
  for (const [path, bytes] of assetsNamed(site, readable + (terms ?? ''))) files.set(path, bytes);
  const digests = Object.fromEntries([...files].map(([path, content]) => [path, hashOf(content)]));
  if (passphrase === undefined) files.set(secret.file, secret.source);
  else files.set(ENCRYPTED_FILE, JSON.stringify(encrypt(secret, passphrase)));
  files.set(RECORD_FILE, HEADER + stringify({ ...record, files: digests }, { lineWidth: 0 }));
  const partial = join(root, SENT_FOLDER, '.sending');
  const folder = join(root, folderOf(record));
  const remove = (path: string): void => rmSync(path, { recursive: true, force: true });
  try {
    remove(partial);
    for (const [path, content] of files) {
      mkdirSync(dirname(join(partial, path)), { recursive: true });
      writeFileSync(join(partial, path), content);
    }
    // An empty folder of this name may be left, or one with files of the system such as .DS_Store.
    remove(folder);
    renameSync(partial, folder);
  } catch (error) {
    remove(partial);
    throw error;
  }
}

const HEADER = `# O que foi enviado ao cliente: cada publicação copia os arquivos desta pasta como estão.
# Se o cliente recusar, escreva declined em status e o motivo em note; para o endereço dizer que a proposta
# foi retirada, withdrawn. Quem anota um aceite é npm run proposal accept.
# Para esquecer o cliente, apague as pastas de todas as versões. O resto não se edita.

`;

/** Writes the encrypted file beside the record, with the passphrase that it had. */
export function writeSecret(
  root: string,
  folder: string,
  secret: SentContent,
  passphrase: string,
): void {
  const text = JSON.stringify(encrypt(secret, passphrase));
  replaceFile(join(root, folder, ENCRYPTED_FILE), text);
}

/** Reads the encrypted file; undefined if the passphrase is wrong, or the file is another. */
export function readSecret(
  root: string,
  folder: string,
  passphrase: string,
): SentContent | undefined {
  return decrypt(readFileSync(join(root, folder, ENCRYPTED_FILE), 'utf8'), passphrase);
}

/** The style and the HTML of an encrypted page. */
function decryptedText(page: string, passphrase: string): string {
  const [, json = ''] = /<script type="application\/json">([^<]*)/.exec(page) ?? [];
  const opened = decrypt<DecryptedPage>(json, passphrase);
  return `${opened?.styles}${opened?.html}`;
}

/** Every file below assets/ that a text names, directly or through a script or a style sheet, by its path. */
function assetsNamed(site: string, text: string): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  const waiting = [text];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (const [path] of one.matchAll(/(?<=\/)assets\/[\w.-]+/g)) {
      if (found.has(path) || !existsSync(join(site, path))) continue;
      const bytes = readFileSync(join(site, path));
      found.set(path, bytes);
      // Scripts import each other by file name alone.
      if (/\.(?:js|css)$/.test(path)) {
        waiting.push(bytes.toString('utf8').replace(/(["'`])\.?\//g, '$1/assets/'));
      }
    }
  }
  return found;
}

/** The data without undefined values, as YAML and JSON keep it. */
function plainData<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data;
}
