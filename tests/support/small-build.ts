// Builds the small site and a new company's once for all browser tests, and imitates the service for their forms.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { baseUrl, type Opened, open, type View } from './browser.ts';
import { buildOrThrow } from './build.ts';
import { makeCompany } from './company.ts';
import { REPOSITORY } from './files.ts';
import { lastingFolder } from './folders.ts';
import type { Message } from './message-server.ts';
import { makeProject, type Tree } from './project.ts';
import { LONGEST, LONGEST_CLAIMS, LONGEST_PAGE, proposalOf } from './room.ts';

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');

/** The facts of the small site. */
export const SITE_FILE = read('tests/support/small-site/content/site.yaml');

/** A proposal of two modules, made from the one of the small site. */
export const MODULES = read('tests/support/small-site/content/proposals/padaria-aurora.md')
  .replaceAll('    features:', '    optional: true\n    selected: true\n    features:')
  .replace('validDays: 15', 'validUntil: 2099-12-18');

/** A proposal with options, quantities, an extra, discounts, fees and a lower price by PIX. */
export const EVERYTHING = MODULES.replace('"2025-048"', '"2025-049"')
  .replace('Padaria Aurora\n', 'Cantina Aurora\n')
  .replace('que fecham', 'que mudam')
  .replace(/items:\n[\s\S]*(?=stages:)/, read('tests/support/more/everything.yaml'));

/** A project with both proposals, for sending them. */
export const withProposals = (): string =>
  makeProject({
    'content/proposals/padaria-aurora.md': null,
    'content/proposals/modulos.md': MODULES,
    'content/proposals/tudo.md': EVERYTHING,
  });

const work = (category: string): string =>
  read('tests/support/small-site/content/portfolio/trem-da-serra.yaml')
    .replace('category: websites', `category: ${category}`)
    .replace('Trem da Serra', `Obra de ${category}`);

/** An article with more parts than a window shows. */
const LONG = read('tests/support/small-site/content/blog/ola.md')
  .replace('title: Olá', 'title: Longo')
  .replace(/description: .*/, 'description: Um artigo de muitas partes, cada uma com o seu título.')
  .replace(
    'Um parágrafo.',
    Array.from(
      { length: 32 },
      (_, part) => `## Parte ${part + 1}\n\n${'Um parágrafo.\n\n'.repeat(12)}`,
    ).join(''),
  );

const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="M0 0h9v9z"/></svg>`;

const TREE: Tree = {
  'content/blog/filme.md': read('tests/support/more/video.md'),
  'public/uploads/sinal.svg': drawing(24, 24),
  'public/uploads/pequena.svg': drawing(48, 48),
  'public/uploads/alta.svg': drawing(200, 3000),
  'content/blog/longo.md': LONG,
  'content/proposals/modulos.md': MODULES,
  'content/proposals/padaria-aurora.md': null,
  'content/proposals/tudo.md': EVERYTHING,
  'content/portfolio/estoque.yaml': work('sistemas').replace(
    'position: 1',
    'position: 2\nfocus: top',
  ),
  'content/portfolio/campanha.yaml': work('landing-pages').replace('position: 1', 'position: 3'),
  'content/jobs/dev.yaml': read('tests/support/small-site/content/jobs/qa.yaml').replace(
    /^title: .*|erro antes/gm,
    (found) => (found === 'erro antes' ? 'código antes' : 'title: Desenvolvedora'),
  ),
  'content/pages/campanha.yaml': read('tests/support/more/campaign.yaml'),
  'content/pages/extremos.yaml': JSON.stringify(LONGEST_PAGE),
  'content/proposals/extremos.md': proposalOf(LONGEST),
  'content/claims.yaml': `${read('tests/support/small-site/content/claims.yaml')}extremos: ${JSON.stringify(LONGEST_CLAIMS)}\n`,
  'content/pages/agendamento.yaml': read('content/starters/company/pages/agendamento.yaml').replace(
    '/politica-privacidade',
    '/',
  ),
};

/** Without a service nothing is sent, and forms only show the confirmation. */
const WITHOUT_SERVICE: Tree = {
  'content/site.yaml': SITE_FILE.replace(
    /forms:\n(?: {2}.*\n)+/,
    'forms: { contact: , careers: , newsletter: }\n',
  ).replace('www.pinha.test', 'www.pinha.example'),
};

const built = new Map<Tree, Promise<string>>();

/** Builds the small site with `tree` laid over it, and returns the folder of its pages. */
export function folderOf(tree: Tree): Promise<string> {
  const outDir = join(lastingFolder(), 'dist');
  const building = buildOrThrow(makeProject({ ...TREE, ...tree }), {
    outDir,
    env: tree === WITHOUT_SERVICE ? {} : { SITE_URL: baseUrl },
  });
  return building.then(() => outDir);
}

/** Opens a page of the small site at an address of the real one. */
export async function openSmall(path: string, view: View = {}, tree: Tree = {}): Promise<Opened> {
  return open(path, { ...view, folder: await smallSite(tree) });
}

/** The folder of the small site, which is built once. */
export function smallSite(tree: Tree = {}): Promise<string> {
  const key = tree === WITHOUT_SERVICE ? tree : TREE;
  const folder = built.get(key) ?? folderOf(tree);
  built.set(key, folder);
  return folder;
}

/** Opens a page of the small site whose forms have no service yet. */
export const openUnsent = (path: string, view?: View): Promise<Opened> =>
  openSmall(path, view, WITHOUT_SERVICE);

/** A page of each kind that a new company has. */
export const COMPANY_PAGES = [
  ...['/', '/servicos', '/servicos/projeto', '/sobre', '/contato', '/blog', '/carreiras'],
  ...['/agendamento', '/obrigado', '/politica-privacidade', '/pagina-que-nao-existe'],
];

let company: Promise<string> | undefined;

/** The folder of the new company's site, which is built once. */
export function companySite(): Promise<string> {
  company ??= makeCompany('', { plain: false }).then(async (root) => {
    const outDir = join(lastingFolder(), 'dist');
    await buildOrThrow(root, { outDir, env: { SITE_URL: baseUrl } });
    return outDir;
  });
  return company;
}

/** Opens a page of the new company's site at an address of the real one. */
export async function openCompany(path: string, view: View = {}): Promise<Opened> {
  return open(path, { ...view, folder: await companySite() });
}

export type Reply =
  | 'take'
  | 'break off'
  | { status: number; body?: unknown; after?: Promise<void> };

/** Answers forms with one reply after the other, and then with the last one; returns the messages so far. */
export async function takeForms(
  page: Page | BrowserContext,
  ...replies: Reply[]
): Promise<Message[]> {
  const messages: Message[] = [];
  await page.route('https://forms.pinha.test/**', async (route) => {
    const request = route.request();
    const message = {
      fields: Object.fromEntries(new URLSearchParams(request.postData() ?? '')),
      byScript: request.resourceType() !== 'document',
    };
    messages.push(message);
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? 'take';
    if (reply === 'break off') return route.abort();
    const { redirect } = message.fields;
    if (reply === 'take' && !message.byScript && redirect)
      return route.fulfill({ status: 303, headers: { location: redirect } });
    const { status, body = { ok: true }, after } = reply === 'take' ? { status: 200 } : reply;
    await after;
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status, headers, json: body });
  });
  return messages;
}

/** Blocks all scripts of a page. */
export const blockScripts = (page: Page) => page.route('**/*.js', (route) => route.abort());

/** A promise that is pending until `release` is called. */
export function hold(): { held: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  return { held, release };
}

/** Holds back all scripts of a page until `release` is called. */
export function holdScripts() {
  const { held, release } = hold();
  const prepare = (page: Page) =>
    page.route('**/*.js', (route) => held.then(() => route.fallback()));
  return { prepare, release };
}
