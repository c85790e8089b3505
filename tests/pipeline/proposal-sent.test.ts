// What was sent is a file: nothing that changes later alters or blocks it, and its owner is told what differs.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildProject, makeProject, sound, writeTree } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import {
  copyOf,
  KEPT,
  SENT,
  SENT_FILE,
  SENT_FOLDER,
  SENT_ON,
  SENT_PAGE,
  sendIn,
  sentProject,
  textOf,
} from '../support/sent-project.ts';
import { numbered, proposal, type Swap, swapped, type Tree, tiny } from '../support/tiny-site.ts';

const TERMS = 'content/pages/termos-uso.md';
const terms = (text: string, month = '2025-01'): string =>
  `---\nroute: /termos-uso\ntemplate: document\ntitle: Termos de uso\ndescription: As regras da casa, para quem contrata.\nheadline: Termos de uso\nlead: As regras.\nupdatedOn: ${month}\n---\n\n${text}\n`;
const WITHOUT_PROPOSALS = ['content', ':!content/proposals'];
const svg = (side: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`;

const QUOTED = [
  'testimonials: []',
  'testimonials:\n  - { text: Bom., author: Ana, role: Dona }',
] as const;

const PAGE = `${KEPT}/page.html`;

let sent: string;
let page: string;

beforeAll(async () => {
  sent = await sentProject({
    [SENT_FILE]: swapped(
      proposal('image: desenho-1', 'image: /uploads/forno.svg'),
      ['um site.', 'um site.\n\nEla abre cedo.'],
      QUOTED,
    ),
    'public/uploads/forno.svg': svg(640),
    [TERMS]: terms('A multa é de 2%.'),
  });
  page = textOf(sent, PAGE);
  expect(page).toContain('500+');
});

const changed = (file: string, ...changes: Swap[]): string =>
  swapped(textOf(sent, file), ...changes);

async function buildWith(tree: Tree, options = {}) {
  const root = copyOf(sent);
  writeTree(root, tree);
  const built = await buildProject(root, { today: SENT_ON, ...options });
  const notices = built.notices.filter((text) => /proposal send|accepted|was sent/.test(text));
  return { ...built, notices };
}

describe('nothing of the page changes', () => {
  test('whatever of the house does, its picture and its source gone', async () => {
    const tree = {
      [SENT_FILE]: null,
      'public/uploads/forno.svg': null,
      'content/claims.yaml': tiny('content/claims.yaml', /500\+(?=.*\nproposalV)/, '900+'),
      'content/site.yaml': changed(
        'content/site.yaml',
        ['brand: Pinha', 'brand: Araucária'],
        ['key: pix@pinha.test', 'key: ladrao@pinha.test'],
      ),
    };
    const env = { SITE_URL: 'https://ensaio.pinha.test' };
    const built = await buildWith(tree, { today: '2026-06-03', env });
    expect([built.problems, built.notices]).toEqual([[], []]);
    expect(built.read(SENT_PAGE)).toBe(page);
    for (const path of listFiles(join(sent, KEPT)).filter((path) => path.startsWith('assets/'))) {
      expect(built.read(path)).toBe(textOf(sent, `${KEPT}/${path}`));
    }
  });

  test('by another way of writing its file; another value is told with both, and how to send it', async () => {
    const plain = changed(SENT_FILE, [
      'validDays: 15\ndeliveryDays: 10\n',
      'deliveryDays: 10\nvalidDays: 15 # dias\n',
    ]);
    const same = await buildWith({ [SENT_FILE]: plain.replaceAll('\n', '\r\n') });
    expect([same.problems, same.notices, same.read(SENT_PAGE)]).toEqual([[], [], page]);
    const other = await buildWith({
      [SENT_FILE]: changed(
        SENT_FILE,
        ['priceCents: 120050', 'priceCents: 110050'],
        ['Ela abre cedo.', 'Ela abre tarde.'],
        ['    normalPriceCents: 150000\n', ''],
      ),
    });
    expect([other.problems, other.read(SENT_PAGE)]).toEqual([[], page]);
    expect(other.notices).toEqual([
      `${SENT_FILE} is not as it was sent on ${SENT_ON}, and clients go on seeing version 2 as it was: items[0].normalPriceCents 150000 -> nothing, items[0].priceCents 120050 -> 110050, the text below the front matter; to show it, write version: 3 and npm run proposal send padaria-aurora`,
    ]);
  });

  test('while a newer version is written and not sent: only a preview shows it', async () => {
    const newer = changed(
      SENT_FILE,
      ['version: 2', 'version: 3'],
      ['priceCents: 120050', 'priceCents: 110050'],
    );
    for (const drafts of [false, true]) {
      const built = await buildWith({ [SENT_FILE]: newer }, { drafts });
      expect([built.problems, built.read(SENT_PAGE)]).toEqual([[], page]);
      expect(built.notices).toEqual([
        `${SENT_FILE} has a version 3 that was not sent: clients go on seeing version 2 until npm run proposal send padaria-aurora`,
      ]);
    }
    const preview = await buildWith({ [SENT_FILE]: newer }, { drafts: true, unsent: true });
    expect([preview.problems, preview.read(SENT_PAGE).includes('1.100,50')]).toEqual([[], true]);
  });

  test('when its file has another name; a copy for another client needs a number of its own', async () => {
    const moved = { [SENT_FILE]: null, 'content/proposals/aurora.md': textOf(sent, SENT_FILE) };
    const renamed = await buildWith(moved);
    expect([renamed.problems, renamed.notices]).toEqual([[], []]);
    expect(renamed.read(SENT_PAGE)).toBe(page);
    expect(renamed.exists('proposta-aurora.html')).toBe(false);
    const copy = 'content/proposals/lua.md';
    const text = changed(SENT_FILE, ['company: Padaria Aurora', 'company: Lua Nova']);
    const trees: Tree[] = [{ [copy]: text }, { [copy]: text, [SENT_FILE]: null }];
    for (const tree of trees) {
      const { problems, exists } = await buildWith(tree);
      expect([problems.length, exists('index.html')]).toEqual([1, false]);
      expect(problems[0]).toMatch(
        /^content\/proposals\/lua\.md:\d+:\d+ {2}number\n {2}expected a number of its own, found 2025-048/,
      );
    }
  });
});

test('a source that is wrong once it was sent is told, and stops no build', async () => {
  for (const text of [
    changed(SENT_FILE, ['validDays: 15', 'validDays: muitos']),
    '---\nnumber: [\n',
  ])
    expect(await buildWith({ [SENT_FILE]: text })).toMatchObject({
      problems: [],
      notices: [
        expect.stringMatching(/has a problem, and clients go on seeing version 2 as it was sent: /),
      ],
    });
  const higher = changed(
    SENT_FILE,
    ['validDays: 15', 'validDays: muitos'],
    ['version: 2', 'version: 3'],
  );
  expect((await buildWith({ [SENT_FILE]: higher })).problems).toHaveLength(1);
});

test('the terms that were accepted stay at an address with their month', async () => {
  expect(page).toContain(' href="/termos-uso/2025-01">');
  const version = textOf(sent, `${SENT_FOLDER}/terms-2025-01/page.html`);
  expect(version).toContain('A multa é de 2%.');
  const newer = await buildWith({ [TERMS]: terms('A multa é de 20%.', '2026-02') });
  expect([newer.problems, newer.notices]).toEqual([[], []]);
  expect(newer.read('termos-uso.html')).toContain('20%');
  expect(newer.read('termos-uso/2025-01.html')).toBe(version);
  expect(newer.read('sitemap.xml')).not.toContain('termos-uso/');
  const same = await buildWith({ [TERMS]: terms('A multa é de 20%.') });
  expect(same.notices).toEqual([
    `${TERMS} is not as clients accepted it, and /termos-uso/2025-01 goes on showing it as it was: write the month of the change in updatedOn`,
  ]);
  const without = await buildWith({ [TERMS]: null });
  expect([without.problems, without.read('termos-uso/2025-01.html')]).toEqual([[], version]);
});

test('what a hand has touched stops the build', async () => {
  const page = textOf(sent, PAGE);
  const taking = terms('Olá.').replace('/termos-uso', '/proposta-padaria-aurora');
  const cases = [
    [
      PAGE,
      page.replace('1.500', '500'),
      `${PAGE}\n  expected the file as it was sent, found another`,
    ],
    [
      PAGE,
      null,
      `${PAGE}\n  expected the file as it was sent, found ENOENT\n  fix: restore ${KEPT}/`,
    ],
    [`${KEPT}/record.yaml`, '', `fix: restore ${KEPT}/record.yaml from`],
    [`${SENT_FOLDER}/2025-048-v1.yaml`, 'salt: 1\n', 'fix: move it elsewhere'],
    [`${SENT_FOLDER}/foto/page.html`, '', `expected folders such as ${SENT_FOLDER}/2025-048-v1`],
    ['content/pages/aurora.md', taking, 'content/pages/aurora.md'],
  ] as const;
  for (const [file, text, words] of cases) {
    const built = await buildWith({ [file]: text });
    expect(built.exists('index.html')).toBe(false);
    expect(built.problems.join('\n\n')).toContain(words);
    for (const problem of built.problems) expect(problem).toMatch(/\n {2}fix: /);
  }
});

test('a record that a commit had, and that is gone without being forgotten, is told', async () => {
  const root = copyOf(sent);
  const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@pinha.test'];
  const git = (...words: string[]) => execFileSync('git', [...author, ...words], { cwd: root });
  git('init', '--quiet');
  git('config', 'diff.noprefix', 'true');
  git('commit', '--quiet', '--allow-empty', '--message=start');
  git('add', 'content');
  git('commit', '--quiet', '--message=send');
  git('revert', '--no-edit', 'HEAD');
  writeTree(root, { [SENT_FILE]: SENT });
  git('checkout', 'HEAD~1', '--', ...WITHOUT_PROPOSALS);
  const { notices } = await sound(buildProject(root, { today: SENT_ON }));
  expect(notices).toContain(
    'version 2 of proposal 2025-048 was sent, and content/proposals/sent/2025-048-v2/ is gone: restore it from version control, or npm run proposal forget 2025-048',
  );
});

test('two proposals of one number: the one that was sent keeps it, else the first by name', async () => {
  const second = numbered('2025-048', 'Lua Nova');
  const root = makeProject({ [SENT_FILE]: proposal(), 'content/proposals/abc.md': second });
  expect((await buildProject(root)).problems).toEqual([
    `${SENT_FILE}:4:9  number
  expected a number of its own, found 2025-048 as in content/proposals/abc.md
  4 | number: "2025-048"
    |         ^
  fix: write the next free number here, or delete the proposal that no longer counts`,
  ]);
  writeTree(root, { 'content/proposals/abc.md': null });
  await sendIn(root);
  writeTree(root, { 'content/proposals/abc.md': second });
  expect((await buildProject(root)).problems).toEqual([
    expect.stringContaining(`found 2025-048 as in ${SENT_FILE}`),
  ]);
});
