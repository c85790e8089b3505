// Content that no person wrote, or nobody meant: answered at once, with a place and a fix.

import { describe, expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { POST, PROPOSAL, refusalsOf } from '../support/refusals.ts';
import { post, proposal } from '../support/tiny-site.ts';

const NAVIGATION = 'content/navigation.yaml';

describe('front matter', () => {
  test('of one line of # is answered, not thought about for ever', async () => {
    const [problem] = refusalsOf(POST, `---\n${'#'.repeat(5000)}\n---\n\nTexto.\n`);
    expect(problem).toContain('expected keys between the two lines of ---, found none');
    const [other] = refusalsOf(POST, `---\n${'#'.repeat(40)}\ntitulo\n---\n`);
    expect(other).toContain(POST);
  });

  test('with twenty thousand unknown keys shows the first and counts the others', async () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `chave${index}: 1`).join('\n');
    const site = await buildSite({ [POST]: post({}).replace('title:', `${keys}\ntitle:`) });
    expect(site.problems).toHaveLength(21);
    expect(site.problems[0]).toContain('unknown key "chave0"');
    expect(site.problems.at(-1)).toBe(
      `${POST}\n  and 19980 more problems in this file\n  fix: mend those above first: the others may go with them`,
    );
  });

  test('with one key twenty thousand times says so', async () => {
    const [problem] = refusalsOf(POST, post({ title: `a${'\ntitle: a'.repeat(20_000)}` }));
    expect(problem).toContain('found the same key twice');
  });

  test.each([
    ['a thousand lists in each other', `header: ${'[\n'.repeat(1000)}${']\n'.repeat(1000)}`],
    ['five thousand open brackets', `header: ${'['.repeat(5000)}`],
    [
      'five thousand brackets that are closed on their line',
      `header: ${'['.repeat(5000)}${']'.repeat(5000)}`,
    ],
    ['a thousand hyphens', `header:\n  ${'- '.repeat(1000)}a`],
    ['lines that go further and further right', indented(1000)],
  ])('with %s is refused by its depth', async (_, text) => {
    const problems = refusalsOf(NAVIGATION, `${text}\n`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^content\/navigation\.yaml:\d+:\d+\n {2}expected groups and lists in at most 30 levels, found more\n/,
    );
  });
});

function indented(levels: number): string {
  return Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
}

describe('a body', () => {
  test.each([
    [
      'five thousand quotes in each other',
      `${'>'.repeat(5000)} a`,
      'quotes and lists in at most 12 levels',
    ],
    [
      'lists that go further and further right',
      nested(60),
      'quotes and lists in at most 12 levels',
    ],
    ['200 KB of spaces', `a${' '.repeat(200_000)}b`, 'paragraphs of at most 20000 characters'],
    ['200 KB of brackets', '['.repeat(200_000), 'paragraphs of at most 20000 characters'],
    ['200 KB of asterisks', '*a '.repeat(70_000), 'paragraphs of at most 20000 characters'],
    [
      '200 KB of lines without a gap',
      'a\n'.repeat(100_000),
      'paragraphs of at most 20000 characters',
    ],
  ])('of %s is refused at its line', async (_, body, message) => {
    for (const problems of [
      refusalsOf(POST, post({}, body)),
      refusalsOf(PROPOSAL, `${proposal()}\n${body}\n`),
    ]) {
      expect(problems[0]).toMatch(/^content\/[\w/-]+\.md:\d+:1\n/);
      expect(problems[0]).toContain(`expected ${message}`);
    }
  });

  test.each([
    ['['.repeat(5000)],
    ['*a '.repeat(6000)],
    ['_a'.repeat(9000)],
    ['![a]('.repeat(3500)],
    ['`a'.repeat(9000)],
    ['<a '.repeat(6000)],
    ['| a '.repeat(4000)],
    [`${'- '.repeat(12)}a`],
  ])('of %s… is answered one way or the other', async (body) => {
    const site = await buildSite({ [POST]: post({}, `${body}\n`) });
    for (const problem of site.problems) expect(problem).toMatch(/^content\/blog\/ola\.md/);
  });
});

function nested(levels: number): string {
  return Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
}
