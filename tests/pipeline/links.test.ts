// Pages held against each other: routes, links, anchors, titles.

import { describe, expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { told } from '../support/refusals.ts';
import { post, TINY_SITE, type Tree } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
const OTHER = 'content/blog/outro.md';
const SITE = 'content/site.yaml';
const HOME = 'content/pages/inicio.yaml';
const NOT_FOUND = 'content/pages/nao-encontrada.yaml';

function announcing(...routes: string[]): { [file: string]: string } {
  const lines = routes.map((route) => `  - ${route}\n`).join('');
  return { [SITE]: `${TINY_SITE[SITE]}${lines}` };
}

/** Articles of these texts, and the problems that each of them has by its place, message and fix. */
async function expectDead(
  cases: [body: string, place: string, message: string, fix: string][],
  tree: Tree = {},
): Promise<void> {
  const files = cases.map(([body], index): [string, string] => [
    `content/blog/caso-${index}.md`,
    post({ title: `Caso ${index}`, description: `Do caso ${index}.`, slug: null }, `${body}\n`),
  ]);
  expect(await problemsOf({ ...tree, ...Object.fromEntries(files) })).toEqual(
    files.map(([file, text], index) => {
      const [, ...said] = cases[index] ?? ['', '', '', ''];
      return told(file, [text, ...said]);
    }),
  );
}

describe('a dead link', () => {
  test('in a text is shown where it is written, with the nearest address', async () => {
    const dead = (found: string): string =>
      `expected a link to an address of this site, found ${found}, which no page has`;
    const CORRECT = 'correct the address, or create the page that it leads to';
    await expectDead(
      [
        ['Veja os [serviços](/servico).', '12:20', dead('/servico'), 'did you mean /servicos?'],
        [
          'Veja os [serviços](https://www.pinha.test/servico).',
          '12:20',
          dead('https://www.pinha.test/servico'),
          'did you mean /servicos?',
        ],
        ['[x](/nada-disso-existe)', '12:5', dead('/nada-disso-existe'), CORRECT],
        ['[x](/blog/rascunho-meu)', '12:5', dead('/blog/rascunho-meu'), CORRECT],
        ...['/blog/', '/Blog'].map((address): [string, string, string, string] => [
          `[x](${address})`,
          '12:5',
          dead(address),
          'did you mean /blog?',
        ]),
        ['[x](/blog.html)', '12:5', dead('/blog.html'), CORRECT],
        ['[x](/blog//ola)', '12:5', dead('/blog//ola'), 'did you mean /blog/ola?'],
      ],
      {
        ...announcing('/servicos'),
        'content/blog/rascunho-meu.md': post({
          ...{ title: 'Outro', description: 'Outro.', draft: 'true' },
        }),
      },
    );
  });

  test('that is written several times is shown at every place at once', async () => {
    const file = 'content/navigation.yaml';
    const problems = await problemsOf({
      'content/pages/blog.yaml': null,
      'content/blog': null,
      [file]: String(TINY_SITE[file]),
      [HOME]: String(TINY_SITE[HOME]).replace('href: /blog', 'href: /contato'),
      [NOT_FOUND]: String(TINY_SITE[NOT_FOUND]).replace('href: /blog', 'href: /contato'),
    });
    expect(problems.map((problem) => problem.split('\n')[0])).toEqual([
      `${file}:3:26`,
      `${file}:7:30`,
    ]);
  });

  test('in the navigation is shown there once, not on every page', async () => {
    const file = 'content/navigation.yaml';
    const text = String(TINY_SITE[file]).replace('Blog, href: /blog', 'Blog, href: /blogs');
    expect(await problemsOf({ [file]: text })).toEqual([
      `content/navigation.yaml:3:26
  expected a link to an address of this site, found /blogs, which no page has
  3 |   - { label: Blog, href: /blogs }
    |                          ^
  fix: did you mean /blog?`,
    ]);
  });

  test('to a file that is refused is not reported too: the page is only late', async () => {
    const tree = { [POST]: post({}, '[x](/blog/outro)\n'), [OTHER]: post({ title: null }) };
    expect((await problemsOf(tree)).map((problem) => problem.split('\n')[0])).toEqual([
      'content/blog/outro.md:2:1  title',
    ]);
  });
});

test('links to pages, files, announced pages and anchors are alive, and those to other hosts too', async () => {
  const body = `## Primeira parte

[a](/) [b](/blog?pagina=2) [c](/blog/ola#primeira-parte) [d](#primeira-parte)
[e](/uploads/tabela.pdf) [f](/contato#formulario) [g](/blog#conteudo) [h](#primeira%2Dparte)
[i](https://www.pinha.test/blog) [j](https://www.pinha.test) [k](https://outra.test/x)
`;
  const site = await buildSite({ [POST]: post({}, body), 'public/uploads/tabela.pdf': '%PDF' });
  expect(site.problems).toEqual([]);
});

test('a dead anchor is shown where it is written, with the nearest heading', async () => {
  const dead = (found: string): string =>
    `expected a link to an anchor that exists, found ${found}`;
  const NONE = 'link to the page without an anchor';
  await expectDead([
    [
      '## Primeira parte\n\n[x](#primera-parte)',
      '14:5',
      dead('#primera-parte'),
      'did you mean #primeira-parte?',
    ],
    ['Veja [lá](/blog#nenhum).', '12:11', dead('/blog#nenhum'), NONE],
    // What cannot be decoded is dead like any other.
    ['[x](#%E0%A4%A)', '12:5', dead('#%E0%A4%A'), NONE],
  ]);
});

describe('two files', () => {
  test('that claim one route are both named', async () => {
    const tree = { [OTHER]: post({ title: 'Outro', description: 'Outro.', route: '/blog/ola' }) };
    expect(await problemsOf(tree)).toEqual([
      `content/blog/outro.md:11:8
  expected a route of its own, found /blog/ola, which content/blog/ola.md has too
  11 | route: /blog/ola
     |        ^
  fix: write another address in this line, or rename the other file`,
    ]);
  });

  test('of different folders may not claim one route either', async () => {
    const page = String(TINY_SITE['content/pages/blog.yaml'])
      .replace('route: /blog', 'route: /blog/ola')
      .replace('title: Blog', 'title: Outra página')
      .replace('Os artigos do', 'As notas do');
    expect(await problemsOf({ 'content/pages/outra.yaml': page })).toEqual([
      `content/blog/ola.md
  expected a route of its own, found /blog/ola, which content/pages/outra.yaml has too
  fix: rename one of the two files, or write another address in its line route:`,
    ]);
  });

  test('with the same title and description are told apart by neither', async () => {
    const text = post();
    const same = [POST, OTHER].flatMap((file) =>
      ['2:1  title', '3:1  description'].map((place) =>
        told(file, [
          text,
          place,
          `expected a ${place.slice(5)} of its own, found the same as in ${file === POST ? OTHER : POST}`,
          'write in one of the two what it has that the other has not',
        ]),
      ),
    );
    expect(await problemsOf({ [OTHER]: text })).toEqual(same);
  });
});

test('an address that is announced and written is to be announced no more', async () => {
  expect(await problemsOf(announcing('/blog'))).toEqual([
    `content/site.yaml:26:5  upcoming
  expected addresses whose page is not written yet, found /blog, which content/pages/blog.yaml has
  26 |   - /blog
     |     ^
  fix: remove the line`,
  ]);
});

describe('with --strict', () => {
  const placeholder = String(TINY_SITE[SITE])
    .replace('placeholders: []', 'placeholders: [pinha.test]')
    .replace('contact: { kind: http, url: https://forms.pinha.test/contato }', 'contact:')
    .replace('bookingLink: pinha/reuniao', 'bookingLink:');

  test('what is left to do stops the build, and without it it is told', async () => {
    const left = [
      [
        'links lead to announced pages that are not written yet: /contato',
        'write the pages, or remove the links',
      ],
      ['placeholders still in use: url, email, pix, forms', 'write the real values'],
      [
        'forms without a destination: contact',
        'write them below forms:, or set CONTACT_ENDPOINT, CAREERS_ENDPOINT, NEWSLETTER_ENDPOINT in the environment',
      ],
      [
        'no booking link: the booking page offers chat and e-mail instead',
        'write bookingLink:, or set BOOKING_LINK',
      ],
    ];
    expect(await problemsOf({ [SITE]: placeholder }, { strict: true })).toEqual(
      left.map(([message, fix]) => `content/site.yaml\n  ${message}\n  fix: ${fix}`),
    );
    const site = await buildSite({ [SITE]: placeholder });
    expect(site.problems).toEqual([]);
    expect(site.report.notices.map(({ message }) => message)).toEqual(
      left.map(([message]) => message),
    );
  });
});

test('a comment that names the key takes no blame for it', async () => {
  const text = post({}).replace('title:', '# title: o que aparece na aba\ntitle:');
  const problems = await problemsOf({ [POST]: text, [OTHER]: post({ slug: 'outro' }) });
  const [first] = problems;
  expect(first).toMatch(/^content\/blog\/ola\.md:3:1 {2}title\n {2}expected a title of its own/);
});
