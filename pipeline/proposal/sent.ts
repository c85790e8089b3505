// Reads sent proposals, each version in a folder of content/proposals/sent/, and copies their files into the site.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { KnownPages, PageContent } from '../../domain/content/page.ts';
import type { ProposalData } from '../../domain/content/proposal.ts';
import { lastDayOf } from '../../domain/dates.ts';
import type { IslandProps } from '../../domain/islands.ts';
import { compareText, complaint, type Problem } from '../../domain/problem.ts';
import { computeProposal } from '../../domain/proposal/prices.ts';
import { type SentRecord, sentRecordSchema } from '../../domain/proposal/record.ts';
import { totalText } from '../../domain/proposal/texts.ts';
import { routeToFile } from '../../domain/routes.ts';
import type { Variables } from '../../domain/variables.ts';
import { type Entry, SENT_FOLDER } from '../content/collections.ts';
import { JUNK_FILES, type Loader } from '../content/load.ts';
import type { Source } from '../content/source.ts';
import { readHtml } from '../pages/html.ts';
import type { PageFacts } from '../pages/page.ts';
import { hashOf } from '../run/disk-cache.ts';
import type { Output } from '../run/output.ts';
import type { Problems } from '../run/problems.ts';

export const RECORD_FILE = 'record.yaml';
export const PAGE_FILE = 'page.html';
export const TERMS_FILE = 'terms.html';
/** The file with the source, client, total and offer of a protected proposal, encrypted with its passphrase. */
export const ENCRYPTED_FILE = 'encrypted.json';
/** The script with the offer, as the page of a proposal names it. */
export const OFFER_SCRIPT = 'escolha.js';

export interface SentVersion extends SentRecord {
  /** Its folder, from the project's root. */
  folder: string;
  source: Source;
}

export function folderOf({ number, version }: Pick<SentRecord, 'number' | 'version'>): string {
  return `${SENT_FOLDER}/${number}-v${version}`;
}

/** A fixed address for today's terms of use, by month and text, since a client accepts them with a proposal. */
export function pinnedTermsRoute({
  known,
  variables,
}: {
  known: KnownPages<Entry<PageContent>>;
  variables: Variables;
}): string | undefined {
  const { data, source } = known.terms ?? {};
  if (!source || data?.template !== 'document') return undefined;
  // All values count: header and footer, which are copied with the terms, name some of them.
  const digest = hashOf(source.text + JSON.stringify(variables));
  return `${data.route}/${data.updatedOn}-${digest.slice(0, 6)}`;
}

/** Every sent version, sorted by number and version. */
export function readSent(loader: Loader, problems: Problems): SentVersion[] {
  const { root } = loader;
  const names = listFolder(join(root, SENT_FOLDER)).filter((name) => isVersion(root, name));
  const versions = names.flatMap((name) => {
    const folder = `${SENT_FOLDER}/${name}`;
    const file = `${folder}/${RECORD_FILE}`;
    const { source, data } = loader.read(file, sentRecordSchema);
    if (!source || !data) return [];
    const record = data as SentRecord;
    if (!existsSync(join(root, folder, ENCRYPTED_FILE)) && !(record.offer && record.file)) {
      const message = `esperado: file: e offer:, ou ${ENCRYPTED_FILE} ao lado, como foram enviados; encontrado: nada`;
      problems.add({ file, message, fix: 'recupere do controle de versões' });
    }
    if (folderOf(record) !== folder) {
      const found = `${record.number}, versão ${record.version}`;
      const message = `esperado: o número e a versão da pasta ${name}; encontrado: ${found}`;
      const fix =
        'devolva number e version ao que eram, ou o nome da pasta: o controle de versões sabe';
      problems.add({ file, message, fix });
    }
    return { ...record, folder, source };
  });
  return versions.sort((a, b) => compareText(a.number, b.number) || a.version - b.version);
}

/** True for a folder with a record, or with the name of a version and files in it; others are the owner's. */
function isVersion(root: string, name: string): boolean {
  const folder = join(root, SENT_FOLDER, name);
  if (existsSync(join(folder, RECORD_FILE))) return !name.startsWith('.');
  if (!/^\d{4}-\d{3,4}-v\d+$/.test(name)) return false;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.some((entry) => entry.isFile() && !JUNK_FILES.test(entry.name));
}

/** The last version of each number, which is the one at the client's address. */
export function latestOf(sent: readonly SentVersion[]): SentVersion[] {
  return [...new Map(sent.map((version) => [version.number, version])).values()];
}

/** One version for each address whose proposal was withdrawn. */
export function withdrawnVersions(sent: readonly SentVersion[]): SentVersion[] {
  const current = latestOf(sent).filter(({ status }) => status !== 'withdrawn');
  const currentRoutes = new Set(current.map(({ route }) => route));
  const byRoute = new Map(sent.map((version) => [version.route, version]));
  return [...byRoute.values()].filter(({ route }) => !currentRoutes.has(route));
}

/** The names in a folder; empty if there is no such folder. */
function listFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The sent versions, and the proposals whose pages the site makes. */
interface Proposals {
  sent: readonly SentVersion[];
  proposals: readonly Entry<ProposalData>[];
}

/** The versions whose page is copied: the last of each number, unless it is withdrawn or the site makes that page. */
export function copiedVersions({ sent, proposals }: Proposals): SentVersion[] {
  const made = new Set(proposals.map(({ data }) => data.number));
  return latestOf(sent).filter(({ number, status }) => status !== 'withdrawn' && !made.has(number));
}

/** Copies sent pages and files. Called before other pages are written, so that one with the same address is refused. */
export function copySent(
  root: string,
  site: Proposals,
  output: Output,
  problems: Problems,
): PageFacts[] {
  checkSent(root, site.sent, problems);
  const pages: PageFacts[] = [];
  const copied = new Set(copiedVersions(site));
  for (const version of site.sent) {
    const { folder, source, route, terms } = version;
    const isShown = copied.has(version);
    const copy = (from: string, to: string): string => {
      const file = `${folder}/${from}`;
      const bytes = readFile(join(root, file));
      // Missing files are reported above.
      if (!bytes) return '';
      output.write(to, bytes, { file });
      return bytes.toString();
    };
    const copyPage = (from: string, route: string, sentAs: 'proposal' | 'terms'): void => {
      const { ids, links } = readHtml(copy(from, routeToFile(route)));
      const shell = { ids: [], links: [] };
      pages.push({ route, ids, links, shell, head: NO_HEAD, source, sentAs });
    };
    if (isShown) copyPage(PAGE_FILE, route, 'proposal');
    // Versions share terms and files with a hash in their names, so the first copy is enough.
    const isNew = (path: string): boolean => !output.files.has(path);
    if (terms && isNew(routeToFile(terms.route))) copyPage(TERMS_FILE, terms.route, 'terms');
    for (const asset of assetsOf(join(root, folder))) {
      // The offer is copied only if its page is.
      const isOffer = asset.startsWith(`assets/${OFFER_SCRIPT.replace(/js$/, '')}`);
      if (isNew(asset) && (!isOffer || isShown)) copy(asset, asset);
    }
  }
  return pages;
}

const RESTORE = 'recupere do controle de versões; para esquecer o cliente, apague a pasta inteira';
const MISSING = complaint('o arquivo como foi enviado', 'nada', RESTORE);

/** Tells what is missing in the folders of sent versions, and what was changed. */
export function checkSent(root: string, sent: readonly SentVersion[], problems: Problems): void {
  for (const change of sent.flatMap((version) => changesIn(root, version))) {
    const message = `${change.file}, que é publicado como está: ${change.message}: ${change.fix}`;
    if (change.message === MISSING.message) problems.add(change);
    else problems.notice({ message, strict: [change] });
  }
}

/** The differences between the folder of a version and what was sent, by their digests and by the offer in the page. */
export function changesIn(root: string, version: SentVersion): Problem[] {
  const { folder, source: record, file: content = ENCRYPTED_FILE, terms, offer, files } = version;
  const read = (path: string) => readFile(join(root, folder, path));
  const changed = (path: string, expected: string): Problem => {
    const file = `${folder}/${path}`;
    const fix = `git log -- ${file} mostra o commit do envio, e git checkout COMMIT -- ${file} traz de volta o que foi enviado`;
    return { file, ...complaint(expected, 'outro', fix) };
  };
  const named = [...(terms ? [TERMS_FILE] : []), ...assetsOf(join(root, folder))];
  const published = [PAGE_FILE, ...(files ? named : [])];
  const all = new Set([...published, content, ...named, ...Object.keys(files ?? {})]);
  const changes = [...all].flatMap((path): Problem[] => {
    const [file, bytes, asSent] = [`${folder}/${path}`, read(path), files?.[path]];
    if (!bytes) return [{ file, ...MISSING }];
    if (asSent)
      return hashOf(bytes) === asSent ? [] : [changed(path, 'o arquivo como foi enviado')];
    if (!published.includes(path)) return [];
    const fix = `se foi enviado assim, escreva em files: ${path}: ${hashOf(bytes)}; se não, tire o arquivo daqui`;
    return [{ file, ...complaint(`o resumo dele em files: de ${RECORD_FILE}`, 'nada', fix) }];
  });
  const page = String(read(PAGE_FILE));
  const [, route] = /<link rel="canonical" href="https?:\/\/[^/"]*(\/[^"]*)"/.exec(page) ?? [];
  const facts = { route, ...(offer && factsIn(page, (script) => String(read(script)))) };
  for (const [key, value] of Object.entries(facts)) {
    // The words around amounts may be those of another version of this program.
    const plain = (one: unknown) => (key === 'total' ? String(one).replace(/\D/g, '') : one);
    if (value !== undefined && !isDeepStrictEqual(plain(Object(version)[key]), plain(value)))
      changes.push({ ...changed(RECORD_FILE, `${key}: como na página`), ...record.at([key]) });
  }
  return changes;
}

/** The bytes of a file; undefined if there is none, or a folder or a pipe in its place. */
function readFile(path: string): Buffer | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined;
}

/** The facts of the offer in a page, or in a script that it names, that the record repeats; empty if there is none. */
function factsIn(page: string, read: (script: string) => string): Partial<SentRecord> {
  const [, script] = /\/(assets\/escolha\.\w+\.js)/.exec(page) ?? [];
  const [, inside = ''] = /<script type="application\/json">([^<]*)/.exec(page) ?? [];
  try {
    const json = script ? read(script).replace(/^export default |;$/g, '') : inside;
    const offer = JSON.parse(json) as IslandProps['quote'];
    const figures = computeProposal(offer.data);
    const total = totalText(figures.pixTotalCents, figures);
    return { code: offer.offer.fingerprint, total, validUntil: lastDayOf(offer.offer), offer };
  } catch {
    return {};
  }
}

/** The files in assets/ whose names have a hash: only these are published. */
function assetsOf(folder: string): string[] {
  const names = listFolder(join(folder, 'assets')).filter((name) => HASHED.test(name));
  return names.map((name) => `assets/${name}`);
}

/** The sent file at an address, which a preview shows if it has no page there. */
export function sentFile(
  root: string,
  sent: readonly SentVersion[],
  path: string,
): string | undefined {
  const name = path.replace('/assets/', '');
  const latest = new Set(latestOf(sent));
  const found = sent.flatMap((version) => [
    ...(path === version.route && latest.has(version) && version.status !== 'withdrawn'
      ? [`${version.folder}/${PAGE_FILE}`]
      : []),
    ...(path === version.terms?.route ? [`${version.folder}/${TERMS_FILE}`] : []),
    ...(HASHED.test(name) ? [`${version.folder}/assets/${name}`] : []),
  ]);
  return found.find((file) => existsSync(join(root, file)));
}

/** Names of assets with a hash; other files of the folder are not published. */
const HASHED = /^[\w.-]+\.(?:[0-9a-f]{8}|[0-9A-Z]{8})\.\w+$/;

/** The head of a sent page, which is in no list such as the sitemap. */
const NO_HEAD = { title: '', description: '', canonical: '', indexed: false };
