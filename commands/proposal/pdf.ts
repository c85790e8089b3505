// `npm run proposal pdf`: prints proposals into pdf/, as tagged A4 documents with an outline.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Choosable, normalizeSelection } from '../../domain/proposal/prices.ts';
import { routeToFile } from '../../domain/routes.ts';
import { replaceFile } from '../../pipeline/cache.ts';
import { runOf } from '../../pipeline/options.ts';
import { buildSite } from '../build-site.ts';
import { lookUp } from '../look-up.ts';
import { inTemporaryFolder } from '../programs/temporary-folder.ts';
import { ROOT } from '../root.ts';
import { fail, problemCount, tellProblems } from '../terminal/complaint.ts';
import { readCommand } from '../terminal/options.ts';
import {
  findProposal,
  type Named,
  openSent,
  sentProposals,
  sentVersions,
  writtenProposals,
} from './find.ts';
import { type Job, startPrinter } from './printer.ts';

const USAGE = `npm run proposal pdf [NOME…] [-- OPÇÕES]
  NOME é o número, o arquivo ou o endereço de uma proposta, ou o começo dele; sem nome, todas são impressas
  --choice ID,ID      imprime uma proposta com estas opções ou módulos
  --passphrase "…"    de uma proposta protegida
  --help              diz isto
De uma proposta enviada, é impressa a última versão que foi enviada.`;

const TEXT = { type: 'string' } as const;
const typed = readCommand(USAGE, { choice: TEXT, passphrase: TEXT });
if (typed) await printProposals(typed.words, typed.flags);

interface Flags {
  choice?: string | undefined;
  passphrase?: string | undefined;
}

async function printProposals(names: readonly string[], flags: Flags): Promise<void> {
  const versions = sentVersions();
  if (!versions) return;
  const { site } = lookUp(runOf({ root: ROOT, env: process.env }));
  const sent: Printable[] = sentProposals(versions);
  const others = writtenProposals().filter(({ name }) => !sent.some((one) => one.name === name));
  const read = others.map((one) => site?.proposals.find(({ name }) => name === one.name) ?? one);
  const all: Printable[] = [...sent, ...read];
  const chosen = names.length > 0 ? names.map((name) => findProposal(name, all)) : all;
  if (chosen.some((one) => one === undefined)) return;
  if (flags.choice !== undefined && chosen.length > 1)
    return fail(`--choice vale para uma proposta, e aqui são ${chosen.length}`);
  await inTemporaryFolder(async (folder) => {
    const outDir = join(folder, 'dist');
    const report = await buildSite({ root: ROOT, outDir, hosts: [], env: process.env });
    if (!report.answers || !report.site)
      return fail(
        `${tellProblems(report.problems)}\n\n${problemCount(report.problems.length)}; pdf/ ficou como estava`,
      );
    // What no client sees is printed for nobody.
    const isSeen = ({ route, sent: last }: Printable): boolean =>
      last?.status !== 'withdrawn' && existsSync(join(outDir, routeToFile(route)));
    const jobs: Job[] = [];
    for (const one of chosen.flatMap((found) => found ?? [])) {
      const isAskedFor = names.length > 0;
      const isProtected = one.sent && !one.sent.offer;
      if (isProtected && !isAskedFor) console.log(`${one.name} é protegida: peça pelo nome dela`);
      else if (isSeen(one)) {
        const job = await jobOf(one, flags);
        if (!job) return;
        jobs.push(job);
      } else if (isAskedFor)
        return fail(`${one.name} ${one.sent ? 'foi retirada' : 'é rascunho'}: nenhum cliente a vê`);
    }
    return printEach(outDir, report.site.company.url, jobs);
  });
}

interface Printable extends Named {
  data?: Choosable;
}

/** Undefined where it cannot be printed as it was asked for, which is printed. */
async function jobOf(
  { route, sent, data }: Printable,
  { choice, passphrase }: Flags,
): Promise<Job | undefined> {
  const opened = sent && (await openSent(sent, passphrase));
  if (sent && !opened) return undefined;
  const chosen = choice?.split(',').map((id) => id.trim());
  const offered = opened?.secret.offer.data ?? data;
  const [unknown] = chosen && offered ? normalizeSelection(offered, chosen).ignored : [];
  if (unknown === undefined || !offered) return { route, chosen, passphrase: opened?.passphrase };
  const ids = [...offered.items, ...(offered.recurring ?? [])].map(({ id }) => id).join(', ');
  return fail(`--choice: esperado: alguns destes: ${ids}; encontrado: "${unknown}"`);
}

/** One that fails does not keep the others from being printed. */
async function printEach(dist: string, origin: string, jobs: readonly Job[]): Promise<void> {
  const printer = await startPrinter(dist, origin);
  try {
    for (const [index, job] of jobs.entries()) {
      const file = `pdf/${fileName(job)}.pdf`;
      const title = `${index + 1} de ${jobs.length}  ${file}`;
      try {
        const pdf = await printer.print(job);
        replaceFile(join(ROOT, file), pdf);
        // Chromium writes one such entry a page, in the clear.
        const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
        const size = `${Math.round(pdf.length / 1024)} KB`;
        console.log(`${title}  ${pages === 1 ? '1 página' : `${pages} páginas`}, ${size}`);
      } catch (error) {
        fail(`${title}  falhou: ${(error as Error).message.split('\n')[0]}`);
      }
    }
  } finally {
    await printer.close();
  }
}

/** A choice has a file of its own: the whole proposal's may be with the client already. */
function fileName({ route, chosen = [] }: Job): string {
  return [route.slice(1).replaceAll('/', '-'), ...chosen].join('-');
}
