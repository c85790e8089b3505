// Long texts and many links that stopped a build for minutes, or for good: they are read as short ones are.

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { metaOf } from '../../domain/content/fields.ts';
import { bookingLink } from '../../domain/content/site.ts';
import { themeSchema } from '../../domain/content/theme.ts';
import { shorten } from '../../domain/text.ts';
import { checkLinks } from '../../pipeline/checks/output.ts';
import type { Site } from '../../pipeline/content/site.ts';
import { parseSource } from '../../pipeline/content/source.ts';
import type { PageFacts } from '../../pipeline/pages/page.ts';
import { Problems } from '../../pipeline/run/problems.ts';
import { read } from './markdown/read.ts';

/** A clause of a law in capitals, but for one letter, with a line below it. */
const clause = (length: number): string =>
  `${'O CONSUMIDOR TEM DIREITO À INFORMAÇÃO CLARA, '.repeat(length / 40).slice(0, length - 25)} DA LEI nº 8.078/1990.\nO resto está no contrato.`;

test.each([
  ['a clause of 212 characters', clause(212)],
  ['a clause of 19,900 characters', clause(19_900)],
  ['a frame that does not end', `===A${'\t'.repeat(19_900)}x`],
  ['a text of open brackets', '[^ '.repeat(6600)],
  ['code of 30,000 characters without an empty line', `\`\`\`\n${'x = 1;\n'.repeat(4300)}\`\`\``],
])('%s is a block like others', (_, typed) => {
  expect(read(typed).findings).toEqual([]);
});

test('a name is cut behind its last word, however many small ones it has', () => {
  const name = `Casa${' de'.repeat(60)} madeira`;
  expect(shorten(`${name} nova`, name.length)).toBe(name);
  expect(shorten(`${name} nova`, name.length - 1)).toBe('Casa');
});

test('a colour of endless figures and a link of slashes are refused', () => {
  const zeros = '0'.repeat(5000);
  const { ink } = themeSchema.shape.colours.shape;
  expect(z.safeParse(ink, `oklch(${zeros} ${zeros} ${zeros}x)`).success).toBe(false);
  expect(metaOf(bookingLink)?.repair?.(`${'/'.repeat(20_000)} x`)).toBeUndefined();
});

test('a renamed page that a thousand articles link to is told with the nearest address', () => {
  const text = '---\ntitle: Artigo\n---\n\nLeia [o guia](/blog/guia-de-automacao-de-vendas).\n';
  const shell = { ids: [], links: [] };
  const pages = Array.from({ length: 1000 }, (_, index) => {
    const name = index === 0 ? 'guia-da-automacao-de-vendas' : `artigo-sobre-automacao-${index}`;
    const links = ['/blog/guia-de-automacao-de-vendas'];
    const source = parseSource(`content/blog/${name}.md`, text);
    return { route: `/blog/${name}`, source, links, ids: [], shell } as unknown as PageFacts;
  });
  const site = { company: { url: 'https://a.test' }, sources: {}, leftOut: [], refused: [] };
  const problems = new Problems({ isStrict: false });
  const known = { ...site, invalidFileRoutes: new Set() } as unknown as Site;
  checkLinks(pages, { site: known, all: pages, files: new Set(), redirects: [] }, problems);
  expect(problems.problems).toHaveLength(4);
  expect(problems.problems[0]?.fix).toBe('será /blog/guia-da-automacao-de-vendas?');
});
