// Asks in the terminal what no flag has answered; a wrong answer is explained, and asked for again.

import type { Readable, Writable } from 'node:stream';
import { isCancel, log, select, text, updateSettings } from '@clack/prompts';
import type { Known, Question } from '../../pipeline/kinds/starter.ts';
import { checkAnswer } from './check-answer.ts';

/** The terminal, or what stands for it in a test. */
export interface Terminal {
  input: Readable;
  output: Writable;
}

const CTRL_D = '\u0004';
updateSettings({ aliases: { [CTRL_D]: 'cancel' } });

/** One of `names`; undefined when whoever was asked left. */
export async function askKind(names: readonly string[], terminal: Terminal) {
  const options = names.map((value) => ({ value }));
  const chosen = await select({ ...terminal, message: 'Kind', options });
  return isCancel(chosen) ? undefined : chosen;
}

/** The answer; undefined when whoever was asked left. */
export async function ask(question: Question, known: Known, terminal: Terminal) {
  const { text: message, read, echo, doubt } = question;
  const fallback = question.fallback?.(known) ?? '';
  const answerOf = (typed = ''): string => {
    const plain = typed.trim() || fallback;
    return read?.terminal(plain) ?? plain;
  };
  let doubted: string | undefined;
  const typed = await text({
    ...terminal,
    ...{ message, placeholder: fallback, defaultValue: fallback },
    validate(input) {
      const answer = answerOf(input);
      const complaint = checkAnswer(question, answer);
      if (complaint) return `${complaint.message}: ${complaint.fix}`;
      const why = answer === doubted ? undefined : doubt?.(answer);
      doubted = answer;
      return why && `${why}: press Enter again if it is meant`;
    },
  });
  if (isCancel(typed)) return undefined;
  const answer = answerOf(typed);
  if (echo || answer !== typed) log.message(echo?.(answer) ?? answer, terminal);
  return answer;
}
