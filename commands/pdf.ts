// `npm run pdf`: prints proposals into pdf/, as tagged A4 documents with an outline.

import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { build } from '../build.ts';
import type { ProposalData } from '../domain/content/proposal.ts';
import { compareText } from '../domain/problem.ts';
import { type Choosable, formatChoice } from '../domain/proposal/choice.ts';
import type { SentRecord } from '../domain/proposal/sent-record.ts';
import type { Entry } from '../pipeline/kinds/collections.ts';
import { knownPassphrases } from '../pipeline/kinds/proposal/read-passphrases.ts';
import { readSent } from '../pipeline/kinds/proposal/sent/read-sent.ts';
import { settleProposals } from '../pipeline/kinds/proposal/sent/settle-proposals.ts';
import { Run } from '../pipeline/run.ts';
import { replaceFile } from '../pipeline/store/replace-file.ts';
import { lookUp } from './new/known.ts';
import { checkChoice, chooseProposals } from './pdf/choose-proposals.ts';
import { type Printer, startPrinter } from './pdf/printer.ts';
import { inTemporaryFolder } from './programs/temporary-folder.ts';
import { ROOT } from './root.ts';
import { formatComplaints } from './terminal/complaint.ts';
import { formatReport } from './terminal/format-report.ts';
import { readCommand } from './terminal/options.ts';

const USAGE = `npm run pdf [NAME…] [-- OPTIONS]
  NAME is a proposal's file or address, such as proposta; without one, all are printed
  --choice ID,ID  prints one proposal with these options or modules chosen
  --help          says this
Of a proposal that was sent, the last version that was sent is printed.`;

/** What asks for the passphrase. */
const LOCKED = '[data-island="unlock"]';

const given = readCommand(USAGE, { choice: { type: 'string' } });
if (given) process.exitCode = await printProposals(given.words, given.flags.choice);

interface Job {
  route: string;
  /** The ids of what is chosen; undefined for the usual choice. */
  chosen: string[] | undefined;
  /** Of a protected proposal. */
  passphrase: string | undefined;
}

/** Gives the exit code. */
async function printProposals(
  names: readonly string[],
  choice: string | undefined,
): Promise<number> {
  const run = new Run({ root: ROOT, env: process.env });
  const { house, isWhole, ...content } = lookUp(run);
  // What clients see: of a proposal that was sent the last version, of a withdrawn one nothing.
  const kept = readSent(run.root);
  const settled = settleProposals(run, house, content, kept.value);
  const { proposals, sent } = settled.value;
  const all = [...proposals.map(ofContent), ...sent.map(ofRecord)].sort((a, b) =>
    compareText(a.name, b.name),
  );
  const { chosen, complaints } = chooseProposals(all, names);
  if (choice !== undefined) complaints.push(...checkChoice(chosen, choice));
  // A name that is unknown because its file is wrong is explained by the build.
  if (
    complaints.length > 0 &&
    isWhole &&
    [settled, kept].every(({ problems = [] }) => problems.length === 0)
  ) {
    console.error(formatComplaints(complaints));
    return 1;
  }
  const passphrases = knownPassphrases(run);
  const jobs = chosen.map(({ route, name }) => ({
    route,
    chosen: choice?.split(',').map((id) => id.trim()),
    passphrase: passphrases?.get(name),
  }));
  return inTemporaryFolder(async (folder) => {
    const dist = join(folder, 'dist');
    return (await builds(dist)) && house ? printEach(dist, house.site.url, jobs) : 1;
  });
}

function ofContent({ name, route, data }: Entry<ProposalData>) {
  return { name, route, choosable: data };
}

/** What can be chosen, by the totals that were kept; a protected one keeps none. */
function ofRecord({ file, route, totals }: SentRecord) {
  const choices = Object.keys(totals ?? {}).map((choice) => choice.split(','));
  const isAny = choices.some((ids) => ids.length > 1);
  const ids = [...new Set(choices.flat())];
  const choice = choices.length < 2 ? 'all' : isAny ? 'any' : 'one';
  const choosable: Choosable = { choice, items: ids.map((id) => ({ id })) };
  return { name: basename(file, '.md'), route, ...(totals && { choosable }) };
}

async function builds(outDir: string): Promise<boolean> {
  const report = await build({ root: ROOT, outDir, env: process.env });
  if (report.problems.length === 0) return true;
  const setting = { terminal: process.stderr.isTTY ?? false, milliseconds: 0 };
  console.error(formatReport({ ...report, outDir: 'pdf' }, setting));
  return false;
}

/** One that fails does not keep the others from being printed. */
async function printEach(dist: string, origin: string, jobs: readonly Job[]): Promise<number> {
  const printer = await startPrinter(dist, origin);
  let failed = 0;
  try {
    for (const [index, job] of jobs.entries()) {
      const place = `${index + 1} of ${jobs.length}`;
      const file = `pdf/${fileName(job)}.pdf`;
      const outcome = await printOne(printer, origin, job, file);
      failed += outcome.ok ? 0 : 1;
      (outcome.ok ? console.log : console.error)(`${place}  ${file}  ${outcome.text}`);
    }
  } finally {
    await printer.close();
  }
  return failed > 0 ? 1 : 0;
}

/** A choice has a file of its own: the whole proposal's may be with the client already. */
function fileName({ route, chosen = [] }: Job): string {
  return [route.slice(1).replaceAll('/', '-'), ...chosen].join('-');
}

async function printOne(printer: Printer, origin: string, job: Job, file: string) {
  try {
    const { route, chosen, passphrase } = job;
    const pdf = await printer.print(
      origin + route + (chosen ? formatChoice(chosen) : ''),
      async (page) => {
        if ((await page.locator(LOCKED).count()) > 0) await open(page, passphrase);
        if (chosen) await showsChoice(page, chosen);
      },
    );
    replaceFile(join(ROOT, file), pdf);
    // Chromium writes one such entry a page, in the clear.
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    const size = `${Math.round(pdf.length / 1024)} KB`;
    return { ok: true, text: `${pages === 1 ? '1 page' : `${pages} pages`}, ${size}` };
  } catch (error) {
    return { ok: false, text: `failed: ${(error as Error).message.split('\n')[0]}` };
  }
}

/** As the client would; the file that is printed is open to everybody who has it. */
async function open(page: Page, passphrase: string | undefined): Promise<void> {
  if (passphrase === undefined) throw new Error('its passphrase is not on this computer');
  await page.locator(`${LOCKED} input`).fill(passphrase);
  await page.locator(`${LOCKED} button`).click();
  await page.locator(LOCKED).waitFor({ state: 'detached' });
}

/** The page takes the choice from its address after it has loaded; what is marked is drawn with every figure. */
async function showsChoice(page: Page, chosen: string[]): Promise<void> {
  await page.waitForFunction((ids) => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>('.choices input')];
    const modules = [...document.querySelectorAll<HTMLElement>('[data-item]')];
    const shown = inputs.every(({ value, checked }) => checked === ids.includes(value));
    return (
      shown &&
      modules.every(({ dataset }) => {
        const isLeftOut = !ids.includes(dataset.item ?? '');
        return isLeftOut === (dataset.leftOut !== undefined);
      })
    );
  }, chosen);
}
