// `npm run new`: writes one content file that passes the build, from flags or by asking.

import { hintOf } from '../domain/content/fields.ts';
import { said, type Words } from '../domain/wording.ts';
import type { Terminal } from './new/answers.ts';
import { houseQuestions } from './new/house/house-questions.ts';
import { HOUSE, HOUSE_USAGE, newHouse } from './new/house/new-house.ts';
import { readKnown } from './new/known.ts';
import {
  flagOf,
  flagWithText,
  type Request,
  readRequest,
  WRITABLE_KINDS,
  type WritableKind,
} from './new/read-request.ts';
import { type NewFile, writeNew } from './new/write-file.ts';
import { tellPassphrase } from './proposal/passphrases.ts';
import { ROOT } from './root.ts';
import { fail, formatComplaints } from './terminal/complaint.ts';
import { tellWriter } from './terminal/language.ts';
import { readCommand } from './terminal/options.ts';

const USAGE = tellWriter({
  en: `npm run new [KIND] [-- OPTIONS]     what no option says is asked
${WRITABLE_KINDS.map((kind) => `  ${kind.name}${flagsOf(kind)}`).join('\n')}
  --name NAME   the name of the file, and with it the address
  --plain       takes the 16 letters and digits by chance from the end of a proposal's address,
                which are there so that nobody finds the address by trying
  --private     leaves it as it is, with them
  --passphrase  protects the proposal with a passphrase, shown only once
  --help        says this

${HOUSE_USAGE}
A price is "R$ 4.500,00" or whole centavos, such as 450000; a phone is 41 99999-8888.`,
  pt: `npm run new [TIPO] [-- OPÇÕES]      o que nenhuma opção diz é perguntado
${WRITABLE_KINDS.map((kind) => `  ${kind.name}${flagsOf(kind)}`).join('\n')}
  --name NOME   o nome do arquivo, e com ele o endereço
  --plain       tira as 16 letras e números sorteados do fim do endereço de uma proposta,
                que existem para ninguém achar o endereço por tentativa
  --private     deixa como é, com eles
  --passphrase  protege a proposta com uma senha, mostrada uma vez só
  --help        diz isto

${HOUSE_USAGE}
Um preço é "R$ 4.500,00" ou centavos inteiros, como 450000; um telefone é 41 99999-8888.`,
});

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
  if (!request) fail(tellWriter({ en: 'nothing was written', pt: 'nada foi escrito' }), 130);
  else if (Array.isArray(request))
    fail(`${formatComplaints(request)}\n\n${usageOf(asked.words[0])}`, 2);
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
    const doubted = doubt?.(answer);
    const why = doubted && tellWriter(doubted);
    return why
      ? tellWriter({
          en: `${echo(answer)}  ! ${why}: correct ${name} in the file`,
          pt: `${echo(answer)}  ! ${why}: corrija ${name} no arquivo`,
        })
      : echo(answer);
  });
  console.log([file, address, ...echoes].join('\n'));
  if (passphrase) console.log(tellPassphrase(passphrase));
  if (others.length > 0) {
    const files = [...new Set(others.map((problem) => problem.file))].join(', ');
    console.error(
      tellWriter({
        en: `! the site is not being built because of problems that were there before: npm run build says which (${files})`,
        pt: `! o site não está sendo gerado por problemas que já estavam lá: npm run build diz quais (${files})`,
      }),
    );
  }
  if (kind.starter.advice) console.log(tellWriter(kind.starter.advice));
}

/** Of a kind by itself: what all of them take pushes the complaint out of a terminal. */
function usageOf(name: string | undefined): string {
  const kind = WRITABLE_KINDS.find((one) => one.name === name);
  if (!kind) return USAGE;
  return tellWriter({
    en: `npm run new ${kind.name} -- OPTIONS${flagsOf(kind)}\nnpm run new -- --help explains everything else.`,
    pt: `npm run new ${kind.name} -- OPÇÕES${flagsOf(kind)}\nnpm run new -- --help explica o resto.`,
  });
}

/** A line for each, below the kind's name. */
function flagsOf({ starter }: WritableKind): string {
  const lines = starter.questions.map(({ name, text, schema, fallback }) => {
    const flag = flagWithText(name).padEnd(18);
    const optional = fallback
      ? tellWriter({ en: ', if not the usual one', pt: ', se não for o de costume' })
      : '';
    const words = tellWriter(text);
    const example = tellWriter(suchAs(hintOf(schema)?.example ?? ''));
    const isExample = /por exemplo|such as/.test(words);
    return `\n    ${flag}  ${words}${optional}${isExample ? '' : example}`;
  });
  return lines.join('');
}

function suchAs(example: string | Words): Words {
  return { en: `, such as ${said(example, 'en')}`, pt: `, por exemplo ${said(example, 'pt')}` };
}
