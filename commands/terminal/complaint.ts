// What keeps a command of those who write from its work, and the end of a command that could do nothing.

import { formatProblem, type Problem } from '../../domain/problem.ts';

/** With an empty line between them. */
export function tellProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n\n');
}

export function problemCount(count: number): string {
  return count === 1 ? '1 problema' : `${count} problemas`;
}

/** The last words of a command, with its exit code: 2 where it was typed wrong. */
export function fail(text: string, code = 1): undefined {
  console.error(text);
  process.exitCode = code;
}
