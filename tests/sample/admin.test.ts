// The editor that a house publishes: a page of its own with what it needs, and nothing of it elsewhere.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headerRules, headersAt } from '../../domain/hosting/answers.ts';
import { editorFiles } from '../../pipeline/editors/cms-files.ts';
import { CMS_PORTUGUESE } from '../../pipeline/editors/cms-portuguese.ts';
import { REPOSITORY } from '../support/build-site.ts';
import { changedContent } from '../support/content.ts';
import { buildChangedSite, buildRealSite } from '../support/real-site.ts';

const ADMIN = 'admin: { service: github, repository: casa/site, branch: conteudo }\n';

test('a house that names its repository publishes the editor, for that one', async () => {
  const site = await buildChangedSite(
    changedContent('site.yaml', 'upcoming:', `${ADMIN}upcoming:`),
  );
  const { config, formats, version } = JSON.parse(site.read('admin/config.json'));
  expect(config.backend).toMatchObject({
    name: 'github',
    repo: 'casa/site',
    branch: 'conteudo',
    auth_methods: ['token'],
  });
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const names = new Set(formats.map(({ name }: { name: string }) => name));
  const shown = config.collections.flatMap(
    ({ format, files = [] }: { format?: string; files?: { format: string }[] }) =>
      format ?? files.map((file) => file.format),
  );
  expect(new Set(shown)).toEqual(names);
  expect(names.size).toBe(formats.length);
  expect(site.read('admin/editor.js').length).toBeGreaterThan(50_000);
  const script = site.read('admin/sveltia-cms.js');
  expect(script).not.toContain('cdn.jsdelivr.net/fontsource');
  expect(script).not.toContain('/package.json`');
  const { fields } = config.collections.find(({ name }: { name?: string }) => name === 'blog');
  const [title] = fields;
  const author = fields.find(({ name }: { name: string }) => name === 'author');
  expect([author.widget, author.hint]).toEqual(['select', undefined]);
  expect(title.hint).toBe(
    'Uma linha de até 70 caracteres. Por exemplo: Criação de sites em Curitiba',
  );
  expect(site.exists('admin/icons.woff2')).toBe(true);
  const html = site.read('admin.html');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('src="/admin/editor.js"');
  expect(site.read('sitemap.xml')).not.toContain('/admin');
  const { answers } = site.report;
  const rules = headerRules(answers ?? { pages: [], files: [], redirects: [] });
  const headers = headersAt(rules, '/admin');
  expect(headers['Content-Security-Policy']).toContain(
    "connect-src 'self' blob: data: https://api.github.com;",
  );
  expect(headers['X-Robots-Tag']).toBe('noindex');
  // Who signs in comes back to it from a window of somebody else's.
  expect(headers['Cross-Origin-Opener-Policy']).toBe('unsafe-none');
  expect(headersAt(rules, '/')['Cross-Origin-Opener-Policy']).toBe('same-origin');
});

test('nobody else has any of it', async () => {
  const site = await buildRealSite();
  expect(site.exists('admin.html')).toBe(false);
  expect(site.exists('admin/config.json')).toBe(false);
});

test('the editor speaks Portuguese whole, and what it learnt by itself is said only there', async () => {
  const folder = join(REPOSITORY, 'node_modules/@sveltia/cms/locales');
  const said = (language: string) =>
    phrasesOf(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')));
  const [english, portuguese] = [said('en-US'), said('pt-BR')];
  const ours = phrasesOf(CMS_PORTUGUESE);
  // What it says of its settings and of stores of pictures that are not used here, nobody meets.
  const elsewhere = /^(config|cloud_storage)\./;
  const missing = [...english.keys()].filter((key) => !portuguese.has(key) && !elsewhere.test(key));
  expect([...ours.keys()].sort()).toEqual(missing.sort());
  const placesOf = (text = '') => new Set(text.match(/\{?\{\$\w+\}|\$count|\bone \{\{/g));
  for (const [key, text] of ours)
    expect([key, placesOf(text)]).toEqual([key, placesOf(english.get(key))]);
  const words = JSON.parse(String(editorFiles(never, { at: '', backend: {} })['pt-BR.json']?.()));
  expect(words.entry_sidebar.slug.title).toBe('Endereço');
  expect(words.entry_sidebar.backlinks.title).toBe('Onde aparece');
});

function never(): never {
  throw new Error('nobody asked for the forms');
}

/** By their names, `outer.inner`. */
function phrasesOf(words: object, outer = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, said]): [string, string][] =>
      typeof said === 'string' ? [[outer + key, said]] : [...phrasesOf(said, `${outer}${key}.`)],
    ),
  );
}
