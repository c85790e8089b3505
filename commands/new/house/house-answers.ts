// What somebody answers to `npm run new house`, by flags or asked; and whether it may begin.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Answers } from '../../../pipeline/kinds/starter.ts';
import type { Complaint } from '../../terminal/complaint.ts';
import { tellWriter } from '../../terminal/language.ts';
import { ask, type Terminal } from '../answers.ts';
import { readKnown } from '../known.ts';
import { answerIn, checkFlag, type Flags } from '../read-request.ts';
import { houseQuestions } from './house-questions.ts';

/** What the command removes comes back only from git. */
export function refuseTree(root: string): Complaint | undefined {
  const git = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (git.status !== 0 || git.stdout !== '') {
    const message = tellWriter({
      en: 'this command deletes the content of the sample, and there are changes that git does not keep',
      pt: 'este comando apaga o conteúdo do exemplo, e há mudanças que o git não guardou',
    });
    return {
      message,
      fix: tellWriter({
        en: 'keep everything with git commit, or add --force',
        pt: 'guarde tudo com git commit, ou acrescente --force',
      }),
    };
  }
  const { brand, sampleBrand } = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'));
  if (brand === sampleBrand) return undefined;
  const message = tellWriter({
    en: `content/site.yaml is already of the house ${brand}, and this command would delete its content`,
    pt: `content/site.yaml já é da casa ${brand}, e este comando apagaria o conteúdo dela`,
  });
  return {
    message,
    fix: tellWriter({
      en: 'edit the files of content/, or add --force',
      pt: 'edite os arquivos de content/, ou acrescente --force',
    }),
  };
}

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
