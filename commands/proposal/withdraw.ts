// `npm run proposal withdraw NAME`: takes a sent proposal back, and says what its address shows from now on.

import { settleSent } from './settle-sent.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

const USAGE = `npm run proposal withdraw NOME
  NOME    padaria-aurora, o endereço, o caminho ou o número; o arquivo já pode ter sido apagado
  --help  diz isto
Anota em content/proposals/sent/ que uma proposta enviada foi retirada. Na próxima publicação o endereço
dela diz isso e oferece WhatsApp e e-mail. O arquivo pode ser apagado; uma versão mais alta pode ser
enviada a qualquer momento.`;

settleSent(
  USAGE,
  withdrawProposal,
  ({ number, version, route, file }) =>
    `A versão ${version} de ${number} foi retirada
  endereço  ${route} diz isso a partir da próxima publicação
  arquivo   ${file} pode ser apagado
  esquecer  npm run proposal forget ${number} apaga tudo o que se guardou dela
Publique o site e faça o commit de content/proposals/sent/.`,
);
