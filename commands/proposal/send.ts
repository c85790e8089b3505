// `npm run proposal send NAME`: dates a proposal, keeps what it says, and prints what to tell the client.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortDate } from '../../domain/dates.ts';
import { ROOT } from '../root.ts';
import { fail, problemCount, tellProblems } from '../terminal/complaint.ts';
import { readName } from '../terminal/options.ts';
import { type SendResult, type SentProposal, sendProposal } from './send-proposal.ts';

const USAGE = `npm run proposal send NOME
  NOME    padaria-aurora, o endereço, o caminho do arquivo, ou só o começo do nome
  --help  diz isto
Data a proposta e guarda a página pronta, com tudo o que ela usa, em content/proposals/sent/, se o site
inteiro puder ser gerado. Daí em diante o cliente vê o que foi enviado, mude o que mudar na casa, até
sair uma versão mais alta ou npm run proposal withdraw retirar a proposta.
Nada é enviado enquanto um valor de content/site.yaml que o cliente vê for só um modelo, ou a proposta
ainda tiver frases do modelo de npm run new.`;

const name = readName(USAGE);
if (name !== undefined) {
  try {
    show(await sendProposal(name, { root: ROOT, env: process.env }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    fail(
      `não deu para gravar a proposta e o que se guarda dela: ${message}; tudo ficou como estava`,
    );
  }
}

function show(result: SendResult): void {
  if ('refused' in result) fail(result.refused);
  else if ('problems' in result) {
    const { problems } = result;
    const end = `${problemCount(problems.length)}; nada foi enviado`;
    fail(`${tellProblems(problems)}\n\n${end}`);
  } else {
    const notices = result.notices.map(({ message }) => `  ! ${message}`);
    console.log([summary(result.sent), ...notices].join('\n'));
  }
}

function summary({ file, folder, number, version, told, ...sent }: SentProposal): string {
  const reminder = keepReminder(`${number}-v${version}.ics`, told.reminder);
  const passphrase = told.passphrase
    ? `\nPor outro caminho, nunca junto com o endereço:\n${indented(told.passphrase)}\n`
    : '';
  return `${file}: versão ${version} de ${number}, enviada em ${shortDate(sent.issuedOn)}
  endereço  ${sent.address}
  código    ${sent.fingerprint}
  ${sent.validity}
Publique o site e faça o commit do arquivo com content/proposals/sent/: o que o cliente vê está em ${folder}.

Para o cliente, depois que o site estiver publicado:
${indented(told.text)}

  WhatsApp  ${told.chat}
  e-mail    ${told.mail}
${passphrase}
  agenda    ${reminder}, o lembrete de dois dias antes do fim`;
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
