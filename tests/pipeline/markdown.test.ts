// Markdown: what it becomes, and what it may not contain.

import { describe, expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { expectRefusals, POST, type Refusal, refusalsOf, told } from '../support/refusals.ts';
import { post } from '../support/tiny-site.ts';

async function proseOf(body: string): Promise<string> {
  const site = await buildSite({ [POST]: post({}, body) });
  expect(site.problems).toEqual([]);
  const html = site.read('blog/ola.html');
  const start = html.indexOf('<div class="prose">') + '<div class="prose">'.length;
  return html.slice(start, html.indexOf('</div><aside', start)).trim();
}

const TAG = 'write it in Markdown; to show the tag itself, put it between `backticks`';

/** What is said of an article with this text. */
const saidOf = (body: string): string[] => refusalsOf(POST, post({}, `${body}\n`));
const refuse = (...cases: [body: string, place: string, message: string, fix: string][]): void =>
  expectRefusals(
    POST,
    cases.map(([body, ...said]): Refusal => [post({}, `${body}\n`), ...said]),
  );

test('the number of a sign that nobody reads is refused', () => {
  const signs = ['&#0;', '&#7;', '&#x1B;', '&#xFFFE;', '&#xD800;', '&#x110000;'];
  refuse(
    ...signs.map((sign): [string, string, string, string] => [
      `Um *texto* com ${sign} nele.`,
      '13:16',
      `expected the number of a sign that can be read, found ${sign}`,
      'delete it, or write the sign itself',
    ]),
  );
});

test('the number of any other sign is that sign', async () => {
  expect(await proseOf('Um café&#9;e um &#x2019;, e `&#0;`.\n')).toBe(
    '<p>Um café\te um ’, e <code class="code">&amp;#0;</code>.</p>',
  );
});

describe('raw HTML', () => {
  test('is refused tag by tag, each at its place, and in pairs once at its opening tag', () => {
    const body =
      'Um <b>forte</b> e <i>fino</i>.\n\n<div>\n\nTexto.</u>\n\n</div>\n\n<script>alert(1)</script>';
    const text = post({}, `${body}\n`);
    const tags = ['13:4 <b>', '13:19 <i>', '15:1 <div>', '17:7 </u>', '21:1 <script>'];
    expect(refusalsOf(POST, text)).toEqual(
      tags.map((at) => {
        const [place = '', tag] = at.split(' ');
        return told(POST, [text, place, `expected Markdown, found the HTML tag "${tag}"`, TAG]);
      }),
    );
  });

  test.each([
    ['<img src=x onerror=alert(1)>', '<img>'],
    ['<SCRIPT SRC=//evil.example>', '<SCRIPT>'],
    ['</p>', '</p>'],
    ['<iframe src="https://evil.example"></iframe>', '<iframe>'],
    ['> <svg onload=alert(1)>', '<svg>'],
    ['- <style>*{}</style>', '<style>'],
    ['| a |\n| - |\n| <b> |', '<b>'],
  ])('is found wherever it stands: %s', (body, tag) => {
    expect(saidOf(body)[0]).toContain(`found the HTML tag "${tag}"`);
  });

  test('between backticks is shown as text', async () => {
    expect(await proseOf('Use `<script>alert(1)</script>`.\n')).toBe(
      '<p>Use <code class="code">&lt;script&gt;alert(1)&lt;/script&gt;</code>.</p>',
    );
    expect(await proseOf('```html\n<b onclick="x">&amp;</b>\n```\n')).toBe(
      '<pre class="listing" tabindex="0" data-language="html"><code>&lt;b onclick=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;\n</code></pre>',
    );
  });

  test('that is a comment is left out', async () => {
    expect(await proseOf('<!-- nota -->\n\nTexto.\n')).toBe('<p>Texto.</p>');
  });
});

describe('a link', () => {
  test('that runs code, to a relative address or to a host alone is refused at its place', () => {
    const starts = 'expected a link that starts with / or https://, found';
    refuse(
      [
        'Não [clique](javascript:alert(1)).',
        '13:5',
        'expected a link with https:, mailto: or tel:, found "javascript:"',
        'link to a page instead; links that run code are never published',
      ],
      [
        'Veja [isto](../blog).',
        '13:6',
        `${starts} "../blog"`,
        'write the address from the root of the site, such as /blog',
      ],
      ...[
        ['www.padaria.com.br', 'https://www.padaria.com.br'],
        ['padaria.com.br/pao?a=1', 'https://padaria.com.br/pao?a=1'],
        ['//padaria.com.br', 'https://padaria.com.br'],
      ].map(([href, better]): [string, string, string, string] => [
        `Veja [isto](${href}).`,
        '13:6',
        `${starts} "${href}"`,
        `write ${better}`,
      ]),
    );
  });

  test.each([
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,x)',
    '[x](vbscript:x)',
    '<javascript:alert(1)>',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '[x](&#106;avascript:alert(1))',
    '[x](javascript&colon;alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '| a |\n| - |\n| [x](javascript:1) |',
    '- item\n  - [x](javascript:1)',
    '[![](/x.png)](javascript:1)',
  ])('that runs code in disguise is refused: %s', (body) => {
    expect(saidOf(body).join('\n')).toMatch(/expected a link (?:with|that starts)/);
  });

  test('to another host, to mail and to a phone is published as written', async () => {
    const prose = await proseOf(
      '[a](https://a.test/?b=1&c=2) [b](mailto:a@b.test) [c](tel:+5541)\n',
    );
    expect(prose).toBe(
      '<p><a href="https://a.test/?b=1&amp;c=2">a</a> <a href="mailto:a@b.test">b</a> <a href="tel:+5541">c</a></p>',
    );
  });
});

describe('headings', () => {
  test('that skip a level or repeat the first are refused, once each', () => {
    const level = (most: number, found: number): string =>
      `expected a heading of level ${most} at most, found level ${found}`;
    refuse(
      ['## Um\n\n#### Fundo', '15:1', level(3, 4), 'write "### Fundo"'],
      ['### Fundo', '13:1', level(2, 3), 'write "## Fundo"'],
      [
        '## Um\n\n# Topo',
        '15:1',
        'expected section headings from "##", found a heading of the first level',
        'write "## Topo": the title in the front matter is the page\'s only first-level heading',
      ],
    );
    expect(saidOf('## Um\n\n#### Fundo\n\n# Topo')).toHaveLength(2);
  });

  test('have ids without accents, numbered when they repeat', async () => {
    const prose = await proseOf('## Preço & prazo\n\n### Já *era*\n\n## Preço: prazo!\n\n## 😀\n');
    expect([...prose.matchAll(/id="([^"]*)"/g)].map((match) => match[1])).toEqual([
      'preco-prazo',
      'ja-era',
      'preco-prazo-2',
      'secao',
    ]);
  });

  test('may be called as templates call their own ids', async () => {
    const prose = await proseOf('## Conteúdo\n\n## Neste artigo\n');
    expect(prose).toContain('<h2 id="conteudo-2">Conteúdo</h2>');
    expect(prose).toContain('<h2 id="neste-artigo-2">Neste artigo</h2>');
  });

  test('of the second level are listed at the side when there are two or more', async () => {
    const site = await buildSite({
      [POST]: post({}, '## Um `b`\n\n### Fundo\n\n## Dois & três\n'),
    });
    expect(site.read('blog/ola.html')).toContain(
      '<ol><li><a href="#um-b">Um b</a></li><li><a href="#dois-tres">Dois &amp; três</a></li></ol>',
    );
  });
});

test('a table scrolls inside a labelled region, and its cells keep their sides', async () => {
  expect(await proseOf('| A | B |\n| :-- | --: |\n| *1* | 2 |\n')).toBe(
    '<section class="table-scroll" aria-label="Tabela" tabindex="0"><table><thead><tr><th scope="col" data-align="left">A</th><th scope="col" data-align="right">B</th></tr></thead><tbody><tr><th scope="row" data-align="left"><em>1</em></th><td data-align="right" data-label="B">2</td></tr></tbody></table></section>',
  );
});

test('figures stand to the right and totals are marked, without being told', async () => {
  const prose = await proseOf(
    '| Item | A | B | C |\n| - | - | - | - |\n| Um | R$ 900 | incluído | por hora |\n| Dois | 3 h | R$ 1.200 | 2 h |\n| Subtotal | 4 h | R$ 1.200 | 2 h |\n| Totalmente | R$ 1 | 2 | 3 |\n',
  );
  const [row = ''] = /<tr><th scope="row">Um.*?<\/tr>/.exec(prose) ?? [];
  expect(row).toContain('<td data-align="right" data-label="A">R$\u00a0900</td>');
  expect(row).toContain('<td data-align="right" data-label="B">incluído</td>');
  expect(row).toContain('<td data-label="C">por hora</td>');
  expect([...prose.matchAll(/data-total><th scope="row">(\w+)/g)].map((hit) => hit[1])).toEqual([
    'Subtotal',
  ]);
  expect(prose).toContain(
    '<section class="table-scroll" aria-label="Tabela" tabindex="0" data-wide>',
  );
});

test('the tables of one page are told apart by the heading above them, or by number', async () => {
  const table = '| A |\n| - |\n| 1 |\n';
  const prose = await proseOf(
    `${table}\nTexto.\n\n${table}\n## Custo & prazo\n\n${table}\nTexto.\n\n${table}`,
  );
  const labels = [...prose.matchAll(/aria-label="([^"]*)"/g)].map((match) => match[1]);
  const named = 'Tabela: Custo &amp; prazo';
  expect(labels).toEqual(['Tabela', 'Tabela 2', named, `${named} 2`]);
});

test('signs that mean something to a program arrive as they were written', async () => {
  expect(await proseOf('Era ~~caro~~.\n')).toBe('<p>Era <del>caro</del>.</p>');
  expect(await proseOf("`$& $' /*style*/ {{x}}`\n")).toBe(
    `<p><code class="code">$&amp; $' /*style*/ {{x}}</code></p>`,
  );
  const site = await buildSite({ [POST]: post({ title: `"Custa $& e $1 <b> & 'aspas' {x}"` }) });
  expect(/<h1>.*<\/h1>/.exec(site.read('blog/ola.html'))?.[0]).toBe(
    '<h1>Custa $&amp; e $1 &lt;b&gt; &amp; &#x27;aspas&#x27; {x}</h1>',
  );
});
