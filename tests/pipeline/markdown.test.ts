// Markdown: what it becomes, and what it may not contain.

import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../support/build-site.ts';
import { refusalsOf, refuse, told } from '../support/refusals.ts';
import { article, POST, post } from '../support/tiny-site.ts';

const TAG = 'escreva em Markdown; para mostrar a própria marca, ponha entre `crases`';

/** What is said of an article with this text. */
const saidOf = (body: string): string[] => refusalsOf(POST, post({}, `${body}\n`));
const inPost = (body: string): string => post({}, `${body}\n`);

test('the number of a sign that nobody reads is refused', () => {
  refuse(
    POST,
    inPost,
    `
    Um *texto* com ¤ nele.
      13:16 » esperado: o número de um sinal que se possa ler; encontrado: ¤
      solução: apague, ou escreva o próprio sinal
      ¤ &#7;
      ¤ &#x1B;
      ¤ &#xD800;
      ¤ &#x110000;
    `,
  );
});

test('raw HTML is refused tag by tag, each at its place, and in pairs once at its opening tag', () => {
  const body =
    'Um <b>forte</b> e <i>fino</i>.\n\n<div>\n\nTexto.</u>\n\n</div>\n\n<script>alert(1)</script>';
  const tags = ['13:4 <b>', '13:19 <i>', '15:1 <div>', '17:7 </u>', '21:1 <script>'];
  expect(saidOf(body)).toEqual(
    tags.map((at) => {
      const [place = '', tag] = at.split(' ');
      const message = `esperado: Markdown; encontrado: a marca HTML "${tag}"`;
      return told(POST, [inPost(body), place, message, TAG]);
    }),
  );
});

test('a link that runs code, to a relative address or to a host alone is refused at its place', () => {
  refuse(
    POST,
    inPost,
    `
    Não [clique](javascript:alert(1)).
      13:5 » esperado: um link com https:, mailto: ou tel:; encontrado: "javascript:"
      solução: faça o link para uma página; links que executam código nunca são publicados
    Veja [isto](¤).
      13:6 » esperado: um link que comece com / ou https://; encontrado: "¤"
      solução: escreva ¤
      ¤ ../blog | o endereço a partir da raiz do site, como /blog
      ¤ www.padaria.com.br | https://www.padaria.com.br
      ¤ padaria.com.br/pao?a=1 | https://padaria.com.br/pao?a=1
      ¤ //padaria.com.br | https://padaria.com.br
    `,
  );
});

test.each([
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,x)',
  '<javascript:alert(1)>',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '[x](&#106;avascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[![](/x.png)](javascript:1)',
])('a link that runs code in disguise is refused: %s', (body) => {
  expect(saidOf(body).join('\n')).toMatch(/esperado: um link (?:com|que comece)/);
});

test('headings that skip a level or repeat the first are refused, once each', () => {
  refuse(
    POST,
    inPost,
    `
    ## Um\\n\\n#### Fundo
      15:1 » esperado: um título de nível 3 no máximo; encontrado: nível 4
      solução: escreva "### Fundo"
    ### Fundo
      13:1 » esperado: um título de nível 2 no máximo; encontrado: nível 3
      solução: escreva "## Fundo"
    ## Um\\n\\n# Topo
      15:1 » esperado: títulos de seção a partir de "##"; encontrado: um título de primeiro nível
      solução: escreva "## Topo": o title do bloco de dados é o único título de primeiro nível da página
    `,
  );
  expect(saidOf('## Um\n\n#### Fundo\n\n# Topo')).toHaveLength(2);
});

const TABLE = '| A |\n| - |\n| 1 |\n';
const BODIES = {
  signs: 'Um café&#9;e um &#x2019;, e `&#0;`.',
  code: 'Use `<script>alert(1)</script>`.',
  listing: '```text\n<b onclick="x">&amp;</b>\n```',
  comment: '<!-- nota -->\n\nTexto.',
  links: '[a](https://a.test/?b=1&c=2) [b](mailto:a@b.test) [c](tel:+5541)',
  ids: '## Preço & prazo\n\n### Já *era*\n\n## Preço: prazo!\n\n## 😀\n\n## Conteúdo\n\n## Neste artigo',
  table: '| A | B |\n| :-- | --: |\n| *1* | 2 |',
  figures:
    '| Item | A | B | C | D |\n| - | - | - | - | - |\n| Um | R$ 900 | incluído | por hora | incluído |\n| Dois | 3 h | R$ 1.200 | 2 h | incluído |\n| Subtotal | 4 h | R$ 1.200 | 2 h | R$ 9 |\n| Totalmente | R$ 1 | 2 | 3 | |',
  tables: `${TABLE}\nTexto.\n\n${TABLE}\n## Custo & prazo\n\n${TABLE}\nTexto.\n\n${TABLE}`,
  struck: 'Era ~~caro~~.',
  dollars: "`$& $' /*style*/ {{x}}`",
};

describe('Markdown becomes', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    const files = Object.entries(BODIES).map(([name, body]) => [
      `content/blog/${name}.md`,
      article(`Sobre ${name}`, {}, `${body}\n`),
    ]);
    const title = `"Custa $& e $1 <b> & 'aspas' \\\\{x}"`;
    site = await buildSite({ ...Object.fromEntries(files), [POST]: post({ title }) });
  });

  function proseOf(name: keyof typeof BODIES): string {
    const [, prose = ''] = site.read(`blog/${name}.html`).split('<div class="prose">');
    return prose.slice(0, prose.indexOf('</div><aside')).trim();
  }

  test('what its signs mean', () => {
    const html: Partial<typeof BODIES> = {
      signs: '<p>Um café\te um ’, e <code class="code">&amp;#0;</code>.</p>',
      code: '<p>Use <code class="code">&lt;script&gt;alert(1)&lt;/script&gt;</code>.</p>',
      listing:
        '<pre class="listing" tabindex="0" data-language="text"><code>&lt;b onclick=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;\n</code></pre>',
      comment: '<p>Texto.</p>',
      links:
        '<p><a href="https://a.test/?b=1&amp;c=2">a</a> <a href="mailto:a@b.test">b</a> <a href="tel:+5541">c</a></p>',
      table:
        '<section class="table-scroll" aria-label="Tabela"><table><thead><tr><th scope="col" data-align="left">A</th><th scope="col" data-align="right">B</th></tr></thead><tbody><tr><th scope="row" data-align="left"><em>1</em></th><td data-align="right" data-label="B">2</td></tr></tbody></table></section>',
      struck: '<p>Era <del>caro</del>.</p>',
      dollars: `<p><code class="code">$&amp; $' /*style*/ {{x}}</code></p>`,
    };
    const names = Object.keys(html) as (keyof typeof BODIES)[];
    expect(Object.fromEntries(names.map((name) => [name, proseOf(name)]))).toEqual(html);
  });

  test('headings with ids without accents, numbered when they repeat or a template has them, and listed at the side', () => {
    expect([...proseOf('ids').matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      ...['preco-prazo', 'ja-era', 'preco-prazo-2', 'secao', 'conteudo-2', 'neste-artigo-2'],
    ]);
    expect(site.read('blog/ids.html')).toContain(
      '<ol><li><a href="#preco-prazo">Preço &amp; prazo</a></li><li><a href="#preco-prazo-2">Preço: prazo!</a></li>',
    );
  });

  test('tables whose figures stand to the right and whose totals are marked, without being told', () => {
    const prose = proseOf('figures');
    expect(/<tr><th scope="row">Um.*?<\/tr>/.exec(prose)?.[0]).toBe(
      '<tr><th scope="row">Um</th><td data-align="right" data-label="A">R$\u00a0900</td><td data-align="right" data-label="B">incluído</td><td data-label="C">por hora</td><td data-align="right" data-label="D">incluído</td></tr>',
    );
    expect([...prose.matchAll(/data-total><th scope="row">(\w+)/g)].map((hit) => hit[1])).toEqual([
      'Subtotal',
    ]);
    expect(prose).toContain('aria-label="Tabela" tabindex="0" data-wide>');
  });

  test('tables that are told apart by the heading above them, or by number', () => {
    const named = 'Tabela: Custo &amp; prazo';
    expect(
      [...proseOf('tables').matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label),
    ).toEqual(['Tabela', 'Tabela 2', named, `${named} 2`]);
  });

  test('a page whose title arrives as it was written', () => {
    expect(/<h1>.*<\/h1>/.exec(site.read('blog/ola.html'))?.[0]).toBe(
      '<h1>Custa $&amp; e $1 &lt;b&gt; &amp; &#x27;aspas&#x27; {x}</h1>',
    );
  });
});

test('a heading may be called as the page around it calls a part of its own', async () => {
  const built = await buildSite({
    [POST]: post({}, '## Leia também\n\nUm.\n\n## Sumário\n\nDois.\n\n## Aceite\n\nTrês.\n'),
  });
  const ids = [...built.read('blog/ola.html').matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(['leia-tambem-2', 'sumario-2', 'aceite-2']));
});
