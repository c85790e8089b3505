// `npm run proposal:list`: every proposal with its client, total and state, and what there is to do today.

import { readSent } from '../pipeline/kinds/proposal/sent/read-sent.ts';
import { runOf } from '../pipeline/run.ts';
import { lookUp } from './new/known.ts';
import { formatList, listProposals } from './proposal/list-proposals.ts';
import { ROOT } from './root.ts';
import { fail } from './terminal/complaint.ts';
import { readOptions } from './terminal/options.ts';

const USAGE = `npm run proposal:list
  --help  diz isto
Mostra cada proposta: número, versão, cliente, total, em que pé está e o que fazer hoje.`;

if (readOptions(USAGE, {})) list();

function list() {
  const run = runOf({ root: ROOT, env: process.env, drafts: true });
  const content = lookUp(run);
  const { value: sent, problems: [problem] = [] } = readSent(ROOT);
  if (!sent) return fail(`${problem?.file}: ${problem?.message}\n  fix: ${problem?.fix}`);
  console.log(formatList(listProposals(content, sent, run.today)));
  if (content.isWhole) return undefined;
  return fail('Há arquivos com problemas, e deles nada aparece aqui: npm run build diz quais.');
}
