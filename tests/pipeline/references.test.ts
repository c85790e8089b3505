// What content names by reference: works, testimonials, authors; what nothing answers to, and what disagrees.

import { expect, test } from 'vitest';
import { buildProject, buildSite, problemsOf, sound } from '../support/build-site.ts';
import { visibleText } from '../support/html.ts';
import { job, portfolioWith, project } from '../support/records.ts';
import { expectProblems } from '../support/refusals.ts';
import { SENT_ON, SENT_PAGE, sentProject } from '../support/sent-project.ts';
import {
  article,
  HOME,
  numbered,
  PROPOSAL,
  proposal,
  swapped,
  type Tree,
  tiny,
} from '../support/tiny-site.ts';
import { pageWith } from '../support/words.ts';

const TESTIMONIALS = 'content/testimonials.yaml';
const PEOPLE = 'content/people.yaml';
const INLINE =
  '  - { title: Trem da Serra, category: Turismo, image: desenho-1, description: Passeios. }';
const ANA = '- { id: ana-lipski, name: Ana Lipski, role: Análise, line: Pergunta antes. }\n';

const SAID = `- id: marina
  name: Marina da Silva
  role: Diretora
  project: trem-da-serra
  content: Entregaram no dia combinado.
  rating: 5
`;
const NAMED: Tree = { ...portfolioWith(project()), [TESTIMONIALS]: SAID };

const naming = (work: string, quote = 'marina'): string =>
  swapped(proposal(INLINE, `  - project: ${work}`), [
    'testimonials: []',
    `testimonials:\n  - testimonial: ${quote}`,
  ]);

const home = (ids: string): string =>
  tiny(HOME, 'Quem já plantou', `Quem já plantou\n  show: [${ids}]`);

test('a proposal, an article and the home page show what they name', async () => {
  const site = await buildSite({
    ...NAMED,
    [TESTIMONIALS]: `${SAID}- { id: rui, name: Rui, company: Outra, content: Bom., rating: 5 }\n`,
    [PROPOSAL]: naming('trem-da-serra'),
    [PEOPLE]: ANA,
    [HOME]: home('rui'),
    'content/blog/ola.md': article('Olá', { author: 'ana-lipski' }),
    'content/blog/visita.md': article('Visita', { author: 'Rui Barbosa Lima' }),
  });
  const html = site.read('proposta-padaria-aurora.html');
  for (const text of ['Passeios de trem com venda pela internet.', 'Turismo'])
    expect(html).toContain(text);
  expect(html).toContain('“Entregaram no dia combinado.”');
  expect(html).toContain('Diretora, Trem da Serra');
  expect(site.read('index.html')).toContain('“Bom.”');
  expect(site.read('index.html')).not.toContain('“Entregaram');
  expect(site.read('blog/ola.html')).toContain('Ana Lipski</span></a>');
  expect(site.read('blog/visita.html')).toContain('Rui Barbosa Lima');
  expect(site.notices).toContain('autores que não estão em content/people.yaml: Rui Barbosa Lima');
});

test('a proposal shows the drawing of the project that it names, and so does the page that was sent', async () => {
  const own = portfolioWith(project('image: desenho-1', 'image: /uploads/trem.svg'));
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"/>';
  const tree = { ...NAMED, ...own, 'public/uploads/trem.svg': drawn };
  const root = await sentProject({ ...tree, [PROPOSAL]: naming('trem-da-serra') });
  const site = await sound(buildProject(root, { today: SENT_ON }));
  const drawing = /\/assets\/trem\.[0-9a-f]{8}\.svg/;
  const [shown] = drawing.exec(site.read('portfolio.html')) ?? [];
  expect(shown).toBeDefined();
  expect(drawing.exec(site.read(SENT_PAGE))?.[0]).toBe(shown);
});

test('a name that nothing has is refused with the nearest, and so is an id that two have', async () => {
  const tree = {
    ...NAMED,
    [PROPOSAL]: naming('trem-da-sera', 'marinna'),
    [PEOPLE]: ANA,
    [HOME]: home('ruy'),
    'content/blog/a.md': article('Um', { author: 'rui' }),
    'content/blog/b.md': article('Dois', { author: 'Ana Lipski' }),
    'content/proposals/outra.md': swapped(numbered('2025-049', 'Lua'), [
      INLINE,
      '  - { project: trem-da-serra, title: Outro }',
    ]),
    [TESTIMONIALS]: `${SAID}${SAID.replace('trem-da-serra', 'trem')}- { id: rui, name: Rui, company: Outra, content: Bom., rating: 5 }\n`,
  };
  const problems = await problemsOf(tree);
  expect(problems[4]).toContain('\n  37 |   - project: trem-da-sera\n     |              ^\n');
  expectProblems(
    problems,
    `
    content/blog/a.md:7:9  author » esperado: o id de uma pessoa de content/people.yaml; encontrado: "rui"
    solução: escreva um destes: ana-lipski
    content/blog/b.md:7:9  author » esperado: o id de uma pessoa de content/people.yaml; encontrado: "Ana Lipski"
    solução: será ana-lipski?
    ${HOME}:32:10  testimonials.show[0] » esperado: o id de um depoimento de content/testimonials.yaml; encontrado: "ruy"
    solução: será rui?
    content/proposals/outra.md:37:5  portfolio[0] » esperado: um projeto de content/portfolio/, ou title, category, image e description; encontrado: um grupo de chaves
    solução: escreva { project: trem-da-serra } (um exemplo)
    ${PROPOSAL}:37:14  portfolio[0].project » esperado: o nome de um projeto de content/portfolio/; encontrado: "trem-da-sera"
    solução: será trem-da-serra?
    ${PROPOSAL}:39:18  testimonials[0].testimonial » esperado: o id de um depoimento de content/testimonials.yaml; encontrado: "marinna"
    solução: será marina?
    content/testimonials.yaml:7:7  [1].id » esperado: um id só deste item; encontrado: "marina" pela segunda vez
    solução: mude um dos dois ids
    content/testimonials.yaml:10:12  [1].project » esperado: o nome de um projeto de content/portfolio/; encontrado: "trem"
    solução: escreva um destes: trem-da-serra`,
  );
});

test('who speaks on the careers page is one of the house, and is seen and heard there', async () => {
  const careers = (id: string): Tree => ({
    [PEOPLE]: ANA,
    'content/pages/carreiras.yaml': swapped(pageWith('carreiras'), [
      '\nopeningsTitle:',
      `  person: { id: ${id}, text: O prazo é nosso também. }\n\nopeningsTitle:`,
    ]),
  });
  const site = await buildSite(careers('ana-lipski'));
  const voice = site.read('carreiras.html').match(/<figure>.*?<\/figure>/s)?.[0];
  expect(voice).toContain('“O prazo é nosso também.”');
  expect(voice).toContain('Ana Lipski');
  expectProblems(
    await problemsOf(careers('ana')),
    `
    content/pages/carreiras.yaml:22:17  why.person.id » esperado: o id de uma pessoa de content/people.yaml; encontrado: "ana"
    solução: escreva um destes: ana-lipski`,
  );
});

test('whom one would work with stands on the page of an opening, below what is asked for', async () => {
  const site = await buildSite({
    [PEOPLE]: ANA,
    'content/pages/carreiras.yaml': pageWith('carreiras').replace('/politica-privacidade', '/'),
    'content/jobs/qa.yaml': `${job()}colleague: { id: ana-lipski, text: Revisa o que você testa. }\n`,
  });
  const text = visibleText(site.read('carreiras/qa.html'));
  expect(text).toMatch(/Requisitos.*Revisa o que você testa\. Ana Lipski, Análise.*Candidat/s);
});

const second = swapped(
  project('title: Trem da Serra', 'title: Loja do Trem\nclient: Trem da Serra'),
  ['sector: Turismo', 'sector: Comércio'],
  ['position: 1', 'position: 2'],
);
const own = swapped(numbered('2025-050', 'Trem da Serra'), ['Joana Prado', 'Rui Prado']);

test('what disagrees is mentioned: people, sectors, clients and copies, and nothing where all agrees', async () => {
  const saidOf = async (tree: Tree) => {
    const site = await buildSite({ ...NAMED, ...tree });
    return site.notices
      .filter((text) => / fala por |o setor de | copia | já atendido/.test(text))
      .toSorted();
  };
  expect(await saidOf({ [PROPOSAL]: naming('trem-da-serra') })).toEqual([]);
  const tree = {
    [PROPOSAL]: naming('trem-da-serra'),
    [TESTIMONIALS]: `${SAID}- { name: Joana Prado, company: Outra, content: Bom., rating: 5 }\n`,
    'content/portfolio/loja-do-trem.yaml': second,
    'content/proposals/trem.md': own,
  };
  expect(await saidOf(tree)).toEqual([
    'Joana Prado fala por mais de uma empresa: Outra, Padaria Aurora',
    `${PROPOSAL} mostra Trem da Serra como cliente já atendido, e para ele a proposta 2025-050 ainda é uma oferta`,
    'content/proposals/trem.md copia o projeto Trem da Serra: escreva project: trem-da-serra no lugar',
    'content/proposals/trem.md mostra Trem da Serra como cliente já atendido, e para ele esta mesma proposta ainda é uma oferta',
    'o setor de Trem da Serra não bate: Turismo em content/portfolio/trem-da-serra.yaml, Comércio em content/portfolio/loja-do-trem.yaml',
  ]);
});

test('two projects of a category have neither one title nor one place', async () => {
  const [third, other] = ['content/portfolio/vale.yaml', 'content/portfolio/uva.yaml'];
  const problems = await problemsOf({
    ...portfolioWith(project()),
    [other]: project('title: Trem da Serra', 'title: Uva'),
    [third]: project('position: 1', 'position: 2'),
  });
  expectProblems(
    problems,
    `
    ${other}:3:11  position » esperado: position diferente em cada projeto de websites; encontrado: 1, como em content/portfolio/trem-da-serra.yaml
    solução: escreva uma posição que nenhum outro projeto de websites tenha
    ${third}:1:8  title » esperado: title diferente em cada projeto de websites; encontrado: "Trem da Serra", como em content/portfolio/trem-da-serra.yaml
    solução: mude um dos dois títulos, ou apague o arquivo do projeto repetido`,
  );
  const shared = project('category: websites', 'category: sistemas');
  const site = await buildSite({ ...portfolioWith(project()), [other]: shared });
  expect(site.problems).toEqual([]);
});
