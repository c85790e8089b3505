// Asks in the terminal what no flag has answered; a wrong answer is explained and asked again.

import { createInterface } from 'node:readline/promises';
import type { Known, Question } from '../../pipeline/kinds/starter.ts';
import { checkAnswer } from './check-answer.ts';

/** The terminal, or what stands for it in a test. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** The answers by name, or undefined when whoever was asked left: Ctrl+C or the end of the input. */
export async function ask(
  questions: readonly Question[],
  known: Known,
  { input, output }: Terminal,
): Promise<Record<string, string> | undefined> {
  const terminal = createInterface({ input, output, terminal: true });
  const left = new Promise<undefined>((leave) => {
    terminal.on('SIGINT', () => terminal.close());
    terminal.on('close', () => leave(undefined));
  });
  const answers: Record<string, string> = {};
  try {
    for (const question of questions) {
      const answer = await Promise.race([askOne(question, known, terminal, output), left]);
      if (answer === undefined) return undefined;
      answers[question.name] = answer;
    }
    return answers;
  } finally {
    terminal.close();
  }
}

type Line = ReturnType<typeof createInterface>;

async function askOne(
  question: Question,
  known: Known,
  terminal: Line,
  output: NodeJS.WritableStream,
): Promise<string> {
  const fallback = question.fallback?.(known);
  const prompt = fallback ? `${question.text} (${fallback}): ` : `${question.text}: `;
  let doubted: string | undefined;
  for (;;) {
    const typed = (await terminal.question(prompt)).trim() || (fallback ?? '');
    const answer = question.read?.terminal(typed) ?? typed;
    const complaint = checkAnswer(question, answer);
    const doubt = complaint || answer === doubted ? undefined : question.doubt?.(answer);
    if (complaint) output.write(`  ${complaint.message}\n  fix: ${complaint.fix}\n`);
    else if (doubt) output.write(`  ${doubt}: type it again if it is meant\n`);
    else {
      if (question.echo) output.write(`  ${question.echo(answer)}\n`);
      else if (answer !== typed) output.write(`  ${answer}\n`);
      return answer;
    }
    doubted = answer;
  }
}
