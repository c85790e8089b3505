// Where pages were before: from content to what hosts are told, and what is refused on the way.

import { expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { expectProblems } from '../support/refusals.ts';
import { POST, post } from '../support/tiny-site.ts';

const LIST = 'content/redirects.yaml';

test('old addresses come from the list, from aliases, and from the slug of an article', async () => {
  const site = await buildSite(
    {
      [LIST]: '/antes: /blog\n/loja: https://loja.example/ç$c\n/folheto: /folheto.pdf\n',
      [POST]: post({ slug: 'bom-dia', aliases: '[/textos/Ola_1.html]' }),
      'public/folheto.pdf': '%PDF-1.7',
    },
    { hosts: ['netlify'] },
  );
  expect(site.report.answers?.redirects).toEqual([
    { from: '/antes', to: '/blog' },
    { from: '/loja', to: 'https://loja.example/%C3%A7%24c' },
    { from: '/folheto', to: '/folheto.pdf' },
    { from: '/textos/Ola_1.html', to: '/blog/ola' },
    { from: '/blog/bom-dia', to: '/blog/ola' },
  ]);
  expect(site.read('_redirects')).toContain('/textos/Ola_1.html /blog/ola 301\n');
});

test('an old address that is something, a new one that is nothing, and a circle are refused at their lines', async () => {
  const list = `
/blog: /blog/ola
/antes: /blob
/um: /dois
/dois: /blog
/antes/: /blog
/roda: /gira
/gira: /roda
/tres: /blog.html
/quatro: https://www.pinha.test/nao-existe
/seis: /blog
`;
  const problems = await problemsOf({ [LIST]: list, [POST]: post({ aliases: '[/seis]' }) });
  expect(problems[2]).toContain('\n  3 | /antes: /blob\n    | ^\n');
  expectProblems(
    problems,
    `
    ${POST}:11:11  aliases[0] » expected one new address for /seis, found /blog/ola here and /blog in ${LIST}:11
    fix: remove one of the two lines
    ${LIST}:2:1  /blog » expected an address that nothing has any more, found /blog, which leads to content/pages/blog.yaml
    fix: remove the line, or give what is there another address
    ${LIST}:3:1  /antes » expected an address of this site, found /blob, which nothing has
    fix: did you mean /blog?
    ${LIST}:4:1  /um » expected the last address, found /dois, which leads on to /blog
    fix: write /um: /blog
    ${LIST}:6:1  /antes/ » expected an old address such as /blog/texto-antigo, without host, question mark or slash at the end, found "/antes/"
    fix: write /antes
    ${LIST}:7:1  /roda » expected a way out, found a circle: /roda -> /gira -> /roda
    fix: remove the line whose old address is a page again
    ${LIST}:8:1  /gira » expected a way out, found a circle: /gira -> /roda -> /gira
    fix: remove the line whose old address is a page again
    ${LIST}:9:1  /tres » expected an address that leads no further, found /blog.html
    fix: write /blog
    ${LIST}:10:1  /quatro » expected an address of this site, found /nao-existe, which nothing has
    fix: write the address where visitors should arrive`,
  );
});
