// What a build mentions without stopping: claims, reading times and dates that an owner should look at.

import { expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { job, service } from '../support/records.ts';
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
const ANNOUNCED = 'links lead to announced pages that are not written yet: /contato';

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
    'no address: the legal pages have none to name',
    'no dataOfficer: the legal pages have none to name',
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
    'claims disagree on projects: 500+ (home), 400+ (about), 500+ (proposal)',
    'content/blog/caso-0.md states 2 min of reading; its 601 words take about 4',
    'content/blog/caso-1.md states 7 min of reading; its 900 words take about 5',
    'content/blog/caso-2.md:14 has a picture without a text for those who cannot see it',
    ...[5, 8].map(
      (index) =>
        `content/blog/caso-${index}.md is older than two years: read it again, and set updatedOn`,
    ),
    'content/jobs/qa.yaml took applications until 2025-09-30: remove it or set a later day',
    `${PROPOSAL} asks R$\u00a015 in all: prices are whole centavos`,
    'drafts and articles of days to come left out: content/blog/caso-3.md, content/blog/caso-4.md',
  ]);
});

test('a folder that was emptied is mentioned, and so is a page that nothing leads to', async () => {
  expect(await noticesOf({ [POST]: null, [SERVICE]: service() })).toEqual([
    'no page links to /servicos/websites (content/services/websites.yaml)',
    'content/blog holds nothing for /blog to list',
  ]);
});

test.each([
  ['2026-11-12', ''],
  ['2026-11-13', 'expires in 3 days, after'],
  ['2026-11-15', 'expires tomorrow, after'],
  ['2026-11-16', 'expires today, after'],
  ['2026-11-17', 'expired after'],
])('a proposal of 1 November for 15 days is mentioned on %s: %s', async (day, words) => {
  const text = proposal('version: 2\n', 'version: 2\nissuedOn: 2026-11-01\n');
  const said = await noticesOf({ [PROPOSAL]: text }, day);
  const renew = 'raise its version and npm run proposal send padaria-aurora to renew it';
  expect(said).toContain(
    `${PROPOSAL} has an issue date, and its version 2 was not sent: npm run proposal send padaria-aurora`,
  );
  expect(said.filter((one) => one.includes('expire'))).toEqual(
    words ? [`${PROPOSAL} ${words} 2026-11-16: ${renew}`] : [],
  );
});
