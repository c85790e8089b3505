// `npm run proposal forget NAME`: deletes everything that was kept of a client's proposal.

import { tellWriter } from '../terminal/language.ts';
import { settleSent } from './settle-sent.ts';
import { forgetProposal } from './withdraw-proposal.ts';

const USAGE = tellWriter({
  en: `npm run proposal forget NAME
  NAME    padaria-aurora, the address, the path or the number; the file may be gone already
  --help  says this
Deletes every version of the proposal in content/proposals/sent/, and its passphrase. Nothing stays at
the address; the number stays taken. Its file, and what version control keeps, are left to you.`,
  pt: `npm run proposal forget NOME
  NOME    padaria-aurora, o endereço, o caminho ou o número; o arquivo já pode ter sido apagado
  --help  diz isto
Apaga todas as versões da proposta em content/proposals/sent/, e a senha dela. Nada mais fica no
endereço; o número continua ocupado. O arquivo dela, e o que o controle de versões guarda, ficam por
sua conta.`,
});

settleSent(USAGE, forgetProposal, ({ number, route, file }) =>
  tellWriter({
    en: `${number} was forgotten, and the number stays taken
  address  nothing stays at ${route ?? 'its address'} from the next publication on
  file     delete ${file ?? 'its file'} too, if it is still there
  history  version control keeps what was committed: docs/proposals.md
Publish the site and commit content/proposals/sent/.`,
    pt: `${number} foi esquecida, e o número continua ocupado
  endereço   nada mais fica em ${route ?? 'seu endereço'} a partir da próxima publicação
  arquivo    apague também ${file ?? 'o arquivo dela'}, se ainda existir
  histórico  o controle de versões continua com o que teve commit: docs/propostas.md
Publique o site e faça o commit de content/proposals/sent/.`,
  }),
);
