import { expect, test } from 'vitest';
import { readHtml } from '../../pipeline/render/read-html.ts';

const tied = (html: string): string =>
  readHtml(html)
    .html.replaceAll('\u00a0', '~')
    .replaceAll('<span class="unit">', '[')
    .replaceAll('</span>', ']');

test('texts are tied, attributes and tags are not', () => {
  expect(tied('<p title="5 dias"><a href="/a?b=5 dias">5 dias</a><br/>por e-mail</p>')).toBe(
    '<p title="5 dias"><a href="/a?b=5 dias">5~dias</a><br/>[por e-mail]</p>',
  );
});

test('what is copied as it is written, and what is no prose, stays', () => {
  for (const name of ['code', 'option', 'script', 'style', 'svg', 'textarea', 'title']) {
    const html = `<${name}>5 dias<b>5 dias</b></${name}>`;
    expect(readHtml(html).html).toBe(html);
  }
  expect(tied('<pre><code>5 dias</code></pre><p>5 dias</p>')).toBe(
    '<pre><code>5 dias</code></pre><p>5~dias</p>',
  );
  const phone = '<p><a href="tel:+5541900000000">+55 41 90000-0000</a></p>';
  expect(tied(phone)).toBe(phone);
  const script = '<script>if (a<b) "<p>5 dias"</script>';
  expect(tied(`${script}<p>5 dias</p>`)).toBe(`${script}<p>5~dias</p>`);
});

test('only where text runs on around an element does one stand in it', () => {
  expect(tied('<li>um e-mail</li>')).toBe('<li>[um e-mail]</li>');
  expect(tied('<li><strong>e-mail</strong></li>')).toBe('<li><strong>[e-mail]</strong></li>');
  expect(tied('<p class="kicker">e-mail</p>')).toBe('<p class="kicker">e-mail</p>');
  expect(tied('<button><span>Um e-mail</button>')).toBe('<button><span>Um~e-mail</button>');
  expect(tied('<nav><ul><li><a>e-mail</a></li></ul></nav>')).not.toContain('[');
});

test('headings keep words of one letter with the next, whatever stands in them', () => {
  expect(tied('<h2>Quem faz <em>a conta</em> e a paga</h2><p>faz a conta</p>')).toBe(
    '<h2>Quem faz <em>a conta</em> e~a~paga</h2><p>faz a conta</p>',
  );
});

test('a component keeps its text, and its slots are tied', () => {
  const island = (name: string, inner: string) =>
    `<div class="island" data-island="${name}">${inner}</div>`;
  const slot = '<p>5 dias</p><div class="island"><div><p>5 dias</p></div></div><p>5 dias</p>';
  expect(tied(`${island('quote', slot)}<p>5 dias</p>`)).toBe(
    `${island('quote', '<p>5 dias</p><div class="island"><div><p>5~dias</p></div></div><p>5 dias</p>')}<p>5~dias</p>`,
  );
  expect(tied(island('tabs', '<p>5 dias</p>'))).toBe(island('tabs', '<p>5~dias</p>'));
});
