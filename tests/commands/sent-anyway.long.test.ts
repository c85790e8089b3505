// Forty ways to make a sent proposal differ: every one builds, and no byte of what the client was sent is another.

import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writeTree } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { copySources, startCommand } from '../support/project-copy.ts';
import { KEPT, SENT_FILE, SENT_FOLDER, sendIn, textOf } from '../support/sent-project.ts';
import { proposal, swapped, type Tree } from '../support/tiny-site.ts';

let root: string;
let asSent: Map<string, string>;

beforeAll(async () => {
  root = copySources({
    [SENT_FILE]: swapped(proposal('image: generated', 'image: /uploads/forno.svg')),
    'public/uploads/forno.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  });
  await sendIn(root);
  await build();
  asSent = contentsOf(join(root, SENT_FOLDER));
});

async function build(env: Record<string, string> = {}, ...words: string[]): Promise<void> {
  const { code, stderr } = await startCommand(root, ['build', '--quiet', ...words], env).finished;
  expect([stderr, code]).toEqual(['', 0]);
}

/** Whether dist/ has the page and all that it names, as it was sent. */
function expectSent(): void {
  expect(contentsOf(join(root, SENT_FOLDER))).toEqual(asSent);
  const read = (file: string): Buffer => readFileSync(join(root, file));
  expect(read('dist/proposta-padaria-aurora.html').equals(read(`${KEPT}/page.html`))).toBe(true);
  for (const name of readdirSync(join(root, KEPT, 'assets')))
    expect([name, read(`dist/assets/${name}`).equals(read(`${KEPT}/assets/${name}`))]).toEqual([
      name,
      true,
    ]);
}

const swap = (file: string, found: string | RegExp, replacement: string) => (): Tree => ({
  [file]: swapped(textOf(root, file), [found, replacement]),
});
const more = (file: string, text: string) => (): Tree => ({ [file]: textOf(root, file) + text });

const CHANGES: [name: string, tree: () => Tree][] = [
  ['the price', swap(SENT_FILE, 'priceCents: 120050', 'priceCents: 110050')],
  ['the client', swap(SENT_FILE, 'Joana Prado', 'Joana Lima')],
  ['the text', more(SENT_FILE, '\nMais uma frase.\n')],
  ['a higher version', swap(SENT_FILE, 'version: 2', 'version: 3')],
  ['a lower version', swap(SENT_FILE, 'version: 2', 'version: 1')],
  ['no issue date', swap(SENT_FILE, /issuedOn: .*\n/, '')],
  ['its source gone', () => ({ [SENT_FILE]: null })],
  [
    'its source under another name',
    () => ({ [SENT_FILE]: null, 'content/proposals/aurora.md': textOf(root, SENT_FILE) }),
  ],
  [
    'its picture',
    () => ({
      'public/uploads/forno.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    }),
  ],
  [
    'its picture gone, and its source',
    () => ({ 'public/uploads/forno.svg': null, [SENT_FILE]: null }),
  ],
  ['the brand', swap('content/site.yaml', 'brand: Pinha', 'brand: Araucária')],
  ['the key of PIX', swap('content/site.yaml', 'pix@pinha.test', 'ladrao@pinha.test')],
  [
    'the address of the site',
    swap('content/site.yaml', 'https://www.pinha.test', 'https://outro.test'),
  ],
  ['the telephone', swap('content/site.yaml', '91234-5678', '91234-0000')],
  ['a label', swap('content/labels.yaml', 'Aceitar proposta', 'Aceito')],
  ['a claim', swap('content/claims.yaml', /500\+/g, '900+')],
  ['a testimonial', swap('content/testimonials.yaml', 'Entregaram', 'Entregou')],
  ['the menu', swap('content/navigation.yaml', 'label: Início', 'label: Casa')],
  ['a preset', more('content/presets.yaml', '')],
  ['an article', swap('content/blog/ola.md', /^title: .*$/m, 'title: Outro título')],
  ['a page', swap('content/pages/blog.yaml', 'lead: Leia aqui.', 'lead: Leia já.')],
  ['the hosts', more('content/site.yaml', 'hosts: [nginx]\n')],
  ['a template', swap('templates/proposal/cover.tsx', '<h1>', '<h1 data-novo>')],
  ['another template', swap('templates/proposal/proposal.tsx', 'proposal-page', 'proposta-pagina')],
  ['a style', more('styles/base.css', '.proposal h1::after { content: " + R$ 500"; }\n')],
  [
    'the style for paper',
    more('styles/main.css', '@media print { .signatures { display: none; } }\n'),
  ],
  ['an island', swap('islands/proposal/pix.ts', 'clipboard', 'clipboard ?? navigator.clipboard')],
  ['the loader', more('islands/runtime/loader.ts', "\nconsole.debug('loader');\n")],
  ['the figures', swap('domain/money.ts', 'R$', 'US$')],
  ['the payload of PIX', more('domain/pix/pix.ts', '\nexport const changed = true;\n')],
  ['the words', more('domain/proposal/words.ts', '\nexport const changed = true;\n')],
  ['the head of a page', swap('templates/document-head.tsx', 'noindex, nofollow', 'noindex')],
  [
    'the policy',
    swap('pipeline/render/content-policy.ts', "form-action 'self'", "form-action 'self' https:"),
  ],
  [
    'the seal',
    swap('pipeline/kinds/proposal/seal-page.ts', 'BLOCK_BYTES = 8192', 'BLOCK_BYTES = 4096'),
  ],
];

test.each(CHANGES)('%s', { timeout: 120_000 }, async (_, tree) => {
  const changed = tree();
  const before = Object.fromEntries(
    Object.keys(changed).map((file) => {
      try {
        return [file, textOf(root, file)];
      } catch {
        return [file, null];
      }
    }),
  );
  writeTree(root, changed);
  try {
    await build();
    expectSent();
  } finally {
    writeTree(root, before);
  }
});

test('clock, zone, drafts, hosts, address, a cache that is gone, one file at a time, and a package', async () => {
  const ways: [Record<string, string>, ...string[]][] = [
    [{ TZ: 'Pacific/Kiritimati' }],
    [{ SITE_URL: 'https://ensaio.pinha.test' }],
    [{}, '--drafts'],
    [{}, '--host', 'nginx'],
    [{}, '--fresh'],
  ];
  for (const [env, ...words] of ways) {
    await build(env, ...words);
    expectSent();
  }
  rmSync(join(root, 'dist'), { recursive: true });
  await build();
  expectSent();
  appendFileSync(join(root, 'package-lock.json'), '\n');
  writeFileSync(join(root, 'tsconfig.json'), `${textOf(root, 'tsconfig.json')}\n`);
  await build();
  expectSent();
});
