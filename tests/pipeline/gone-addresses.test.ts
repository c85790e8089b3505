// A page that was published and has gone: the build says which line keeps its address alive.

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../support/build-site.ts';
import { post, type Tree, tiny } from '../support/tiny-site.ts';

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

/** What is told of a site that was committed as `before`, and of which these files are otherwise now. */
async function goneAfter(before: Tree, after: Tree): Promise<string[]> {
  const site = await committed(before);
  expect(goneIn(await site.rebuild())).toEqual([]);
  const later = await site.rebuild(after);
  expect(later.problems).toEqual([]);
  return goneIn(later);
}

test('a renamed article is told with the lines to write, until one is written', async () => {
  const site = await committed({ [OUTRO]: other() });
  const renamed = await site.rebuild({ [OUTRO]: null, 'content/blog/outros.md': other() });
  expect(goneIn(renamed)).toEqual([
    '/blog/outro is gone, since content/blog/outro.md is content/blog/outros.md now: write /blog/outro: /blog/outros in content/redirects.yaml, or aliases: [/blog/outro] in content/blog/outros.md',
  ]);
  const mended = await site.rebuild({ 'content/redirects.yaml': '/blog/outro: /blog/outros\n' });
  expect([mended.problems, goneIn(mended)]).toEqual([[], []]);
});

test('a renamed article is known again by its text or its title, also by a link that is dead now', async () => {
  const site = await committed({
    [OLA]: post({}, 'Leia [o outro](/blog/outro).\n'),
    [OUTRO]: other({}, BODY),
  });
  const neighbour = post({ title: 'Vizinha', description: 'De nome parecido.' }, 'Nada disso.\n');
  const guide = other({ title: 'Guia' }, BODY.replace('Frase 7', 'Sétima frase'));
  const tree = { [OUTRO]: null, 'content/blog/outra.md': neighbour, 'content/blog/guia.md': guide };
  expect((await site.rebuild(tree)).problems).toEqual([
    expect.stringMatching(/found \/blog\/outro, [\s\S]*fix: did you mean \/blog\/guia\?$/),
  ]);
  expect(goneIn(await site.rebuild({ [OLA]: post() }))).toEqual([
    expect.stringContaining('write /blog/outro: /blog/guia in content/redirects.yaml'),
  ]);
});

test('a deleted one leads to the list that it stood in, and a page of another route: to that', async () => {
  const far = 'content/blog/um-nome-sem-vizinhos.md';
  const before = { [far]: post({ title: 'Longe' }, BODY), [OLA]: post({ route: '/textos/ola' }) };
  const body = 'Outra coisa, em poucas palavras.\n'.repeat(30);
  const after = {
    [far]: null,
    [OLA]: post({ route: '/ola' }),
    'content/blog/novo.md': post({ title: 'Novo', description: 'Um texto novo.' }, body),
  };
  expect((await goneAfter(before, after)).toSorted()).toEqual([
    '/blog/um-nome-sem-vizinhos is gone with content/blog/um-nome-sem-vizinhos.md: write /blog/um-nome-sem-vizinhos: /blog in content/redirects.yaml',
    '/textos/ola is gone, since content/blog/ola.md has another route now: write /textos/ola: /ola in content/redirects.yaml, or aliases: [/textos/ola] in content/blog/ola.md',
  ]);
});

test('drafts, days to come, alias and other edits are no loss', async () => {
  const [draft, tomorrow] = ['content/blog/rascunho.md', 'content/blog/amanha.md'];
  const before = {
    [OUTRO]: other(),
    [draft]: post({ title: 'Rascunho', draft: 'true' }),
    [tomorrow]: post({ title: 'Amanhã', publishedOn: '2999-01-01' }),
  };
  const aliased = post({ aliases: '[/blog/outro]' }, 'Outro texto.\n');
  const after = { [OLA]: aliased, [OUTRO]: null, [draft]: null, [tomorrow]: null };
  expect(await goneAfter(before, after)).toEqual([]);
});

test('before a site has its own address, what is renamed is told, and what is deleted is not', async () => {
  const site = await committed({ [OUTRO]: other({}, BODY) });
  const sample = tiny('content/site.yaml', 'placeholders: []', 'placeholders: [pinha.test]');
  expect(goneIn(await site.rebuild({ 'content/site.yaml': sample, [OUTRO]: null }))).toEqual([]);
  const renamed = await site.rebuild({ 'content/blog/guia.md': other({}, BODY) });
  expect(goneIn(renamed)).toEqual([expect.stringContaining('/blog/outro: /blog/guia in')]);
});
