// `npm run proposal VERB`: what is done with proposals once they are written.

import { fail } from './terminal/complaint.ts';

const USAGE = `npm run proposal VERBO
  send NOME        data uma proposta e guarda o que o cliente lê
  list             cada proposta, em que pé está e o que fazer hoje
  accept [ARQUIVO] confere a mensagem de um aceite e o anota
  decline NOME     anota que o cliente disse não
  withdraw NOME    retira uma proposta enviada
  forget NOME      apaga tudo o que se guardou de uma proposta enviada
  passphrase NOME  faz a senha de uma proposta protegida
  pdf [NOME…]      imprime propostas em pdf/
Cada verbo explica suas opções com -- --help.`;

const VERBS = ['send', 'list', 'accept', 'decline', 'withdraw', 'forget', 'passphrase', 'pdf'];

// The verb's own file reads the words that follow it.
const [verb = '--help'] = process.argv.splice(2, 1);
if (VERBS.includes(verb)) await import(`./proposal/${verb}.ts`);
else if (verb === '--help') console.log(USAGE);
else fail(`não há "${verb}"\n\n${USAGE}`, 2);
