// Reads a command's flags; a wrong one ends the command with its usage.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { wordsFor } from '../portuguese/in-portuguese.ts';
import { fail } from './complaint.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Undefined when the command has nothing more to do: after `--help`, or a flag that it does not know. */
export function readOptions<const Own extends Flags>(usage: string, flags: Own) {
  return read(usage, flags, false)?.values;
}

/** The same for a command that also takes words without a flag, such as names. */
export function readCommand<const Own extends Flags>(usage: string, flags: Own) {
  const given = read(usage, flags, true);
  return given && { flags: given.values, words: given.positionals };
}

/** The same for a command that takes the name of one proposal, and nothing else. */
export function readName(usage: string): string | undefined {
  const words = readCommand(usage, {})?.words;
  if (!words || words.length === 1) return words?.[0];
  return fail(`diga o nome de uma proposta, e só uma\n\n${usage}`, 2);
}

/** Prints the usage to whoever asked for it; the command has nothing more to do then. */
export function asksForHelp(usage: string): boolean {
  const asked = process.argv.slice(2).some((word) => word === '--help' || word === '-h');
  if (asked) console.log(usage);
  return asked;
}

function read<const Own extends Flags>(usage: string, flags: Own, allowPositionals: boolean) {
  try {
    if (asksForHelp(usage)) return undefined;
    return parseArgs({ options: flags, allowPositionals });
  } catch (error) {
    const { say } = wordsFor(process.env);
    return fail(`${say((error as Error).message)}\n\n${usage}`, 2);
  }
}
