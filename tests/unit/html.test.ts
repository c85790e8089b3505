// HTML is read correctly, also where it contains the drawings or scripts of others.

import { expect, test } from 'vitest';
import { readHtml } from '../../pipeline/pages/html.ts';

test.each([
  '<!-- um > comentário <b -->',
  '<path d="M0 0" aria-label="a > b"/>',
  '<path aria-label=">"/>',
  '<style>.a>.b{c:d}</style>',
  '<script>for(i=0;i<n;i++)a>b;"</div>"</script>',
  '<g><!-- a --><path/></g>',
])('text after %s gets non-breaking spaces, and ids, links and classes are found', (drawn) => {
  const html = `<svg>${drawn}</svg><p id="x" class="a b"><a href="/y?a=1&amp;b=2">em 5 dias</a></p>`;
  const { html: tied, ids, links, classes } = readHtml(html);
  expect(tied).toBe(html.replace('5 dias', '5\u00a0dias'));
  expect([ids, links, [...classes]]).toEqual([['x'], ['/y?a=1&b=2'], ['a', 'b']]);
});

test('HTML with a tag that does not end stops no build', () => {
  expect(readHtml('<p>a < b').html).toBe('<p>a < b');
  expect(readHtml('<p title="x').ids).toEqual([]);
});
