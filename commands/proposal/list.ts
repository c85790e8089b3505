// `npm run proposal list`: every proposal with its client, total and state, and what there is to do today.

import { runOf } from '../../pipeline/run.ts';
import { ROOT } from '../root.ts';
import { fail, tellProblems } from '../terminal/complaint.ts';
import { inPortuguese, readOptions } from '../terminal/options.ts';
import { formatList, readList } from './list-proposals.ts';

const USAGE = `npm run proposal list
  --help  diz isto
Mostra cada proposta: número, versão, cliente, total, em que pé está e o que fazer hoje.`;

if (readOptions(USAGE, {}, inPortuguese)) list();

function list() {
  const run = runOf({ root: ROOT, env: process.env, drafts: true });
  const { listed, problems, isWhole, url } = readList(run);
  if (problems.length > 0) return fail(tellProblems(problems));
  console.log(formatList(listed, url));
  if (isWhole) return undefined;
  return fail('Há arquivos com problemas, e deles nada aparece aqui: npm run build diz quais.');
}
