// In which language commands speak, and that none of them mixes two.

import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { THIS_COMPUTER } from '../../commands/serve/address.ts';
import { startDevServer } from '../../commands/serve/dev-server.ts';
import { formatReport } from '../../commands/terminal/format-report.ts';
import { languageOf } from '../../commands/terminal/language.ts';
import { whatIsWrong } from '../../commands/terminal/wrong-words.ts';
import { layOut } from '../../domain/problem.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';
import { englishIn } from '../support/both-languages.ts';
import { buildProject, buildSite, makeProject } from '../support/build-site.ts';
import { copyProgram, startNode } from '../support/project-copy.ts';
import { article, PROPOSAL, proposal } from '../support/tiny-site.ts';

const BRAZIL = { LANG: 'pt_BR.UTF-8' };

test('the house says the language, else the system, else what is usual of the command', () => {
  const root = makeProject();
  const asked = (env: NodeJS.ProcessEnv, at = root) => [
    languageOf('en', env, at),
    languageOf('pt', env, at),
  ];
  expect(asked({})).toEqual(['en', 'pt']);
  expect(asked({ LANG: 'C.UTF-8' })).toEqual(['en', 'pt']);
  expect(asked(BRAZIL)).toEqual(['pt', 'pt']);
  expect(asked({ LANG: 'en_US.UTF-8' })).toEqual(['en', 'en']);
  expect(asked({ ...BRAZIL, LC_MESSAGES: 'en_US', LC_ALL: 'C' })).toEqual(['en', 'pt']);
  expect(asked({ ...BRAZIL, LC_MESSAGES: 'en_US' })).toEqual(['en', 'en']);
  // Also of a file that cannot be read as YAML.
  const english = makeProject({ 'content/site.yaml': 'brand: [\nlanguage: en # the house\n' });
  expect(asked(BRAZIL, english)).toEqual(['en', 'en']);
  const portuguese = makeProject({ 'content/site.yaml': 'language: "pt"\n' });
  expect(asked({ LANG: 'en_US' }, portuguese)).toEqual(['pt', 'pt']);
});

test('the report of a build is in one language, with problems and without', async () => {
  const { report } = await buildSite();
  const told = (one: BuildReport, env: NodeJS.ProcessEnv) =>
    formatReport(one, { terminal: false, milliseconds: 12, env });
  expect(report.notices.length).toBeGreaterThan(0);
  expect(told(report, BRAZIL)).toMatch(/^\d+ páginas em 12 ms, \d+ arquivos mudaram em dist\/\n/);
  expect(told(report, BRAZIL).split('\n').flatMap(english)).toEqual([]);
  expect(told(report, {})).toMatch(/^\d+ pages in 12 ms, \d+ files changed in dist\/\n/);
  const wrong = proposal('validDays: 15', 'validade: 15').replace(/ {2}email: .*\n/, '');
  const { report: refused } = await buildProject(makeProject({ [PROPOSAL]: wrong }));
  expect(told(refused, BRAZIL)).toMatch(
    /client\.email\n {2}falta a chave "email", com um endereço de e-mail\n[\s\S]*\n {2}solução: será "validDays"\? As chaves daqui: [\s\S]*\n2 problemas; dist\/ ficou como estava$/,
  );
  expect(told(refused, {})).toMatch(/\n2 problems; dist\/ is as it was$/);
});

test.each([
  [['--nope'], "a opção '--nope' não existe aqui"],
  [['--choice'], "a opção '--choice' pede um valor"],
  [['--help=1'], "a opção '--help' não recebe valor"],
  [['um'], "este comando não recebe 'um'"],
])('%j is refused in Portuguese, and in the words of Node.js', (args, pt) => {
  const options = { choice: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
  const slip = (() => {
    try {
      return parseArgs({ args, options });
    } catch (error) {
      return whatIsWrong(error as Error);
    }
  })();
  expect(slip).toEqual({ en: expect.stringMatching(/^[UO][a-z]+ /), pt });
});

const english = (pt: string): string[] => englishIn({ pt });

test('a mend in Portuguese leads to pages and names in Portuguese', async () => {
  const text = article('Um', {}, '> [!XYZ]\n> Texto.\n\n{qualquercoisa}\n');
  const { report } = await buildProject(makeProject({ 'content/blog/um.md': text }));
  const fixes = report.problems.map(({ fix }) => fix.pt);
  expect(fixes).toEqual([
    'escreva um destes: NOTA, DICA, IMPORTANTE, ATENÇÃO, CUIDADO',
    'escreva um dos nomes de docs/escrever.md, ou o próprio texto, sem chaves',
  ]);
});

test('the list of proposals, and what a preview shows in the place of a page, are in one language', async () => {
  const program = ['--import', 'tsx', 'commands/proposal/list.ts'];
  const written = copyProgram({ [PROPOSAL]: proposal() });
  const listed = await startNode(written, program, BRAZIL).finished;
  expect(listed.stdout).toContain('npm run proposal send');
  expect(listed.stdout.split('\n').flatMap(english)).toEqual([]);
  const root = makeProject({ [PROPOSAL]: proposal('validDays: 15', 'validade: 15') });
  const { report } = await buildProject(root);
  const host = THIS_COMPUTER;
  const server = await startDevServer({ folder: `${root}/dist`, port: 4360, host });
  server.show(report.problems);
  const page = await (await fetch(`http://localhost:${server.port}/`)).text();
  expect(page).toMatch(/lang="pt-BR".*<title>\d problema/);
  expect(report.problems.map((one) => layOut(one, 'pt')).flatMap(english)).toEqual([]);
});
