// Reads a command's flags; a wrong one ends the command with its usage.

import { type ParseArgsConfig, parseArgs } from 'node:util';

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

function read<const Own extends Flags>(usage: string, flags: Own, allowPositionals: boolean) {
  try {
    const options = { ...flags, help: { type: 'boolean', short: 'h' } } as const;
    const given = parseArgs({ options, allowPositionals });
    if (!('help' in given.values && given.values.help)) return given;
    console.log(usage);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = 2;
  }
  return undefined;
}
