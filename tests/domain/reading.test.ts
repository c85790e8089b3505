// What a reader takes from HTML: lines of text, with where links lead; dress and wrapping leave no trace.

import { describe, expect, test } from 'vitest';
import { lineKey, linesOf } from '../../domain/proposal/sent/reading.ts';

describe('the lines of a page', () => {
  test('are its blocks, with entities read and spaces made plain', () => {
    expect(linesOf('<h1>Site &amp; blog</h1><p>Por R$\u00a05.000\n  à &lt;vista&gt;</p>')).toEqual([
      'Site & blog',
      'Por R$ 5.000 à <vista>',
    ]);
  });

  test('have the address behind the text of a link, and the message of a chat', () => {
    expect(
      linesOf(
        '<p>Veja <a class="x" href="/blog?a=1&amp;b=2">o blog</a>.</p><a href="https://wa.me/55?text=Ol%C3%A1%0AAceito">Sim</a>',
      ),
    ).toEqual(['Veja o blog → /blog?a=1&b=2 .', 'Sim → https://wa.me/55?text=Olá Aceito']);
  });

  test('have what is read out, and an address that cannot be decoded as it is', () => {
    expect(
      linesOf(
        '<svg role="img" aria-label="QR de R$ 5 > 4"><path d="M0"/></svg><img src="a.png" alt=""><a href="/100%">x</a>',
      ),
    ).toEqual(['[QR de R$ 5 > 4] x → /100%']);
  });

  test('have nothing of scripts, styles and comments', () => {
    expect(linesOf('<style>p{}</style><script type="a">1 < 2</script><p>a<!-- b --></p>')).toEqual([
      'a',
    ]);
  });

  const plain = linesOf('<ul><li>Um <strong>dois</strong></li><li>três</li></ul>').map(lineKey);

  test.each([
    '<ul class="x" data-a="1"><li>Um <strong id="y">dois</strong></li><li>três</li></ul>',
    '<div><ul><li><span>Um </span><strong>dois</strong></li><li><div><span>três</span></div></li></ul></div>',
    '<ul>\n <li>Um\n<strong>dois</strong></li> <li>três </li></ul>',
  ])('are the same for %s', (html) => {
    expect(linesOf(html).map(lineKey)).toEqual(plain);
  });

  test.each([
    '<ul><li>Um <strong>doze</strong></li><li>três</li></ul>',
    '<ul><li>três</li><li>Um <strong>dois</strong></li></ul>',
    '<ul><li>Um</li><li><strong>dois</strong> três</li></ul>',
    '<ul><li>Um <strong>dois</strong></li></ul>',
    '<ul><li>Um <a href="/x">dois</a></li><li>três</li></ul>',
    '<ul><li>Um <strong title="meia dúzia">dois</strong></li><li>três</li></ul>',
  ])('are others for %s', (html) => {
    expect(linesOf(html).map(lineKey)).not.toEqual(plain);
  });
});
