// What somebody answers to `npm run new house`, by flags or asked.

import type { Answers } from '../../../pipeline/kinds/starter.ts';
import type { Complaint } from '../../terminal/complaint.ts';
import { ask, type Terminal } from '../answers.ts';
import { readKnown } from '../known.ts';
import { answerIn, checkFlag, type Flags } from '../read-request.ts';
import { houseQuestions } from './house-questions.ts';

/** Complaints about flags come before anything is asked; undefined when whoever was asked left. */
export async function readAnswers(
  root: string,
  flags: Flags,
  terminal?: Terminal,
): Promise<Answers | Complaint[] | undefined> {
  const known = readKnown(root);
  const answers: Record<string, string> = {};
  const complaints: Complaint[] = [];
  for (const question of inTurn(answers)) {
    const given = answerIn(flags, question);
    const answer = given ?? (terminal ? undefined : question.fallback?.(known));
    if (answer !== undefined) answers[question.name] = answer;
    if (answer !== undefined || !terminal) complaints.push(...checkFlag(question, answer));
  }
  if (complaints.length > 0) return complaints;
  for (const question of inTurn(answers)) {
    const answer = answers[question.name] ?? (terminal && (await ask(question, known, terminal)));
    if (answer === undefined) return undefined;
    answers[question.name] = answer;
  }
  return answers;
}

/** What a question falls back on may hang on the answers before. */
function* inTurn(answers: Answers) {
  for (const index of houseQuestions({}).keys()) {
    const question = houseQuestions(answers)[index];
    if (question) yield question;
  }
}
