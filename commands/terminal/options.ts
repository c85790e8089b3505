// Reads a command's flags; a wrong one ends the command with its usage.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { fail } from './complaint.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Undefined when the command has nothing more to do: after `--help`, or a flag that it does not know. */
export function readOptions<const Own extends Flags>(usage: string, flags: Own, say = asNode) {
  return read(usage, { options: flags, allowPositionals: false }, say)?.values;
}

/** The same for a command of those who write, which also takes words without a flag, such as names. */
export function readCommand<const Own extends Flags>(
  usage: string,
  flags: Own,
  say = inPortuguese,
) {
  const given = read(usage, { options: flags, allowPositionals: true }, say);
  return given && { flags: given.values, words: given.positionals };
}

export function refuseNames(usage: string): undefined {
  const oneName = 'diga o nome de uma proposta, e só uma';
  return fail(`${oneName}\n\n${usage}`, 2);
}

/** What Node.js says of flags that it cannot read, as it says it. */
export function asNode({ message }: Error): string {
  return message;
}

export function inPortuguese({ message, code }: NodeJS.ErrnoException): string {
  const [, word = ''] = /'(?:-\w, )?([^' ]+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `a opção '${word}' não existe aqui`;
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `este comando não recebe '${word}'`;
  const takesNone = message.includes('does not take');
  return takesNone ? `a opção '${word}' não recebe valor` : `a opção '${word}' pede um valor`;
}

function read<const Setting extends ParseArgsConfig>(
  usage: string,
  setting: Setting,
  say: (error: Error) => string,
) {
  try {
    const asksForHelp = process.argv.slice(2).some((word) => word === '--help' || word === '-h');
    if (!asksForHelp) return parseArgs(setting);
    console.log(usage);
    return undefined;
  } catch (error) {
    return fail(`${say(error as Error)}\n\n${usage}`, 2);
  }
}
