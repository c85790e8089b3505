// Sent proposals (one in clear, one protected, one accepted, one withdrawn), the changes that a project may have
// afterwards, and the checks that have to pass after any of them.

import { hash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { parse, stringify } from 'yaml';
import { passphraseIn } from './acceptance.ts';
import { build } from './build.ts';
import { run } from './command.ts';
import { contentsOf, listFiles, REPOSITORY } from './files.ts';
import { temporaryFolder } from './folders.ts';
import { makePlain, makeProject, type Tree, writeTree } from './project.ts';

const SENT = 'content/proposals/sent';
const SOURCE = 'content/proposals/padaria-aurora.md';
/** A file of the small site. */
export const small = (path: string): string =>
  readFileSync(join(REPOSITORY, 'tests/support/small-site', path), 'utf8');

const OPEN = small(SOURCE)
  .replace(
    /portfolio:\n.*\n/,
    'aliases: [/orcamento]\npreparedBy: [ana-lipski]\nportfolio: [{ project: forno }]\n',
  )
  .replace(
    'de um site.',
    'de um site, como em [este anexo](/uploads/anexo.20250512.txt) [neste caso](/portfolio/forno#a-fila) e [neste serviço](/servicos/websites).',
  );

/** Texts of the open proposal, and those of the protected one in their place. */
export const SECRETS: readonly [open: string, secret: string][] = [
  ['Padaria Aurora', 'Padaria Zênite'],
  ['Joana Prado', 'Zulmira Xavier'],
  ['joana@aurora.test', 'zulmira@zenite.test'],
  ['90000-0002', '90000-7777'],
  ['Site da padaria', 'Loja do Zênite'],
  ['priceCents: 120050', 'priceCents: 119321'],
  ['2025-048', '2025-049'],
];
const SECRET = /Z[êe]nite|zenite|Zulmira|90000-?7777|119321|1\.193,21|1\.493,21/;

export const PROTECTED = SECRETS.reduce((text, pair) => text.replaceAll(...pair), OPEN).replace(
  '/orcamento',
  '/orcamento-da-loja',
);

/** The small site with a case, a person and terms that a proposal names. */
export const WITH_TERMS: Tree = {
  'content/pages/termos-uso.md': small('../more/terms.md'),
  'content/portfolio/forno.md': small('../more/case.md'),
  [SOURCE]: OPEN,
  'content/site.yaml': small('content/site.yaml').replace(
    'city:',
    'address: Rua XV, 1, Curitiba/PR\ndataOfficer: Ana Lipski, ana@pinha.test\ncity:',
  ),
  'public/uploads/anexo.20250512.txt': 'Anexo.',
};

/** A copy of a project, with the pictures and fonts that it has made. */
export function copyOf(root: string): string {
  const copy = join(temporaryFolder(), 'project');
  cpSync(root, copy, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  return copy;
}

export interface Sent {
  root: string;
  /** The day on which it was sent. */
  today: string;
  /** The output of the command. */
  printed: string;
}

/** Makes a project that has both proposals not yet sent, and what they name. */
type Make = (tree: Tree, settings?: { plain: boolean }) => string | Promise<string>;

export const makeSmall: Make = (tree, settings) =>
  makeProject({ ...WITH_TERMS, ...tree }, settings);

/** The same proposal in two projects, sent in clear and protected. */
export async function sendBoth(make = makeSmall): Promise<[open: Sent, closed: Sent]> {
  const secret = { [SOURCE]: null, 'content/proposals/padaria-zenite.md': PROTECTED };
  return [
    await send(await make({}), 'padaria'),
    await send(await make(secret), 'padaria --protect'),
  ];
}

async function send(root: string, name: string): Promise<Sent> {
  const printed = await outputOfSuccess(root, `proposal send ${name}`);
  const [folder = ''] = readdirSync(join(root, SENT));
  // The sent page has its own copies of styles and scripts.
  makePlain(root);
  return { root, printed, today: recordIn(root, folder).issuedOn };
}

const recordIn = (root: string, folder: string) =>
  parse(readFileSync(join(root, SENT, folder, 'record.yaml'), 'utf8'));

/** The output of a command that succeeds. */
export async function outputOfSuccess(root: string, command: string, input = ''): Promise<string> {
  const { code, stdout, stderr } = await run(root, command, { input });
  if (code !== 0 || stderr !== '') throw new Error(`${command}\n${stdout}${stderr}`);
  return stdout;
}

/** The source of the next version of the protected proposal, without references to entries that may be deleted. */
export async function revise(
  root: string,
  passphrase: string,
  number = '2025-049',
): Promise<string> {
  await outputOfSuccess(root, `proposal revise ${number} --passphrase ${passphrase}`);
  const file = join(root, 'content/proposals/padaria-zenite.md');
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return text.replace(/^preparedBy.*\nportfolio.*/m, 'portfolio: []').replace(/, como em .*/, '.');
}

/** Changes a project with all four at random; it has no styles and islands, so that its builds are fast. */
export async function expectKept(
  [open, closed]: [Sent, Sent],
  numRuns: number,
  make = makeSmall,
): Promise<void> {
  const next = await revise(closed.root, passphraseIn(closed.printed));
  const whole = await make({ [SOURCE]: null }, { plain: true });
  for (const { root } of [open, closed])
    cpSync(join(root, SENT), join(whole, SENT), { recursive: true });
  sendAlike(whole, '2025-050', 2, 'sent');
  sendAlike(whole, '2025-050', 10, 'accepted');
  sendAlike(whole, '2025-051', 2, 'withdrawn');
  const before = contentsOf(join(whole, SENT));
  const changes = fc.shuffledSubarray(Object.keys(CONTENT), { minLength: 2, maxLength: 10 });
  const settings = fc.constantFrom('', '', 'drafts', 'preview', 'strict');
  await fc.assert(
    fc.asyncProperty(changes, settings, async (names, setting) => {
      const root = copyOf(whole);
      for (const name of names) CONTENT[name]?.(root, next);
      const built = await build(root, { today: open.today, [setting]: true });
      const { ok, problems, notices, outDir: dist } = built;
      const printed = [...problems, ...notices].join('\n');
      expect(faultsIn(root, before, { ok, printed, dist })).toEqual([]);
      rmSync(root, { recursive: true });
    }),
    { numRuns },
  );
}

/** Adds another version like the one that was sent in clear, with its own address, status, script and terms. */
function sendAlike(root: string, number: string, version: number, status: string): void {
  const folder = join(root, SENT, `${number}-v${version}`);
  const own = `${number.replace('-', '')}${version % 10}`;
  const ownTerms = (text: string): string =>
    text.replace(/(?<=\/termos-uso\/\d{4}-\d\d-)\w+/g, own);
  cpSync(join(root, SENT, '2025-048-v2'), folder, { recursive: true });
  const [offer = ''] = readdirSync(join(folder, 'assets')).filter((name) => OFFER.test(name));
  renameSync(join(folder, 'assets', offer), join(folder, 'assets', `escolha.${own}.js`));
  const moved = (text: string): string =>
    ownTerms(text)
      .replaceAll(offer, `escolha.${own}.js`)
      .replaceAll('/proposta-padaria-aurora', `/proposta-${number}`);
  rewrite(folder, `assets/escolha.${own}.js`, moved);
  rewrite(folder, 'page.html', (text) => moved(text).replaceAll('Versão 2', `Versão ${version}`));
  const digest = (file: string): string =>
    hash('sha256', readFileSync(join(folder, file))).slice(0, 32);
  rewrite(folder, 'record.yaml', (text) =>
    moved(text)
      .replace('number: 2025-048', `number: ${number}`)
      .replace('version: 2', `version: ${version}`)
      .replace('status: sent', `status: ${status}`)
      .replace(/(?<=^ {2}(page\.html|assets\/escolha\S+): ).*/gm, (_, file) => digest(file)),
  );
}

const OFFER = /\bescolha\./;

function rewrite(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  if (existsSync(path)) writeTree(root, { [file]: change(readFileSync(path, 'utf8')) });
}

/** Replaces the first of each pair by the second in a file, if it exists. */
const replacing =
  (file: string, ...pairs: [found: string | RegExp, put: string][]): Change =>
  (root) =>
    rewrite(root, file, (text) => pairs.reduce((all, pair) => all.replace(...pair), text));

const inRecords =
  (change: (text: string) => string): Change =>
  (root) => {
    for (const name of readdirSync(join(root, SENT)))
      rewrite(root, `${SENT}/${name}/record.yaml`, change);
  };

const removing =
  (...files: string[]): Change =>
  (root) => {
    for (const file of files) rmSync(join(root, file), { recursive: true, force: true });
  };

const adding =
  (tree: Tree): Change =>
  (root) =>
    writeTree(root, tree);

/** `next`: the source of the protected proposal as `npm run proposal revise` writes it. */
type Change = (root: string, next: string) => void;

function writtenIn(root: string): { file: string; text: string }[] {
  const names = readdirSync(join(root, 'content/proposals')).filter((name) => name.endsWith('.md'));
  return names.map((name) => {
    const file = `content/proposals/${name}`;
    return { file, text: readFileSync(join(root, file), 'utf8') };
  });
}

const revised =
  (change: (text: string) => string, name = 'padaria-zenite'): Change =>
  (root, next) => {
    for (const { file } of writtenIn(root)) rmSync(join(root, file));
    writeTree(root, { [`content/proposals/${name}.md`]: change(next) });
  };

const undrafted = (text: string): string => text.replace(/^draft:.*\n/m, '');
const withNumber =
  (line: string) =>
  (text: string): string =>
    undrafted(text).replace(/^number: .*/m, line);

/** Edits of the source of a revised protected proposal. */
export const DISGUISES: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'no draft': undrafted,
  'with a quoted key': withNumber('"number": "2025-049"'),
  'with a tag and a comment': withNumber("number : !!str '2025-049' # como antes"),
  'with an anchor on two lines': withNumber('number: &numero\n  2025-049'),
  'with line breaks of Windows': (text) => undrafted(text).replaceAll('\n', '\r\n'),
  'with another number': withNumber('number: "2026-007"'),
  'with a later version': (text) => undrafted(text).replace(/^version: .*/m, 'version: 9'),
  'as a group in braces': (text) => {
    const [, yaml = '', body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)/.exec(undrafted(text)) ?? [];
    return `---\n${JSON.stringify(parse(yaml), null, 1)}\n---\n${body}`;
  },
};

/** Links of the site's own pages lead to the home page instead. */
function withoutLinksTo(root: string, route: string): void {
  const link = new RegExp(`(?<=href: "?)${route}(?="?(?: |$))`, 'gm');
  for (const file of listFiles(join(root, 'content')).filter((name) => name.endsWith('.yaml')))
    if (!/^(?:proposals|starters)/.test(file))
      rewrite(root, `content/${file}`, (text) => text.replace(link, '/'));
}

const FORNO = 'content/portfolio/forno.md';
const RENAMED = 'content/portfolio/padaria.md';
const SERVICE = 'content/services/websites.yaml';
const SITE = 'content/site.yaml';
const TERMS = 'content/pages/termos-uso.md';
const THEME = 'content/theme.yaml';

const CONTENT: Record<string, Change> = {
  'a case that they show is renamed': (root) => {
    if (existsSync(join(root, FORNO))) renameSync(join(root, FORNO), join(root, RENAMED));
  },
  'a case that they show is deleted': removing(FORNO, RENAMED),
  'the title of a case, and so the anchor': replacing(FORNO, ['## A fila', '## A espera']),
  'a person leaves': replacing(
    'content/people.yaml',
    ['ana-lipski', 'bia-rocha'],
    ['Ana Lipski', 'Bia Rocha'],
  ),
  'a service moves': (root) => {
    withoutLinksTo(root, '/servicos/websites');
    rewrite(root, SERVICE, (text) => text.replace(/route: .*/, 'route: /servicos/sites'));
  },
  'an article is deleted': removing('content/blog/ola.md'),
  'a service is deleted': (root) => {
    withoutLinksTo(root, '/servicos/websites');
    rmSync(join(root, SERVICE), { force: true });
  },
  'a service costs more': replacing(SERVICE, [/priceCents: \d+/g, 'priceCents: 987600']),
  'a testimonial is deleted': replacing('content/testimonials.yaml', [/.*/s, '[]\n']),
  'the terms are deleted': (root) => {
    withoutLinksTo(root, '/termos-uso');
    rmSync(join(root, TERMS), { force: true });
  },
  'the terms change': replacing(
    TERMS,
    [/^updatedOn: .*/m, 'updatedOn: 2025-02'],
    [/(?=\n$)/, ' Releia as regras.'],
  ),
  'another brand': replacing(SITE, [/brand: .*/, 'brand: Imbuia']),
  'another telephone, key and address': replacing(
    SITE,
    [/phone: .*/, 'phone: +55 41 91234-0000'],
    [/pix@\w+/, 'pix@outra'],
    [/www\.\w+/, 'www.outra'],
  ),
  'another accent': replacing(THEME, [/accent: .*/, 'accent: "#8a2be2"']),
  'other drawings': replacing(THEME, ['araucaria', 'azulejo']),
  'what they link to in public/ is deleted': removing('public/uploads'),
  'records with quoted keys': inRecords((text) => text.replace(/^(\w+):/gm, '"$1":')),
  'records in another order': inRecords((text) =>
    stringify(Object.fromEntries(Object.entries(parse(text)).reverse())),
  ),
  'records with line breaks of Windows': inRecords((text) => text.replace(/\r?\n/g, '\r\n')),
  'records with a key of another time': inRecords((text) =>
    text.replace(/^("?)issuedOn/m, 'digest: 0123456789abcdef\n$1issuedOn'),
  ),
  'what programs leave': adding({
    [`${SENT}/.DS_Store`]: 'x',
    [`${SENT}/2025-048-v2/.DS_Store`]: 'x',
    [`${SENT}/2025-048-v2/assets/Thumbs.db`]: 'x',
    [`${SENT}/.sending/page.html`]: 'Zulmira',
    [`${SENT}/2024-001-v1/.DS_Store`]: 'x',
  }),
  'what people put there': adding({
    [`${SENT}/LEIA-ME.txt`]: 'Zulmira',
    [`${SENT}/2025-048-v2/contrato assinado.pdf`]: 'Zulmira',
    [`${SENT}/assinados/contrato.pdf`]: 'Zulmira',
  }),
  'a client is forgotten': removing(`${SENT}/2025-050-v2`, `${SENT}/2025-050-v10`),
  'the protected one is forgotten': (root) => {
    // Only while every unsent source has its mark: otherwise nothing would say that it is protected.
    const isMarked = ({ text }: { text: string }): boolean => /^protected: true/m.test(text);
    if (writtenIn(root).every(isMarked)) removing(`${SENT}/2025-049-v2`)(root, '');
  },
  'the protected one is withdrawn': replacing(`${SENT}/2025-049-v2/record.yaml`, [
    /("?status"?): sent/,
    '$1: withdrawn',
  ]),
  'an old address leads on': (root) => {
    if (!existsSync(join(root, FORNO)))
      writeTree(root, { 'content/redirects.yaml': '/portfolio/forno: /portfolio\n' });
  },
  ...Object.fromEntries(
    Object.entries(DISGUISES).map(([name, change]) => [`it is revised ${name}`, revised(change)]),
  ),
  'it is revised in another file': revised(undrafted, 'zenite'),
  'it is revised without its mark': (root, next) => {
    if (existsSync(join(root, SENT, '2025-049-v2')))
      revised((text) => undrafted(text).replace(/^protected: .*\n/m, ''))(root, next);
  },
};

/** Changes of all templates, styles, islands or rules of the program, for builds in a process of their own. */
const CODE: Record<string, Change> = {
  '.cache/ is deleted': removing('.cache'),
  'other templates': inCode('templates', '.tsx', /<h1/g, '<h1 data-novo="1"'),
  'other styles': inCode('styles', '.css', /$/, '\n.novo { color: red; }\n'),
  'other islands': inCode('islands', '.ts', /$/, "\nconsole.debug('novo');\n"),
  'other money': inCode('domain', '.ts', /R\$/g, 'US$'),
  'other words': inCode('domain', '.ts', /Proposta/g, 'Oferta'),
};

function inCode(folder: string, ending: string, found: RegExp, put: string): Change {
  return (root) => {
    for (const file of listFiles(join(root, folder)).filter((name) => name.endsWith(ending)))
      rewrite(root, `${folder}/${file}`, (text) => text.replace(found, put));
  };
}

export const CHANGES = { content: CONTENT, code: CODE };

/** The finished site after a build, and all that the build printed. */
export interface Outcome {
  ok: boolean;
  printed: string;
  dist: string;
}

/** The faults of a build, a sentence each. `before`: the contents of sent/ as they were after sending. */
export function faultsIn(
  root: string,
  before: Map<string, string>,
  { ok, printed, dist }: Outcome,
): string[] {
  if (!ok) return [`the build is refused: ${printed}`];
  const faults: string[] = [];
  const now = contentsOf(join(root, SENT));
  const site = contentsOf(dist);
  for (const [path, bytes] of before) {
    const isGone = !existsSync(join(root, SENT, path.replace(/\/.*/, '')));
    if (!isGone && !path.endsWith('.yaml') && now.get(path) !== bytes)
      faults.push(`${path} is another`);
  }
  const records = readdirSync(join(root, SENT))
    .filter((name) => existsSync(join(root, SENT, name, 'record.yaml')))
    .map((name) => ({ name, ...recordIn(root, name) }))
    .sort((a, b) => a.version - b.version);
  const latest = [...new Map(records.map((one) => [one.number, one])).values()];
  const offers = new Set<string>();
  for (const { name, terms } of records)
    if (site.get(`${terms.route.slice(1)}.html`) !== now.get(`${name}/terms.html`))
      faults.push(`the terms of ${name} are others`);
  for (const { name, number, status, route, offer } of latest) {
    const page = site.get(`${route.slice(1)}.html`);
    const expected = new Map<string, string | undefined>([
      [`${route.slice(1)}.html`, status === 'withdrawn' ? page : now.get(`${name}/page.html`)],
    ]);
    for (const [path, bytes] of now)
      if (path.startsWith(`${name}/assets/`) && /\.[0-9a-zA-Z]{8}\.\w+$/.test(path))
        expected.set(path.slice(name.length + 1), bytes);
    for (const [path, bytes] of expected) {
      if (status === 'withdrawn' && OFFER.test(path)) continue;
      if (OFFER.test(path)) offers.add(path);
      if (bytes === undefined || site.get(path) !== bytes)
        faults.push(`${path} of ${number} is another`);
    }
    const text = Buffer.from(page ?? '', 'base64').toString();
    if (status === 'withdrawn' && !text.includes('não está mais disponível'))
      faults.push(`${number} is still there`);
    if (!offer && status === 'sent' && !text.includes('data-island="unlock"'))
      faults.push(`${number} asks for no passphrase`);
  }
  for (const [path, bytes] of site) {
    if (OFFER.test(path) && !offers.has(path)) faults.push(`${path} is still there`);
    const found = SECRET.exec(path + Buffer.from(bytes, 'base64').toString());
    if (found) faults.push(`${path} says ${found[0]}`);
  }
  const found = SECRET.exec(printed);
  if (found) faults.push(`the build says ${found[0]}: ${printed}`);
  return faults;
}
