// `npm run new house`: makes the sample another house's, which builds, and says what is to be written next.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayInBrasilia } from '../../../domain/proposal/expiry.ts';
import type { Answers } from '../../../pipeline/kinds/starter.ts';
import { buildSite } from '../../build-site.ts';
import { problemInPortuguese } from '../../portuguese/in-portuguese.ts';
import { inTemporaryFolder } from '../../programs/temporary-folder.ts';
import { type Complaint, fail, formatComplaints } from '../../terminal/complaint.ts';
import { ask, type Terminal } from '../answers.ts';
import { readKnown } from '../known.ts';
import { answerIn, checkFlag, type Flags, flagOf } from '../read-request.ts';
import { writeHouse } from './house-content.ts';
import { houseQuestions } from './house-questions.ts';

export const HOUSE = 'house';

export const HOUSE_USAGE = `npm run new ${HOUSE} [-- OPÇÕES]   outra casa no lugar do exemplo; o que nenhuma opção diz é perguntado
${houseQuestions({})
  .map(({ name, text }) => `    ${`${flagOf(name)} TEXTO`.padEnd(22)}  ${text}`)
  .join('\n')}
    --force                 também com mudanças que o git não guardou, ou no lugar de outra casa`;

export async function newHouse(root: string, flags: Flags, terminal?: Terminal): Promise<void> {
  const refusal = flags.force ? undefined : refuseTree(root);
  if (refusal) return fail(formatComplaints([refusal]));
  const answers = await readAnswers(root, flags, terminal);
  if (!answers) return fail('nada foi escrito', 130);
  if (Array.isArray(answers)) return fail(`${formatComplaints(answers)}\n\n${HOUSE_USAGE}`, 2);
  writeHouse(root, answers, dayInBrasilia(new Date()).slice(0, 4));
  const problems = await problemsOf(root);
  console.log(tellHouse(root));
  if (problems.length > 0) fail(problems.join('\n\n'));
}

/** What the command removes comes back only from git. */
function refuseTree(root: string): Complaint | undefined {
  const git = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (git.status !== 0 || git.stdout !== '') {
    const message = 'este comando apaga o conteúdo do exemplo, e há mudanças que o git não guardou';
    return { message, fix: 'guarde tudo com git commit, ou acrescente --force' };
  }
  const { brand, sampleBrand } = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'));
  if (brand === sampleBrand) return undefined;
  const message = `content/site.yaml já é da casa ${brand}, e este comando apagaria o conteúdo dela`;
  return { message, fix: 'edite os arquivos de content/, ou acrescente --force' };
}

async function readAnswers(
  root: string,
  flags: Flags,
  terminal?: Terminal,
): Promise<Answers | Complaint[] | undefined> {
  const known = readKnown(root);
  const answers: Record<string, string> = {};
  const complaints: Complaint[] = [];
  for (const { name } of houseQuestions({})) {
    // What a question falls back on may hang on the answers before.
    const question = houseQuestions(answers).find((one) => one.name === name);
    if (!question) continue;
    const given = answerIn(flags, question) ?? (terminal ? undefined : question.fallback?.(known));
    if (given !== undefined || !terminal) complaints.push(...checkFlag(question, given));
    if (complaints.length > 0 && terminal) return complaints;
    const answer = given ?? (terminal && (await ask(question, known, terminal)));
    if (answer === undefined && terminal) return undefined;
    answers[name] = answer ?? '';
  }
  return complaints.length > 0 ? complaints : answers;
}

function problemsOf(root: string): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    const outDir = join(folder, 'dist');
    const { problems } = await buildSite({ root, outDir, hosts: [], env: process.env });
    return problems.map(problemInPortuguese);
  });
}

const TO_WRITE = /^\s*# A escrever: (.*)$/;

/** What the files themselves say is to be written, each with its place. */
function tellHouse(root: string): string {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  const places = files.flatMap((file) =>
    readFileSync(join(root, 'content', file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, words] = TO_WRITE.exec(line) ?? [];
        return words ? `  content/${file}:${index + 1}  ${words}` : [];
      }),
  );
  return [
    'A casa está em content/. O que escrever agora, na ordem de docs/new-house.md:',
    ...places,
    '  content/site.yaml  os valores de exemplo que sobraram: npm run build diz quais',
    '  content/pages/*.md  as páginas legais, com docs/antes-de-publicar.md ao lado',
    '',
    'Para ver: npm run dev. Para voltar ao que era: git restore . && git clean -fd content',
  ].join('\n');
}
