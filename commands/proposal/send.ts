// `npm run proposal send NAME`: dates a proposal, keeps what it says, and prints what to tell the client.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortDate } from '../../domain/dates.ts';
import { ROOT } from '../root.ts';
import { fail } from '../terminal/complaint.ts';
import { problemCount } from '../terminal/counts.ts';
import { tellProblems, tellWriter } from '../terminal/language.ts';
import { readName } from '../terminal/options.ts';
import { type SendResult, type SentProposal, sendProposal } from './send-proposal.ts';

const USAGE = tellWriter({
  en: `npm run proposal send NAME
  NAME    padaria-aurora, the address, the path of the file, or only how the name begins
  --help  says this
Dates the proposal and keeps the finished page, with all that it uses, in content/proposals/sent/, if the
whole site can be built. From then on the client sees what was sent, whatever changes in the house, until
a higher version is sent or npm run proposal withdraw takes the proposal back.
Nothing is sent while a value of content/site.yaml that the client sees is only a placeholder, or while the
proposal still has sentences of the starter of npm run new.`,
  pt: `npm run proposal send NOME
  NOME    padaria-aurora, o endereço, o caminho do arquivo, ou só o começo do nome
  --help  diz isto
Data a proposta e guarda a página pronta, com tudo o que ela usa, em content/proposals/sent/, se o site
inteiro puder ser gerado. Daí em diante o cliente vê o que foi enviado, mude o que mudar na casa, até
sair uma versão mais alta ou npm run proposal withdraw retirar a proposta.
Nada é enviado enquanto um valor de content/site.yaml que o cliente vê for só um modelo, ou a proposta
ainda tiver frases do modelo de npm run new.`,
});

const name = readName(USAGE);
if (name !== undefined) {
  try {
    show(await sendProposal(name, { root: ROOT, env: process.env }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    fail(
      tellWriter({
        en: `the proposal, and what is kept of it, could not be written: ${message}; everything is as it was`,
        pt: `não deu para gravar a proposta e o que se guarda dela: ${message}; tudo ficou como estava`,
      }),
    );
  }
}

function show(result: SendResult): void {
  if ('refused' in result) fail(result.refused);
  else if ('problems' in result) {
    const { problems } = result;
    const { en, pt } = problemCount(problems.length);
    const end = tellWriter({ en: `${en}; nothing was sent`, pt: `${pt}; nada foi enviado` });
    fail(`${tellProblems(problems)}\n\n${end}`);
  } else {
    const notices = result.notices.map(({ message }) => `  ! ${tellWriter(message)}`);
    console.log([summary(result.sent), ...notices].join('\n'));
  }
}

function summary({ file, folder, number, version, told, ...sent }: SentProposal): string {
  const reminder = keepReminder(`${number}-v${version}.ics`, told.reminder);
  const passphrase = told.passphrase
    ? tellWriter({
        en: `\nBy another way, never together with the address:\n${indented(told.passphrase)}\n`,
        pt: `\nPor outro caminho, nunca junto com o endereço:\n${indented(told.passphrase)}\n`,
      })
    : '';
  return tellWriter({
    en: `${file}: version ${version} of ${number}, sent on ${shortDate(sent.issuedOn)}
  address   ${sent.address}
  code      ${sent.fingerprint}
  ${sent.validity}
Publish the site and commit the file with content/proposals/sent/: what the client sees is in ${folder}.

For the client, once the site is published:
${indented(told.text)}

  WhatsApp  ${told.chat}
  e-mail    ${told.mail}
${passphrase}
  calendar  ${reminder}, the reminder of two days before the end`,
    pt: `${file}: versão ${version} de ${number}, enviada em ${shortDate(sent.issuedOn)}
  endereço  ${sent.address}
  código    ${sent.fingerprint}
  ${sent.validity}
Publique o site e faça o commit do arquivo com content/proposals/sent/: o que o cliente vê está em ${folder}.

Para o cliente, depois que o site estiver publicado:
${indented(told.text)}

  WhatsApp  ${told.chat}
  e-mail    ${told.mail}
${passphrase}
  agenda    ${reminder}, o lembrete de dois dias antes do fim`,
  });
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}

/** Beside what `npm run proposal pdf` makes, which version control does not see either. */
function keepReminder(file: string, text: string): string {
  mkdirSync(join(ROOT, 'pdf'), { recursive: true });
  writeFileSync(join(ROOT, 'pdf', file), text);
  return `pdf/${file}`;
}
