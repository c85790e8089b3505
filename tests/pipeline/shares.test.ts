// The pictures that networks show for links: articles, works and proposals have a card of their own.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { titleLines } from '../../art/title-lines.ts';
import { type BuiltSite, buildSite } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { metaOf, tagsOf, thingOf } from '../support/html.ts';
import { photograph } from '../support/shown-pictures.ts';
import {
  article,
  guarded,
  numbered,
  PROPOSAL,
  proposal,
  SITE,
  swapped,
  type Tree,
  tiny,
} from '../support/tiny-site.ts';

const HOUSE = /\/assets\/compartilhar\.[0-9a-f]{8}\.png$/;
const OTHER = 'content/blog/outro.md';

/** What a page is shared with: the address, what it shows, and its bytes. */
function sharedOf(site: BuiltSite, page: string) {
  const tags = tagsOf(site.read(`${page}.html`));
  const address = metaOf(tags, 'og:image') ?? '';
  expect(metaOf(tags, 'twitter:image')).toBe(address);
  const path = new URL(address).pathname.slice(1);
  return {
    address,
    alt: metaOf(tags, 'og:image:alt'),
    bytes: readFileSync(join(site.root, 'dist', path)),
  };
}

async function expectCard(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThanOrEqual(120 * 1024);
}

const tree: Tree = { [OTHER]: article('Outro'), [PROPOSAL]: proposal() };

test('an article and a proposal are shared with cards of their own, of which a title makes another', async () => {
  const site = await buildSite(tree);
  const home = sharedOf(site, 'index');
  const first = sharedOf(site, 'blog/ola');
  const other = sharedOf(site, 'blog/outro');
  const offer = sharedOf(site, 'proposta-padaria-aurora');
  expect(home.address).toMatch(HOUSE);
  expect(first.address).toMatch(/\/compartilhar-ola\.[0-9a-f]{8}\.png$/);
  expect([first.alt, other.alt, offer.alt]).toEqual(['Olá', 'Outro', 'Site da padaria']);
  for (const card of [first, other, offer]) await expectCard(card.bytes);
  expect(new Set([home, first, other, offer].map((card) => card.address)).size).toBe(4);
  // Whoever sees the address learns of no client.
  expect(offer.address).toMatch(HOUSE);
  const page = { route: '/blog/ola', html: site.read('blog/ola.html') };
  expect(thingOf(page, 'BlogPosting').image).toBe(first.address);

  const renamed = await site.rebuild({ [OTHER]: article('Um outro título') });
  expect(sharedOf(renamed, 'blog/outro').address).not.toBe(other.address);
  expect(sharedOf(renamed, 'blog/ola').address).toBe(first.address);
});

test('every theme draws its own, and a photograph stands in the place of the drawing', async () => {
  const theme = 'content/theme.yaml';
  const sample = await buildSite({});
  const tiles = await buildSite({ [theme]: 'motif: azulejo\nmark: { letters: pi }\n' });
  const photo = await buildSite({
    [OTHER]: article('Foto', { image: '/uploads/foto.jpg' }),
    'public/uploads/foto.jpg': await photograph(),
  });
  const cards = [
    sharedOf(sample, 'blog/ola'),
    sharedOf(tiles, 'blog/ola'),
    sharedOf(photo, 'blog/outro'),
  ];
  for (const { bytes } of cards) await expectCard(bytes);
  expect(new Set(cards.map(({ address }) => address)).size).toBe(3);
  expect(cards[2]?.address).toMatch(/\.jpg$/);
});

test('what few may read, nobody yet, or the font has no letters for is shared with the house’s picture', async () => {
  const secret = 'k7m2p9qdx4ab';
  const site = await buildSite(
    {
      [PROPOSAL]: swapped(proposal(), ['version: 2\n', 'version: 2\ndraft: true\n']),
      [`content/proposals/${secret}.md`]: guarded(numbered('2025-100', 'Ervateira')),
      '.passphrases.json': JSON.stringify({ [secret]: 'fmg5-4bv3-bfvy-g4zi-yqzx-583c' }),
      [OTHER]: article('日本語'),
    },
    { drafts: true },
  );
  const { address } = sharedOf(site, 'index');
  for (const page of ['proposta-padaria-aurora', `proposta-${secret}`, 'blog/outro'])
    expect(sharedOf(site, page).address, page).toBe(address);
  const cards = listFiles(join(site.root, 'dist/assets')).filter((path) =>
    path.startsWith('compartilhar'),
  );
  expect(cards).toHaveLength(2);
});

test('a wordmark of letters that the font lacks leaves every page with the house’s picture', async () => {
  const site = await buildSite({ [SITE]: tiny(SITE, 'wordmark: pinha', 'wordmark: 松') });
  expect(sharedOf(site, 'blog/ola').address).toBe(sharedOf(site, 'index').address);
});

test('a title has at most four lines, never small, and ends in an ellipsis where it is cut', () => {
  const sans = (text: string, size: number) => ({ d: '', width: text.length * size * 0.5 });
  const room = { width: 616, height: 346 };
  const short = titleLines('Olá', room, { sans });
  expect(short).toEqual({ lines: ['Olá'], size: 88 });
  const middle = titleLines('Por que (e quando não) contratar uma software house', room, { sans });
  expect(middle.lines.join(' ')).toBe('Por que (e quando não) contratar uma software house');
  expect(middle.lines.length).toBeLessThanOrEqual(4);
  const long = titleLines('Uma conta que ninguém fez até agora '.repeat(9).trim(), room, { sans });
  expect([long.size, long.lines.length, long.lines.at(-1)?.at(-1)]).toEqual([44, 4, '…']);
  const word = titleLines('Anticonstitucionalissimamentedesproporcionadamente', room, { sans });
  expect([word.size, word.lines]).toEqual([
    44,
    [expect.stringMatching(/^Anticonstitucional\w*…$/)],
  ]);
  for (const { lines, size } of [short, middle, long, word])
    for (const line of lines) expect(sans(line, size).width).toBeLessThanOrEqual(room.width);
});
