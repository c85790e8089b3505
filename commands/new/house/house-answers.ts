// What somebody answers to `npm run new house`, by flags or asked.

import type { Answers } from '../../../pipeline/kinds/starter.ts';
import type { Terminal } from '../answers.ts';
import { readKnown } from '../known.ts';
import { answerAll, type Flags } from '../read-request.ts';
import { houseQuestions } from './house-questions.ts';

/** Complaints about flags come before anything is asked; undefined when whoever was asked left. */
export function readAnswers(root: string, flags: Flags, terminal?: Terminal) {
  return answerAll(inTurn, { flags, known: readKnown(root), terminal });
}

/** What a question falls back on may hang on the answers before. */
function* inTurn(answers: Answers) {
  for (const index of houseQuestions({}).keys()) {
    const question = houseQuestions(answers)[index];
    if (question) yield question;
  }
}
