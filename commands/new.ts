// `npm run new`: writes one content file that passes the build, from flags or by asking.

import type { ParseArgsConfig } from 'node:util';
import { hintOf } from '../domain/content/fields.ts';
import { formatProblem, type Problem } from '../domain/problem.ts';
import { KINDS } from '../pipeline/kinds/all-kinds.ts';
import { flagOf } from './new/check-answer.ts';
import { questionNames, type WritableKind, writableKinds } from './new/kinds.ts';
import { readKnown } from './new/known.ts';
import { type Request, readRequest } from './new/read-request.ts';
import { type Refused, writeNew } from './new/write-file.ts';
import { tellPassphrase } from './proposal/passphrases.ts';
import { ROOT } from './root.ts';
import { formatComplaints } from './terminal/complaint.ts';
import { readCommand } from './terminal/options.ts';

const kinds = writableKinds(KINDS);

const USAGE = `npm run new [KIND] [-- OPTIONS]      what no option says is asked for
${kinds.map((kind) => `  ${kind.name}${flagsOf(kind)}`).join('\n')}
  --name NAME   names the file, and with it the address
  --plain       leaves out the 16 letters and digits by chance in which a proposal's address ends,
                so that nobody finds it by guessing
  --private     keeps them, as if nothing were asked
  --passphrase  encrypts a proposal, and shows its passphrase once
  --help        says this
A price is "R$ 4.500,00" or whole centavos, such as 450000; a phone 41 99999-8888.`;

const questionFlags: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
  questionNames(kinds).map((name) => [flagOf(name).slice(2), { type: 'string' }]),
);
const given = readCommand(USAGE, {
  ...questionFlags,
  name: { type: 'string' },
  plain: { type: 'boolean' },
  private: { type: 'boolean' },
  passphrase: { type: 'boolean' },
});
if (given) {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const terminal = isTerminal ? { input: process.stdin, output: process.stdout } : undefined;
  const request = await readRequest(given, { kinds, known: readKnown(ROOT) }, terminal);
  if (!request) end(130, 'nothing was written');
  else if (Array.isArray(request)) end(2, `${formatComplaints(request)}\n\n${USAGE}`);
  else await write(request);
}

async function write(request: Request): Promise<void> {
  const result = await writeNew(ROOT, request);
  if (!('file' in result)) return end(1, explain(result));
  console.log([result.file, result.address, ...echoes(request)].join('\n'));
  if (result.passphrase) console.log(tellPassphrase(result.passphrase));
  for (const line of unrelated(result.others)) console.error(line);
  if (request.kind.starter.advice) console.log(request.kind.starter.advice);
}

/** What was wrong before keeps the site from being built, and the new file from being seen. */
function unrelated(problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  const files = [...new Set(problems.map(({ file }) => file))].join(', ');
  return [
    `! the site does not build for reasons that were there before: see npm run build (${files})`,
  ];
}

/** What a wrong zero would show in. */
function echoes({ kind, answers }: Request): string[] {
  return kind.starter.questions.flatMap(({ name, echo, doubt }) => {
    const answer = answers[name];
    if (!echo || answer === undefined) return [];
    const why = doubt?.(answer);
    return why ? `${echo(answer)}  ! ${why}: correct ${name} in the file` : echo(answer);
  });
}

function explain({ complaint, problems = [] }: Refused): string {
  if (complaint) return formatComplaints([complaint]);
  const texts = problems.map(formatProblem);
  return [...texts, 'Nothing was written: mend what is listed, and run the command again.'].join(
    '\n\n',
  );
}

function end(code: number, text: string): void {
  console.error(text);
  process.exitCode = code;
}

/** A line for each, below the kind's name. */
function flagsOf({ starter }: WritableKind): string {
  const lines = starter.questions.map(({ name, text, schema, fallback }) => {
    const flag = `${flagOf(name)} TEXT`.padEnd(18);
    const optional = fallback ? ', if it is not the usual one' : '';
    const example = text.includes('such as') ? '' : `, such as ${hintOf(schema)?.example}`;
    return `\n    ${flag}  ${text}${optional}${example}`;
  });
  return lines.join('');
}
