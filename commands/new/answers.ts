// Asks in the terminal what no flag has answered, and holds every answer against the schema of its field.

import type { Readable, Writable } from 'node:stream';
import { isCancel, log, select, text, updateSettings } from '@clack/prompts';
import { hintOf } from '../../domain/content/fields.ts';
import { expectedFound, said, same, type Words } from '../../domain/wording.ts';
import type { Known, Question } from '../../pipeline/kinds/starter.ts';
import type { Complaint } from '../terminal/complaint.ts';
import { tellWriter } from '../terminal/language.ts';

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
  const chosen = await select({
    ...terminal,
    message: tellWriter({ en: 'Kind', pt: 'Tipo' }),
    options,
    // They are English, whatever is asked; the arrows explain themselves.
    showInstructions: false,
  });
  return isCancel(chosen) ? undefined : chosen;
}

/** The answer; undefined when whoever was asked left. A wrong one is explained, and asked for again. */
export async function ask(question: Question, known: Known, terminal: Terminal) {
  const { text: asked, read, echo, doubt } = question;
  const fallback = question.fallback?.(known) ?? '';
  const answerOf = (typed = ''): string => {
    const plain = typed.trim() || fallback;
    return read?.terminal(plain) ?? plain;
  };
  let doubted: string | undefined;
  const typed = await text({
    ...terminal,
    ...{ message: tellWriter(asked), placeholder: fallback, defaultValue: fallback },
    validate(input) {
      const answer = answerOf(input);
      const complaint = checkAnswer(question, answer);
      if (complaint) return `${complaint.message}: ${complaint.fix}`;
      const doubts = answer === doubted ? undefined : doubt?.(answer);
      const why = doubts && tellWriter(doubts);
      doubted = answer;
      return (
        why &&
        tellWriter({
          en: `${why}: if that is what you mean, press Enter again`,
          pt: `${why}: se é isso mesmo, aperte Enter de novo`,
        })
      );
    },
  });
  if (isCancel(typed)) return undefined;
  const answer = answerOf(typed);
  if (echo || answer !== typed) log.message(echo?.(answer) ?? answer, terminal);
  return answer;
}

export function checkAnswer(
  { schema, asked }: Pick<Question, 'schema' | 'asked'>,
  answer: string,
): Complaint | undefined {
  const value = /^\d+$/.test(answer) ? Number(answer) : answer;
  if (schema.safeParse(value).success || schema.safeParse(answer).success) return undefined;
  const hint = asked ?? hintOf(schema);
  const mended = answer === '' || asked ? undefined : hintOf(schema)?.mend?.(answer);
  return {
    message: tellWriter(expectedFound(hint?.expected ?? same(''), describe(answer))),
    fix: mended
      ? tellWriter({ en: `write ${mended}`, pt: `escreva ${mended}` })
      : tellWriter({
          en: `write something like ${said(hint?.example ?? '', 'en')}`,
          pt: `escreva algo como ${said(hint?.example ?? '', 'pt')}`,
        }),
  };
}

const MAX_SHOWN = 60;

export function describe(answer: string): Words {
  if (answer === '') return { en: 'nothing', pt: 'nada' };
  if (answer.length <= MAX_SHOWN) return same(`"${answer}"`);
  const start = `"${answer.slice(0, MAX_SHOWN)}…"`;
  return {
    en: `${start} (${answer.length} characters)`,
    pt: `${start} (${answer.length} caracteres)`,
  };
}
