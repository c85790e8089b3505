// Asks whoever typed a command for what its flags do not say.

import { createInterface } from 'node:readline/promises';

/** Undefined where nobody can be asked: in a script, the flag is missing. */
export async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}: `);
  terminal.close();
  return answer.trim();
}
