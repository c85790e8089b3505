// `npm run proposal list`: prints every proposal with its client, total and state, and what there is to do today.

import type { ListedProposal } from '../../pipeline/proposal/status.ts';
import { resolveConfig } from '../../pipeline/run/options.ts';
import { complain, readCommand } from '../command.ts';
import { PROTECTED, readList } from './find.ts';

const USAGE = `npm run proposal list
  --help  diz isto
Mostra cada proposta: número, versão, cliente, total, em que pé está e o que fazer hoje.`;

export function main(words: string[], root: string): void {
  readCommand(words, USAGE, {}, { takesWords: false });
  const { listed, isComplete, url } = readList(
    resolveConfig({ root, env: process.env, drafts: true }),
  );
  const blocks = listed.map((one) => block(one, url)).join('\n\n');
  if (blocks) console.log(blocks);
  else if (isComplete) console.log('Nenhuma proposta ainda: npm run new proposal');
  if (!isComplete)
    complain('Há arquivos com problemas, e deles nada aparece aqui: npm run dev mostra quais.');
}

/** The lines of one proposal. A block instead of a table, so that nothing is cut on a narrow terminal. */
function block({ number, version, client, total, ...one }: ListedProposal, url: string): string {
  const lines = [
    `${number} v${version}  ${client ?? PROTECTED}${total ? `  ${total}` : ''}`,
    `  ${one.text}`,
    ...one.replaced.map((before) => `  ${before}`),
    `  ${url}${one.route}`,
  ];
  if (one.todo) lines.push(`  hoje: ${one.todo}`);
  return lines.join('\n');
}
