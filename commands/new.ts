// `npm run new`: writes one content file that passes the build, from flags or by asking.

import { hintOf } from '../domain/content/fields.ts';
import type { Terminal } from './new/answers.ts';
import { houseQuestions } from './new/house/house-questions.ts';
import { HOUSE, HOUSE_USAGE, newHouse } from './new/house/new-house.ts';
import { readKnown } from './new/known.ts';
import {
  flagOf,
  type Request,
  readRequest,
  WRITABLE_KINDS,
  type WritableKind,
} from './new/read-request.ts';
import { type NewFile, writeNew } from './new/write-file.ts';
import { tellPassphrase } from './proposal/passphrases.ts';
import { ROOT } from './root.ts';
import { fail, formatComplaints } from './terminal/complaint.ts';
import { readCommand } from './terminal/options.ts';

const USAGE = `npm run new [TIPO] [-- OPÇÕES]      o que nenhuma opção diz é perguntado
${WRITABLE_KINDS.map((kind) => `  ${kind.name}${flagsOf(kind)}`).join('\n')}
  --name NOME   o nome do arquivo, e com ele o endereço
  --plain       tira as 16 letras e números sorteados do fim do endereço de uma proposta,
                que existem para ninguém achar o endereço por tentativa
  --private     deixa como é, com eles
  --passphrase  protege a proposta com uma senha, mostrada uma vez só
  --help        diz isto

${HOUSE_USAGE}
Um preço é "R$ 4.500,00" ou centavos inteiros, como 450000; um telefone é 41 99999-8888.`;

const questions = WRITABLE_KINDS.flatMap(({ starter }) => starter.questions);
const given = readCommand(USAGE, {
  ...Object.fromEntries(
    questions.map(({ name }) => [flagOf(name).slice(2), { type: 'string' } as const]),
  ),
  ...Object.fromEntries(
    houseQuestions({}).map(({ name }) => [flagOf(name).slice(2), { type: 'string' } as const]),
  ),
  force: { type: 'boolean' },
  name: { type: 'string' },
  plain: { type: 'boolean' },
  private: { type: 'boolean' },
  passphrase: { type: 'boolean' },
});
if (given) {
  const { stdin: input, stdout: output } = process;
  const terminal = input.isTTY && output.isTTY ? { input, output } : undefined;
  if (given.words[0] === HOUSE) await newHouse(ROOT, given.flags, terminal);
  else await writeFile(given, terminal);
}

async function writeFile(asked: typeof given & object, terminal?: Terminal): Promise<void> {
  const request = await readRequest(asked, readKnown(ROOT), terminal);
  if (!request) fail('nada foi escrito', 130);
  else if (Array.isArray(request)) fail(`${formatComplaints(request)}\n\n${USAGE}`, 2);
  else {
    const result = await writeNew(ROOT, request);
    if ('refused' in result) fail(result.refused);
    else tell(request, result);
  }
}

function tell({ kind, answers }: Request, { file, address, passphrase, others }: NewFile): void {
  // What a wrong zero would show in.
  const echoes = kind.starter.questions.flatMap(({ name, echo, doubt }) => {
    const answer = answers[name];
    if (!echo || answer === undefined) return [];
    const why = doubt?.(answer);
    return why ? `${echo(answer)}  ! ${why}: corrija ${name} no arquivo` : echo(answer);
  });
  console.log([file, address, ...echoes].join('\n'));
  if (passphrase) console.log(tellPassphrase(passphrase));
  if (others.length > 0) {
    const files = [...new Set(others.map((problem) => problem.file))].join(', ');
    const reasons = 'por problemas que já estavam lá: npm run build diz quais';
    console.error(`! o site não está sendo gerado ${reasons} (${files})`);
  }
  if (kind.starter.advice) console.log(kind.starter.advice);
}

/** A line for each, below the kind's name. */
function flagsOf({ starter }: WritableKind): string {
  const lines = starter.questions.map(({ name, text, schema, fallback }) => {
    const flag = `${flagOf(name)} TEXTO`.padEnd(18);
    const optional = fallback ? ', se não for o de costume' : '';
    const example = text.includes('por exemplo') ? '' : `, por exemplo ${hintOf(schema)?.example}`;
    return `\n    ${flag}  ${text}${optional}${example}`;
  });
  return lines.join('');
}
