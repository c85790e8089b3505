// README and docs/ against the code: what they name exists, and what they show as an example is read.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { postSchema } from '../domain/content/post.ts';
import { REPOSITORY } from './support/files.ts';

const PAGES = [
  'README.md',
  ...readdirSync(join(REPOSITORY, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** A proposal that was sent stands there alone: see tests/support/unsent-content.ts. */
const UNSENT = process.env.SITE_CONTENT ?? '';

const textOf = (page: string): string => readFileSync(join(REPOSITORY, page), 'utf8');

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

/** What stands between backticks, outside of blocks. */
function namesIn(page: string): string[] {
  const text = textOf(page).replace(/^```.*?^```$/gms, '');
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** Folders whose contents pages speak of by path; examples of what one may write stand for none. */
const PATH =
  /^(?:art|commands|content|docs|domain|islands|pipeline|public|styles|templates|tests)\/[\w./-]*$/;
const EXAMPLES = ['content/blog/novo-site.md', 'tests/domain/money.test.ts'];

/** What pages name of the sample, another house may have removed. */
const { brand, sampleBrand } = parse(readFileSync(join(REPOSITORY, 'content/site.yaml'), 'utf8'));
const isThere = (path: string): boolean => brand === sampleBrand || !path.startsWith('content/');

describe.each(PAGES)('%s', (page) => {
  test('names paths that exist', () => {
    const named = namesIn(page).filter((name) => PATH.test(name) && !EXAMPLES.includes(name));
    const paths = named.filter(isThere);
    const missing = paths.filter(
      (path) =>
        !existsSync(join(REPOSITORY, path)) &&
        !existsSync(join(UNSENT, path.replace(/^content\//, ''))),
    );
    // Made by a command, on the day that the first proposal is sent.
    expect(
      missing.filter((path) => !/^content\/proposals\/(?:sent|last-number)/.test(path)),
    ).toEqual([]);
  });

  test('links to pages that exist', () => {
    const links = [...textOf(page).matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)];
    const missing = links
      .map(([, link = '']) => join(dirname(page), link))
      .filter((path) => !existsSync(join(REPOSITORY, path)));
    expect(missing).toEqual([]);
  });

  test('names commands that exist', () => {
    const commands = [...textOf(page).matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name);
    expect(commands.filter((name) => name !== 'ci' && !(String(name) in scripts))).toEqual([]);
  });
});

test('every page of docs/ is one that README leads to', () => {
  const readme = textOf('README.md');
  expect(PAGES.slice(1).filter((page) => !readme.includes(`](${page})`))).toEqual([]);
});

test('every package has its reason, and no script of ours runs when packages are installed', () => {
  const { dependencies, devDependencies } = JSON.parse(textOf('package.json'));
  const known = Object.keys({ ...dependencies, ...devDependencies });
  const named = namesIn('docs/dependencies.md');
  expect(known.filter((name) => !named.includes(name))).toEqual([]);
  const isPackage = (name: string): boolean => /^@?[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)?$/.test(name);
  expect(named.filter((name) => isPackage(name) && !known.includes(name))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => /install|^prepare/.test(name))).toEqual([]);
});

test('README has one screen of text', () => {
  expect(textOf('README.md').split(/\s+/).length).toBeLessThan(750);
});

test('blocks of YAML and front matter are read, and the article is a sound one', () => {
  const blocks = PAGES.flatMap((page) => [
    ...textOf(page).matchAll(/^```(yaml|markdown)\n(.*?)^```$/gms),
  ]);
  expect(blocks.length).toBeGreaterThan(1);
  for (const [, language, text = ''] of blocks) {
    const data = parse(language === 'markdown' ? (text.split(/^---$/m)[1] ?? '') : text);
    expect(data).toBeTypeOf('object');
    if (language === 'markdown') expect(postSchema.safeParse(data).error).toBeUndefined();
  }
});
