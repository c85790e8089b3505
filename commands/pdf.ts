// `npm run pdf`: prints proposals into pdf/, as tagged A4 documents with an outline.

import './production.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from '../build.ts';
import { listContent } from '../pipeline/list-content.ts';
import { readContent } from '../pipeline/read-content.ts';
import { Run } from '../pipeline/run.ts';
import { formatComplaints } from './complaint.ts';
import { formatReport } from './format-report.ts';
import { readCommand } from './options.ts';
import { chooseProposals, type Named } from './pdf/choose-proposals.ts';
import { type Printer, startPrinter } from './pdf/printer.ts';
import { countPages, writeWhole } from './pdf/write-pdf.ts';

const USAGE = `npm run pdf [NAME…]
  NAME is a proposal's file or address, such as proposta; without one, all are printed`;

const root = resolve(import.meta.dirname, '..');
const given = readCommand(USAGE, {});
if (given) process.exitCode = await printProposals(given.words);

/** Gives the exit code. */
async function printProposals(names: readonly string[]): Promise<number> {
  const run = new Run({ root, env: process.env });
  const { house, proposals } = readContent(run, listContent(run));
  const { chosen, complaints } = chooseProposals(proposals, names);
  // A name that is unknown because its file is wrong is explained by the build.
  if (complaints.length > 0 && run.problems.length === 0) {
    console.error(formatComplaints(complaints));
    return 1;
  }
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    const dist = join(folder, 'dist');
    return (await builds(dist)) && house ? await printEach(dist, house.site.url, chosen) : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function builds(outDir: string): Promise<boolean> {
  const report = await build({ root, outDir, env: process.env });
  if (report.problems.length === 0) return true;
  const setting = { terminal: process.stderr.isTTY ?? false, milliseconds: 0 };
  console.error(formatReport({ ...report, outDir: 'pdf' }, setting));
  return false;
}

/** One that fails does not keep the others from being printed. */
async function printEach(dist: string, origin: string, chosen: readonly Named[]): Promise<number> {
  const printer = await startPrinter(dist, origin);
  let failed = 0;
  try {
    for (const [index, { route }] of chosen.entries()) {
      const place = `${index + 1} of ${chosen.length}`;
      const file = `pdf/${route.slice(1).replaceAll('/', '-')}.pdf`;
      const outcome = await printOne(printer, origin + route, file);
      failed += outcome.ok ? 0 : 1;
      (outcome.ok ? console.log : console.error)(`${place}  ${file}  ${outcome.text}`);
    }
  } finally {
    await printer.close();
  }
  return failed > 0 ? 1 : 0;
}

async function printOne(printer: Printer, address: string, file: string) {
  try {
    const pdf = await printer.print(address);
    writeWhole(join(root, file), pdf);
    const pages = countPages(pdf);
    const size = `${Math.round(pdf.length / 1024)} KB`;
    return { ok: true, text: `${pages === 1 ? '1 page' : `${pages} pages`}, ${size}` };
  } catch (error) {
    return { ok: false, text: `failed: ${(error as Error).message.split('\n')[0]}` };
  }
}
