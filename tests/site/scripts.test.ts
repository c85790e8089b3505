// The size of the JavaScript of a page: before the visitor touches anything, and once a form is hydrated.

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listFiles } from '../support/files.ts';
import type { Page } from '../support/page.ts';
import { expectNone, faultsOf, pages, read, SITE } from '../support/site.ts';

const KB = 1024;

/** Bytes as hosts send them, each script compressed by itself. */
const compressed = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);

/** Scripts with all that they import before they run. */
function withImports(files: readonly string[]): string[] {
  const known = new Set<string>();
  const add = (file: string): void => {
    if (known.has(file)) return;
    known.add(file);
    for (const [, name] of read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
      add(`/assets/${name}`);
    }
  };
  for (const file of files) add(file);
  return [...known];
}

/** The bytes of the scripts of the page itself, and of islands that wait for no event. */
function untouched(page: Page): number {
  const modules = page.all('script[type=module]');
  const inline = modules.map(({ inner }) => inner).filter(Boolean);
  const named = modules.flatMap(({ attributes: { src } }) => src ?? []);
  const early = page.all('[data-island][data-when=load]');
  return compressed([...inline, ...withImports([...named, ...scriptsOf(early)]).map(read)]);
}

const isProposal = ({ route }: Page): boolean => route.startsWith('/proposta');

const scriptsOf = (islands: ReturnType<Page['all']>): string[] =>
  islands.flatMap(({ attributes }) => attributes['data-src']?.split(' ') ?? []);

test('no page loads more than 1.2 KB of script before it is touched', () => {
  const awake = pages.filter((page) => page.all('[data-island]').length > 0);
  expectNone((page) => {
    const bytes = untouched(page);
    return bytes > 1.2 * KB || bytes === 0 ? [bytes] : [];
  }, awake);
});

// A company may leave out its forms.
const hasForm = pages.some((page) => !isProposal(page) && page.all('main form').length > 0);
test.skipIf(!hasForm)('a form with its rules costs at most 14.2 KB', () => {
  expectScripts('<form', 14.2, false);
});

// A company may have no proposal, or none that is not sent yet.
test.skipIf(!pages.some(isProposal))(
  'the choice and the acceptance of a proposal cost at most 24.8 KB',
  () => {
    expectScripts('', 24.8, true);
  },
);

/** Expects islands with these words to load no more, on proposals or on all other pages. */
function expectScripts(words: string, kilobytes: number, ofProposals: boolean): void {
  const islandsOf = (page: Page) =>
    page.all('[data-island]').filter(({ html }) => html.includes(words));
  const asked = pages.filter(
    (page) => isProposal(page) === ofProposals && scriptsOf(islandsOf(page)).length > 0,
  );
  expect(asked).not.toEqual([]);
  expectNone((page) => {
    const bytes = compressed(withImports(scriptsOf(islandsOf(page))).map(read));
    return bytes > kilobytes * KB ? [bytes] : [];
  }, asked);
}

test('the script for toasts has at most 16 KB, and no page loads it at once', () => {
  const scripts = listFiles(SITE).filter((file) => file.endsWith('.js'));
  const toasters = scripts.filter((file) => read(file).includes('data-sonner-toaster'));
  expect(toasters).toHaveLength(1);
  expect(compressed(toasters.map(read))).toBeLessThanOrEqual(16 * KB);
  expect(faultsOf((page) => (page.html.includes(toasters[0] ?? '-') ? ['loads it'] : []))).toEqual(
    [],
  );
});
