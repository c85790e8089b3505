// README and docs/: the paths, pages and commands that they name exist, and every package is named.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SAMPLE } from '../../domain/sample.ts';
import { listFiles, REPOSITORY } from '../support/files.ts';

const docs = readdirSync(join(REPOSITORY, 'docs')).filter((name) => name.endsWith('.md'));
const PAGES = ['README.md', ...docs.map((name) => `docs/${name}`)];

const textOf = (page: string): string => readFileSync(join(REPOSITORY, page), 'utf8');
const { scripts, dependencies, devDependencies } = JSON.parse(textOf('package.json'));

/** The texts between backticks, outside of code blocks. */
function namesIn(page: string): string[] {
  const text = textOf(page).replace(/^```.*?^```$/gms, '');
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** Paths of this project; those of MADE are examples, or files that a command makes, and need not exist. */
const PATH =
  /^(?:art|commands|content|docs|domain|islands|pipeline|public|styles|templates|tests)\/[\w./-]*$/;
const MADE = /^content\/(?:proposals\/(?:sent|last-number)|blog\/novo-site\.md)/;

/** Another company may have removed files of the sample. */
const { brand } = parse(textOf('content/site.yaml'));
const isOfSample = (path: string): boolean => brand !== SAMPLE.brand && path.startsWith('content/');

describe.each(PAGES)('%s', (page) => {
  test('names paths, pages and commands that exist', () => {
    const named = namesIn(page).filter((name) => PATH.test(name) && !MADE.test(name));
    const links = [...textOf(page).matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)];
    const linked = links.map(([, link = '']) => join(dirname(page), link));
    const missing = [...named, ...linked].filter((path) => !existsSync(join(REPOSITORY, path)));
    // Sending a proposal moves its source, which the documents name, into sent/.
    const isSent = (path: string): boolean =>
      path.startsWith('content/proposals/') &&
      existsSync(join(REPOSITORY, 'content/proposals/sent'));
    expect(missing.filter((path) => !isOfSample(path) && !isSent(path))).toEqual([]);
    const commands = [...textOf(page).matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name);
    expect(commands.filter((name) => name !== 'ci' && !(String(name) in scripts))).toEqual([]);
  });
});

/** Words of no trade, which readers of the code had to guess. */
const PRIVATE =
  /\b(?:shelf|breath|settle|told|said|wake|whoever|nobody|shown|meant|gone|held|lost)\b/;

test('the code uses the words of the trade', () => {
  const folders = ['art', 'commands', 'domain', 'islands', 'pipeline', 'templates'];
  const files = folders.flatMap((folder) =>
    listFiles(join(REPOSITORY, folder)).map((file) => `${folder}/${file}`),
  );
  const found = [...files, 'build.ts']
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    )
    .filter((line) => PRIVATE.test(line));
  expect(found).toEqual([]);
});

test('comments of the code name paths that exist', () => {
  const folders = ['art', 'commands', 'domain', 'islands', 'pipeline', 'styles', 'templates'];
  const named = folders.flatMap((folder) =>
    listFiles(join(REPOSITORY, folder)).flatMap((file) => {
      const text = readFileSync(join(REPOSITORY, folder, file), 'utf8');
      const comments = text.match(/^ *(?:\/\/|\/?\*).*$/gm) ?? [];
      const paths = comments.join('\n').match(/\b(?:[a-z-]+\/)+[\w-]+\.(?:tsx?|css|mjs)\b/g) ?? [];
      return paths.map((path) => `${folder}/${file}: ${path}`);
    }),
  );
  const isThere = (line: string) => existsSync(join(REPOSITORY, line.split(': ')[1] ?? ''));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((line) => !isThere(line))).toEqual([]);
});

test('README links to every page of docs/', () => {
  const readme = textOf('README.md');
  expect(PAGES.slice(1).filter((page) => !readme.includes(`](${page})`))).toEqual([]);
});

test('docs/dependencies.md names every package, and no install script runs', () => {
  // The owner of the site chooses the typefaces.
  const known = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@fontsource'),
  );
  const named = namesIn('docs/dependencies.md');
  expect(known.filter((name) => !named.includes(name))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => /install|^prepare/.test(name))).toEqual([]);
});
