// `npm run proposal pdf`: prints proposals into pdf/, as tagged A4 documents with an outline.

import { basename, join } from 'node:path';
import { compareText, countProblems } from '../../domain/problem.ts';
import type { Choosable } from '../../domain/proposal/choice.ts';
import type { SentRecord } from '../../domain/proposal/sent-record.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { knownPassphrases } from '../../pipeline/kinds/proposal/read-passphrases.ts';
import { readSent } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import { settleProposals } from '../../pipeline/kinds/proposal/sent/settle-proposals.ts';
import { listContent } from '../../pipeline/read/list-content.ts';
import { runOf } from '../../pipeline/run.ts';
import { replaceFile } from '../../pipeline/store/replace-file.ts';
import { buildSite } from '../build-site.ts';
import { lookUp } from '../look-up.ts';
import { inTemporaryFolder } from '../programs/temporary-folder.ts';
import { ROOT } from '../root.ts';
import { fail, formatComplaints, problemCount, tellProblems } from '../terminal/complaint.ts';
import { readCommand } from '../terminal/options.ts';
import { checkChoice, chooseProposals, idsIn } from './choose-proposals.ts';
import { type Job, startPrinter } from './printer.ts';

const USAGE = `npm run proposal pdf [NOME…] [-- OPÇÕES]
  NOME é o arquivo ou o endereço de uma proposta, ou o começo dele; sem nome, todas são impressas
  --choice ID,ID  imprime uma proposta com estas opções ou módulos
  --help          diz isto
De uma proposta enviada, é impressa a última versão que foi enviada.`;

const given = readCommand(USAGE, { choice: { type: 'string' } });
if (given) await printProposals(given.words, given.flags.choice);

async function printProposals(names: readonly string[], choice: string | undefined) {
  const run = runOf({ root: ROOT, env: process.env });
  const { house, isWhole, ...content } = lookUp(run);
  // What clients see: of a proposal that was sent the last version, of a withdrawn one nothing.
  const kept = readSent(run.root);
  const settled = settleProposals(run, house, content, kept.value);
  const { proposals, sent } = settled.value;
  const all = [
    ...proposals.map(({ name, route, data }) => ({ name, route, choosable: data })),
    ...sent.map(ofRecord),
  ].sort((a, b) => compareText(a.name, b.name));
  const files = listContent(run.root, KINDS).value.get('proposals') ?? [];
  const { chosen, complaints } = chooseProposals(all, names, files);
  if (choice !== undefined) complaints.push(...checkChoice(chosen, choice));
  // A name that is unknown because its file is wrong is explained by the build.
  const isSure = isWhole && !settled.problems?.length && !kept.problems?.length;
  if (complaints.length > 0 && isSure) return fail(formatComplaints(complaints));
  const passphrases = knownPassphrases(run);
  const ids = choice === undefined ? undefined : idsIn(choice);
  const jobs = chosen.map(({ route, name }) => ({
    route,
    chosen: ids,
    passphrase: passphrases?.get(name),
  }));
  return inTemporaryFolder(async (folder) => {
    const outDir = join(folder, 'dist');
    const asked = { root: ROOT, outDir, hosts: [], env: process.env };
    const { site, problems } = await buildSite(asked);
    if (site) return printEach(outDir, site.url, jobs);
    const end = `${problemCount(countProblems(problems))}; pdf/ ficou como estava`;
    return fail(`${tellProblems(problems)}\n\n${end}`);
  });
}

/** What can be chosen, by the totals that were kept; a protected one keeps none. */
function ofRecord({ file, route, totals }: SentRecord) {
  const choices = Object.keys(totals ?? {}).map((choice) => choice.split(','));
  const isAny = choices.some((ids) => ids.length > 1);
  const ids = [...new Set(choices.flat())];
  const open = choices.length < 2 ? {} : isAny ? { optional: true } : { group: 'opcao' };
  const choosable: Choosable = { items: ids.map((id) => ({ id, ...open })) };
  return { name: basename(file, '.md'), route, ...(totals && { choosable }) };
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
