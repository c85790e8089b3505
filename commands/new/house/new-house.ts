// `npm run new house`: makes the sample another house's, which builds, and says what is to be written next.

import { join } from 'node:path';
import type { Problem } from '../../../domain/problem.ts';
import { dayInBrasilia } from '../../../domain/proposal/expiry.ts';
import { themeFrom } from '../../../pipeline/assets/art-of.ts';
import { buildSite } from '../../build-site.ts';
import { inTemporaryFolder } from '../../programs/temporary-folder.ts';
import { fail, formatComplaints } from '../../terminal/complaint.ts';
import { tellProblems, tellWriter } from '../../terminal/language.ts';
import type { Terminal } from '../answers.ts';
import { type Flags, flagWithText } from '../read-request.ts';
import { readAnswers } from './house-answers.ts';
import { writeHouse } from './house-content.ts';
import { houseQuestions } from './house-questions.ts';
import { refuseTree } from './refuse-tree.ts';
import { tellHouse } from './what-to-write.ts';

export const HOUSE = 'house';

const FLAGS = houseQuestions({})
  .map(({ name, text }) => `    ${flagWithText(name).padEnd(22)}  ${tellWriter(text)}`)
  .join('\n');

export const HOUSE_USAGE = tellWriter({
  en: `npm run new ${HOUSE} [-- OPTIONS]   another house in the place of the sample; what no option says is asked
${FLAGS}
    --force                 also with changes that git does not keep, or in the place of another house`,
  pt: `npm run new ${HOUSE} [-- OPÇÕES]   outra casa no lugar do exemplo; o que nenhuma opção diz é perguntado
${FLAGS}
    --force                 também com mudanças que o git não guardou, ou no lugar de outra casa`,
});

export async function newHouse(root: string, flags: Flags, terminal?: Terminal): Promise<void> {
  const refusal = flags.force ? undefined : refuseTree(root);
  if (refusal) return fail(formatComplaints([refusal]));
  const answers = await readAnswers(root, flags, terminal);
  if (!answers) return fail(tellWriter({ en: 'nothing was written', pt: 'nada foi escrito' }), 130);
  if (Array.isArray(answers)) return fail(`${formatComplaints(answers)}\n\n${HOUSE_USAGE}`, 2);
  writeHouse(root, answers, dayInBrasilia(new Date()).slice(0, 4));
  const accent = themeFrom(answers.accent ?? '').accent;
  if (accent !== answers.accent) {
    const en = `${answers.accent} cannot be read on a button: it became ${accent}, the nearest colour\n`;
    const pt = `${answers.accent} não dá para ler num botão: ficou ${accent}, a cor mais próxima\n`;
    console.log(tellWriter({ en, pt }));
  }
  const problems = await problemsOf(root);
  console.log(tellHouse(root));
  if (problems.length > 0) fail(tellProblems(problems));
}

function problemsOf(root: string): Promise<Problem[]> {
  return inTemporaryFolder(async (folder) => {
    const outDir = join(folder, 'dist');
    return (await buildSite({ root, outDir, hosts: [], env: process.env })).problems;
  });
}
