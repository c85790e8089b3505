// Holds an answer against the schema of the field that it is meant for, and a name against what an address may be.

import { hintOf } from '../../domain/content/fields.ts';
import { slugOf } from '../../domain/text/slug.ts';
import type { Question } from '../../pipeline/kinds/starter.ts';
import type { Complaint } from '../terminal/complaint.ts';

const MAX_SHOWN = 60;
/** Longer ones are cut off in chats and on paper. */
const MAX_NAME = 80;

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

export function checkName(name: string): Complaint | undefined {
  const better = nameAfter(name) || 'novo-arquivo';
  if (name === better) return undefined;
  const expected = `at most ${MAX_NAME} lower-case letters, digits and hyphens`;
  return { message: `expected ${expected}, found ${describe(name)}`, fix: `write ${better}` };
}

/** The name that a title gives; empty without letters and digits. */
export function nameAfter(title: string): string {
  const name = slugOf(title);
  return name.length <= MAX_NAME ? name : name.slice(0, MAX_NAME).replace(/-[^-]*$/, '');
}

function describe(answer: string): string {
  if (answer === '') return 'nothing';
  if (answer.length <= MAX_SHOWN) return `"${answer}"`;
  return `"${answer.slice(0, MAX_SHOWN)}…" (${answer.length} characters)`;
}
