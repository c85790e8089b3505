// `npm run proposal:send NAME`: dates a proposal, keeps what it says, and prints what to tell the client.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '../domain/problem.ts';
import { type SendResult, type SentProposal, sendProposal } from './proposal/send-proposal.ts';
import { ROOT } from './root.ts';
import { fail } from './terminal/complaint.ts';
import { readName } from './terminal/options.ts';

const USAGE = `npm run proposal:send NAME
  NAME    padaria-aurora, proposta-padaria-aurora or content/proposals/padaria-aurora.md
  --help  says this
Dates the proposal, and keeps its finished page with all that it names in content/proposals/sent/, once
the whole site builds. From then on every build copies what was sent, whatever changes in the house,
until a higher version is sent or npm run proposal:withdraw takes the proposal back.
Refused as long as a value of content/site.yaml that the client sees is one of its placeholders.`;

const name = readName(USAGE);
if (name !== undefined) {
  try {
    show(await sendProposal(name, { root: ROOT, env: process.env }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    fail(
      `expected to write the proposal and what is kept of it, found ${message}; all is as it was`,
    );
  }
}

function show(result: SendResult): void {
  if ('refused' in result) fail(result.refused);
  else if ('problems' in result) {
    const { problems } = result;
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    fail([...problems.map(formatProblem), `${count}; nothing was sent`].join('\n\n'));
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
  return `${file}: version ${version} of ${number} is sent as of ${sent.issuedOn}
  address      ${sent.address}
  fingerprint  ${sent.fingerprint}
  ${sent.validity}
Publish the site, and commit the file with content/proposals/sent/: what the client sees is in ${folder}.

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

/** Beside what `npm run pdf` makes, which version control does not see either. */
function keepReminder(file: string, text: string): string {
  mkdirSync(join(ROOT, 'pdf'), { recursive: true });
  writeFileSync(join(ROOT, 'pdf', file), text);
  return `pdf/${file}`;
}
