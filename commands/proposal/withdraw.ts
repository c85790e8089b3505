// `npm run proposal withdraw NAME`: takes a sent proposal back, and says what its address shows from now on.

import { tellWriter } from '../terminal/language.ts';
import { settleSent } from './settle-sent.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

const USAGE = tellWriter({
  en: `npm run proposal withdraw NAME
  NAME    padaria-aurora, the address, the path or the number; the file may be gone already
  --help  says this
Records in content/proposals/sent/ that a proposal that was sent is withdrawn. From the next publication
on its address says so, and offers WhatsApp and e-mail. The file may be deleted; a higher version may be
sent at any time.`,
  pt: `npm run proposal withdraw NOME
  NOME    padaria-aurora, o endereço, o caminho ou o número; o arquivo já pode ter sido apagado
  --help  diz isto
Anota em content/proposals/sent/ que uma proposta enviada foi retirada. Na próxima publicação o endereço
dela diz isso e oferece WhatsApp e e-mail. O arquivo pode ser apagado; uma versão mais alta pode ser
enviada a qualquer momento.`,
});

settleSent(USAGE, withdrawProposal, ({ number, version, route, file }) =>
  tellWriter({
    en: `Version ${version} of ${number} is withdrawn
  address  ${route} says so from the next publication on
  file     ${file} may be deleted
  forget   npm run proposal forget ${number} deletes everything that was kept of it
Publish the site and commit content/proposals/sent/.`,
    pt: `A versão ${version} de ${number} foi retirada
  endereço  ${route} diz isso a partir da próxima publicação
  arquivo   ${file} pode ser apagado
  esquecer  npm run proposal forget ${number} apaga tudo o que se guardou dela
Publique o site e faça o commit de content/proposals/sent/.`,
  }),
);
