// Pictures of every form and width are encoded as they say, tell nothing of whoever took them, and are encoded once.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Create } from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildProject, buildSite, makeProject, problemsOf } from '../support/build-site.ts';
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
    expect(site.problems).toEqual([]);
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
  [300, [300]],
  [480, [480]],
  [481, [480, 481]],
  [2400, [480, 800, 1200, 1800]],
])('a picture of %i px is never made wider than it is', async (width, expected) => {
  const site = await buildSite(illustrated('foto.jpg', await jpeg({ width, height: 200 })));
  expect(widthsOf(pictureIn(site, LIST, FOTO))).toEqual([expected, expected]);
});

test.each(['png', 'webp', 'avif'] as const)(
  'a %s tells nothing, used or not, and stands upright',
  async (format) => {
    const bytes = await photograph(format);
    const site = await buildSite({
      ...illustrated(`foto.${format}`, bytes),
      [`public/uploads/outra.${format}`]: bytes,
    });
    expect(site.problems).toEqual([]);
    const dist = join(site.root, 'dist');
    const files = listFiles(dist).filter((file) => /\.(?:jpg|png|webp|avif)$/.test(file));
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const found = readFileSync(join(dist, file));
      const { exif, xmp, iptc } = await sharp(found).metadata();
      expect([file, exif, xmp, iptc]).toEqual([file, undefined, undefined, undefined]);
      expect(found.includes('Fulana')).toBe(false);
    }
    const alone = await sharp(join(dist, `uploads/outra.${format}`)).metadata();
    expect([alone.width, alone.height]).toEqual([1200, 2000]);
    expect(site.exists(`uploads/foto.${format}`)).toBe(false);
  },
);

test('a photograph that breaks off in the middle is a problem where it is named', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 600, height: 400, channels: 3, noise } as Create;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const cut = bytes.subarray(0, bytes.length / 2);
  expect(await problemsOf(illustrated('foto.jpg', cut))).toEqual([
    `content/blog/ola.md:10:8  image
  expected a picture that can be opened, found a damaged one in public/uploads/foto.jpg
  10 | image: /uploads/foto.jpg
     |        ^
  fix: export it again as JPEG, PNG, WebP, AVIF or SVG`,
  ]);
});

describe('the cache', () => {
  /** A project with a picture, and a cache of its own instead of the one that all builds here share. */
  async function ownProject(width = 300): Promise<string> {
    const root = makeProject(illustrated('foto.jpg', await jpeg({ width, height: 200 })));
    rmSync(join(root, '.cache'));
    return root;
  }

  test('has nothing encoded twice, and a changed picture anew', async () => {
    const root = await ownProject(500);
    const cache = join(root, '.cache/pictures');
    const site = await buildProject(root);
    expect(site.problems).toEqual([]);
    const before = statesOf(cache);
    expect(before.size).toBeGreaterThanOrEqual(4);
    const again = await site.rebuild();
    expect([again.problems, again.report.changed]).toEqual([[], 0]);
    expect(statesOf(cache)).toEqual(before);
    const other = await jpeg({ width: 500, height: 200 }, '#123456');
    expect((await site.rebuild({ 'public/uploads/foto.jpg': other })).problems).toEqual([]);
    const after = statesOf(cache);
    expect([...after.keys()].filter((file) => !before.has(file))).toHaveLength(6);
    for (const [file, state] of before) expect(after.get(file)).toEqual(state);
  });

  test('that cannot be written keeps no site from being built', async () => {
    const root = await ownProject();
    writeFileSync(join(root, '.cache'), 'no folder');
    const site = await buildProject(root);
    expect(site.problems).toEqual([]);
    expect(widthsOf(pictureIn(site, LIST, FOTO))).toEqual([[300], [300]]);
  });

  test('with a damaged entry has it made anew, and builds say what they encode', async () => {
    const root = await ownProject();
    const said: string[] = [];
    const progress = (text: string): number => said.push(text);
    const site = await buildProject(root, { progress });
    expect(said).toContain('encoding /uploads/foto.jpg (picture 1 of 1)');
    const spoken = said.length;
    await buildProject(root, { progress });
    expect(said).toHaveLength(spoken);
    const before = contentsOf(join(root, 'dist'));
    const cache = join(root, '.cache/pictures');
    for (const file of listFiles(cache)) writeFileSync(join(cache, file), 'damaged');
    const again = await site.rebuild();
    expect(again.problems).toEqual([]);
    expect(contentsOf(join(root, 'dist'))).toEqual(before);
  });
});
