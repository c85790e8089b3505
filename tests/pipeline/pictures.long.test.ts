// Pictures of every form and width are encoded as they say, tell nothing of whoever took them, and are encoded once.

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildProject, buildSite, makeProject, sound } from '../support/build-site.ts';
import { contentsOf, listFiles, statesOf } from '../support/files.ts';
import {
  candidates,
  illustrated,
  jpeg,
  photograph,
  pictureIn,
  png,
  widthsOf,
} from '../support/shown-pictures.ts';

const LIST = 'blog.html';
/** What the fallback of foto.jpg and foto.png has in its address. */
const FOTO = '/foto-';

test.each([
  ['foto.jpg', jpeg],
  ['foto.png', png],
])(
  '%s becomes AVIF and WebP in the widths that it says, and a JPEG for old browsers',
  async (name, encode) => {
    const site = await buildSite(illustrated(name, await encode({ width: 2000, height: 1200 })));
    const shown = pictureIn(site, LIST, FOTO);
    expect(shown.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { type, srcset, sizes } of shown.sources) {
      expect(sizes).toMatch(/vw$/);
      for (const [address, width] of candidates(srcset)) {
        const found = await sharp(join(site.root, 'dist', address)).metadata();
        expect(address).toMatch(/^\/assets\/foto-\d+\.[0-9a-f]{8}\.(?:avif|webp)$/);
        expect(found.format).toBe(type === 'image/avif' ? 'heif' : 'webp');
        expect([found.width, found.height]).toEqual([width, Math.round(width * 0.6)]);
      }
    }
    expect(shown.image).toMatchObject({ width: '1600', height: '960' });
    const found = await sharp(join(site.root, 'dist', String(shown.image.src))).metadata();
    expect([found.format, found.width]).toEqual(['jpeg', 1600]);
  },
);

test.each([
  [481, [480, 481]],
  [2400, [480, 800, 1200, 1800]],
])('a picture of %i px is never made wider than it is', async (width, expected) => {
  const site = await buildSite(illustrated('foto.jpg', await jpeg({ width, height: 200 })));
  expect(widthsOf(pictureIn(site, LIST, FOTO))).toEqual([expected, expected]);
});

test.each(['png', 'webp', 'avif'] as const)(
  'a %s tells nothing, and stands upright',
  async (format) => {
    const bytes = await photograph(format);
    const name = `uploads/outra.${format}`;
    const site = await buildSite({
      ...illustrated(`foto.${format}`, bytes),
      [`public/${name}`]: bytes,
    });
    const { width, height, exif, xmp, iptc } = await sharp(
      join(site.root, 'dist', name),
    ).metadata();
    expect([width, height, exif, xmp, iptc]).toEqual([1200, 2000, undefined, undefined, undefined]);
  },
);

test('the cache has nothing encoded twice, a changed picture anew, and is not needed', async () => {
  const picture = (colour?: string) => jpeg({ width: 500, height: 200 }, colour);
  const root = makeProject(illustrated('foto.jpg', await picture()));
  // A cache of its own instead of the one that all builds here share.
  rmSync(join(root, '.cache'));
  const cache = join(root, '.cache/pictures');
  const said: string[] = [];
  const site = await sound(buildProject(root, { progress: (text) => said.push(text) }));
  expect(said).toContain('encoding /uploads/foto.jpg (picture 1 of 1)');
  const spoken = said.length;
  const before = statesOf(cache);
  expect(before.size).toBeGreaterThanOrEqual(4);
  expect((await site.rebuild()).report.changed).toBe(0);
  expect([said.length, statesOf(cache)]).toEqual([spoken, before]);
  const whole = contentsOf(join(root, 'dist'));
  for (const file of listFiles(cache)) writeFileSync(join(cache, file), 'damaged');
  expect((await site.rebuild()).problems).toEqual([]);
  expect(contentsOf(join(root, 'dist'))).toEqual(whole);
  await sound(site.rebuild({ 'public/uploads/foto.jpg': await picture('#123456') }));
  // Its two widths in three formats.
  const each = 6;
  expect(statesOf(cache).size).toBe(before.size + each);
  // Builds of a program remember what they used: after some without it, the first picture goes.
  const sizes = [];
  for (const colour of ['#123456', '#234567', '#345678', '#456789', '#56789a']) {
    const next = await picture(colour);
    await site.rebuild({ 'public/uploads/foto.jpg': next }, { code: `program ${colour}` });
    sizes.push(statesOf(cache).size);
  }
  expect(sizes).toEqual([0, 1, 2, 3, 3].map((others) => before.size + each * others));
  rmSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache'), 'no folder');
  const without = await site.rebuild();
  expect([without.problems, widthsOf(pictureIn(without, LIST, FOTO))[0]]).toEqual([[], [480, 500]]);
});
