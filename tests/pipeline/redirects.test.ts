// Where pages were before: from content to what hosts are told, and what is refused on the way.

import { expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { told } from '../support/refusals.ts';
import { post } from '../support/tiny-site.ts';

const OLA = 'content/blog/ola.md';
const LIST = 'content/redirects.yaml';

test('old addresses come from the list, from aliases, and from the slug of an article', async () => {
  const site = await buildSite(
    {
      [LIST]: '/antes: /blog\n/loja: https://loja.example/ç$c\n/folheto: /folheto.pdf\n',
      [OLA]: post({ slug: 'bom-dia', aliases: '[/textos/Ola_1.html]' }),
      'public/folheto.pdf': '%PDF-1.7',
    },
    { hosts: ['netlify'] },
  );
  expect(site.problems).toEqual([]);
  expect(site.report.answers?.redirects).toEqual([
    { from: '/antes', to: '/blog' },
    { from: '/loja', to: 'https://loja.example/%C3%A7%24c' },
    { from: '/folheto', to: '/folheto.pdf' },
    { from: '/textos/Ola_1.html', to: '/blog/ola' },
    { from: '/blog/bom-dia', to: '/blog/ola' },
  ]);
  expect(site.read('_redirects')).toContain('/textos/Ola_1.html /blog/ola 301\n');
});

test('an address that is something, and a new one that is nothing, are refused at their lines', async () => {
  const taken = (address: string): [string, string] => [
    `expected an address that nothing has any more, found ${address}, which leads to content/pages/blog.yaml`,
    'remove the line, or give what is there another address',
  ];
  const lines: [line: string, key: string, message: string, fix: string][] = [
    ['/blog: /blog/ola', '/blog', ...taken('/blog')],
    ['/blog.html: /blog', '/blog.html', ...taken('/blog.html')],
    [
      '/antes: /blob',
      '/antes',
      'expected an address of this site, found /blob, which nothing has',
      'did you mean /blog?',
    ],
    [
      '/um: /dois\n/dois: /blog',
      '/um',
      'expected the last address, found /dois, which leads on to /blog',
      'write /um: /blog',
    ],
    [
      '/antes/: /blog',
      '/antes/',
      'expected an old address such as /blog/texto-antigo, without host, question mark or slash at the end, found "/antes/"',
      'write /antes',
    ],
  ];
  for (const [line, key, ...said] of lines) {
    const text = `${line}\n`;
    expect(await problemsOf({ [LIST]: text })).toEqual([
      told(LIST, [text, `1:1  ${key}`, ...said]),
    ]);
  }
});

test('a circle is told once for every address in it', async () => {
  const problems = await problemsOf({ [LIST]: '/um: /dois\n/dois: /um\n' });
  expect(problems.map((text) => text.split('\n')[1])).toEqual([
    '  expected a way out, found a circle: /um -> /dois -> /um',
    '  expected a way out, found a circle: /dois -> /um -> /dois',
  ]);
});

test('of two new addresses for an old one, the second is refused', async () => {
  const problems = await problemsOf({
    [LIST]: '/antes: /blog\n',
    [OLA]: post({ aliases: '[/antes]' }),
  });
  expect(problems).toEqual([
    expect.stringContaining(
      'expected one new address for /antes, found /blog/ola here and /blog in content/redirects.yaml:1',
    ),
  ]);
});

test('another spelling of a page, and the site by its whole address, are seen for what they are', async () => {
  const problems = await problemsOf({
    [LIST]: [
      '/um: /blog.html',
      '/dois: https://www.pinha.test/nao-existe',
      '/tres: https://www.pinha.test/tres',
      '',
    ].join('\n'),
  });
  expect(problems).toEqual([
    expect.stringMatching(/leads no further, found \/blog\.html[\s\S]*fix: write \/blog$/m),
    expect.stringContaining('/nao-existe'),
    expect.stringContaining('circle'),
  ]);
});
