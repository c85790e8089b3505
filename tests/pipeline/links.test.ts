// Pages held against each other: routes, links, anchors, titles.

import { describe, expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { post, TINY_SITE } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
const OTHER = 'content/blog/outro.md';
const SITE = 'content/site.yaml';
const HOME = 'content/pages/inicio.yaml';
const NOT_FOUND = 'content/pages/nao-encontrada.yaml';

function announcing(...routes: string[]): { [file: string]: string } {
  const lines = routes.map((route) => `  - ${route}\n`).join('');
  return { [SITE]: `${TINY_SITE[SITE]}${lines}` };
}

describe('a dead link', () => {
  test('in a text is shown where it is written, with the nearest address', async () => {
    const tree = {
      ...announcing('/servicos'),
      [POST]: post({}, 'Veja os [serviços](/servico).\n'),
    };
    expect(await problemsOf(tree)).toEqual([
      `content/blog/ola.md:13:20
  expected a link to an address of this site, found /servico, which no page has
  13 | Veja os [serviços](/servico).
     |                    ^
  fix: did you mean /servicos?`,
    ]);
  });

  test('written with the whole address of the site is one of its links', async () => {
    const problems = await problemsOf({
      ...announcing('/servicos'),
      [POST]: post({}, 'Veja os [serviços](https://www.pinha.test/servico).\n'),
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('found https://www.pinha.test/servico, which no page has');
    expect(problems[0]).toContain('fix: did you mean /servicos?');
    const site = await buildSite({
      [POST]: post(
        {},
        '[a](https://www.pinha.test/blog) [b](https://www.pinha.test) [c](https://outra.test/x)\n',
      ),
    });
    expect(site.problems).toEqual([]);
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

  test('that resembles no address asks for a correction', async () => {
    expect(await problemsOf({ [POST]: post({}, '[x](/nada-disso-existe)\n') })).toEqual([
      `content/blog/ola.md:13:5
  expected a link to an address of this site, found /nada-disso-existe, which no page has
  13 | [x](/nada-disso-existe)
     |     ^
  fix: correct the address, or create the page that it leads to`,
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

  test.each(['/blog/', '/blog.html', '/Blog', '/blog//ola'])(
    'may be as small as %s',
    async (address) => {
      const [problem] = await problemsOf({ [POST]: post({}, `[x](${address})\n`) });
      expect(problem).toContain(`found ${address}, which no page has`);
    },
  );

  test('to a file that is refused is not reported too: the page is only late', async () => {
    const tree = { [POST]: post({}, '[x](/blog/outro)\n'), [OTHER]: post({ title: null }) };
    expect((await problemsOf(tree)).map((problem) => problem.split('\n')[0])).toEqual([
      'content/blog/outro.md:2:1  title',
    ]);
  });

  test('to a draft is dead', async () => {
    const draft = post({ title: 'Outro', description: 'Outro.', draft: 'true' });
    const problems = await problemsOf({ [POST]: post({}, '[x](/blog/outro)\n'), [OTHER]: draft });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('found /blog/outro, which no page has');
  });
});

test('links to pages, files, announced pages and anchors are alive', async () => {
  const body = `## Primeira parte

[a](/) [b](/blog?pagina=2) [c](/blog/ola#primeira-parte) [d](#primeira-parte)
[e](/uploads/tabela.pdf) [f](/contato#formulario) [g](/blog#conteudo) [h](#primeira%2Dparte)
`;
  const site = await buildSite({ [POST]: post({}, body), 'public/uploads/tabela.pdf': '%PDF' });
  expect(site.problems).toEqual([]);
});

describe('a dead anchor', () => {
  test('on the same page is offered the nearest heading', async () => {
    expect(
      await problemsOf({ [POST]: post({}, '## Primeira parte\n\n[x](#primera-parte)\n') }),
    ).toEqual([
      `content/blog/ola.md:15:5
  expected a link to an anchor that exists, found #primera-parte
  15 | [x](#primera-parte)
     |     ^
  fix: did you mean #primeira-parte?`,
    ]);
  });

  test('on another page is shown where it is written', async () => {
    expect(await problemsOf({ [POST]: post({}, 'Veja [lá](/blog#nenhum).\n') })).toEqual([
      `content/blog/ola.md:13:11
  expected a link to an anchor that exists, found /blog#nenhum
  13 | Veja [lá](/blog#nenhum).
     |           ^
  fix: link to the page without an anchor`,
    ]);
  });

  test('that cannot be decoded is dead like any other', async () => {
    expect(await problemsOf({ [POST]: post({}, '[x](#%E0%A4%A)\n') })).toEqual([
      `content/blog/ola.md:13:5
  expected a link to an anchor that exists, found #%E0%A4%A
  13 | [x](#%E0%A4%A)
     |     ^
  fix: link to the page without an anchor`,
    ]);
  });
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
    expect(await problemsOf({ [OTHER]: post() })).toEqual([
      `content/blog/ola.md:2:1  title
  expected a title of its own, found the same as in content/blog/outro.md
  2 | title: Olá
    | ^
  fix: write in one of the two what it has that the other has not`,
      `content/blog/ola.md:3:1  description
  expected a description of its own, found the same as in content/blog/outro.md
  3 | description: Um artigo de teste, curto e sem pressa.
    | ^
  fix: write in one of the two what it has that the other has not`,
      `content/blog/outro.md:2:1  title
  expected a title of its own, found the same as in content/blog/ola.md
  2 | title: Olá
    | ^
  fix: write in one of the two what it has that the other has not`,
      `content/blog/outro.md:3:1  description
  expected a description of its own, found the same as in content/blog/ola.md
  3 | description: Um artigo de teste, curto e sem pressa.
    | ^
  fix: write in one of the two what it has that the other has not`,
    ]);
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

  test('placeholders, missing destinations and announced pages stop the build', async () => {
    expect(await problemsOf({ [SITE]: placeholder }, { strict: true })).toEqual([
      `content/site.yaml
  links lead to announced pages that are not written yet: /contato
  fix: write the pages, or remove the links`,
      `content/site.yaml
  placeholders still in use: url, email, pix, forms
  fix: write the real values`,
      `content/site.yaml
  forms without a destination: contact
  fix: write them below forms:, or set CONTACT_ENDPOINT, CAREERS_ENDPOINT, NEWSLETTER_ENDPOINT in the environment`,
      `content/site.yaml
  no booking link: the booking page offers chat and e-mail instead
  fix: write bookingLink:, or set BOOKING_LINK`,
    ]);
  });

  test('and without it they are notices', async () => {
    const site = await buildSite({ [SITE]: placeholder });
    expect(site.problems).toEqual([]);
    expect(site.report.notices.map(({ message }) => message)).toEqual([
      'links lead to announced pages that are not written yet: /contato',
      'placeholders still in use: url, email, pix, forms',
      'forms without a destination: contact',
      'no booking link: the booking page offers chat and e-mail instead',
    ]);
  });
});

test('claims that disagree are named, and do not stop the build', async () => {
  const claims = String(TINY_SITE['content/claims.yaml']).replace(
    'about: {}',
    'about:\n  projects: { value: 400+, label: projetos }',
  );
  const site = await buildSite({ 'content/claims.yaml': claims });
  expect(site.problems).toEqual([]);
  expect(site.report.notices.map(({ message }) => message)).toContain(
    'claims disagree on projects: 500+ (home), 400+ (about), 500+ (proposal)',
  );
});

test('a comment that names the key takes no blame for it', async () => {
  const text = post({}).replace('title:', '# title: o que aparece na aba\ntitle:');
  const problems = await problemsOf({ [POST]: text, [OTHER]: post({ slug: 'outro' }) });
  const [first] = problems;
  expect(first).toMatch(/^content\/blog\/ola\.md:3:1 {2}title\n {2}expected a title of its own/);
});
