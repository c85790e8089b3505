// `npm run proposal forget NAME`: deletes everything that was kept of a client's proposal.

import { settleSent } from './settle-sent.ts';
import { forgetProposal } from './withdraw-proposal.ts';

const USAGE = `npm run proposal forget NOME
  NOME    padaria-aurora, o endereço, o caminho ou o número; o arquivo já pode ter sido apagado
  --help  diz isto
Apaga todas as versões da proposta em content/proposals/sent/, e a senha dela. Nada mais fica no
endereço; o número continua ocupado. O arquivo dela, e o que o controle de versões guarda, ficam por
sua conta.`;

settleSent(
  USAGE,
  forgetProposal,
  ({ number, route, file }) =>
    `${number} foi esquecida, e o número continua ocupado
  endereço   nada mais fica em ${route ?? 'seu endereço'} a partir da próxima publicação
  arquivo    apague também ${file ?? 'o arquivo dela'}, se ainda existir
  histórico  o controle de versões continua com o que teve commit: docs/propostas.md
Publique o site e faça o commit de content/proposals/sent/.`,
);
