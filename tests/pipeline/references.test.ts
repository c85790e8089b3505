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
  expect(site.notices).toContain('authors who are not in content/people.yaml: Rui Barbosa Lima');
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
    content/blog/a.md:7:9  author » expected the id of a person in content/people.yaml, found "rui"
    fix: write one of ana-lipski
    content/blog/b.md:7:9  author » expected the id of a person in content/people.yaml, found "Ana Lipski"
    fix: did you mean ana-lipski?
    ${HOME}:32:10  testimonials.show[0] » expected the id of a testimonial in content/testimonials.yaml, found "ruy"
    fix: did you mean rui?
    content/proposals/outra.md:37:5  portfolio[0] » expected a project of content/portfolio/, or title, category, image and description, found a group of keys
    fix: write { project: trem-da-serra } (an example)
    ${PROPOSAL}:37:14  portfolio[0].project » expected the name of a project in content/portfolio/, found "trem-da-sera"
    fix: did you mean trem-da-serra?
    ${PROPOSAL}:39:18  testimonials[0].testimonial » expected the id of a testimonial in content/testimonials.yaml, found "marinna"
    fix: did you mean marina?
    content/testimonials.yaml:7:7  [1].id » expected an id of its own, found "marina" a second time
    fix: change one of the two ids
    content/testimonials.yaml:10:12  [1].project » expected the name of a project in content/portfolio/, found "trem"
    fix: write one of trem-da-serra`,
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
    content/pages/carreiras.yaml:22:17  why.person.id » expected the id of a person in content/people.yaml, found "ana"
    fix: write one of ana-lipski`,
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
    return site.notices.filter((text) => /speaks|sectors|copies|finished/.test(text)).toSorted();
  };
  expect(await saidOf({ [PROPOSAL]: naming('trem-da-serra') })).toEqual([]);
  const tree = {
    [PROPOSAL]: naming('trem-da-serra'),
    [TESTIMONIALS]: `${SAID}- { name: Joana Prado, company: Outra, content: Bom., rating: 5 }\n`,
    'content/portfolio/loja-do-trem.yaml': second,
    'content/proposals/trem.md': own,
  };
  expect(await saidOf(tree)).toEqual([
    'Joana Prado speaks for more than one company: Outra, Padaria Aurora',
    `${PROPOSAL} shows Trem da Serra as a finished client, whom proposal 2025-050 is still offered to`,
    'content/proposals/trem.md copies the project Trem da Serra: write project: trem-da-serra instead',
    'content/proposals/trem.md shows Trem da Serra as a finished client, whom this very proposal is still offered to',
    'sectors disagree on Trem da Serra: Turismo in content/portfolio/trem-da-serra.yaml, Comércio in content/portfolio/loja-do-trem.yaml',
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
    ${other}:3:11  position » expected a position of its own among websites, found 1 as in content/portfolio/trem-da-serra.yaml
    fix: write a position that no other project of websites has
    ${third}:1:8  title » expected a title of its own among websites, found "Trem da Serra" as in content/portfolio/trem-da-serra.yaml
    fix: change one of the two titles, or delete the file of the project that is there twice`,
  );
  const shared = project('category: websites', 'category: sistemas');
  const site = await buildSite({ ...portfolioWith(project()), [other]: shared });
  expect(site.problems).toEqual([]);
});
