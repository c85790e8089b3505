// Every page but `/` and `/404` is moved, as docs/escrever.md says: the route, the old one as an alias, and the links.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Built, build } from '../support/build.ts';
import { makeCompany } from '../support/company.ts';
import { listFiles, REPOSITORY } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyRealProject, makeProject } from '../support/project.ts';

const SITES: Record<string, () => string | Promise<string>> = {
  'the sample': () => copyRealProject(temporaryFolder(), join(REPOSITORY, 'content')),
  'the small site': () => makeProject({}, { plain: true }),
};
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
const ROUTE = /^route: *"?(\/[^\s"]*)"?/m;

/** Moves the pages, and returns their new routes by the old ones. Only `hasLinks` changes the links to them. */
function move(root: string, hasLinks: boolean): Map<string, string> {
  const routes = new Map<string, string>();
  for (const folder of ['pages', 'services']) {
    const path = join(root, 'content', folder);
    for (const name of readdirSync(path)) {
      const file = join(path, name);
      const text = readFileSync(file, 'utf8');
      const [line = '', old = ''] = ROUTE.exec(text) ?? [];
      if (old === '/' || old === '/404') continue;
      const route = `/mudou${old}-${routes.size}`;
      routes.set(old, route);
      writeFileSync(file, text.replace(line, `route: ${route}\naliases: [${old}]`));
    }
  }
  const others = [...routes.keys()].sort((one, other) => other.length - one.length).join('|');
  const link = new RegExp(`(?<=href: "?|\\]\\(|\\]: )(?:${others})(?=[#\\s"),}]|$)`, 'gm');
  for (const file of hasLinks ? listFiles(join(root, 'content')) : []) {
    const path = join(root, 'content', file);
    if (!/\.(?:yaml|md)$/.test(file)) continue;
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(link, (old) => routes.get(old) ?? old);
    if (changed !== text) writeFileSync(path, changed);
  }
  return routes;
}

/** The addresses in the pages and lists of a site, by file. */
function linksIn({ outDir }: Built, moved: ReadonlyMap<string, string>): Record<string, string[]> {
  const now = (address: string): string => {
    const [, route = address, rest = ''] = /^([^#?]*)(.*)$/s.exec(address) ?? [];
    const page = route.replace(/(?:\/pagina\/\d+)$/, '');
    return (moved.get(page) ?? page) + route.slice(page.length) + rest;
  };
  const files = listFiles(outDir).filter((file) => /\.(?:html|xml)$/.test(file));
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(join(outDir, file), 'utf8').replaceAll(/https?:\/\/[\w.-]+/g, '');
      const found = text.matchAll(/(?:href="|<link>|<loc>|<guid[^>]*>)([^"<]*)/g);
      const route = file.replace(/\.html$/, '');
      return [now(`/${route}`), [...new Set(Array.from(found, ([, to = '']) => now(to)))].sort()];
    }),
  );
}

test.each(Object.entries(SITES))('every page of %s can be moved', async (_, make) => {
  const root = await make();
  const before = await build(root, { today });
  expect(before.problems).toEqual([]);
  const expected = linksIn(before, move(root, true));
  const after = await build(root, { today });
  expect(after.problems).toEqual([]);
  expect(linksIn(after, new Map())).toEqual(expected);
});

test('a link to a page that has moved is reported with the new address', async () => {
  const root = await makeCompany();
  const routes = move(root, false);
  const { problems } = await build(root, { today });
  expect(problems.length).toBeGreaterThan(10);
  const fixes = [...routes.values()].map((route) => `escreva ${route}`);
  const others = problems.filter((one) => !fixes.some((fix) => one.includes(fix)));
  expect(others).toEqual([]);
});
