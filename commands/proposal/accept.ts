// `npm run proposal accept`: checks the pasted message of an acceptance, and writes the acceptance into the record.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isatty } from 'node:tty';
import { parseDocument } from 'yaml';
import { isDate, shortDate, yearFirst } from '../../domain/dates.ts';
import { type Acceptance, acceptanceSchema } from '../../domain/proposal/record.ts';
import {
  checkAcceptance,
  readMessage,
  signerIn,
  versionIn,
} from '../../pipeline/proposal/check-acceptance.ts';
import { type SentContent, writeSecret } from '../../pipeline/proposal/send.ts';
import { changesIn, RECORD_FILE, type SentVersion } from '../../pipeline/proposal/sent.ts';
import { replaceFile } from '../../pipeline/run/disk-cache.ts';
import { resolveConfig } from '../../pipeline/run/options.ts';
import { ask, fail, type Main, readCommand } from '../command.ts';
import { openSent, sentVersions } from './find.ts';

const USAGE = `npm run proposal accept [-- OPÇÕES]
  --name "…" --role "…"  quem aceita, se a mensagem não diz
  --on DD/MM/AAAA        o dia em que o aceite chegou; sem isto, hoje
  --passphrase "…"       de uma proposta protegida
  --help                 diz isto
Cole a mensagem do aceite, ou só o endereço da escolha, e termine com Ctrl+D; ou leia de um arquivo, com
npm run proposal accept < aceite.txt. A conta é refeita pelo que foi enviado, e cada diferença é dita.`;

const SEND_AGAIN =
  'confira se a mensagem foi colada inteira, ou peça que venha de novo pela página';

const TEXT = { type: 'string' } as const;
const FLAGS = { name: TEXT, role: TEXT, on: TEXT, passphrase: TEXT };

export const main: Main = async (words, root, read = () => readFileSync(0)) => {
  const command = readCommand(words, USAGE, FLAGS);
  if (command.words.length > 0)
    fail(`a mensagem vem da entrada: cole depois do comando\n\n${USAGE}`, 2);
  await accept(root, command.flags, read);
};

type Flags = Partial<Record<'name' | 'role' | 'on' | 'passphrase', string | undefined>>;

async function accept(root: string, flags: Flags, read: () => Uint8Array): Promise<void> {
  const versions = sentVersions(root);
  // Touching process.stdin would keep it from being read in one piece.
  if (isatty(0)) console.log('Cole a mensagem e termine com Ctrl+D:');
  const message = readMessage(read());
  const version = versionIn(message, versions);
  if (!version) refuse(['a mensagem não tem o número nem o endereço de nenhuma proposta enviada']);
  const today = resolveConfig({ root }).today;
  const on = yearFirst(flags.on ?? today);
  const closed = whyClosed(version, versions, { on, today });
  if (closed) refuse([closed]);
  const changes = changesIn(root, version);
  if (changes.length > 0)
    refuse(changes.map(({ file, message, fix }) => `${file}: ${message}: ${fix}`));
  const opened = await openSent(root, version, flags.passphrase);
  const checked = checkAcceptance(message, opened.secret.offer, version);
  const { differences, more, choice, total } = checked;
  if (differences.length > 0) refuse([...differences, SEND_AGAIN]);
  const signer = signerIn(message);
  const name = flags.name ?? (signer.name || (await ask('Nome de quem aceita')));
  const role = flags.role ?? (signer.role || (await ask('Cargo')));
  if (!name || !role) {
    const missing = [!name && '--name "…"', !role && '--role "…"'].filter(Boolean);
    refuse([`falta dizer quem aceita: ${missing.join(' ')}`]);
  }
  const accepted = { on, name, role, choice, total };
  if (!acceptanceSchema.safeParse(accepted).success)
    refuse(['nome de até 80 letras e cargo de até 120, em uma linha: repita com --name e --role']);
  write(root, version, accepted, opened);
  const { number, folder } = version;
  console.log(`O aceite fecha: ${number}, versão ${version.version}
  quem     ${name}, ${role}, em ${shortDate(on)}
  total    ${total}
  escolha  ${choice || 'a que a proposta já traz'}
  anotado  ${folder}/${RECORD_FILE}`);
  if (more.length > 0)
    console.log(`A mensagem diz mais. Leia antes de mandar o contrato:\n${more.join('\n')}`);
  console.log(`Faça o commit de content/proposals/sent/. O PDF do que foi aceito, para assinar:
  npm run proposal pdf ${number}`);
}

/** The reason why the version can no longer be accepted, if any. */
function whyClosed(
  { number, version, status, accepted, validUntil, issuedOn }: SentVersion,
  versions: readonly SentVersion[],
  { on, today }: { on: string; today: string },
): string | undefined {
  const last = versions.findLast((one) => one.number === number)?.version;
  if (status === 'accepted')
    return `${number}, versão ${version}, já foi aceita${accepted ? ` por ${accepted.name}` : ''}`;
  if (status === 'withdrawn') return `a versão ${version} de ${number} foi retirada`;
  if (last !== version)
    return `a versão ${version} de ${number} foi substituída pela ${last}: peça o aceite dela`;
  if (!isDate(on) || on < issuedOn || on > today)
    return `--on: esperado um dia de ${shortDate(issuedOn)} a ${shortDate(today)}; encontrado: ${on}`;
  if (on <= validUntil) return undefined;
  return `a proposta venceu em ${shortDate(validUntil)}: se o aceite chegou até lá, repita com --on e o dia; se não, npm run proposal revise ${number}`;
}

/** Writes the acceptance into the record, whose comments are kept; of a protected proposal, into its encrypted file. */
function write(
  root: string,
  { folder }: SentVersion,
  accepted: Acceptance,
  { secret, passphrase }: { secret: SentContent; passphrase?: string },
): void {
  const file = join(root, folder, RECORD_FILE);
  const record = parseDocument(readFileSync(file, 'utf8'));
  record.set('status', 'accepted');
  if (passphrase) writeSecret(root, folder, { ...secret, accepted }, passphrase);
  else record.set('accepted', record.createNode(accepted));
  replaceFile(file, record.toString({ lineWidth: 0 }));
}

function refuse(reasons: readonly string[]): never {
  const lines = reasons.map((reason) => `  - ${reason}`).join('\n');
  return fail(`O aceite não fecha, e nada foi anotado:\n${lines}`);
}
