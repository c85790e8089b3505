// What was sent to a client stays as it was: drifting versions, and a lock that a hand has touched.

import { describe, expect, test } from 'vitest';
import { fingerprintOf } from '../../pipeline/fingerprint.ts';
import { parseFrontMatter, splitBody } from '../../pipeline/parse-source.ts';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { proposal, type Tree } from '../support/tiny-site.ts';

const FILE = 'content/proposals/padaria-aurora.md';
const LOCK = 'content/proposals.lock.json';
const RESTORE =
  'restore content/proposals.lock.json from version control: only npm run proposal:send writes it';

/** The second version, as it was sent on 20 May. */
const SENT = proposal('version: 2\n', 'version: 2\nissuedOn: 2025-05-20\n');

function fingerprint(text: string) {
  const source = parseFrontMatter(FILE, text, []);
  return fingerprintOf(source?.data as object, splitBody(text).text);
}

function lockOf(text: string, version = '2', more: object = {}): string {
  const record = { issuedOn: '2025-05-20', ...fingerprint(text), ...more };
  return `${JSON.stringify({ '2025-048': { [version]: record } }, null, 2)}\n`;
}

const site = (text: string, lock = lockOf(SENT)): Tree => ({ [FILE]: text, [LOCK]: lock });
const changed = (found: string, replacement: string): string => {
  if (!SENT.includes(found)) throw new Error(`the proposal has no "${found}"`);
  return SENT.replace(found, () => replacement);
};
const PRINT = fingerprint(SENT).fingerprint;

/** The line on which a piece of text stands, from 1. */
function lineOf(text: string, piece: string): number {
  if (!text.includes(piece)) throw new Error(`the proposal has no "${piece}"`);
  return text.slice(0, text.indexOf(piece)).split('\n').length;
}

describe('a version that was sent', () => {
  test('builds as long as its content is the same', async () => {
    const built = await buildSite(site(SENT));
    expect(built.problems).toEqual([]);
    expect(built.read('proposta-padaria-aurora.html')).toContain(PRINT);
  });

  test('may be written otherwise: other order, comments, line breaks', async () => {
    const text = changed(
      'validDays: 15\ndeliveryDays: 10\n',
      'deliveryDays: 10\nvalidDays: 15 # d\n',
    );
    expect((await buildSite(site(text.replaceAll('\n', '\r\n')))).problems).toEqual([]);
  });

  test('does not change a price', async () => {
    const text = changed('priceCents: 120050', 'priceCents: 110050');
    const line = lineOf(text, 'priceCents: 110050');
    expect(await problemsOf(site(text))).toEqual([
      `content/proposals/padaria-aurora.md:${line}:17  items[0].priceCents
  expected version 2 as it was sent on 2025-05-20 (${PRINT}), found changes in items[0].priceCents (line ${line})
  ${line} |     priceCents: 110050
     |                 ^
  fix: undo the changes, or write version: 3 and then npm run proposal:send padaria-aurora`,
    ]);
  });

  test('names every change: of values, of keys that came or went, of the text', async () => {
    const text = changed('    normalPriceCents: 150000\n', '')
      .replace('excluded: []', 'excluded: [Fotos]')
      .replace('precisa de um site', 'precisa de dois sites');
    const first = lineOf(text, 'items:') + 1;
    expect(await problemsOf(site(text))).toEqual([
      `content/proposals/padaria-aurora.md:${first}:5  items[0].normalPriceCents
  expected version 2 as it was sent on 2025-05-20 (${PRINT}), found changes in items[0].normalPriceCents (removed) (line ${first}), excluded[0] (line ${lineOf(text, 'Fotos]')}), the text (line ${lineOf(text, '## O que')})
  ${first} | ${text.split('\n')[first - 1]}
     |     ^
  fix: undo the changes, or write version: 3 and then npm run proposal:send padaria-aurora`,
    ]);
  });

  test('names six changes at most, and counts the others', async () => {
    const text = SENT.replace(/^ {2}- \{ title: (Desc|Cód).*\n/gm, '')
      .replace('stages:\n', 'stages:\n  - { title: A, days: 9, description: B. }\n')
      .replace('included: [Duas', 'included: [Três')
      .replace('deliveryDays: 10', 'deliveryDays: 9')
      .replace('Layout das', 'Desenho das');
    const stages = lineOf(text, 'stages:') + 1;
    const [problem] = await problemsOf(site(text));
    expect(problem).toContain(
      `found changes in deliveryDays (line 14), services[0].description (line 16), stages[1].title (removed) (line ${stages}), stages[1].days (removed) (line ${stages}), stages[1].description (removed) (line ${stages}), stages[0].title (line ${stages}) and 3 more\n`,
    );
  });

  test('keeps the date on which it was sent', async () => {
    const later = changed('issuedOn: 2025-05-20', 'issuedOn: 2025-05-25');
    expect(await problemsOf(site(later))).toEqual([
      `content/proposals/padaria-aurora.md:6:11  issuedOn
  expected 2025-05-20, the day on which version 2 was sent, found 2025-05-25
  6 | issuedOn: 2025-05-25
    |           ^
  fix: write issuedOn: 2025-05-20, or raise the version and send it again`,
    ]);
    expect((await problemsOf(site(proposal())))[0]).toContain(
      'expected 2025-05-20, the day on which version 2 was sent, found none\n',
    );
  });

  test('may be changed under a higher number, and is then to be sent again', async () => {
    const text = changed('priceCents: 120050', 'priceCents: 110050').replace(
      'version: 2',
      'version: 3',
    );
    const built = await buildSite(site(text));
    expect(built.problems).toEqual([]);
    expect(built.report.notices.map(({ message }) => message)).toContain(
      'content/proposals/padaria-aurora.md has an issue date, and its version 3 was not sent: npm run proposal:send padaria-aurora',
    );
  });

  test('does not go back to a lower number', async () => {
    const back = (text: string): string => text.replace('version: 2', 'version: 1');
    expect(await problemsOf(site(back(SENT)))).toEqual([
      `content/proposals/padaria-aurora.md:5:10  version
  expected at least the 2 that was sent on 2025-05-20, found 1
  5 | version: 1
    |          ^
  fix: write version: 2`,
    ]);
    const other = back(changed('validDays: 15', 'validDays: 30'));
    expect((await problemsOf(site(other)))[0]).toContain('\n  fix: write version: 3');
  });
});

test('without a lock nothing was sent, and without an issue date nothing is said of it', async () => {
  const built = await buildSite({ [FILE]: proposal() });
  expect(built.problems).toEqual([]);
  expect(built.report.notices.map(({ message }) => message)).toEqual([
    'links lead to announced pages that are not written yet: /contato',
  ]);
});

describe('a lock that a hand has touched stops the build:', () => {
  const record = JSON.parse(lockOf(SENT))['2025-048']['2'];

  test.each([
    [
      'one that is empty',
      '',
      `content/proposals.lock.json:1:1
  expected JSON, found an empty file
  1 | 
    | ^`,
    ],
    [
      'one with a comma too many',
      '{\n  "2025-048": {},\n}\n',
      `content/proposals.lock.json:2:17
  expected JSON, found something else here
  2 |   "2025-048": {},
    |                 ^`,
    ],
    [
      'one in the middle of a merge',
      '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n',
      `content/proposals.lock.json:1:1
  expected JSON, found the marks of a merge that is not finished
  1 | <<<<<<< HEAD
    | ^`,
    ],
    [
      'one with a number twice',
      '{\n  "2025-048": {},\n  "2025-048": {}\n}\n',
      `content/proposals.lock.json:3:3
  found the same key twice
  3 |   "2025-048": {}
    |   ^`,
    ],
    [
      'a list',
      '[]',
      `content/proposals.lock.json:1:1
  expected a group of keys, found a list of 0
  1 | []
    | ^`,
    ],
    [
      'a name that is no number of a proposal',
      '{\n  "padaria": {}\n}',
      `content/proposals.lock.json:2:3  padaria
  expected the number of a proposal, found "padaria"
  2 |   "padaria": {}
    |   ^`,
    ],
    [
      'a version that is no number',
      JSON.stringify({ '2025-048': { v2: record } }, null, 2),
      `content/proposals.lock.json:3:5  2025-048.v2
  expected a version number, found "v2"
  3 |     "v2": {
    |     ^`,
    ],
    [
      'an unknown key',
      JSON.stringify({ '2025-048': { 2: { note: 'x', ...record } } }, null, 2),
      `content/proposals.lock.json:4:7  2025-048.2.note
  unknown key "note"
  4 |       "note": "x",
    |       ^`,
    ],
    [
      'a missing key',
      '{\n  "2025-048": { "2": { "issuedOn": "2025-05-20", "keys": {} } }\n}',
      `content/proposals.lock.json:2:22  2025-048.2.fingerprint
  expected a key "fingerprint" with twelve hexadecimal digits in three groups, found none
  2 |   "2025-048": { "2": { "issuedOn": "2025-05-20", "keys": {} } }
    |                      ^`,
    ],
    [
      'a day that does not exist',
      lockOf(SENT, '2', { issuedOn: '2025-02-30' }),
      `content/proposals.lock.json:4:19  2025-048.2.issuedOn
  expected a day that exists, as YYYY-MM-DD, found "2025-02-30"
  4 |       "issuedOn": "2025-02-30",
    |                   ^`,
    ],
    [
      'another fingerprint above the same keys',
      lockOf(SENT, '2', { fingerprint: '0000-0000-0000' }),
      `content/proposals.lock.json:5:22  2025-048.2.fingerprint
  expected the fingerprint of the keys below it, found 0000-0000-0000
  5 |       "fingerprint": "0000-0000-0000",
    |                      ^`,
    ],
  ])('%s', async (_, lock, problem) => {
    expect(await problemsOf(site(SENT, lock))).toEqual([`${problem}\n  fix: ${RESTORE}`]);
  });

  test('the right fingerprint above other keys', async () => {
    const keys = { ...fingerprint(SENT).keys, version: '00000000' };
    expect((await problemsOf(site(SENT, lockOf(SENT, '2', { keys }))))[0]).toContain(
      `expected the fingerprint of the keys below it, found ${PRINT}\n`,
    );
  });
});

test('the lock keeps no value of a proposal', () => {
  const lock = lockOf(SENT);
  for (const value of ['Joana', 'Aurora', 'aurora.test', '120050', '150000', 'precisa']) {
    expect(SENT).toContain(value);
    expect(lock).not.toContain(value);
  }
});
