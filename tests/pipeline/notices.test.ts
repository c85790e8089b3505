// What a build mentions without stopping: claims, reading times, prices and dates that an owner should look at.

import { describe, expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { job, service } from '../support/records.ts';
import { post, proposal, TINY_SITE, type Tree } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
const CLAIMS = 'content/claims.yaml';
const HOME = 'content/pages/inicio.yaml';
const SITE = 'content/site.yaml';
const today = '2025-06-01';

/** What legal pages have to name. */
const NAMES = 'address: Rua da Pinha, 1, Curitiba/PR\ndataOfficer: Ana da Pinha\n';

/** About something else: the tiny site announces a page that it does not have. */
const ANNOUNCED = 'links lead to announced pages that are not written yet: /contato';

/** What a build that is published mentions about `tree`. */
async function noticesOf(tree: Tree, day = today): Promise<string[]> {
  const site = await buildSite({ [POST]: post({ readMinutes: '1' }), ...tree }, { today: day });
  expect(site.problems).toEqual([]);
  expect(site.exists('index.html')).toBe(true);
  return site.report.notices.map(({ message }) => message).filter((text) => text !== ANNOUNCED);
}

/** Articles in the order of these lines and texts. */
function articles(all: [changes: Record<string, string>, body?: string][]): Tree {
  const files = all.map(([changes, body], index) => [
    `content/blog/caso-${index}.md`,
    post(
      {
        title: `Caso ${index}`,
        description: `O que se lê no caso ${index}, de ponta a ponta.`,
        slug: null,
        ...changes,
      },
      body,
    ),
  ]);
  return Object.fromEntries(files);
}

function words(count: number): string {
  return `${Array.from({ length: count }, () => 'palavra').join(' ')}\n`;
}

test('a site that agrees with itself is not mentioned', async () => {
  expect(await noticesOf({})).toEqual([]);
});

test('what legal pages have to name is asked for where there are any', async () => {
  const terms =
    '---\nroute: /contato\ntemplate: document\ntitle: Termos\ndescription: Os termos de uso da casa de mentira, em um texto.\nheadline: Termos\nlead: Leia.\nupdatedOn: 2025-01\n---\n\nLeia.\n';
  const tree = { 'content/pages/contato.md': terms, [SITE]: `${NAMES}${TINY_SITE[SITE]}` };
  expect((await buildSite(tree)).report.notices).toEqual([]);
  const { notices } = (await buildSite({ ...tree, [SITE]: TINY_SITE[SITE] ?? null })).report;
  expect(notices.map(({ message }) => message)).toEqual([
    'no address: the legal pages have none to name',
    'no dataOfficer: the legal pages have none to name',
  ]);
});

describe('claims', () => {
  const claiming = (about: string): Tree => ({
    [CLAIMS]: String(TINY_SITE[CLAIMS]).replace('about: {}', `about:\n  ${about}`),
  });

  test('that disagree are named with the page of each', async () => {
    expect(await noticesOf(claiming('projects: { value: 400+, label: projetos }'))).toEqual([
      'claims disagree on projects: 500+ (home), 400+ (about), 500+ (proposal)',
    ]);
  });

  test.each([
    'projects: { value: "+500", label: projetos }',
    'years: { value: "10", label: anos }',
  ])('that say the same in other signs, or stand alone, agree (%s)', async (about) => {
    expect(await noticesOf(claiming(about))).toEqual([]);
  });
});

test('a stated reading time that is far from the words of its article is named', async () => {
  const cases: [minutes: number, count: number, said?: string][] = [
    [2, 601, 'states 2 min of reading; its 601 words take about 4'],
    [7, 900, 'states 7 min of reading; its 900 words take about 5'],
    ...[4, 5, 6].map((minutes): [number, number] => [minutes, 900]),
    [2, 1],
  ];
  const tree = articles(
    cases.map(([minutes, count]) => [{ readMinutes: String(minutes) }, words(count)]),
  );
  expect(await noticesOf(tree)).toEqual(
    cases.flatMap(([, , said], index) => (said ? [`content/blog/caso-${index}.md ${said}`] : [])),
  );
});

describe('a starting price on the home page', () => {
  const priced = (cents: number): Tree => ({
    'content/services/websites.yaml': service(),
    [HOME]: String(TINY_SITE[HOME]).replace(
      'fromCents: 100000, href: /contato',
      `fromCents: ${cents}, href: /servicos/websites`,
    ),
  });

  test('that differs from the lowest package is named with both files', async () => {
    expect(await noticesOf(priced(249_990))).toEqual([
      'prices disagree on /servicos/websites: from R$\u00a02.499,90 in content/pages/inicio.yaml, R$\u00a02.999 in content/services/websites.yaml',
    ]);
    expect(await noticesOf(priced(299_900))).toEqual([]);
  });
});

describe('a price in a sentence', () => {
  const SERVICE = 'content/services/websites.yaml';
  const COST = 'of /servicos/websites, whose packages cost R$\u00a02.999';
  const LINK = '[nossos sites](/servicos/websites)';
  const written = (body: string, description = 'por R$ 2.999'): Tree => ({
    [SERVICE]: service('com preço fechado', description),
    [POST]: post({}, `${LINK}\n\n${body}\n`),
  });

  test('beside a link to a service is one of its prices, and of something else it is left alone', async () => {
    const bodies = [
      `Os ${LINK} custam R$ 2.499, já com o domínio.`,
      `Os ${LINK} custam R$ 2.999; e ${LINK} por R$ 15,50.`,
      `Os ${LINK} custam R$ 2.999. A hora de trabalho sai por R$ 30.`,
      'O plano dos outros custa R$ 250 por mês.',
      `Vendemos R$ 10 mil em ${LINK} por mês, ou R$ 3 mil.`,
    ];
    const tree = { ...written(LINK), ...articles(bodies.map((body) => [{}, `${body}\n`])) };
    expect(await noticesOf(tree)).toEqual([
      `content/blog/caso-0.md:12 says R$ 2.499 ${COST}`,
      `content/blog/caso-1.md:12 says R$ 15,50 ${COST}`,
    ]);
  });

  test('in the page’s own description and in a label that leads to it is too', async () => {
    const LOST = 'content/pages/nao-encontrada.yaml';
    const label = 'label: A partir de R$ 1.999, href: /servicos/websites';
    const tree = {
      ...written('Texto.', 'por R$ 2.499'),
      [LOST]: String(TINY_SITE[LOST]).replace('label: Blog, href: /blog', label),
    };
    expect(await noticesOf(tree)).toEqual([
      `content/services/websites.yaml says R$ 2.499 ${COST}`,
      `${LOST} says R$ 1.999 ${COST}`,
    ]);
  });
});

test('texts that still speak of the sample’s house are named after it has another name', async () => {
  const sample = (brand: string): Tree => ({
    [SITE]: String(TINY_SITE[SITE]).replace(/^brand: .*$/m, `brand: ${brand}\nsampleBrand: Pinha`),
    [POST]: post({ excerpt: 'A Pinha conta.' }, 'Na Pinha é assim.\n'),
  });
  expect(await noticesOf(sample('Pinha'))).toEqual([]);
  const [notice = ''] = await noticesOf(sample('Casa Nova'));
  expect(notice).toMatch(
    /^texts still speak of Pinha: .*content\/blog\/ola\.md:4, content\/blog\/ola\.md:13/,
  );
});

test('a folder that was emptied is mentioned, and so is a page that nothing leads to', async () => {
  expect(await noticesOf({ [POST]: null })).toEqual([
    'content/blog holds nothing for /blog to list',
  ]);
  expect(await noticesOf({ 'content/services/websites.yaml': service() })).toEqual([
    'no page links to /servicos/websites (content/services/websites.yaml)',
  ]);
});

test('an article older than two years is named, unless it was read again since', async () => {
  const cases: [publishedOn: string, updatedOn: string, isOld: boolean][] = [
    ['2023-01-10', '', true],
    ['2023-01-15', '', false],
    ['2022-01-10', '2024-08-01', false],
    ['2022-01-10', '2023-01-02', true],
  ];
  const tree = articles(
    cases.map(([publishedOn, updatedOn]) => [{ publishedOn, ...(updatedOn && { updatedOn }) }]),
  );
  const old = cases.flatMap(([, , isOld], index) =>
    isOld ? [`content/blog/caso-${index}.md`] : [],
  );
  expect(await noticesOf({ ...tree, [POST]: null }, '2025-01-10')).toEqual(
    old.map((file) => `${file} is older than two years: read it again, and set updatedOn`),
  );
});

test('an opening past its last day is named with that day', async () => {
  const tree = { 'content/jobs/qa.yaml': job() };
  expect(await noticesOf(tree, '2025-10-01')).toEqual([
    'content/jobs/qa.yaml took applications until 2025-09-30: remove it or set a later day',
  ]);
  expect(await noticesOf(tree, '2025-09-30')).toEqual([]);
});

test('a picture in a text without a text for those who cannot see it is named with its line', async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>';
  const shown = ['', ' ', 'A equipe'].map(
    (text) => `Um parágrafo.\n\n![${text}](/uploads/a.svg)\n`,
  );
  const tree = articles(shown.map((body) => [{}, body]));
  expect(await noticesOf({ ...tree, 'public/uploads/a.svg': picture })).toEqual(
    [0, 1].map(
      (index) =>
        `content/blog/caso-${index}.md:14 has a picture without a text for those who cannot see it`,
    ),
  );
});

test('none of these is an error, not even where placeholders are', async () => {
  const tree: Tree = {
    [SITE]: `${NAMES}${TINY_SITE[SITE]}`.replace('upcoming:\n  - /contato', 'upcoming: []'),
    [CLAIMS]: String(TINY_SITE[CLAIMS])
      .replace('home:\n', 'home:\n  years: { value: "10", label: anos }\n')
      .replace('about: {}', 'about:\n  years: { value: "9", label: anos }'),
    [POST]: post({ publishedOn: '2020-01-01', readMinutes: '50' }, '![](/uploads/foto.svg)\n'),
    'content/jobs/qa.yaml': job(),
    'content/proposals/padaria-aurora.md': proposal('number', 'issuedOn: 2025-01-01\nnumber'),
    'content/pages/contato.md':
      '---\nroute: /contato\ntemplate: document\ntitle: Contato\ndescription: Como falar com a casa de mentira, em um texto.\nheadline: Contato\nlead: Escreva.\nupdatedOn: 2025-01\n---\n\nEscreva.\n',
    'public/uploads/foto.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>',
  };
  const site = await buildSite(tree, { today: '2026-01-01', strict: true });
  expect(site.problems).toEqual([]);
  expect(site.report.notices).toHaveLength(7);
});

test('what is left out is named: drafts, and articles of days to come', async () => {
  const left = articles([[{ draft: 'true' }], [{ publishedOn: '2025-06-02' }]]);
  expect(await noticesOf(left)).toEqual([
    'drafts and articles of days to come left out: content/blog/caso-0.md, content/blog/caso-1.md',
  ]);
});

describe('a proposal', () => {
  test('whose total is too small to be in centavos is mentioned', async () => {
    const text = proposal('priceCents: 120050', 'priceCents: 1200').replace('30000', '300');
    expect(await noticesOf({ 'content/proposals/padaria-aurora.md': text })).toEqual([
      'content/proposals/padaria-aurora.md asks R$\u00a015 in all: prices are whole centavos',
    ]);
  });

  test('issued on 1 November for 15 days is mentioned from three days before its end', async () => {
    const FILE = 'content/proposals/padaria-aurora.md';
    const text = proposal('version: 2\n', 'version: 2\nissuedOn: 2026-11-01\n');
    const RENEW = 'raise its version and npm run proposal:send padaria-aurora to renew it';
    const days: Record<string, string> = {
      '2026-11-12': '',
      '2026-11-13': 'expires in 3 days',
      '2026-11-15': 'expires tomorrow',
      '2026-11-16': 'expires today',
      '2026-11-17': 'expired',
      '2027-11-17': 'expired',
    };
    for (const [day, words] of Object.entries(days)) {
      const said = (await noticesOf({ [FILE]: text }, day)).filter((one) => one.includes('expire'));
      expect(said, day).toEqual(
        words
          ? [`${FILE} ${words}, after 2026-11-16: ${RENEW}`.replace('expired,', 'expired')]
          : [],
      );
    }
  });
});
