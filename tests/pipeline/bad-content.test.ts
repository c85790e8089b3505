// Records of the portfolio, the openings, the services and the blog that are wrong: each explained in full.

import { describe, expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { job, portfolioWith, project, service } from '../support/records.ts';
import { post, TINY_SITE, type Tree } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
const PROJECT = 'content/portfolio/trem-da-serra.yaml';
const JOB = 'content/jobs/qa.yaml';
const SERVICE = 'content/services/websites.yaml';
const TESTIMONIALS = 'content/testimonials.yaml';
const PRESETS = 'GENERAL, WEBSITE, MOBILE, SYSTEM, ECOMMERCE, PORTFOLIO, FREE_QUOTE, N8N';
const IMAGE =
  'the word generated, a picture in public/ such as /uploads/equipe.jpg, or an https address';

test('the records that these cases change are right', async () => {
  const site = await buildSite({
    ...portfolioWith(project()),
    [JOB]: job(),
    [SERVICE]: service(),
  });
  expect(site.problems).toEqual([]);
});

interface Case {
  name: string;
  tree: Tree;
  problem: string;
}

const cases: Case[] = [
  {
    name: 'a project with five features',
    tree: { [PROJECT]: project('  - Painel da estação\n') },
    problem: `content/portfolio/trem-da-serra.yaml:9:3  features
  expected a list of exactly 6 entries, found a list of 5
  9 |   - Venda de passagens
    |   ^
  fix: add 1 entry`,
  },
  {
    name: 'a project with eight technologies',
    tree: { [PROJECT]: project('[TypeScript]', '[A, B, C, D, E, F, G, H]') },
    problem: `content/portfolio/trem-da-serra.yaml:7:15  technologies
  expected a list of 1 to 6 entries, found a list of 8
  7 | technologies: [A, B, C, D, E, F, G, H]
    |               ^
  fix: remove 2 entries`,
  },
  {
    name: 'a project of a misspelt category',
    tree: { [PROJECT]: project('websites', 'web-sites') },
    problem: `content/portfolio/trem-da-serra.yaml:2:11  category
  expected one of websites, sistemas, landing-pages, found web-sites
  2 | category: web-sites
    |           ^
  fix: write category: websites`,
  },
  {
    name: 'a project whose site has no https',
    tree: { [PROJECT]: project('features:', 'liveUrl: http://trem.example\nfeatures:') },
    problem: `content/portfolio/trem-da-serra.yaml:8:10  liveUrl
  expected a complete https address, found http://trem.example
  8 | liveUrl: http://trem.example
    |          ^
  fix: write liveUrl: https://trem.example`,
  },
  {
    name: 'a project whose site has no scheme',
    tree: { [PROJECT]: project('features:', 'liveUrl: valedoiguacu.example\nfeatures:') },
    problem: `content/portfolio/trem-da-serra.yaml:8:10  liveUrl
  expected a complete https address, found valedoiguacu.example
  8 | liveUrl: valedoiguacu.example
    |          ^
  fix: write liveUrl: https://valedoiguacu.example`,
  },
  {
    name: 'a project whose site is no address at all',
    tree: { [PROJECT]: project('features:', 'liveUrl: em breve\nfeatures:') },
    problem: `content/portfolio/trem-da-serra.yaml:8:10  liveUrl
  expected a complete https address, found em breve
  8 | liveUrl: em breve
    |          ^
  fix: write liveUrl: https://www.exemplo.com.br (an example)`,
  },
  {
    name: 'a rating of 6',
    tree: { [TESTIMONIALS]: String(TINY_SITE[TESTIMONIALS]).replace('rating: 5', 'rating: 6') },
    problem: `content/testimonials.yaml:4:11  [0].rating
  expected a whole number of stars from 1 to 5, found 6
  4 |   rating: 6
    |           ^
  fix: write rating: 5`,
  },
  {
    name: 'a salary range upside down',
    tree: { [JOB]: job('salaryMinReais: 3000', 'salaryMinReais: 9000') },
    problem: `content/jobs/qa.yaml:4:17  salaryMinReais
  expected at most salaryMaxReais (6000), found 9000
  4 | salaryMinReais: 9000
    |                 ^
  fix: write salaryMinReais: 6000 and salaryMaxReais: 9000`,
  },
  {
    name: 'an opening that closes before it opens',
    tree: { [JOB]: job('validThrough: 2025-09-30', 'validThrough: 2025-02-28') },
    problem: `content/jobs/qa.yaml:7:15  validThrough
  expected a day after publishedOn (2025-03-01), found 2025-02-28
  7 | validThrough: 2025-02-28
    |               ^
  fix: write the last day on which candidates may apply`,
  },
  {
    name: 'an opening of an unknown contract',
    tree: { [JOB]: job('type: CLT', 'type: clt') },
    problem: `content/jobs/qa.yaml:3:7  type
  expected one of CLT, PJ, Estágio, found clt
  3 | type: clt
    |       ^
  fix: write type: CLT`,
  },
  {
    name: 'an article of a misspelt category',
    tree: { [POST]: post({ category: 'Estrategia' }) },
    problem: `content/blog/ola.md:9:11  category
  expected one of Automação, Estratégia, Tecnologia, Conceitos, found Estrategia
  9 | category: Estrategia
    |           ^
  fix: write category: Estratégia`,
  },
  {
    name: 'an article without an image',
    tree: { [POST]: post({ image: null }) },
    problem: `content/blog/ola.md:2:1  image
  expected a key "image" with ${IMAGE}, found none
  2 | title: Olá
    | ^
  fix: add the line image: generated`,
  },
  {
    name: 'an article with a picture elsewhere of no size',
    tree: { [POST]: post({ image: 'https://fotos.example/equipe.jpg' }) },
    problem: `content/blog/ola.md:10:8  imageSize
  expected the size of a picture at an https address, found none
  10 | image: https://fotos.example/equipe.jpg
     |        ^
  fix: add the line imageSize: { width: 1200, height: 750 }, with the size in pixels`,
  },
  {
    name: 'a project with a picture elsewhere of no size',
    tree: { [PROJECT]: project('generated', 'https://fotos.example/trem.jpg') },
    problem: `content/portfolio/trem-da-serra.yaml:6:8  imageSize
  expected the size of a picture at an https address, found none
  6 | image: https://fotos.example/trem.jpg
    |        ^
  fix: add the line imageSize: { width: 1200, height: 750 }, with the size in pixels`,
  },
  {
    name: 'a size for a picture that is drawn',
    tree: { [POST]: post({ imageSize: '{ width: 1200, height: 750 }' }) },
    problem: `content/blog/ola.md:11:12  imageSize
  expected a size only for a picture at an https address, found one
  11 | imageSize: { width: 1200, height: 750 }
     |            ^
  fix: remove the lines of imageSize: the build measures this picture itself`,
  },
  {
    name: 'a picture without https',
    tree: { [POST]: post({ image: 'http://fotos.example/equipe.jpg' }) },
    problem: `content/blog/ola.md:10:8  image
  expected ${IMAGE}, found http://fotos.example/equipe.jpg
  10 | image: http://fotos.example/equipe.jpg
     |        ^
  fix: write image: generated (an example)`,
  },
  {
    name: 'a picture without its folder',
    tree: { [POST]: post({ image: 'foto.jpg' }) },
    problem: `content/blog/ola.md:10:8  image
  expected ${IMAGE}, found foto.jpg
  10 | image: foto.jpg
     |        ^
  fix: write image: /uploads/foto.jpg`,
  },
  {
    name: 'a picture addressed from the root of the project',
    tree: { [POST]: post({ image: 'public/uploads/foto.jpg' }) },
    problem: `content/blog/ola.md:10:8  image
  expected ${IMAGE}, found public/uploads/foto.jpg
  10 | image: public/uploads/foto.jpg
     |        ^
  fix: write image: /uploads/foto.jpg`,
  },
  {
    name: 'a picture with a space in its name',
    tree: { [POST]: post({ image: '/uploads/Foto Equipe.JPG' }) },
    problem: `content/blog/ola.md:10:8  image
  expected ${IMAGE}, found /uploads/Foto Equipe.JPG
  10 | image: /uploads/Foto Equipe.JPG
     |        ^
  fix: write image: /uploads/foto-equipe.jpg, and rename the file to foto-equipe.jpg`,
  },
  {
    name: 'a price of 0',
    tree: { [SERVICE]: service('299900', '0') },
    problem: `content/services/websites.yaml:11:17  packages[0].priceCents
  expected a whole number of centavos, above 0, found 0
  11 |     priceCents: 0
     |                 ^
  fix: write priceCents: 299900 (an example)`,
  },
  {
    name: 'a slug with an accent',
    tree: { [POST]: post({ slug: 'olá-Mundo' }) },
    problem: `content/blog/ola.md:8:7  slug
  expected lower-case words without accents, joined by hyphens, found olá-Mundo
  8 | slug: olá-Mundo
    |       ^
  fix: write slug: ola-mundo`,
  },
  {
    name: 'a file name with an accent',
    tree: { 'content/portfolio/estação.yaml': project() },
    problem: `content/portfolio/estação.yaml
  expected a file name of lower-case letters, digits and hyphens that ends in .yaml, found "estação.yaml"
  fix: rename it to "estacao.yaml"`,
  },
  {
    name: 'a preset that does not exist',
    tree: { [SERVICE]: service('Escolher, preset: WEBSITE', 'Escolher, preset: WEBSITES') },
    problem: `content/services/websites.yaml:15:40  packages[0].button.preset
  expected one of ${PRESETS}, found WEBSITES
  15 |     button: { label: Escolher, preset: WEBSITES }
     |                                        ^
  fix: write preset: WEBSITE`,
  },
  {
    name: 'a button that leads nowhere',
    tree: { [SERVICE]: service('{ label: Escolher, preset: WEBSITE }', '{ label: Escolher }') },
    problem: `content/services/websites.yaml:15:13  packages[0].button
  expected a label and exactly one of href, preset and message, found a group of keys
  15 |     button: { label: Escolher }
     |             ^
  fix: write button: { label: Solicitar Orçamento, preset: GENERAL } (an example)`,
  },
  {
    name: 'a button that leads to two places',
    tree: {
      [SERVICE]: service('label: Escolher, preset: WEBSITE', 'label: A, preset: N8N, href: /blog'),
    },
    problem: `content/services/websites.yaml:15:13  packages[0].button
  expected a label and exactly one of href, preset and message, found a group of keys
  15 |     button: { label: A, preset: N8N, href: /blog }
     |             ^
  fix: write button: { label: Solicitar Orçamento, preset: GENERAL } (an example)`,
  },
];

describe.each(cases)('$name', ({ tree, problem }) => {
  test('is the one problem of the build, with its place and its fix', async () => {
    expect(await problemsOf(tree)).toEqual([problem]);
  });
});

test('all mistakes of all files come at once, and leave the last good site as it was', async () => {
  const site = await buildSite({ [SERVICE]: service() });
  const before = site.read('servicos/websites.html');
  const again = await site.rebuild({
    [SERVICE]: service('299900', '0'),
    [JOB]: job('type: CLT', 'type: clt'),
    [POST]: post({ slug: 'olá' }),
  });
  expect(again.problems.map((problem) => problem.split('\n')[0])).toEqual([
    'content/blog/ola.md:8:7  slug',
    'content/jobs/qa.yaml:3:7  type',
    'content/services/websites.yaml:11:17  packages[0].priceCents',
  ]);
  expect(again.read('servicos/websites.html')).toBe(before);
});
