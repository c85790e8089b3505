// Works that open: a text gives a project a page, its card leads there, and everything that names it does.

import { expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { metaOf, tagsOf, visibleText } from '../support/html.ts';
import { portfolioWith, project } from '../support/records.ts';
import { expectProblems } from '../support/refusals.ts';
import { article, HOME, swapped, type Tree, tiny } from '../support/tiny-site.ts';

const WORK = 'content/portfolio/trem-da-serra.md';
const TOLD = `case:
  title: O caso do Trem da Serra
  description: O que mudou na bilheteria do trem.
  headline: A fila acabou antes do apito.
  lead: A bilheteria vendia em caderno.
  facts: [{ label: Prazo, value: 6 semanas }]
  change: [{ what: Espera na fila, before: 40 min, after: 15 min }]
  measured: Contado na porta, em dois domingos.
  similar: [outro]
`;
const TEXT = '## O problema\n\nA fila dava a volta na estação.\n';
const told = (lines = TOLD, text = TEXT): string =>
  `---\n${project().trim()}\n${lines}---\n\n${text}`;

const other = (title: string, position: number): string =>
  swapped(project('Trem da Serra', title), ['position: 1', `position: ${position}`]);

const { 'content/pages/portfolio.yaml': PORTFOLIO = '' } = portfolioWith(project());
const WITH_WORK: Tree = {
  'content/pages/portfolio.yaml': PORTFOLIO,
  'content/portfolio/outro.yaml': other('Outro', 2),
  [WORK]: told(),
  'content/testimonials.yaml':
    '- { id: ana, name: Ana Lipski, role: Diretora, project: trem-da-serra, content: A fila sumiu., rating: 5 }\n',
  'content/claims.yaml': String(
    tiny(
      'content/claims.yaml',
      'label: projetos entregues }',
      'label: projetos, project: trem-da-serra }',
    ),
  ),
  [HOME]: `${tiny(HOME, 'hero:', 'works: { title: Trabalhos, show: [trem-da-serra, outro] }\nhero:')}`,
  'content/blog/fila.md': article('Fila', { works: '[trem-da-serra]' }),
};

test('a work with a text has a page, which its card, figures, testimonials and articles lead to', async () => {
  const site = await buildSite(WITH_WORK);
  const html = site.read('portfolio/trem-da-serra.html');
  const text = visibleText(html);
  for (const said of [
    'A fila acabou antes do apito.',
    'Espera na fila 40 min 15 min',
    'Como foi medido: Contado na porta, em dois domingos.',
    'Prazo 6 semanas',
    'A fila dava a volta na estação.',
    '“A fila sumiu.”',
    'Outro',
  ])
    expect(text).toContain(said);
  const tags = tagsOf(html);
  const shared = metaOf(tags, 'og:image') ?? '';
  expect(shared).toMatch(/\/assets\/compartilhar-desenho-1\.[0-9a-f]{8}\.png$/);
  expect(site.exists(new URL(shared).pathname.slice(1))).toBe(true);
  expect(site.read('sitemap.xml')).toContain('/portfolio/trem-da-serra</loc>');
  expect(html).toContain('"@type":"CreativeWork"');
  for (const page of ['portfolio', 'index', 'blog/fila'])
    expect(site.read(`${page}.html`)).toContain('href="/portfolio/trem-da-serra"');
  expect(site.read('index.html')).toContain('<a href="/portfolio/trem-da-serra">projetos</a>');
  // One without a text stands among the others alone.
  expect(site.read('index.html')).toContain('href="/portfolio#websites"');
  expect(site.exists('portfolio/outro.html')).toBe(false);
});

test('who did a work is named on it, and it on the pages of those who write; a stranger is told', async () => {
  const team = (ids: string): Tree => ({
    ...WITH_WORK,
    'content/people.yaml': ['ana-lipski', 'rui-mar']
      .map((id, index) => `- { id: ${id}, name: Nome ${index}, role: Redes, line: Cuida. }\n`)
      .join(''),
    [WORK]: told(`${TOLD}  team: [${ids}]\n`),
    'content/blog/fila.md': article('Fila', { author: 'ana-lipski' }),
  });
  const site = await buildSite(team('rui-mar, ana-lipski'));
  expect(visibleText(site.read('portfolio/trem-da-serra.html'))).toContain('Nome 1 e Nome 0');
  const author = site.read('blog/autor/ana-lipski.html');
  expect(author).toContain('href="/portfolio/trem-da-serra"');
  // Cards below somebody's name do not say it again.
  expect(
    visibleText(author.slice(author.indexOf('</h1>'), author.indexOf('class="closing'))),
  ).not.toContain('Nome 0');
  expect((await buildSite(team('rui-mar'))).read('blog/autor/ana-lipski.html')).not.toContain(
    'trem-da-serra',
  );
  expectProblems(
    await problemsOf(team('rui-mar, rui')),
    `
    ${WORK}:25:19  case.team[1] » esperado: o id de uma pessoa de content/people.yaml; encontrado: "rui"
    solução: escreva um destes: ana-lipski, rui-mar`,
  );
});

test('a text without a case, a case without a text, and names of no work are told where they stand', async () => {
  const { [HOME]: _, ...others } = WITH_WORK;
  expectProblems(
    await problemsOf({
      ...others,
      [WORK]: told(TOLD.replace('[outro]', '[outra]')),
      'content/portfolio/sem-caso.md': `---\n${other('Sem', 3).trim()}\n---\n\n${TEXT}`,
      'content/portfolio/sem-texto.yaml': `${other('Nada', 4).trim()}\n${TOLD}`,
      'content/blog/fila.md': article('Fila', { works: '[trem]' }),
    }),
    `
    content/blog/fila.md:10:9  works[0] » esperado: o nome de um projeto de content/portfolio/; encontrado: "trem"
    solução: escreva um destes: outro, sem-caso, sem-texto, trem-da-serra
    content/portfolio/sem-caso.md:2:8  title » falta o grupo case: junto do texto
    solução: acrescente case: com headline, lead, facts, change e measured, ou troque o fim do nome do arquivo para .yaml
    content/portfolio/sem-texto.yaml:16:3  case » falta o texto do grupo case:, abaixo do segundo --- de um arquivo que termina em .md
    solução: o nome é content/portfolio/sem-texto.md: --- acima e abaixo destas linhas, e o texto depois
    ${WORK}:24:13  case.similar[0] » esperado: o nome de um projeto de content/portfolio/; encontrado: "outra"
    solução: será outro?`,
  );
});

test('a work is named once, not by itself, and a case has a text; a damaged photograph is told at its line', async () => {
  const { [HOME]: _, 'content/blog/fila.md': __, ...others } = WITH_WORK;
  expectProblems(
    await problemsOf({
      ...others,
      [WORK]: told(TOLD.replace('[outro]', '[trem-da-serra, outro, outro]'), ''),
      'content/blog/fila.md': article('Fila', { works: '[outro, outro]' }),
    }),
    `
    content/blog/fila.md:10:16  works[1] » "outro" está duas vezes na lista
    solução: tire a linha ou diga outro trabalho
    ${WORK}:17:3  case » falta o texto do grupo case:, abaixo do segundo --- de um arquivo que termina em .md
    solução: o nome é ${WORK}: --- acima e abaixo destas linhas, e o texto depois
    ${WORK}:24:35  case.similar[2] » "outro" está duas vezes na lista
    solução: tire a linha ou diga outro trabalho`,
  );
  expectProblems(
    await problemsOf({
      ...others,
      [WORK]: told(TOLD.replace('[outro]', '[trem-da-serra, outro, outro]')).replace(
        'image: desenho-1',
        'image: /uploads/trem.jpg',
      ),
      'public/uploads/trem.jpg': 'hello',
    }),
    `
    ${WORK}:7:8  image » esperado: uma imagem; encontrado: outra coisa em public/uploads/trem.jpg
    solução: exporte de novo como JPEG, PNG, WebP, AVIF ou SVG
    ${WORK}:24:13  case.similar[0] » esperado: o nome de um projeto de content/portfolio/; encontrado: "trem-da-serra"
    solução: escreva um destes: outro
    ${WORK}:24:35  case.similar[2] » "outro" está duas vezes na lista
    solução: tire a linha ou diga outro trabalho`,
  );
});
