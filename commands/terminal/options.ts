// Reads a command's flags; a wrong one ends the command with its usage.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Language } from '../../domain/wording.ts';
import { fail } from './complaint.ts';
import { whatIsWrong } from './wrong-words.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Undefined when the command has nothing more to do: after `--help`, or a flag that it does not know. */
export function readOptions<const Own extends Flags>(
  usage: string,
  flags: Own,
  language: Language = 'en',
) {
  return read(usage, { options: flags, allowPositionals: false }, language)?.values;
}

/** The same for a command of those who write, which also takes words without a flag, such as names. */
export function readCommand<const Own extends Flags>(
  usage: string,
  flags: Own,
  language: Language = 'pt',
) {
  const given = read(usage, { options: flags, allowPositionals: true }, language);
  return given && { flags: given.values, words: given.positionals };
}

/** The same for a command that takes the name of one proposal, and nothing else. */
export function readName(usage: string): string | undefined {
  const words = readCommand(usage, {})?.words;
  if (!words || words.length === 1) return words?.[0];
  return refuseNames(usage);
}

export function refuseNames(usage: string): undefined {
  const oneName = 'diga o nome de uma proposta, e só uma';
  return fail(`${oneName}\n\n${usage}`, 2);
}

/** Prints the usage to whoever asked for it; the command has nothing more to do then. */
export function asksForHelp(usage: string): boolean {
  const asked = process.argv.slice(2).some((word) => word === '--help' || word === '-h');
  if (asked) console.log(usage);
  return asked;
}

function read<const Setting extends ParseArgsConfig>(
  usage: string,
  setting: Setting,
  language: Language,
) {
  try {
    if (asksForHelp(usage)) return undefined;
    return parseArgs(setting);
  } catch (error) {
    return fail(`${whatIsWrong(error as Error)[language]}\n\n${usage}`, 2);
  }
}
