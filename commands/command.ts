// Parts that every command needs: its flags and words, questions, errors, and a temporary folder.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { formatProblem, type Problem } from '../domain/problem.ts';

/** `words` are the arguments after the command's name, `root` is the project's folder, `read` returns pasted input. */
export type Main = (words: string[], root: string, read?: () => Uint8Array) => Promise<void> | void;

/** Thrown anywhere in a command to end it with a message and an exit code. */
class ExitError extends Error {
  constructor(
    text: string,
    readonly code: number,
  ) {
    super(text);
  }
}

export async function runCommand(main: Main, ...args: Parameters<Main>): Promise<void> {
  try {
    await main(...args);
  } catch (error) {
    if (!(error instanceof ExitError)) throw error;
    if (error.code === 0) console.log(error.message);
    else complain(error.message, error.code);
  }
}

/** Ends the command with a message; code 2 means that it was typed wrong. */
export function fail(text: string, code = 1): never {
  throw new ExitError(text, code);
}

/** Does the work for each; if any of them ends the command, it ends after all of them, with all their messages. */
export function mapOrFail<One, Result>(all: readonly One[], work: (one: One) => Result): Result[] {
  const ends: string[] = [];
  const done = all.flatMap((one) => {
    try {
      return [work(one)];
    } catch (error) {
      if (!(error instanceof ExitError)) throw error;
      ends.push(error.message);
      return [];
    }
  });
  return ends.length > 0 ? fail(ends.join('\n')) : done;
}

/** Prints what is wrong and sets the exit code; the command continues. */
export function complain(text: string, code = 1): void {
  console.error(text);
  process.exitCode = code;
}

export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n\n');
}

/** Ends the command with its problems; `end` says what was left undone. */
export function failOn(problems: readonly Problem[], end: string): never {
  return fail(`${formatProblems(problems)}\n\n${problemCount(problems.length)}; ${end}`);
}

export function problemCount(count: number): string {
  return count === 1 ? '1 problema' : `${count} problemas`;
}

interface CommandOptions {
  /** True if the command takes words without a flag, such as names. */
  takesWords?: boolean;
  /** True for commands about the code, whose messages are English, as those of Node.js are. */
  inEnglish?: boolean;
}

/** Reads the flags and words of a command; ends it after `--help`, or if a flag is unknown. */
export function readCommand<const Flags extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  usage: string,
  options: Flags,
  { takesWords = true, inEnglish = false }: CommandOptions = {},
) {
  if (args.some((word) => word === '--help' || word === '-h')) fail(usage, 0);
  const kept = keptByNpm(Object.keys(options));
  if (kept !== undefined) {
    const text = inEnglish
      ? `npm has kept --${kept} for itself: put -- before the options, as in npm run … -- --${kept}`
      : `o npm ficou com --${kept}: ponha -- antes das opções, como em npm run … -- --${kept}`;
    return fail(`${text}\n\n${usage}`, 2);
  }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: takesWords });
    return { flags: values, words: positionals };
  } catch (error) {
    const text = inEnglish ? (error as Error).message : inPortuguese(error as Error);
    return fail(`${text}\n\n${usage}`, 2);
  }
}

/** An option that was typed without the `--` behind which npm hands options on; npm names it in the environment. */
function keptByNpm(names: readonly string[]): string | undefined {
  // `email` may come from an .npmrc, so it proves nothing.
  return names.find((name) => name !== 'email' && process.env[`npm_config_${name}`] !== undefined);
}

function inPortuguese({ message, code }: NodeJS.ErrnoException): string {
  // Node.js names the flag in quotes, perhaps with its short form and its value: `'-h, --host <value>'`.
  const [, word = ''] = /'(?:-\w, )?([^' ]+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `a opção '${word}' não existe aqui`;
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `este comando não recebe '${word}'`;
  const takesNone = message.includes('does not take');
  return takesNone ? `a opção '${word}' não recebe valor` : `a opção '${word}' pede um valor`;
}

/** Asks for a value that no flag gave; undefined without a terminal, as in a script. */
export async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}: `);
  terminal.close();
  return answer.trim();
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ends an interrupted command by an ordinary exit, so that listeners of `exit` are called. */
const leave = (): void => process.exit(130);

/** Runs `work` in a new temporary folder, which is removed when the work or the whole command ends. */
export async function inTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  for (const signal of SIGNALS) process.on(signal, leave);
  try {
    return await work(folder);
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
    process.off('exit', remove);
    remove();
  }
}
