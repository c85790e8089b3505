// Reads a command's flags; a wrong one ends the command with its usage.

import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Undefined when the command has nothing more to do: after `--help`, or a flag that it does not know. */
export function readOptions<const Flags extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  flags: Flags,
) {
  try {
    const { values } = parseArgs({ options: { ...flags, help: { type: 'boolean', short: 'h' } } });
    if (!('help' in values && values.help)) return values;
    console.log(usage);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = 2;
  }
  return undefined;
}
