// `npm run proposal send NAME`: moves a proposal to content/proposals/sent/ with its page, and prints the message.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../build.ts';
import { longDate, shortDate } from '../../domain/dates.ts';
import { proposalRoute } from '../../domain/routes.ts';
import { choiceWords } from '../../domain/words.ts';
import { clientTexts } from '../../pipeline/proposal/client-texts.ts';
import { makePassphrase, randomCharacters } from '../../pipeline/proposal/encrypt.ts';
import {
  type PreparedVersion,
  prepareVersion,
  writeSentVersion,
} from '../../pipeline/proposal/send.ts';
import { folderOf, type SentVersion } from '../../pipeline/proposal/sent.ts';
import { resolveConfig } from '../../pipeline/run/options.ts';
import { fail, failOn, inTemporaryFolder } from '../command.ts';
import {
  findProposal,
  type Named,
  readNamed,
  sentProposals,
  sentVersions,
  writtenProposals,
} from './find.ts';

const USAGE = `npm run proposal send NOME [-- --protect]
  NOME       padaria-aurora, o número, o endereço, ou o caminho do arquivo
  --protect  cifra a página com uma senha, mostrada só agora e guardada em lugar nenhum
  --help     diz isto
Se o site inteiro puder ser gerado, a proposta e a página pronta, com tudo o que ela usa, vão para
content/proposals/sent/. Daí em diante o cliente vê o que foi enviado, mude o que mudar no site.
npm run proposal revise NÚMERO traz o arquivo de volta para uma versão nova.
Um rascunho pode ser enviado: a linha draft: fica de fora. Com protected: true no arquivo, ou se uma versão
já foi protegida, a proposta sai cifrada sem a opção. Nada é enviado
enquanto o cliente leria um texto a escrever, ou um valor de exemplo.`;

export async function main(words: string[], root: string): Promise<void> {
  const { name, flags } = readNamed(words, USAGE, { protect: { type: 'boolean' } });
  await send(root, name, flags.protect ?? false);
}

async function send(root: string, name: string, isProtected: boolean): Promise<void> {
  const versions = sentVersions(root);
  const written = writtenProposals(root);
  const sent = sentProposals(versions).filter(
    (one) => !written.some((other) => other.name === one.name),
  );
  const found: Named = findProposal(root, name, [...written, ...sent]);
  if (found.sent) {
    const { number, version, issuedOn } = found.sent;
    fail(
      `a versão ${version} de ${number} foi enviada em ${shortDate(issuedOn)}: npm run proposal revise ${number} traz o arquivo de volta para a próxima`,
    );
  }
  const config = resolveConfig({ root, env: process.env });
  const file = `content/proposals/${found.name}.md`;
  const route = proposalRoute(randomCharacters(16));
  const sending = { file, isProtected, passphrase: makePassphrase(), route };
  await inTemporaryFolder(async (folder) => {
    const outDir = join(folder, 'site');
    const sendConfig = { ...config, outDir, sending };
    const { problems, notices, site, pages } = await build(sendConfig);
    const prepared = site && prepareVersion(sendConfig, { site, pages });
    if (problems.length > 0 || !prepared) failOn(problems, 'nada foi enviado');
    const last = versions.findLast(({ number }) => number === prepared.record.number);
    // Made before anything is written, so that no error can lose the passphrase, which exists nowhere else.
    const text = summary(root, prepared, last);
    try {
      writeSentVersion(config, prepared, outDir);
    } catch (error) {
      fail(`nada foi enviado, porque o computador não deixou gravar a pasta: ${error}`);
    }
    console.log(text);
    for (const { message } of notices.filter((one) => one.message.startsWith(file)))
      console.log(`Confira antes de publicar: ${message}`);
    try {
      rmSync(join(root, file));
    } catch (error) {
      const kept = `${folderOf(prepared.record)}/`;
      fail(`A proposta foi enviada, mas ${file} não pôde ser apagado: ${error}
Apague esse arquivo: o que foi enviado está em ${kept}`);
    }
  });
}

function summary(root: string, prepared: PreparedVersion, last: SentVersion | undefined): string {
  const { number, version, code, issuedOn, validUntil } = prepared.record;
  const { text, chat, mail, passphrase } = clientTexts(root, prepared, last);
  const secret = passphrase
    ? `\nPor outro caminho, nunca junto com o endereço. A senha aparece só agora:\n${indented(passphrase)}\n`
    : '';
  return `${prepared.secret.file}: versão ${version} de ${number}, enviada em ${shortDate(issuedOn)}
  endereço  ${prepared.secret.offer.offer.address}
  código    ${code}
  ${choiceWords.validUntil(longDate(validUntil))}
Faça o commit e publique o site: o arquivo e o que o cliente vê estão em ${folderOf(prepared.record)}/.

Para o cliente, depois que o site estiver publicado:
${indented(text)}

  WhatsApp  ${chat}
  e-mail    ${mail}
${secret}`.trimEnd();
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}
