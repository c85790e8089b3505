// Pages held against each other: routes, links, anchors, titles.

import { expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { casesOf, expectProblems, told } from '../support/refusals.ts';
import {
  article,
  NAVIGATION,
  POST,
  post,
  SITE,
  swapped,
  TINY_SITE,
  tiny,
} from '../support/tiny-site.ts';

const OTHER = 'content/blog/outro.md';

test('a dead link or anchor is shown where it is written, with the nearest address', async () => {
  const cases = casesOf(
    (body) => article('Caso', {}, `${body}\n`),
    `
    Veja os [serviços](/servico).
      12:20 » expected a link to an address of this site, found /servico, which no page has
      fix: did you mean /servicos?
    [x](¤)
      12:5 » expected a link to an address of this site, found ¤, which no page has
      fix: ¤
      ¤ /nada-disso-existe | correct the address, or create the page that it leads to
      ¤ /blog.html | correct the address, or create the page that it leads to
      ¤ /blog/ | did you mean /blog?
      ¤ /blog//ola | did you mean /blog/ola?
    ## Primeira parte\\n\\n[x](#primera-parte)
      14:5 » expected a link to an anchor that exists, found #primera-parte
      fix: did you mean #primeira-parte?
    Veja [lá](/blog#nenhum).
      12:11 » expected a link to an anchor that exists, found /blog#nenhum
      fix: link to the page without an anchor
    `,
  );
  const files = cases.map(([text, ...said], index) => {
    const file = `content/blog/caso-${String(index).padStart(2, '0')}.md`;
    const own = text.replaceAll('Caso', `Caso ${index}`);
    return { file, own, said: told(file, [own, ...said]) };
  });
  const problems = await problemsOf({
    ...Object.fromEntries(files.map(({ file, own }) => [file, own])),
    [SITE]: `${TINY_SITE[SITE]}  - /servicos\n`,
  });
  expect(problems).toEqual(files.map(({ said }) => said));
});

test('a dead link that many pages show is told once, at the lines that it is written in', async () => {
  const text = String(TINY_SITE[NAVIGATION]).replaceAll('href: /blog', 'href: /blogs');
  expect(await problemsOf({ [NAVIGATION]: text })).toEqual(
    ['3:26', '7:30'].map((place) =>
      told(NAVIGATION, [
        text,
        place,
        'expected a link to an address of this site, found /blogs, which no page has',
        'did you mean /blog?',
      ]),
    ),
  );
});

test('a link to a file that is refused is not reported too: the page is only late', async () => {
  const tree = { [POST]: post({}, '[x](/blog/outro)\n'), [OTHER]: post({ title: null }) };
  expect((await problemsOf(tree)).map((problem) => problem.split('\n')[0])).toEqual([
    'content/blog/outro.md:2:1  title',
  ]);
});

test('links to pages, files, announced pages and anchors are alive, and those to other hosts too', async () => {
  const body = `## Primeira parte

[a](/) [b](/blog?pagina=2) [c](/blog/ola#primeira-parte) [d](#primeira-parte)
[e](/uploads/tabela.pdf) [f](/contato#formulario) [g](/blog#conteudo) [h](#primeira%2Dparte)
[i](https://www.pinha.test/blog) [j](https://www.pinha.test) [k](https://outra.test/x)
[l](/uploads/dia%20a%20dia.txt) [m](/uploads/d'agua.txt) [n](/blog?a=1&b="2")
`;
  const files = ['tabela.pdf', 'dia a dia.txt', "d'agua.txt"].map(
    (name) => `public/uploads/${name}`,
  );
  const tree = Object.fromEntries(files.map((file) => [file, 'x']));
  const site = await buildSite({ [POST]: post({}, body), ...tree });
  expect(site.problems).toEqual([]);
});

test('two files that claim one route, title or description are both named', async () => {
  const page = swapped(
    String(TINY_SITE['content/pages/blog.yaml']),
    ['route: /blog', 'route: /blog/ola'],
    ['title: Blog', 'title: Outra página'],
    ['Os artigos do', 'As notas do'],
  );
  const routes = {
    [OTHER]: article('Outro', { route: '/blog/ola' }),
    'content/pages/outra.yaml': page,
    [SITE]: `${TINY_SITE[SITE]}  - /blog\n`,
  };
  expectProblems(
    await problemsOf(routes),
    `
    ${POST} » expected a route of its own, found /blog/ola, which content/pages/outra.yaml has too
    fix: rename one of the two files, or write another address in its line route:
    ${OTHER}:10:8 » expected a route of its own, found /blog/ola, which content/pages/outra.yaml has too
    fix: write another address in this line, or rename the other file
    content/site.yaml:25:5  upcoming » expected addresses whose page is not written yet, found /blog, which content/pages/blog.yaml has
    fix: remove the line`,
  );
  // A comment that names the key takes no blame for it.
  const commented = post().replace('title:', '# title: o que aparece na aba\ntitle:');
  const own = 'write in one of the two what it has that the other has not';
  expectProblems(
    await problemsOf({ [POST]: commented, [OTHER]: post() }),
    `
    ${POST}:3:1  title » expected a title of its own, found the same as in ${OTHER}
    fix: ${own}
    ${POST}:4:1  description » expected a description of its own, found the same as in ${OTHER}
    fix: ${own}
    ${OTHER}:2:1  title » expected a title of its own, found the same as in ${POST}
    fix: ${own}
    ${OTHER}:3:1  description » expected a description of its own, found the same as in ${POST}
    fix: ${own}`,
  );
});

test('what is left to do stops the build with --strict, and without it is told', async () => {
  const placeholder = swapped(
    tiny(SITE, 'placeholders: []', 'placeholders: [pinha.test]'),
    ['contact: { kind: http, url: https://forms.pinha.test/contato }', 'contact:'],
    ['bookingLink: pinha/reuniao', 'bookingLink:'],
  );
  const problems = await problemsOf({ [SITE]: placeholder }, { strict: true });
  expectProblems(
    problems,
    `
    content/site.yaml » links lead to announced pages that are not written yet: /contato
    fix: write the pages, or remove the links
    content/site.yaml » placeholders still in use: url, email, pix, forms
    fix: write the real values
    content/site.yaml » forms without a destination: contact
    fix: write them below forms:, or set CONTACT_ENDPOINT, CAREERS_ENDPOINT, NEWSLETTER_ENDPOINT in the environment
    content/site.yaml » no booking link: the booking page offers chat and e-mail instead
    fix: write bookingLink:, or set BOOKING_LINK`,
  );
  const site = await buildSite({ [SITE]: placeholder });
  expect(site.notices).toEqual(problems.map((problem) => problem.split('\n')[1]?.trim()));
});
