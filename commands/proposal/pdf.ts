// `npm run proposal pdf`: prints proposals into pdf/, as tagged A4 documents with an outline.

import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { build } from '../../build.ts';
import type { ProposalData } from '../../domain/content/proposal.ts';
import {
  formatChoice,
  formatItems,
  isChoiceHash,
  parseChoice,
  plainHash,
} from '../../domain/proposal/prices.ts';
import { routeToFile } from '../../domain/routes.ts';
import { slugOf } from '../../domain/text.ts';
import { replaceFile } from '../../pipeline/run/disk-cache.ts';
import { resolveConfig } from '../../pipeline/run/options.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { complain, fail, failOn, inTemporaryFolder, mapOrFail, readCommand } from '../command.ts';
import {
  findProposal,
  type Named,
  openSent,
  readSite,
  sentProposals,
  sentVersions,
  writtenProposals,
} from './find.ts';

const USAGE = `npm run proposal pdf [NOME…] [-- OPÇÕES]
  NOME é o número, o nome, o arquivo ou o endereço de uma proposta; sem nome, todas são impressas
  --choice ID,ID      imprime uma proposta com estas opções ou módulos,
                      ou o fim do endereço de uma escolha
  --passphrase "…"    de uma proposta protegida
  --help              diz isto
De uma proposta enviada sai a última versão; de uma aceita, o que foi aceito.
Um rascunho sai só pelo nome; uma protegida, depois de enviada, pelo nome e com a senha.`;

const TIMEOUT_MS = 30_000;
/** The form that asks for the passphrase. */
const LOCKED = '[data-island="unlock"]';

const TEXT = { type: 'string' } as const;
export async function main(words: string[], root: string): Promise<void> {
  const command = readCommand(words, USAGE, { choice: TEXT, passphrase: TEXT });
  await printProposals(root, command.words, command.flags);
}

interface Flags {
  choice?: string | undefined;
  passphrase?: string | undefined;
}

interface Printable extends Named {
  data?: ProposalData;
  /** The choice in the address that was typed, with its `#`. */
  asked?: string | undefined;
}

/** A proposal to print; `choice` is undefined if the client has not chosen yet. */
interface Job {
  route: string;
  choice?: string | undefined;
  /** The day of its acceptance, to which the page's clock is set: later the signatures would be missing. */
  acceptedOn?: string | undefined;
  passphrase: string | undefined;
}

async function printProposals(root: string, names: readonly string[], flags: Flags): Promise<void> {
  const versions = sentVersions(root);
  const isAskedFor = names.length > 0;
  const { site } = readSite(resolveConfig({ root, env: process.env, drafts: isAskedFor }));
  const sent: Printable[] = sentProposals(versions);
  // A number means the sent version, even while the next one is being written.
  const others = writtenProposals(root).filter(
    ({ name, number }) =>
      !sent.some((one) => one.name === name || (one.number === number && !names.includes(name))),
  );
  const written = others.map((one) => ({
    ...one,
    ...site?.proposals.find(({ name }) => name === one.name),
  }));
  const all: Printable[] = [...sent, ...written];
  const chosen = isAskedFor
    ? mapOrFail(names, (name) => ({ ...findProposal(root, name, all), asked: choiceIn(name) }))
    : all;
  if (flags.choice !== undefined && chosen.length > 1)
    fail(`--choice vale para uma proposta, e aqui são ${chosen.length}`);
  await inTemporaryFolder(async (folder) => {
    const outDir = join(folder, 'dist');
    // What was sent is printed even while other pages have texts that are still to be written.
    const preview = chosen.every(({ sent }) => sent);
    const options = { root, outDir, hosts: [], env: process.env, drafts: isAskedFor, preview };
    const { problems, site: built } = await build(options);
    if (problems.length > 0 || !built) failOn(problems, 'pdf/ ficou como estava');
    const jobs: Job[] = [];
    for (const one of chosen) {
      const { name, route, sent, data } = one;
      const isProtected = sent ? !sent.offer : data?.protected;
      // A withdrawn proposal is not printed, since no client sees its page.
      const isSeen = sent?.status !== 'withdrawn' && existsSync(join(outDir, routeToFile(route)));
      if (isProtected && !(sent && isAskedFor)) {
        const how = sent ? 'peça pelo nome dela' : 'é impressa depois de enviada, com a senha';
        if (isAskedFor) fail(`${name} é protegida: ${how}`);
        console.log(`${name} é protegida: ${how}`);
      } else if (isSeen) {
        jobs.push(await jobOf(root, one, flags));
      } else if (isAskedFor) fail(`${name} foi retirada: nenhum cliente a vê`);
    }
    if (jobs.length > 0) return printEach(root, outDir, built.company.url, jobs);
  });
}

async function jobOf(
  root: string,
  { route, sent, data, asked }: Printable,
  { choice, passphrase }: Flags,
): Promise<Job> {
  const opened = sent && (await openSent(root, sent, passphrase));
  const offered = opened?.secret.offer.data ?? data;
  const accepted = sent?.accepted ?? opened?.secret.accepted;
  const typed = choice === undefined ? asked : hashOf(choice);
  const job = { route, choice: typed, passphrase: opened?.passphrase };
  if (!offered) return job;
  if (typed === undefined && accepted) {
    const acceptedChoice = accepted.choice || formatChoice(parseChoice(offered, ''));
    return { ...job, choice: acceptedChoice, acceptedOn: accepted.on };
  }
  const [unknown] = parseChoice(offered, typed ?? '').ignored;
  if (unknown === undefined) return job;
  const ids = [...offered.items, ...(offered.recurring ?? [])].map(({ id }) => id).join(', ');
  return fail(`a escolha: esperado: alguns destes: ${ids}; encontrado: "${unknown}"`);
}

/** The hash of what was typed behind `--choice`: ids, or the end of an address. */
function hashOf(choice: string): string {
  return choiceIn(`#${choice.replace(/^.*#/, '')}`) ?? formatItems(choice.split(/\s*,\s*/));
}

/** The choice in an address such as `https://…/proposta-x?fbclid=abc#opcoes=site&pagamento=pix`. */
function choiceIn(typed: string): string | undefined {
  const hash = /#.*/.exec(plainHash(typed))?.[0] ?? '';
  return hash !== '' && isChoiceHash(hash) ? hash : undefined;
}

/** Prints the proposals one by one; if one fails, the others are still printed. */
async function printEach(
  root: string,
  dist: string,
  origin: string,
  jobs: readonly Job[],
): Promise<void> {
  const executablePath = (await findChromium()) ?? fail(NO_CHROMIUM);
  const { chromium } = await import('playwright');
  const browser = await chromium
    .launch({ executablePath, args: CHROMIUM_ARGS })
    .catch(() => fail(`${NO_CHROMIUM} ${executablePath} não abre.`));
  try {
    const context = await siteContext(browser, dist, origin);
    for (const [index, job] of jobs.entries()) {
      // A choice is printed to its own file, since the client may have that of the whole proposal already.
      const choice = job.acceptedOn ? '#aceita' : (job.choice ?? '');
      const file = `pdf/${slugOf(job.route + choice)}.pdf`;
      const title = `${index + 1} de ${jobs.length}  ${file}`;
      try {
        const pdf = await print(context, origin, job);
        replaceFile(join(root, file), pdf);
        // Chromium writes one such entry a page, uncompressed.
        const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
        const size = `${Math.round(pdf.length / 1024)} KB`;
        console.log(`${title}  ${pages === 1 ? '1 página' : `${pages} páginas`}, ${size}`);
      } catch (error) {
        complain(`${title}  falhou: ${(error as Error).message.split('\n')[0]}`);
      }
    }
  } finally {
    await browser.close();
  }
}

const NO_CHROMIUM =
  'nenhum Chromium abre neste computador, e é ele que faz o PDF: instale o Chromium ou o Chrome, ou rode npx playwright install chromium; com CHROMIUM_PATH, confira o caminho que ele diz.';

/** A browser in which `origin` answers with `dist`, so that printed links have that address; other requests fail. */
async function siteContext(
  browser: Browser,
  dist: string,
  origin: string,
): Promise<BrowserContext> {
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ locale: 'pt-BR', viewport });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.route('**/*', (route) => {
    const { origin: asked, pathname } = new URL(route.request().url());
    const name = pathname === '/' ? '/index.html' : pathname;
    const file = join(dist, extname(name) ? name : `${name}.html`);
    if (asked !== origin) return route.abort();
    return route.fulfill(existsSync(file) ? { path: file } : { status: 404 });
  });
  return context;
}

async function print(context: BrowserContext, origin: string, job: Job): Promise<Buffer> {
  const { route, choice = '', acceptedOn, passphrase = '' } = job;
  const page = await context.newPage();
  try {
    if (acceptedOn) await page.clock.setFixedTime(`${acceptedOn}T12:00:00-03:00`);
    await page.goto(origin + route + choice);
    if ((await page.locator(LOCKED).count()) > 0) await unlock(page, passphrase);
    if (choice) {
      // The page reads the choice from its address after it has loaded, and sets data-made then.
      const made = page.locator('.proposal[data-made]').waitFor();
      // A page that an early version of this program sent reads it, and sets nothing.
      await (acceptedOn ? made.catch(() => undefined) : made);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    }
    // The fonts of the print style are loaded only once it applies.
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await document.fonts.ready;
    });
    const paper = { preferCSSPageSize: true, printBackground: true };
    return await page.pdf({ ...paper, tagged: true, outline: true });
  } finally {
    await page.close();
  }
}

/** Opens a protected proposal. The printed file itself is not protected. */
async function unlock(page: Page, passphrase: string): Promise<void> {
  await page.locator(`${LOCKED} input`).fill(passphrase);
  await page.locator(`${LOCKED} button`).click();
  await page.locator(LOCKED).waitFor({ state: 'detached' });
}
