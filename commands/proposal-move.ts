// `npm run proposal:move`: moves archives of earlier versions of this program into folders with finished pages.

import { runOf } from '../pipeline/run.ts';
import { moveArchives } from './proposal/move-archives.ts';
import { ROOT } from './root.ts';
import { tellWriter } from './terminal/language.ts';
import { readCommand } from './terminal/options.ts';

const USAGE = tellWriter({
  en: `npm run proposal:move
  --help  says this
Earlier versions of this program kept a proposal that was sent as data, in content/proposals/sent/*.yaml
with content/proposals.lock.json. Each becomes a folder with the finished page, made once with the texts
and prices that were sent: look at each before you commit.`,
  pt: `npm run proposal:move
  --help  diz isto
Versões antigas deste programa guardavam uma proposta enviada como dados, em content/proposals/sent/*.yaml
com content/proposals.lock.json. Cada uma vira uma pasta com a página pronta, feita uma vez com os textos
e preços que foram enviados: confira cada uma antes do commit.`,
});

if (readCommand(USAGE, {})) {
  const { moved, failed } = await moveArchives(runOf({ root: ROOT, env: process.env }));
  for (const folder of moved)
    console.log(
      tellWriter({ en: `${folder} has what was sent`, pt: `${folder} tem o que foi enviado` }),
    );
  for (const reason of failed)
    console.error(
      tellWriter({
        en: `not moved, and as it was: ${reason}`,
        pt: `não foi movido, e ficou como está: ${reason}`,
      }),
    );
  if (moved.length + failed.length === 0)
    console.log(tellWriter({ en: 'there is nothing to move', pt: 'não há nada para mover' }));
  if (failed.length > 0) process.exitCode = 1;
}
