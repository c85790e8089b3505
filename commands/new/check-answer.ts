// Holds an answer against the schema of the field that it is meant for.

import { hintOf } from '../../domain/content/fields.ts';
import type { Question } from '../../pipeline/kinds/starter.ts';
import type { Complaint } from '../terminal/complaint.ts';

const MAX_SHOWN = 60;

export function checkAnswer(
  { schema, asked }: Pick<Question, 'schema' | 'asked'>,
  answer: string,
): Complaint | undefined {
  const value = /^\d+$/.test(answer) ? Number(answer) : answer;
  if (schema.safeParse(value).success || schema.safeParse(answer).success) return undefined;
  const hint = asked ?? hintOf(schema);
  const mended = answer === '' || asked ? undefined : hintOf(schema)?.mend?.(answer);
  return {
    message: `expected ${hint?.expected}, found ${describe(answer)}`,
    fix: mended ? `write ${mended}` : `write something like ${hint?.example}`,
  };
}

function describe(answer: string): string {
  if (answer === '') return 'nothing';
  if (answer.length <= MAX_SHOWN) return `"${answer}"`;
  return `"${answer.slice(0, MAX_SHOWN)}…" (${answer.length} characters)`;
}

/** `salaryMin` is answered by `--salary-min`. */
export function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
