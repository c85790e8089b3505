// Many ways to make a sent proposal differ: every one builds, and no byte of what the client was sent is another.

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writeTree } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import { rows } from '../support/rows.ts';
import { KEPT, SENT_FILE, sendIn, textOf } from '../support/sent-project.ts';
import { proposal, swapped, type Tree } from '../support/tiny-site.ts';

let root: string;
let asSent: Map<string, string>;

beforeAll(async () => {
  root = copyProgram({
    [SENT_FILE]: swapped(proposal('image: desenho-1', 'image: /uploads/forno.svg')),
    'public/uploads/forno.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  });
  await sendIn(root);
  await build();
  asSent = contentsOf(join(root, KEPT));
});

async function build(env: Record<string, string> = {}, ...words: string[]): Promise<void> {
  const { code, stderr } = await startCommand(root, ['build', '--quiet', ...words], env).finished;
  expect([stderr, code]).toEqual(['', 0]);
}

/** Whether dist/ has the page and all that it names, as it was sent. */
function expectSent(): void {
  expect(contentsOf(join(root, KEPT))).toEqual(asSent);
  const read = (file: string): Buffer => readFileSync(join(root, file));
  expect(read('dist/proposta-padaria-aurora.html').equals(read(`${KEPT}/page.html`))).toBe(true);
  for (const name of readdirSync(join(root, KEPT, 'assets')))
    expect(read(`dist/assets/${name}`).equals(read(`${KEPT}/assets/${name}`)), name).toBe(true);
}

/** What is changed, in which file, what is found there, and what stands in its place: nothing found is the end of the file. */
const CHANGES = rows(`
  its picture              | public/uploads/forno.svg | width="9" | width="8"
  the brand                | content/site.yaml | brand: Pinha | brand: Araucária
  the key of PIX           | content/site.yaml | pix@pinha.test | ladrao@pinha.test
  the address of the site  | content/site.yaml | https://www.pinha.test | https://outro.test
  the telephone            | content/site.yaml | 91234-5678 | 91234-0000
  the hosts                | content/site.yaml | | hosts: [nginx]\\n
  a claim                  | content/claims.yaml | 500+ | 900+
  a testimonial            | content/testimonials.yaml | Entregaram | Entregou
  the menu                 | content/navigation.yaml | label: Início | label: Casa
  a preset                 | content/presets.yaml | Olá | Oi
  an article               | content/blog/ola.md | title: | title: Mais
  a page                   | content/pages/blog.yaml | lead: Leia aqui. | lead: Leia já.
`);

/** What draws it: all at once, since each change would compile the program anew. */
const CODE = rows(`
  a template               | templates/proposal/cover.tsx | <h1> | <h1 data-novo>
  another template         | templates/proposal/proposal.tsx | proposal-page | proposta-pagina
  a style                  | styles/base.css | | .proposal h1::after { content: " + R$ 500"; }
  the style for paper      | styles/main.css | | @media print { .signatures { display: none; } }
  an island                | islands/proposal/pix.ts | clipboard | clipboard ?? navigator.clipboard
  the loader               | islands/runtime/loader.ts | | console.debug('loader');
  the figures              | domain/money.ts | R$ | US$
  a fixed word             | domain/words.ts | Aceitar proposta | Aceito
  the payload of PIX       | domain/pix/pix.ts | 0x1021 | 0x1023
  the address of a choice  | domain/proposal/choice.ts | opcoes | escolha
  the code of a version    | pipeline/kinds/proposal/resolved-offer.ts | toUpperCase | toLowerCase
  the head of a page       | templates/document-head.tsx | noindex, nofollow | noindex
  the policy               | pipeline/render/content-policy.ts | form-action 'self' | form-action 'self' https:
  the seal                 | pipeline/kinds/proposal/encrypt.ts | BLOCK_BYTES = 8192 | BLOCK_BYTES = 4096
`);

function changed(file: string, found: string, replacement: string): Tree {
  if (found === '') return { [file]: textOf(root, file) + replacement };
  return { [file]: swapped(textOf(root, file), [found, replacement]) };
}

const allOfCode = (): Tree =>
  Object.assign(
    {},
    ...CODE.map(([, file = '', found = '', put = '']) => changed(file, found, put)),
  );

test.each<[name: string, tree: () => Tree]>([
  ...CHANGES.map(([name = '', file = '', found = '', replacement = '']): [string, () => Tree] => {
    return [name, () => changed(file, found, replacement)];
  }),
  ['templates, styles, islands and rules', allOfCode],
  ['its picture gone', () => ({ 'public/uploads/forno.svg': null })],
])('%s', { timeout: 120_000 }, async (_, make) => {
  const tree = make();
  const files = Object.keys(tree);
  const isThere = (file: string): boolean => existsSync(join(root, file));
  const before = files.map((file) => [file, isThere(file) ? textOf(root, file) : null]);
  writeTree(root, tree);
  try {
    await build();
    expectSent();
  } finally {
    writeTree(root, Object.fromEntries(before));
  }
});

test('clock, zone, drafts, hosts, address, a cache that is gone, one file at a time, and a package', async () => {
  const ways: [Record<string, string>, ...string[]][] = [
    [{ TZ: 'Pacific/Kiritimati' }],
    [{ SITE_URL: 'https://ensaio.pinha.test' }],
    [{}, '--drafts'],
    [{}, '--host', 'nginx'],
    [{}],
  ];
  for (const [env, ...words] of ways) {
    await build(env, ...words);
    expectSent();
  }
  rmSync(join(root, 'dist'), { recursive: true });
  await build();
  expectSent();
  for (const file of ['package-lock.json', 'tsconfig.json'])
    writeTree(root, { [file]: `${textOf(root, file)}\n` });
  await build();
  expectSent();
});
