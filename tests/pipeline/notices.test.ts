// What a build mentions without stopping: claims, reading times and dates that an owner should look at.

import { expect, test } from 'vitest';
import { buildProject, buildSite, sound } from '../support/build-site.ts';
import { job, service } from '../support/records.ts';
import { makeLight, sendIn } from '../support/sent-project.ts';
import { article, POST, PROPOSAL, proposal, SITE, type Tree, tiny } from '../support/tiny-site.ts';

const CLAIMS = 'content/claims.yaml';
const SERVICE = 'content/services/websites.yaml';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>';

/** What legal pages have to name. */
const NAMES = 'address: Rua da Pinha, 1, Curitiba/PR\ndataOfficer: Ana da Pinha\n';

/** The house when every announced page is there. */
const WRITTEN = tiny(SITE, 'upcoming:\n  - /contato', 'upcoming: []');

const TERMS =
  '---\nroute: /contato\ntemplate: document\ntitle: Termos\ndescription: Os termos de uso da casa de mentira, em um texto.\nheadline: Termos\nlead: Leia.\nupdatedOn: 2025-01\n---\n\nLeia.\n';

/** About something else: the tiny site announces a page that it does not have. */
const ANNOUNCED = 'há links para páginas anunciadas que ainda não existem: /contato';

/** What a build that is published mentions about `tree`. */
async function noticesOf(tree: Tree, today = '2025-06-01'): Promise<string[]> {
  const site = await buildSite(tree, { today });
  expect(site.exists('index.html')).toBe(true);
  return site.notices.filter((text) => text !== ANNOUNCED);
}

/** Articles `caso-0`, `caso-1` and so on. */
function articles(all: [changes: Record<string, string>, body?: string][]): Tree {
  const files = all.map(([changes, body], index) => [
    `content/blog/caso-${index}.md`,
    article(`Caso ${index}`, changes, body),
  ]);
  return Object.fromEntries(files);
}

test('a site that agrees with itself is not mentioned', async () => {
  expect(await noticesOf({})).toEqual([]);
});

test('what legal pages have to name is asked for where there are any', async () => {
  const withSite = (text: string) => ({ 'content/pages/contato.md': TERMS, [SITE]: text });
  expect(await noticesOf(withSite(`${NAMES}${WRITTEN}`))).toEqual([]);
  expect(await noticesOf(withSite(WRITTEN))).toEqual([
    'falta address: as páginas legais não têm o que citar',
    'falta dataOfficer: as páginas legais não têm o que citar',
  ]);
});

test('what an owner should look at is named with its files', async () => {
  const words = (count: number): string => `${'palavra '.repeat(count).trim()}\n`;
  const shown = (text: string): string => `Um parágrafo.\n\n![${text}](/uploads/a.svg)\n`;
  const all = await noticesOf(
    {
      ...articles([
        [{ readMinutes: '2' }, words(601)],
        [{ readMinutes: '7' }, words(900)],
        [{}, shown('')],
        [{ draft: 'true' }],
        [{ publishedOn: '2025-10-02' }],
        // Older than two years, unless it was read again since.
        [{ publishedOn: '2023-10-01' }],
        [{ publishedOn: '2023-10-06' }],
        [{ publishedOn: '2022-01-10', updatedOn: '2024-08-01' }],
        [{ publishedOn: '2022-01-10', updatedOn: '2023-01-02' }],
      ]),
      [CLAIMS]: tiny(CLAIMS, 'about: {}', 'about:\n  projects: { value: 400+, label: projetos }'),
      'public/uploads/a.svg': PICTURE,
      'content/jobs/qa.yaml': job(),
      'content/jobs/outra.yaml': job('title: Quality', 'title: Outra').replace('09-30', '10-01'),
      [PROPOSAL]: proposal('priceCents: 120050', 'priceCents: 1200').replace('30000', '300'),
    },
    '2025-10-01',
  );
  expect(all.toSorted()).toEqual([
    'content/blog/caso-0.md anuncia 2 min de leitura; as 601 palavras dele levam uns 4',
    'content/blog/caso-1.md anuncia 7 min de leitura; as 900 palavras dele levam uns 5',
    'content/blog/caso-2.md:14 tem uma imagem sem texto para quem não pode ver',
    ...[5, 8].map(
      (index) =>
        `content/blog/caso-${index}.md tem mais de dois anos: leia de novo e escreva a data em updatedOn`,
    ),
    'content/jobs/qa.yaml recebia candidaturas até 2025-09-30: apague o arquivo ou escreva um dia mais tarde',
    `${PROPOSAL} pede R$\u00a015 ao todo: os preços são em centavos, sem vírgula`,
    'os números de projects não batem entre as páginas: 500+ (home), 400+ (about), 500+ (proposal)',
    'rascunhos e artigos de dias futuros ficaram de fora: content/blog/caso-3.md, content/blog/caso-4.md',
  ]);
});

test('a folder that was emptied is mentioned, and so is a page that nothing leads to', async () => {
  expect(await noticesOf({ [POST]: null, [SERVICE]: service() })).toEqual([
    'nenhuma página leva a /servicos/websites (content/services/websites.yaml)',
    'content/blog não tem nada para /blog listar',
  ]);
});

test.each([
  ['2026-11-12', ''],
  ['2026-11-13', 'vence em 3 dias, depois de'],
  ['2026-11-15', 'vence amanhã, depois de'],
  ['2026-11-16', 'vence hoje, depois de'],
  ['2026-11-17', 'venceu depois de'],
])('a proposal of 1 November for 15 days is mentioned on %s: %s', async (day, words) => {
  const root = makeLight({ [PROPOSAL]: proposal() });
  await sendIn(root, {}, '2026-11-01');
  const { notices } = await sound(buildProject(root, { today: day }));
  expect(notices.filter((one) => one.includes(' venc'))).toEqual(
    words
      ? [`a proposta 2025-048 ${words} 2026-11-16: para renovar, npm run proposal revise 2025-048`]
      : [],
  );
});
