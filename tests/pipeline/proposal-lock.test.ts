// The record of what was sent: what it holds, what it never holds, and that only commands write it.

import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatProblem } from '../../domain/problem.ts';
import { readSentLock } from '../../pipeline/kinds/proposal/sent/sent-lock.ts';
import {
  buildProject,
  buildSite,
  makeProject,
  problemsOf,
  writeTree,
} from '../support/build-site.ts';
import { told } from '../support/refusals.ts';
import {
  ARCHIVE,
  LOCK,
  SENT,
  SENT_FILE,
  SENT_ON,
  sentProject,
  textOf,
} from '../support/sent-project.ts';
import { proposal } from '../support/tiny-site.ts';

const RESTORE =
  'restore content/proposals.lock.json from version control: only npm run proposal:send and proposal:withdraw write it';
const SEAL = '3fa901c2'.repeat(8);

test('a version that was sent builds as long as its content is the same', async () => {
  const root = await sentProject();
  expect(textOf(root, SENT_FILE)).toBe(SENT);
  const built = await buildProject(root, { today: SENT_ON });
  expect(built.problems).toEqual([]);
  expect(built.read('proposta-padaria-aurora.html')).toContain(parse(textOf(root, ARCHIVE)).code);
});

test('a version does not go back to a lower number', async () => {
  const root = await sentProject();
  const back = async (text: string): Promise<string[]> => {
    const built = await buildSite({
      [SENT_FILE]: text,
      [LOCK]: textOf(root, LOCK),
      [ARCHIVE]: textOf(root, ARCHIVE),
    });
    return built.problems;
  };
  expect(await back(SENT.replace('version: 2', 'version: 1'))).toEqual([
    `content/proposals/padaria-aurora.md:5:10  version
  expected at least the 2 that was sent on 2025-05-20, found 1
  5 | version: 1
    |          ^
  fix: write version: 2`,
  ]);
  const other = SENT.replace('version: 2', 'version: 1').replace('validDays: 15', 'validDays: 30');
  expect((await back(other))[0]).toContain('\n  fix: write version: 3');
});

test('without a lock nothing was sent, and without an issue date nothing is said of it', async () => {
  const built = await buildSite({ [SENT_FILE]: proposal() });
  expect(built.problems).toEqual([]);
  expect(built.report.notices.map(({ message }) => message)).toEqual([
    'links lead to announced pages that are not written yet: /contato',
  ]);
});

test('an issue date without a lock is mentioned', async () => {
  const built = await buildSite({ [SENT_FILE]: SENT }, { today: SENT_ON });
  expect(built.report.notices.map(({ message }) => message)).toContain(
    'content/proposals/padaria-aurora.md has an issue date, and its version 2 was not sent: npm run proposal:send padaria-aurora',
  );
});

describe('the lock', () => {
  test('holds a seal and nothing else: no value, no day, no code, no address', async () => {
    const root = await sentProject();
    const lock = textOf(root, LOCK);
    expect(JSON.parse(lock)).toEqual({
      '2025-048': { 2: { seal: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    });
    const { code } = parse(textOf(root, ARCHIVE));
    for (const value of ['Joana', 'urora', '120050', SENT_ON, code])
      expect(lock).not.toContain(value);
  });

  test('seals with a key of 128 bits by chance that only the archive has', async () => {
    const roots = [await sentProject(), await sentProject()];
    const [one = '', other = ''] = roots.map((root) => textOf(root, ARCHIVE));
    const [seal, otherSeal] = roots.map(
      (root) => JSON.parse(textOf(root, LOCK))['2025-048'][2].seal,
    );
    const [salt, otherSalt] = [one, other].map((text) => parse(text).salt);
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(salt).not.toBe(otherSalt);
    expect(one.replace(salt, otherSalt)).toBe(other);
    expect(seal).toBe(createHmac('sha256', Buffer.from(salt, 'hex')).update(one).digest('hex'));
    // Whoever knows every value but the salt has nothing to try them against.
    expect(seal).not.toBe(otherSeal);
    for (const key of ['', otherSalt]) {
      const guess = createHmac('sha256', Buffer.from(key, 'hex')).update(one).digest('hex');
      expect(guess).not.toBe(seal);
    }
  });
});

test('a lock that a hand has touched stops the build', async () => {
  const sealed = (record: object, version = '2'): string =>
    JSON.stringify({ '2025-048': { [version]: record } }, null, 2);
  const cases: [lock: string, place: string, message: string][] = [
    ['', '1:1', 'expected JSON, found an empty file'],
    ['{\n  "2025-048": {},\n}\n', '2:17', 'expected JSON, found something else here'],
    [
      '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n',
      '1:1',
      'expected JSON, found the marks of a merge that is not finished',
    ],
    ['{\n  "2025-048": {},\n  "2025-048": {}\n}\n', '3:3', 'found the same key twice'],
    ['[]', '1:1', 'expected a group of keys, found a list of 0'],
    ['{\n  "padaria": {}\n}', '2:3  padaria', 'expected the number of a proposal, found "padaria"'],
    [sealed({ seal: SEAL }, 'v2'), '3:5  2025-048.v2', 'expected a version number, found "v2"'],
    [sealed({ note: 'x', seal: SEAL }), '4:7  2025-048.2.note', 'unknown key "note"'],
    [
      '{\n  "2025-048": { "2": { "withdrawnOn": "2025-05-20" } }\n}',
      '2:22  2025-048.2.seal',
      'expected a key "seal" with 64 hexadecimal digits, found none',
    ],
    [
      sealed({ seal: SEAL, withdrawnOn: '2025-02-30' }),
      '5:22  2025-048.2.withdrawnOn',
      'expected a day that exists, as YYYY-MM-DD, found "2025-02-30"',
    ],
  ];
  const root = makeProject();
  for (const [lock, place, message] of cases) {
    writeTree(root, { [LOCK]: lock });
    const { problems = [] } = readSentLock(root);
    expect(problems.map(formatProblem)).toEqual([told(LOCK, [lock, place, message, RESTORE])]);
  }
  expect(await problemsOf({ [LOCK]: '' })).toEqual([
    told(LOCK, ['', '1:1', 'expected JSON, found an empty file', RESTORE]),
  ]);
});
