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
      12:20 » esperado: um link para um endereço deste site; encontrado: /servico, que nenhuma página tem
      solução: será /servicos?
    [x](¤)
      12:5 » esperado: um link para um endereço deste site; encontrado: ¤, que nenhuma página tem
      solução: ¤
      ¤ /nada-disso-existe | corrija o endereço, ou crie a página para onde ele leva
      ¤ /blog.html | corrija o endereço, ou crie a página para onde ele leva
      ¤ /blog/ | será /blog?
      ¤ /blog//ola | será /blog/ola?
    ## Primeira parte\\n\\n[x](#primera-parte)
      14:5 » esperado: um link para uma âncora que existe; encontrado: #primera-parte
      solução: será #primeira-parte?
    Veja [lá](/blog#nenhum).
      12:11 » esperado: um link para uma âncora que existe; encontrado: /blog#nenhum
      solução: faça o link para a página, sem âncora
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
        'esperado: um link para um endereço deste site; encontrado: /blogs, que nenhuma página tem',
        'será /blog?',
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
    ${POST} » esperado: um endereço só desta página; encontrado: /blog/ola, que content/pages/outra.yaml também usa
    solução: renomeie um dos dois arquivos, ou escreva outro endereço na linha route:
    ${OTHER}:10:8 » esperado: um endereço só desta página; encontrado: /blog/ola, que content/pages/outra.yaml também usa
    solução: escreva outro endereço nesta linha, ou renomeie o outro arquivo
    content/site.yaml:25:5  upcoming » esperado: endereços cuja página ainda não existe; encontrado: /blog, que content/pages/blog.yaml já tem
    solução: tire a linha`,
  );
  // A comment that names the key takes no blame for it.
  const commented = post().replace('title:', '# title: o que aparece na aba\ntitle:');
  const own = 'escreva em um dos dois o que ele tem e o outro não';
  expectProblems(
    await problemsOf({ [POST]: commented, [OTHER]: post() }),
    `
    ${POST}:3:1  title » esperado: title diferente em cada página; encontrado: o mesmo texto de ${OTHER}
    solução: ${own}
    ${POST}:4:1  description » esperado: description diferente em cada página; encontrado: o mesmo texto de ${OTHER}
    solução: ${own}
    ${OTHER}:2:1  title » esperado: title diferente em cada página; encontrado: o mesmo texto de ${POST}
    solução: ${own}
    ${OTHER}:3:1  description » esperado: description diferente em cada página; encontrado: o mesmo texto de ${POST}
    solução: ${own}`,
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
    content/site.yaml » há links para páginas anunciadas que ainda não existem: /contato
    solução: escreva as páginas, ou tire os links
    content/site.yaml » ainda há valores de exemplo em url, email, pix, forms
    solução: escreva os valores de verdade
    content/site.yaml » formulários sem destino: contact
    solução: escreva-os abaixo de forms:, ou defina CONTACT_ENDPOINT, CAREERS_ENDPOINT, NEWSLETTER_ENDPOINT no ambiente
    content/site.yaml » sem link de agenda: a página de agendamento oferece WhatsApp e e-mail no lugar
    solução: escreva bookingLink:, ou defina BOOKING_LINK`,
  );
  const site = await buildSite({ [SITE]: placeholder });
  expect(site.notices).toEqual(problems.map((problem) => problem.split('\n')[1]?.trim()));
});
