// `npm run proposal VERB`: the commands for proposals that are written.

import { lazyModules } from '../pipeline/run/lazy.ts';
import { fail, type Main } from './command.ts';

const USAGE = `npm run proposal VERBO
  send NOME      envia: guarda a página pronta e diz o que mandar ao cliente
  revise NÚMERO  traz de volta o que foi enviado, para uma versão nova
  list           cada proposta, em que pé está e o que fazer hoje
  accept         confere a mensagem de um aceite e o anota
  pdf [NOME…]    imprime propostas em pdf/
Recusada ou retirada é uma palavra em record.yaml, e esquecer um cliente é apagar uma pasta:
docs/propostas.md. Cada verbo explica suas opções com -- --help.`;

const VERBS = ['send', 'revise', 'list', 'accept', 'pdf'];

export const main: Main = async (words, root, read) => {
  const [verb = '--help', ...others] = words;
  if (VERBS.includes(verb)) {
    const { main } = await lazyModules.load<{ main: Main }>(`commands/proposal/${verb}.ts`);
    await main(others, root, read);
  } else if (verb === '--help') console.log(USAGE);
  else fail(`não há "${verb}"\n\n${USAGE}`, 2);
};
