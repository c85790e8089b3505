// A page that was published and has gone: the build says which line keeps its address alive.

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../support/build-site.ts';
import { post, TINY_SITE, type Tree } from '../support/tiny-site.ts';

const OLA = 'content/blog/ola.md';
const OUTRO = 'content/blog/outro.md';
const other = (changes: Record<string, string> = {}) =>
  post({ title: 'Outro', description: 'Outro artigo de teste.', ...changes });

async function committed(tree: Tree): Promise<BuiltSite> {
  const site = await buildSite(tree);
  const git = (...words: string[]) => {
    const author = ['-c', 'user.name=Teste', '-c', 'user.email=teste@pinha.test'];
    const { status, stderr } = spawnSync('git', [...author, ...words], { cwd: site.root });
    if (status !== 0) throw new Error(String(stderr));
  };
  git('init', '--quiet');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Publica');
  return site;
}

const goneIn = ({ report }: BuiltSite): string[] =>
  report.notices.map(({ message }) => message).filter((text) => text.includes('is gone'));

test('a renamed article is told with the line to write, until it is written', async () => {
  const site = await committed({ [OUTRO]: other() });
  expect(goneIn(await site.rebuild())).toEqual([]);
  const renamed = await site.rebuild({ [OUTRO]: null, 'content/blog/outros.md': other() });
  expect(goneIn(renamed)).toEqual([
    '/blog/outro was published (content/blog/outro.md) and is gone: write /blog/outro: /blog/outros in content/redirects.yaml',
  ]);
  const mended = await site.rebuild({ 'content/redirects.yaml': '/blog/outro: /blog/outros\n' });
  expect([mended.problems, goneIn(mended)]).toEqual([[], []]);
});

test('so is a page whose line route: is another', async () => {
  const site = await committed({ [OLA]: post({ route: '/textos/ola' }) });
  const moved = await site.rebuild({ [OLA]: post({ route: '/ola' }) });
  expect(goneIn(moved)).toEqual([
    '/textos/ola was published (content/blog/ola.md) and is gone: write /textos/ola: /ola in content/redirects.yaml',
  ]);
});

test('drafts, days to come, alias and other edits are no loss', async () => {
  const drafts = { draft: 'true', slug: 'rascunho' };
  const site = await committed({
    [OUTRO]: other(),
    'content/blog/rascunho.md': post({ title: 'Rascunho', ...drafts }),
    'content/blog/amanha.md': post({ title: 'Amanhã', publishedOn: '2999-01-01' }),
  });
  const after = await site.rebuild({
    [OLA]: post({ aliases: '[/blog/outro]' }, 'Outro texto.\n'),
    [OUTRO]: null,
    'content/blog/rascunho.md': null,
    'content/blog/amanha.md': null,
  });
  expect([after.problems, goneIn(after)]).toEqual([[], []]);
});

test('a site that still has a placeholder for its address has not been published', async () => {
  const site = await committed({ [OUTRO]: other() });
  const sample = String(TINY_SITE['content/site.yaml']).replace(
    'placeholders: []',
    'placeholders: [pinha.test]',
  );
  const after = await site.rebuild({ 'content/site.yaml': sample, [OUTRO]: null });
  expect(goneIn(after)).toEqual([]);
});
