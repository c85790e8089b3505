// What was sent stays as it was: a change of it is refused, or changes nothing of what the client has.

import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ProposalData, proposalFileSchema } from '../../domain/content/proposal.ts';
import { formatProblem } from '../../domain/problem.ts';
import { compareSent } from '../../pipeline/kinds/proposal/sent/compare-sent.ts';
import { readSent } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import { readSentLock } from '../../pipeline/kinds/proposal/sent/sent-lock.ts';
import { parseFrontMatter } from '../../pipeline/read/parse-source.ts';
import { validate } from '../../pipeline/read/validate.ts';
import { buildProject, makeProject, writeTree } from '../support/build-site.ts';
import { told } from '../support/refusals.ts';
import { rows } from '../support/rows.ts';
import {
  ARCHIVE,
  copyOf,
  LOCK,
  SENT_FILE,
  SENT_ON,
  SENT_PAGE,
  sendIn,
  sentProject,
  textOf,
} from '../support/sent-project.ts';
import { proposal, type Swap, swapped, type Tree, tiny } from '../support/tiny-site.ts';

const PICTURE = 'public/uploads/forno.svg';
const AGAIN =
  'write version: 3 in content/proposals/padaria-aurora.md and then npm run proposal:send padaria-aurora';
const WAS = `as version 2 was sent on ${SENT_ON}`;
const svg = (side: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`;

let sent: string;
let sentPage: string;

beforeAll(async () => {
  sent = await sentProject({
    [SENT_FILE]: swapped(
      proposal('image: generated', 'image: /uploads/forno.svg'),
      ['um site.', 'um site.\n\nEla abre cedo.\n\n![O forno](/uploads/massa.svg)'],
      ['testimonials: []', 'testimonials:\n  - { text: Bom., author: Ana, role: Dona }'],
    ),
    [PICTURE]: svg(640),
    'public/uploads/massa.svg': svg(320),
  });
  const built = await buildProject(sent, { today: SENT_ON });
  expect(built.problems).toEqual([]);
  sentPage = pageOf(built.read(SENT_PAGE));
  expect(sentPage).toContain('500+');
  expect(sentPage).toContain(parse(textOf(sent, ARCHIVE)).code);
});

/** Without the hashes of files that all pages share, such as the picture for social networks. */
const pageOf = (html: string): string => html.replace(/(\/assets\/[\w-]+)\.\w+\./g, '$1.');

const changed = (file: string, ...changes: Swap[]): string =>
  swapped(textOf(sent, file), ...changes);

/** The sent project with this changed, built on the day of sending. */
async function buildWith(tree: Tree, options = {}) {
  const root = copyOf(sent);
  writeTree(root, tree);
  const built = await buildProject(root, { today: SENT_ON, ...options });
  return { ...built, notices: built.report.notices.map(({ message }) => message) };
}

describe('nothing of the page changes', () => {
  test('when the house, a claim, the environment or the way of writing changes: its owner is told', async () => {
    const text = changed(
      SENT_FILE,
      ['validDays: 15\ndeliveryDays: 10\n', 'deliveryDays: 10\nvalidDays: 15 # dias\n'],
      ['Ela abre cedo.\n', 'Ela abre cedo. \n'],
    );
    const tree = {
      [SENT_FILE]: text.replaceAll('\n', '\r\n'),
      'content/claims.yaml': tiny('content/claims.yaml', /500\+(?=.*\nproposalV)/, '900+'),
      'content/site.yaml': changed(
        'content/site.yaml',
        ['brand: Pinha', 'brand: Araucária'],
        ['11.222.333/0001-81', '11.444.777/0001-61'],
        ['key: pix@pinha.test', 'key: ladrao@pinha.test'],
      ),
      'content/labels.yaml': changed('content/labels.yaml', [
        /^ {2}total: Total$/m,
        '  total: Soma',
      ]),
    };
    const env = { SITE_URL: 'https://ensaio.pinha.test' };
    const built = await buildWith(tree, { today: '2025-06-03', env });
    expect(built.problems).toEqual([]);
    expect(pageOf(built.read(SENT_PAGE))).toBe(sentPage);
    expect(built.notices.filter((message) => message.includes('as it was on'))).toEqual([
      `${SENT_FILE} shows the house as it was on ${SENT_ON}, and not today's site.brand, site.cnpj, site.url, site.pix.key, labels.proposal.total, claims.projects.value: to show it as it is, write version: 3 and npm run proposal:send padaria-aurora`,
    ]);
  });

  test('while a newer version is written and not sent: only a preview shows it', async () => {
    const newer: Swap[] = [
      ['version: 2', 'version: 3'],
      ['priceCents: 120050', 'priceCents: 110050'],
    ];
    const built = await buildWith({ [SENT_FILE]: changed(SENT_FILE, ...newer) });
    expect(built.problems).toEqual([]);
    expect(pageOf(built.read(SENT_PAGE))).toBe(sentPage);
    expect(built.notices).toContain(
      `${SENT_FILE} has a version 3 that was not sent: clients go on seeing version 2 until npm run proposal:send padaria-aurora`,
    );
    const preview = await buildProject(built.root, { today: SENT_ON, drafts: true });
    expect([preview.problems, preview.read(SENT_PAGE).includes('1.100,50')]).toEqual([[], true]);
  });

  test('while only a newer version gives its passphrase up: the page stays closed', async () => {
    const file = 'content/proposals/k7m2p9qd.md';
    const root = makeProject({
      [file]: proposal('version: 2\n', 'version: 2\npassphrase: true\n'),
      '.passphrases.json': '{"k7m2p9qd": "fmg5-4bv3-bfvy-g4zi-yqzx-583c"}',
    });
    await sendIn(root, 'k7m2p9qd');
    const open = textOf(root, file)
      .replace('passphrase: true\n', '')
      .replace('version: 2', 'version: 3');
    writeTree(root, { [file]: open });
    const waiting = await buildProject(root, { today: SENT_ON });
    expect(waiting.problems).toEqual([]);
    expect(waiting.read('proposta-k7m2p9qd.html')).not.toContain('Joana');
  });
});

/** What is said of the file with these pieces of it replaced against what was sent. */
function driftOf(...changes: Swap[]): string[] {
  const { source } = parseFrontMatter(SENT_FILE, changed(SENT_FILE, ...changes));
  const { data, problems } = validate(source, proposalFileSchema);
  if (!data) throw new Error(problems.map(formatProblem).join('\n'));
  const archive = readSent(sent).value?.get('2025-048')?.archive;
  if (!archive) throw new Error('nothing was sent');
  return compareSent({ source, data: data as ProposalData }, archive, AGAIN).map(formatProblem);
}

test('the file is refused at each value that is another, with what it was, what it is and a fix', () => {
  const words = 'muito '.repeat(81);
  const table = rows(`
    issuedOn: 2025-05-20 | issuedOn: 2025-05-19 | "2025-05-20" | "2025-05-19"
    abre cedo. | abre ${words.repeat(60)} | the line "Ela abre cedo." | the line "Ela abre ${words}muito…"
    \\nEla abre | \\n␣␣␣␣Ela abre | the line "Ela abre cedo." | the line "␣␣␣␣Ela abre cedo."
    cedo. | cedo.\\nTodo dia. | the line "" | the line "Todo dia."
    normalPriceCents: 150000\\n␣␣␣␣ | | 150000 | nothing
    version: 2\\n | version: 2\\npassphrase: true\\n | nothing | true
  `);
  for (const [found = '', replacement = '', was, is] of table) {
    const [problem = '', ...others] = driftOf([found, replacement]);
    expect(others).toEqual([]);
    expect(problem).toContain(`  expected ${was}, ${WAS}, found ${is}`);
    expect(problem).toMatch(/\n {2}fix: (?:write|remove|undo) .*, or write version: 3 in /);
  }
  const priced = changed(SENT_FILE, ['priceCents: 120050', 'priceCents: 110050']);
  expect(driftOf(['priceCents: 120050', 'priceCents: 110050'])).toEqual([
    told(SENT_FILE, [
      priced,
      '21:17  items[0].priceCents',
      `expected 120050, ${WAS}, found 110050`,
      `write priceCents: 120050, or ${AGAIN}`,
    ]),
  ]);
  // Eight values, and the others are counted.
  const many = driftOf(
    ['stages:\n', 'stages:\n  - { title: A, days: 1, description: B. }\n'],
    ['days: 9', 'days: 8'],
    ['Duas rodadas', 'Três rodadas'],
    ['client:\n  name: Joana', 'client:\n  name: Ana'],
  );
  expect(many).toHaveLength(8);
  expect(many[7]).toMatch(/; and \d more changes below\n/);
});

test('a build is refused where file, archive, lock and pictures do not agree', async () => {
  const price: Swap = ['priceCents: 120050', 'priceCents: 110050'];
  const edited = (file: string, ...swaps: Swap[]): Tree => ({ [file]: changed(file, ...swaps) });
  const otherArchive = `${ARCHIVE}\n  expected the archive as it was sent, found another one: its seal in ${LOCK} does not fit`;
  const noEntry = `${ARCHIVE}\n  expected an entry 2025-048, 2 in ${LOCK} for what was sent, found none`;
  const picture = 'as the client saw it on 2025-05-20, found';
  const moved = { [SENT_FILE]: null, 'content/proposals/aurora.md': textOf(sent, SENT_FILE) };
  const cases: [Tree, ...words: string[]][] = [
    [edited(SENT_FILE, price), `items[0].priceCents\n  expected 120050, ${WAS}, found 110050`],
    [
      edited(SENT_FILE, ['version: 2', 'version: 1']),
      'version\n  expected at least the 2 that was sent on 2025-05-20, found 1',
      'fix: write version: 2',
    ],
    [
      moved,
      `number\n  expected number 2025-048 in ${SENT_FILE}, from which version 2 was sent on 2025-05-20, found it here`,
    ],
    [
      { [SENT_FILE]: null },
      `${SENT_FILE}\n  expected the file of proposal 2025-048, version 2 of which was sent on 2025-05-20, found none`,
    ],
    [{ ...edited(SENT_FILE, [`issuedOn: ${SENT_ON}\n`, '']), [LOCK]: null }, noEntry],
    [{ ...edited(ARCHIVE, price), ...edited(SENT_FILE, price) }, otherArchive],
    [
      { [PICTURE]: svg(641), 'public/uploads/massa.svg': null },
      `expected the picture ${PICTURE} ${picture} another one`,
      `expected the picture public/uploads/massa.svg ${picture} none`,
    ],
  ];
  for (const [tree, ...words] of cases) {
    const built = await buildWith(tree);
    expect(built.exists('index.html')).toBe(false);
    for (const text of words) expect(built.problems.join('\n\n')).toContain(text);
    for (const problem of built.problems) expect(problem).toMatch(/\n {2}fix: /);
  }
});

test('the lock holds a seal and nothing else, with a key of 128 bits that only the archive has', () => {
  const [text, lock] = [textOf(sent, ARCHIVE), JSON.parse(textOf(sent, LOCK))];
  const { salt } = parse(text);
  const seal = createHmac('sha256', Buffer.from(salt, 'hex')).update(text).digest('hex');
  expect(lock).toEqual({ '2025-048': { 2: { seal } } });
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
});

test('a lock that a hand has touched stops the build', async () => {
  const RESTORE =
    'restore content/proposals.lock.json from version control: only npm run proposal:send and proposal:withdraw write it';
  const cases = rows(`
    1:1                         | expected JSON, found an empty file |
    1:1                         | expected JSON, found the marks of a merge that is not finished | <<<<<<< HEAD\\n{}\\n=======\\n{}\\n
    3:3                         | found the same key twice | {\\n␣␣"2025-048": {},\\n␣␣"2025-048": {}\\n}\\n
    2:3  padaria                | expected the number of a proposal, found "padaria" | {\\n␣␣"padaria": {}\\n}
    1:21  2025-048.2.seal       | expected a key "seal" with 64 hexadecimal digits, found none | {"2025-048": { "2": { "withdrawnOn": "2025-05-20" } }}
    1:38  2025-048.2.withdrawnOn | expected a day that exists, as YYYY-MM-DD, found "2025-02-30" | {"2025-048": { "2": { "withdrawnOn": "2025-02-30", "seal": "${'3fa901c2'.repeat(8)}" } }}
  `);
  const root = makeProject();
  for (const [place = '', message = '', lock = ''] of cases) {
    writeTree(root, { [LOCK]: lock });
    const expected = [told(LOCK, [lock, place, message, RESTORE])];
    expect((readSentLock(root).problems ?? []).map(formatProblem)).toEqual(expected);
    if (lock === '') expect((await buildProject(root)).problems).toEqual(expected);
  }
});
