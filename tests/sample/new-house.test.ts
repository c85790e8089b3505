// `npm run new house`: the sample becomes another house's, of which nothing is invented, and says what to write next.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readAnswers } from '../../commands/new/house/house-answers.ts';
import { writeHouse } from '../../commands/new/house/house-content.ts';
import { houseQuestions, servicesIn } from '../../commands/new/house/house-questions.ts';
import { writeTheme } from '../../commands/new/house/house-records.ts';
import { refuseTree } from '../../commands/new/house/refuse-tree.ts';
import { tellHouse } from '../../commands/new/house/what-to-write.ts';
import { formatComplaints } from '../../commands/terminal/complaint.ts';
import { hintOf } from '../../domain/content/fields.ts';
import { homeSchema } from '../../domain/content/pages/home.ts';
import { same } from '../../domain/wording.ts';
import { themeFrom } from '../../pipeline/assets/art-of.ts';
import { englishIn } from '../support/both-languages.ts';
import { buildProject, makeProject, REPOSITORY, writeTree } from '../support/build-site.ts';

const FLAGS = {
  ...{ brand: 'Grafite & Cal', city: 'Uberlândia/MG', 'founded-year': '2021' },
  ...{ email: 'oi@grafite.test', phone: '34 99888-7766', url: 'www.grafite.test/' },
  services: 'websites, Consultoria em dados',
};

/** A project with the content of the sample. */
function sampleProject(): string {
  const root = makeProject();
  rmSync(join(root, 'content'), { recursive: true });
  cpSync(join(REPOSITORY, 'content'), join(root, 'content'), { recursive: true });
  return root;
}

async function newHouseIn(root: string, flags: Record<string, string>): Promise<void> {
  const answers = await readAnswers(root, { ...FLAGS, ...flags });
  if (!answers || Array.isArray(answers)) throw new Error(formatComplaints(answers ?? []));
  writeHouse(root, answers as Record<string, string>, '2026');
}

const textOf = (root: string, file: string): string =>
  readFileSync(join(root, 'content', file), 'utf8');

test('every question can be answered by a flag, falls back on what follows, and says in Portuguese what it takes', async () => {
  const root = sampleProject();
  expect(await readAnswers(root, { ...FLAGS, cnpj: '11222333000181', blog: 'Não' })).toEqual({
    ...{ brand: 'Grafite & Cal', wordmark: 'grafite & cal', legalName: 'Grafite & Cal Ltda.' },
    ...{ cnpj: '11.222.333/0001-81', city: 'Uberlândia/MG', foundedYear: '2021' },
    ...{
      email: FLAGS.email,
      phone: '+55 34 99888-7766',
      url: 'https://www.grafite.test',
      blog: 'nao',
    },
    ...{ services: FLAGS.services, accent: '#3db2a4', motif: 'azulejo' },
  });
  const wrong = await readAnswers(root, {
    ...FLAGS,
    cnpj: '11222333000182',
    services: ',',
    motif: 'x',
  });
  const said = Array.isArray(wrong) ? formatComplaints(wrong) : '';
  expect(said.match(/^--[\w-]+/gm)).toEqual(['--cnpj', '--services', '--motif']);
  const missing = await readAnswers(root, {});
  expect(missing).toHaveLength(7);
  const words = houseQuestions({}).flatMap(({ text, schema }) => [
    text,
    hintOf(schema)?.expected ?? same(''),
  ]);
  expect(words.flatMap(englishIn)).toEqual([]);
});

test('services are the sample’s, with their drawings, or the house’s own', () => {
  expect(servicesIn('Automação IA, n8n,  Consultoria em dados ')).toEqual([
    { name: 'Automação com IA', slug: 'automacao-ia', art: 'automacao-ia' },
    { name: 'n8n gerenciado', slug: 'n8n', art: 'n8n' },
    { name: 'Consultoria em dados', slug: 'consultoria-em-dados', art: undefined },
  ]);
});

test('it works on what git has kept, and on the sample alone', () => {
  const root = sampleProject();
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...words], { cwd: root });
  expect(refuseTree(root)?.fix).toContain('git commit');
  git('init', '-q');
  git('add', 'content');
  writeFileSync(join(root, '.gitignore'), '*\n');
  git('commit', '-q', '-m', 'a');
  expect(refuseTree(root)).toBeUndefined();
  writeTree(root, { 'content/site.yaml': textOf(root, 'site.yaml').replace('Grimpa', 'Alfa') });
  expect(refuseTree(root)?.message).toContain('não guardou');
  git('commit', '-q', '-a', '-m', 'b');
  expect(refuseTree(root)?.message).toContain('já é da casa Alfa');
});

test('records are written in place, comments stay, and works, people and promises of the sample go', async () => {
  const root = sampleProject();
  const before = textOf(root, 'site.yaml');
  await newHouseIn(root, { blog: 'nao' });
  const site = textOf(root, 'site.yaml');
  expect(site.match(/^ *#.*$/gm)).toEqual(before.match(/^ *#.*$/gm));
  expect(parse(site)).toMatchObject({
    ...{ brand: 'Grafite & Cal', foundedYear: 2021, copyrightYears: '2021-2026', social: [] },
    pix: { name: 'Grafite & Cal Ltda.', city: 'Uberlandia' },
  });
  expect(site.slice(site.indexOf('placeholders:'))).toBe(
    before.slice(before.indexOf('placeholders:')),
  );
  for (const folder of ['portfolio', 'jobs', 'blog', 'proposals', 'proposals/library'])
    expect(readdirSync(join(root, 'content', folder)).filter((name) => /\./.test(name))).toEqual(
      [],
    );
  expect(readdirSync(join(root, 'content/services')).sort()).toEqual([
    'consultoria-em-dados.yaml',
    'websites.yaml',
  ]);
  expect(existsSync(join(root, 'content/pages/blog.yaml'))).toBe(false);
  expect(parse(textOf(root, 'testimonials.yaml'))).toEqual([]);
  for (const file of ['pages/acessibilidade.md', 'pages/termos-uso.md'])
    expect(textOf(root, file)).not.toMatch(/\d+ horas/);
  expect(textOf(root, 'navigation.yaml')).not.toMatch(/blog|carreiras|mobile/);
  expect(tellHouse(root)).toMatch(
    /content\/services\/websites\.yaml:8 {2}para quem é este serviço/,
  );
});

test('the theme keeps its comments, and takes its colours from the accent', () => {
  const theme =
    '# As cores\ncolours:\n  # Botões\n  accent: "#111111"\n  third: "#eeeeee"\nmotif: araucaria\n';
  const root = makeProject({ 'content/theme.yaml': theme });
  writeTheme(root, { brand: 'Grafite e Cal', accent: '#3db2a4', motif: 'azulejo' });
  expect(textOf(root, 'theme.yaml').replaceAll(/oklch\([\d. ]+\)/g, 'mixed')).toBe(
    '# As cores\ncolours:\n  # Botões\n  accent: "#3db2a4"\n  ground: mixed\n  ink: mixed\n  second: mixed\nmotif: azulejo\n\nmark: { letters: GC }\n',
  );
});

test('a colour too dark for buttons becomes the dark field, and the nearest the accent', () => {
  expect(themeFrom('#3db2a4').accent).toBe('#3db2a4');
  const navy = themeFrom('#123a7a');
  expect(navy.accent).toMatch(/^oklch\(0\.[67]\d* 0\.\d+ 259/);
  expect(navy.second).toMatch(/^oklch\(0\.3\d* 0\.\d+ 259/);
});

/** Pages that need no testimonial: those of a new house have none. */
const isFree = 'innerType' in homeSchema.shape.testimonials.def;

test.skipIf(!isFree)(
  'the site of a new house builds, and has nothing of the sample but placeholders',
  async () => {
    const root = sampleProject();
    for (const [blog, services] of [
      ['nao', 'Consultoria em dados'],
      ['sim', 'websites, sistemas, mobile, ecommerce, automacao-ia, n8n, evolution-api, Design'],
    ]) {
      rmSync(join(root, 'content'), { recursive: true });
      cpSync(join(REPOSITORY, 'content'), join(root, 'content'), { recursive: true });
      await newHouseIn(root, { blog: blog ?? '', services: services ?? '' });
      const { problems, notices } = await buildProject(root);
      expect(problems).toEqual([]);
      expect(notices.filter((text) => text.startsWith('left of'))).toEqual([
        expect.stringMatching(/^left of the sample: content\/site\.yaml:\d+ \(grimpa\)$/),
      ]);
    }
  },
);
