// What content names by reference: works, testimonials, authors; what nothing answers to, and what disagrees.

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  buildProject,
  buildSite,
  makeProject,
  problemsOf,
  writeTree,
} from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { portfolioWith, project, service } from '../support/records.ts';
import { SENT_ON, SENT_PAGE, sendIn, sentProject } from '../support/sent-project.ts';
import { post, proposal, TINY_SITE, type Tree } from '../support/tiny-site.ts';

const PROPOSAL = 'content/proposals/padaria-aurora.md';
const TESTIMONIALS = 'content/testimonials.yaml';
const PEOPLE = 'content/people.yaml';
const HOME = 'content/pages/inicio.yaml';
const INLINE =
  '  - { title: Trem da Serra, category: Turismo, image: generated, description: Passeios. }';

const SAID = `- id: marina
  name: Marina da Silva
  role: Diretora
  project: trem-da-serra
  content: Entregaram no dia combinado.
  rating: 5
`;
const NAMED: Tree = { ...portfolioWith(project()), [TESTIMONIALS]: SAID };

function naming(work: string, quote = 'marina'): string {
  return proposal(INLINE, `  - project: ${work}`).replace(
    'testimonials: []',
    `testimonials:\n  - testimonial: ${quote}`,
  );
}

describe('a proposal', () => {
  test('shows the project and the testimonial that it names', async () => {
    const site = await buildSite({ ...NAMED, [PROPOSAL]: naming('trem-da-serra') });
    expect(site.problems).toEqual([]);
    const html = site.read('proposta-padaria-aurora.html');
    for (const text of ['Passeios de trem com venda pela internet.', 'Turismo']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('“Entregaram no dia combinado.”');
    expect(html).toContain('Diretora, Trem da Serra');
  });

  test('shows the drawing of the project that it names, one of its own for its own work, and no other once it was sent', async () => {
    const system = portfolioWith(project('category: websites', 'category: sistemas'));
    const root = makeProject({ ...NAMED, ...system, [PROPOSAL]: naming('trem-da-serra') });
    const named = await buildProject(root);
    expect(named.problems).toEqual([]);
    const drawing = /capa-trem-da-serra\.[0-9a-f]{8}\.svg/;
    const [own] = drawing.exec(named.read('portfolio.html')) ?? [];
    expect(own).toBeDefined();
    expect(drawing.exec(named.read('proposta-padaria-aurora.html'))?.[0]).toBe(own);
    // The proposal's own work has the same title.
    const described = await named.rebuild({ [PROPOSAL]: proposal() });
    expect(described.problems).toEqual([]);
    expect(drawing.exec(described.read('portfolio.html'))?.[0]).toBe(own);
    expect(drawing.exec(described.read('proposta-padaria-aurora.html'))?.[0]).not.toBe(own);
    writeTree(root, { [PROPOSAL]: naming('trem-da-serra') });
    await sendIn(root);
    const site = await buildProject(root);
    expect(site.problems).toEqual([]);
    const drawings = listFiles(join(root, 'dist')).filter((file) => file.includes('capa-'));
    const pages = ['portfolio.html', 'proposta-padaria-aurora.html'].map(site.read).join('');
    expect(drawings.filter((file) => !pages.includes(file))).toEqual([]);
    expect(drawings.length).toBeGreaterThan(0);
  });

  test('is refused with a name that nothing has, and told the nearest', async () => {
    expect(await problemsOf({ ...NAMED, [PROPOSAL]: naming('trem-da-sera', 'marinna') })).toEqual([
      `${PROPOSAL}:37:14  portfolio[0].project
  expected the name of a project in content/portfolio/, found "trem-da-sera"
  37 |   - project: trem-da-sera
     |              ^
  fix: did you mean trem-da-serra?`,
      `${PROPOSAL}:39:18  testimonials[0].testimonial
  expected the id of a testimonial in content/testimonials.yaml, found "marinna"
  39 |   - testimonial: marinna
     |                  ^
  fix: did you mean marina?`,
    ]);
  });

  test('names a project or describes a work, not both', async () => {
    const both = proposal(INLINE, '  - { project: trem-da-serra, title: Outro }');
    expect(await problemsOf({ ...NAMED, [PROPOSAL]: both })).toEqual([
      expect.stringContaining(
        'expected a project of content/portfolio/, or title, category, image and description',
      ),
    ]);
  });
});

test('a sent proposal goes on showing a project as it was sent', async () => {
  const root = await sentProject({ ...NAMED, [PROPOSAL]: naming('trem-da-serra') });
  const changed = project('Passeios de trem com venda pela internet.', 'Outra descrição.');
  writeTree(root, {
    ...portfolioWith(changed),
    [TESTIMONIALS]: SAID.replace('no dia combinado', 'depois'),
  });
  const later = await buildProject(root, { today: SENT_ON });
  expect(later.problems).toEqual([]);
  expect(later.read(SENT_PAGE)).toContain('Passeios de trem com venda pela internet.');
  expect(later.read(SENT_PAGE)).toContain('“Entregaram no dia combinado.”');
  expect(later.read('portfolio.html')).toContain('Outra descrição.');
});

describe('of people and testimonials', () => {
  const people = '- { id: ana-lipski, name: Ana Lipski, role: Análise, line: Pergunta antes. }\n';

  const by = (author: string, title: string): string =>
    post({ author, title, description: `O que se lê em ${title}, de ponta a ponta.`, slug: null });

  test('an article shows the name of its author, or of a guest, who is told to the owner', async () => {
    const site = await buildSite({
      [PEOPLE]: people,
      'content/blog/ola.md': by('ana-lipski', 'Olá'),
      'content/blog/visita.md': by('Rui Barbosa Lima', 'Visita'),
    });
    expect(site.problems).toEqual([]);
    expect(site.read('blog/ola.html')).toContain('Ana Lipski</p>');
    expect(site.read('blog/visita.html')).toContain('Rui Barbosa Lima');
    expect(site.report.notices.map(({ message }) => message)).toContain(
      'authors who are not in content/people.yaml: Rui Barbosa Lima',
    );
  });

  test('an id that nobody has is refused, and a name leads to its id', async () => {
    const problems = await problemsOf({
      [PEOPLE]: people,
      'content/blog/a.md': by('rui', 'Um'),
      'content/blog/b.md': by('Ana Lipski', 'Dois'),
    });
    expect(problems).toEqual([
      expect.stringContaining('expected the id of a person in content/people.yaml, found "rui"'),
      expect.stringMatching(
        /expected the id of a person in content\/people\.yaml[\s\S]*fix: did you mean ana-lipski\?/,
      ),
    ]);
  });

  test('an id stands for one testimonial, whose project exists', async () => {
    const twice = `${SAID}${SAID.replace('trem-da-serra', 'trem')}`;
    const problems = await problemsOf({ ...NAMED, [TESTIMONIALS]: twice });
    expect(problems.join('\n')).toContain('expected an id of its own, found "marina" a second');
    expect(problems.join('\n')).toContain('expected the name of a project in content/portfolio/');
  });

  test('the home page shows those that it names, and refuses others', async () => {
    const home = (ids: string): string =>
      String(TINY_SITE[HOME]).replace('Quem já plantou', `Quem já plantou\n  show: [${ids}]`);
    const said = `${SAID}- { id: rui, name: Rui, company: Outra, content: Bom., rating: 5 }\n`;
    const tree = { ...NAMED, [TESTIMONIALS]: said };
    const site = await buildSite({ ...tree, [HOME]: home('rui') });
    expect(site.problems).toEqual([]);
    expect(site.read('index.html')).toContain('“Bom.”');
    expect(site.read('index.html')).not.toContain('“Entregaram');
    expect((await problemsOf({ ...tree, [HOME]: home('ruy') })).join()).toContain(
      'did you mean rui?',
    );
  });
});

describe('a build mentions', () => {
  async function mentions(tree: Tree): Promise<string[]> {
    const site = await buildSite(tree);
    expect(site.problems).toEqual([]);
    return site.report.notices
      .map(({ message }) => message)
      .filter((text) => /speaks|sectors|copies|finished|promises/.test(text));
  }

  test('nothing where everything agrees', async () => {
    expect(await mentions({ ...NAMED, [PROPOSAL]: naming('trem-da-serra') })).toEqual([]);
  });

  test('a person who speaks for two companies', async () => {
    const said = `${SAID}- { name: Joana Prado, company: Outra, content: Bom., rating: 5 }\n`;
    expect(await mentions({ ...NAMED, [TESTIMONIALS]: said, [PROPOSAL]: proposal() })).toContain(
      'Joana Prado speaks for more than one company: Outra, Padaria Aurora',
    );
  });

  test('a client of two sectors', async () => {
    const second = project('title: Trem da Serra', 'title: Loja do Trem\nclient: Trem da Serra')
      .replace('sector: Turismo', 'sector: Comércio')
      .replace('position: 1', 'position: 2');
    expect(await mentions({ ...NAMED, 'content/portfolio/loja-do-trem.yaml': second })).toEqual([
      'sectors disagree on Trem da Serra: Turismo in content/portfolio/trem-da-serra.yaml, Comércio in content/portfolio/loja-do-trem.yaml',
    ]);
  });

  test('a work that copies a project instead of naming it', async () => {
    expect(await mentions({ ...NAMED, [PROPOSAL]: proposal() })).toEqual([
      `${PROPOSAL} copies the project Trem da Serra: write project: trem-da-serra instead`,
    ]);
  });

  test('a client who is shown as finished before the own proposal', async () => {
    const own = proposal('number: "2025-048"', 'number: "2025-050"')
      .replace('company: Padaria Aurora', 'company: Trem da Serra')
      .replace('title: Proposta para a Padaria Aurora', 'title: Proposta para o Trem')
      .replace('Uma proposta de teste', 'Outra proposta de teste')
      .replace(INLINE, '')
      .replace('portfolio:', 'portfolio: []')
      .replace('Joana Prado', 'Rui Prado');
    const tree = { ...NAMED, [PROPOSAL]: naming('trem-da-serra') };
    expect(await mentions({ ...tree, 'content/proposals/trem.md': own })).toEqual([
      `${PROPOSAL} shows Trem da Serra as a finished client, whom proposal 2025-050 is still offered to`,
    ]);
  });

  test('an inclusion that only a dearer package lists, beside the price of the cheapest', async () => {
    const dearer = `  - name: Profissional
    priceCents: 599900
    note: até 15 páginas
    description: Para vender.
    features: [Painel para editar textos, Blog, Suporte]
    button: { label: Escolher, preset: WEBSITE }
between:`;
    const home = String(TINY_SITE[HOME]).replace(
      'text: Texto do cartão., fromCents: 100000, href: /contato, tone: basalto',
      'text: Um site que a equipe edita., fromCents: 299900, href: /servicos/websites, tone: basalto',
    );
    const tree = { 'content/services/websites.yaml': service('between:', dearer), [HOME]: home };
    expect(await mentions(tree)).toEqual([
      `${HOME} promises of /servicos/websites what only Profissional lists ("Painel para editar textos"), beside the price of a cheaper package`,
    ]);
  });
});
