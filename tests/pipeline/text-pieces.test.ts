// What texts may hold besides paragraphs: footnotes, callouts, signed quotes, coloured code, videos, maps, sounds, captions.

import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildSite, problemsOf } from '../support/build-site.ts';
import { article } from '../support/tiny-site.ts';

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s';
const MAP = 'https://www.google.com/maps/place/X/@-25.4284,-49.2733,17z/data=!3d-25.5!4d-49.25';
const BODIES = {
  notes:
    'Um[^b] e dois[^a], de novo[^b].\n\n> [!NOTA]\n> Três[^c].\n\n[^a]: Alfa, [aqui](/blog).\n[^b]: Beta\nem duas linhas.\n- Um item.\n\n[^c]: Gama.\n## Fim',
  callouts:
    '> [!WARNING]\n> Um.\n\n> [!dica]- Com *título*\n> - a\n\n> [!ATENCAO] Só título\n\n- Lista\n\n  > [!Cuidado]\n  > Fundo.',
  quotes:
    '> Bom.\n> — Ana *Prado*, [sócia](https://a.test/?a=1,2)\n\n> Ruim.\n>\n> -- Rui\n\n> — Sem autor\n\n> Um.\n> - dois',
  code: '```ts title="a.ts"\nconst a = "<b>"; // um\n```\n\n```diff\n- a\n+ b\n```\n\n```\na < b\n```\n\n```cobol\nDISPLAY 1\n```\n\n```tsx\nconst a = <p className="b">{c}</p>;\n```',
  frames: `![Um "vídeo"](${VIDEO})\n\n[Onde fica](${MAP})\n\n[Outro](https://vimeo.com/123456789/abcdef1234)\n\nVeja [o vídeo](${VIDEO}).\n\n[Canal](https://www.youtube.com/@casa)\n\n[![Foto](/uploads/foto.svg)](${VIDEO})`,
  sounds: '[Entrevista](/uploads/fala.mp3)\n\nOuça [a fala](/uploads/fala.mp3).',
  tasks: '- [x] Feito\n- [ ] Por fazer',
  captions:
    'Tabela: *Quanto* custa\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\nTabela: sozinha.\n\nTexto.\n\n| A | B |\n| - | - |\n| 1 | 2 |',
};
type Name = keyof typeof BODIES;

let site: BuiltSite;
beforeAll(async () => {
  const files = Object.entries(BODIES).map(([name, body]) => [
    `content/blog/${name}.md`,
    article(`Sobre ${name}`, {}, `${body}\n`),
  ]);
  const foto = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const uploads = { 'public/uploads/fala.mp3': 'som', 'public/uploads/foto.svg': foto };
  site = await buildSite({ ...Object.fromEntries(files), ...uploads });
});

function proseOf(name: Name): string {
  const [, prose = ''] = site.read(`blog/${name}.html`).split('<div class="prose">');
  return prose.slice(0, prose.indexOf('</div><aside')).trim();
}

/** The policy in the page. */
function policyOf(name: Name): string {
  return (
    /Content-Security-Policy" content="([^"]*)/.exec(site.read(`blog/${name}.html`))?.[1] ?? ''
  );
}

describe('footnotes', () => {
  test('that nobody wrote are one problem, and no link to nowhere besides', async () => {
    const text = article('Sobre nada', {}, 'Um fato[^a].\n');
    const problems = await problemsOf({ 'content/blog/nada.md': text });
    expect(problems).toEqual([expect.stringContaining('esperada: uma linha [^a]: com o texto')]);
  });

  test('are numbered by their first use, and lead there and back', () => {
    const prose = proseOf('notes');
    const mark = (number: number, use: number): string =>
      `<sup class="note-mark"><a id="nota_${number}_${use}" href="#nota_${number}" role="doc-noteref" aria-label="Nota ${number}">${number}</a></sup>`;
    expect(prose).toContain(`<p>Um${mark(1, 1)} e dois${mark(2, 1)}, de novo${mark(1, 2)}.</p>`);
    expect(prose).toContain(`Três${mark(3, 1)}.`);
    expect(prose).toContain('<li>Um item.</li>\n</ul>\n<h2 id="fim">Fim</h2>');
    const [, list = ''] = prose.split('<ol>');
    expect(list).toMatch(/^<li id="nota_1">Beta\nem duas linhas\. <a class="note-back"/);
    expect(list).toContain('<li id="nota_2">Alfa, <a href="/blog">aqui</a>. ');
    expect(
      [...list.matchAll(/href="#(\w+)" role="doc-backlink" aria-label="([^"]*)"/g)].map(
        ([, href, label]) => `${href} ${label}`,
      ),
    ).toEqual([
      'nota_1_1 Voltar ao texto da nota 1, 1',
      'nota_1_2 Voltar ao texto da nota 1, 2',
      'nota_2_1 Voltar ao texto da nota 2',
      'nota_3_1 Voltar ao texto da nota 3',
    ]);
  });

  test('lead to the page itself in the feed', () => {
    expect(site.read('feed.xml')).toContain(
      'href=&quot;https://www.pinha.test/blog/notes#nota_1&quot;',
    );
  });
});

test('callouts have names in two languages, with or without accents, and a title if they want one', () => {
  const found = [...proseOf('callouts').matchAll(/data-kind="(\w+)">.*?<strong>(.*?)<\/strong>/g)];
  expect(found.map(([, kind, title]) => `${kind}: ${title}`)).toEqual([
    'warning: Atenção',
    'tip: Dica: Com <em>título</em>',
    'warning: Atenção: Só título',
    'caution: Cuidado',
  ]);
  expect(site.read('feed.xml')).toContain(
    '&lt;blockquote&gt;&lt;p&gt;&lt;strong&gt;Atenção&lt;/strong&gt;&lt;/p&gt;',
  );
});

test('the last line of a quote that starts with a dash says who said it', () => {
  const prose = proseOf('quotes');
  expect(prose).toContain(
    '<p>Bom.</p>\n</blockquote><figcaption class="quote-author">— <strong>Ana <em>Prado</em></strong>, <a href="https://a.test/?a=1,2">sócia</a></figcaption></figure>',
  );
  expect(prose).toContain(
    '<p>Ruim.</p>\n</blockquote><figcaption class="quote-author">— <strong>Rui</strong>',
  );
  expect(prose.match(/<figcaption/g)).toHaveLength(2);
  expect(prose).toContain('<p>— Sem autor</p>');
});

describe('code', () => {
  test('has the colours of its language, its file name above it, and nothing that could run', () => {
    const prose = proseOf('code');
    expect(prose).toContain(
      '<figcaption class="listing-title">a.ts</figcaption><pre class="listing" tabindex="0" data-language="ts">',
    );
    expect(prose).toContain(
      '<code><span class="code-word">const</span> a = <span class="code-value">&quot;&lt;b&gt;&quot;</span>; <span class="code-remark">// um</span>\n</code>',
    );
    expect(prose).toContain(
      '<span class="code-removed">- a</span>\n<span class="code-added">+ b</span>',
    );
    expect(prose).toContain('<code>a &lt; b\n</code>');
    expect(prose).toContain('data-language="cobol"><code>DISPLAY 1\n');
    for (const [piece = ''] of prose.matchAll(/<pre.*?<\/pre>/gs)) {
      expect(piece.match(/<span/g)?.length).toBe(piece.match(/<\/span>/g)?.length);
      expect(piece.match(/<(?!\/?(?:pre|code|span)\b)/)).toBeNull();
    }
  });

  test('in a language that nobody here knows is mentioned', () => {
    expect(site.notices.join('\n')).toContain(
      'code.md:25 tem código em "cobol", que aparece sem cores',
    );
  });
});

describe('videos and maps', () => {
  test('wait for a click behind a card, with a link for all others', () => {
    const [video = '', map = '', vimeo = '', ...others] =
      proseOf('frames').split(/(?=<figure|<p>Veja|<p><a)/);
    expect(video).toContain('data-island="embed"');
    expect(video).toContain('<p class="embed-title">Um &quot;vídeo&quot;</p>');
    expect(video).toContain(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;start=90',
    );
    expect(video).toContain(`<a href="${VIDEO.replace('&', '&amp;')}">Abrir no YouTube</a>`);
    expect(video).toContain('você mostra ao YouTube o endereço IP');
    expect(map).toContain('marker=-25.50000%2C-49.25000');
    expect(map).toContain('>Abrir no Google Maps</a>');
    expect(map).toContain('você mostra ao OpenStreetMap');
    expect(vimeo).toContain(
      'https://player.vimeo.com/video/123456789?dnt=1&amp;autoplay=1&amp;h=abcdef1234',
    );
    expect(others.join('')).not.toContain('embed');
    expect(others.join('')).toContain('alt="Foto"');
  });

  test('open the policy of their page for their own hosts, and no other page’s', () => {
    expect(policyOf('frames')).toContain(
      'frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org https://player.vimeo.com;',
    );
    expect(policyOf('sounds')).not.toContain('frame-src');
    expect(policyOf('notes')).not.toMatch(/frame-src|media-src/);
  });

  test('are a title and an address in the feed', () => {
    expect(site.read('feed.xml')).toContain(
      '&lt;strong&gt;Onde fica&lt;/strong&gt;&lt;br&gt;&lt;a href=&quot;https://www.google.com/maps/',
    );
    expect(site.read('feed.xml')).not.toContain('data-island');
  });
});

test('a sound is played from the site itself, and can be taken along', () => {
  expect(proseOf('sounds')).toContain(
    '<audio controls preload="none" src="/uploads/fala.mp3" aria-label="Entrevista"></audio><figcaption><strong>Entrevista</strong> <a href="/uploads/fala.mp3" download>Baixar o áudio (MP3)</a>',
  );
  expect(proseOf('sounds').match(/<audio/g)).toHaveLength(1);
  expect(policyOf('sounds')).toContain("media-src 'self'");
  expect(site.read('feed.xml')).toContain(
    'src=&quot;https://www.pinha.test/uploads/fala.mp3&quot;',
  );
});

test('a sound that is not there is refused like any dead link', async () => {
  const [problem] = await problemsOf({
    'content/blog/a.md': article('Um', {}, '[Fala](/uploads/x.mp3)\n'),
  });
  expect(problem).toContain('/uploads/x.mp3');
  expect(problem).toMatch(/^content\/blog\/a\.md:\d+:\d+/);
});

test('a paragraph Tabela: above a table is its caption, and its name for who jumps from one to the next', () => {
  const prose = proseOf('captions');
  expect(prose).toContain('aria-label="Tabela: Quanto custa"');
  expect(prose).toContain('<caption class="table-caption"><em>Quanto</em> custa</caption><thead>');
  expect(prose).toContain('<p>Tabela: sozinha.</p>');
  expect(prose.match(/<caption/g)).toHaveLength(1);
});

test('what is done of a list is drawn, and said in signs to who listens or reads the feed', () => {
  const items = proseOf('tasks').replaceAll(/<[^>]*>/g, '');
  expect(items.trim().split('\n')).toEqual(['☑ Feito', '☐ Por fazer']);
  expect(site.read('feed.xml')).toMatch(/☑\S* Feito/);
});

test('tables are called in the feed as they are in their page', () => {
  expect(proseOf('captions')).toContain('aria-label="Tabela: Quanto custa"');
  expect(site.read('feed.xml')).toContain('aria-label=&quot;Tabela: Quanto custa&quot;');
});
