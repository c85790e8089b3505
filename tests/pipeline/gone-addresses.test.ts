// A page that was published and has gone: the build says which line keeps its address alive.

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../support/build-site.ts';
import { post, TINY_SITE, type Tree } from '../support/tiny-site.ts';

const OLA = 'content/blog/ola.md';
const OUTRO = 'content/blog/outro.md';
const other = (changes: Record<string, string> = {}, body = 'Outro texto.\n') =>
  post({ title: 'Outro', description: 'Outro artigo de teste.', ...changes }, body);

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

/** As long as articles are: what they share with others is little beside it. */
const BODY = Array.from({ length: 60 }, (_, index) => `Frase ${index} do texto.`).join(' ');

test('a renamed article is told with the lines to write, until one is written', async () => {
  const site = await committed({ [OUTRO]: other() });
  expect(goneIn(await site.rebuild())).toEqual([]);
  const renamed = await site.rebuild({ [OUTRO]: null, 'content/blog/outros.md': other() });
  expect(goneIn(renamed)).toEqual([
    '/blog/outro is gone, since content/blog/outro.md is content/blog/outros.md now: write /blog/outro: /blog/outros in content/redirects.yaml, or aliases: [/blog/outro] in content/blog/outros.md',
  ]);
  const mended = await site.rebuild({ 'content/redirects.yaml': '/blog/outro: /blog/outros\n' });
  expect([mended.problems, goneIn(mended)]).toEqual([[], []]);
});

test('it is known again by what it says, whatever its file is called and however near others are', async () => {
  const site = await committed({ [OUTRO]: other({}, BODY) });
  const renamed = await site.rebuild({
    [OUTRO]: null,
    'content/blog/outra.md': post({ title: 'Vizinha' }, 'Nada do que havia antes.\n'),
    'content/blog/guia-de-compras.md': other(
      { title: 'Guia de compras' },
      BODY.replace('Frase 7', 'Sétima frase'),
    ),
  });
  expect(goneIn(renamed)).toEqual([
    expect.stringContaining('write /blog/outro: /blog/guia-de-compras in content/redirects.yaml'),
  ]);
});

test('it is known again by its title, where all of its text is another', async () => {
  const site = await committed({ [OUTRO]: other({}, BODY) });
  const body = 'Escrito de novo, do começo ao fim, com outras palavras. '.repeat(20);
  const renamed = await site.rebuild({
    [OUTRO]: null,
    'content/blog/novo.md': other({ description: 'Um texto refeito de ponta a ponta.' }, body),
  });
  expect(goneIn(renamed)).toEqual([expect.stringContaining('/blog/outro: /blog/novo in')]);
});

test('links to it are refused with the address that it has now', async () => {
  const site = await committed({
    [OLA]: post({}, 'Leia [o outro](/blog/outro).\n'),
    [OUTRO]: other({}, BODY),
  });
  const renamed = await site.rebuild({
    [OUTRO]: null,
    'content/blog/outra.md': post({
      title: 'Vizinha',
      description: 'Um vizinho de nome parecido.',
    }),
    'content/blog/guia-de-compras.md': other({}, BODY),
  });
  expect(renamed.problems).toEqual([
    expect.stringMatching(
      /found \/blog\/outro, [\s\S]*fix: did you mean \/blog\/guia-de-compras\?$/,
    ),
  ]);
});

test('a deleted one leads to what is nearest, or to the list that it stood in', async () => {
  const longe = 'content/blog/um-nome-sem-vizinhos.md';
  const site = await committed({ [OUTRO]: other(), [longe]: post({ title: 'Longe' }, BODY) });
  const after = await site.rebuild({
    [longe]: null,
    'content/blog/novo.md': post(
      { title: 'Novo' },
      'Outra coisa, em poucas palavras.\n'.repeat(30),
    ),
  });
  expect(goneIn(after)).toEqual([
    `/blog/um-nome-sem-vizinhos is gone with ${longe}: write /blog/um-nome-sem-vizinhos: /blog in content/redirects.yaml`,
  ]);
});

test('a page whose line route: is another is told too', async () => {
  const site = await committed({ [OLA]: post({ route: '/textos/ola' }) });
  const moved = await site.rebuild({ [OLA]: post({ route: '/ola' }) });
  expect(goneIn(moved)).toEqual([
    '/textos/ola is gone, since content/blog/ola.md has another route now: write /textos/ola: /ola in content/redirects.yaml, or aliases: [/textos/ola] in content/blog/ola.md',
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

test('before a site has its own address, what is renamed is told, and what is deleted is not', async () => {
  const site = await committed({ [OUTRO]: other({}, BODY) });
  const sample = String(TINY_SITE['content/site.yaml']).replace(
    'placeholders: []',
    'placeholders: [pinha.test]',
  );
  const after = await site.rebuild({ 'content/site.yaml': sample, [OUTRO]: null });
  expect(goneIn(after)).toEqual([]);
  const renamed = await site.rebuild({ 'content/blog/guia.md': other({}, BODY) });
  expect(goneIn(renamed)).toEqual([expect.stringContaining('/blog/outro: /blog/guia in')]);
});
