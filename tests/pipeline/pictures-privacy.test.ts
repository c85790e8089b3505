// What photographs tell besides what they show: where, when and by whom they were taken.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type BuiltSite, buildSite, problemsOf } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { post, proposal, type Tree } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';

/** A photograph of 2000 × 1200 that tells its place, its day and its owner, held on its side. */
function photograph(format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg'): Promise<Buffer> {
  const picture = sharp({
    create: { width: 2000, height: 1200, channels: 3, background: '#c8702a' },
  });
  return picture
    .toFormat(format)
    .withExif({
      IFD0: { Artist: 'Fulana de Tal' },
      IFD3: { GPSLatitude: '25/1 25/1 46/1', GPSLatitudeRef: 'S' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

async function expectSilence(site: BuiltSite): Promise<void> {
  const pictures = listFiles(join(site.root, 'dist')).filter((file) =>
    /\.(?:jpg|png|webp|avif)$/.test(file),
  );
  expect(pictures.length).toBeGreaterThan(0);
  for (const file of pictures) {
    const bytes = readFileSync(join(site.root, 'dist', file));
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect([file, exif, xmp, iptc]).toEqual([file, undefined, undefined, undefined]);
    expect(bytes.includes('Fulana')).toBe(false);
  }
}

test('the photograph of this test tells everything', async () => {
  expect((await photograph()).includes('Fulana')).toBe(true);
  expect((await sharp(await photograph()).metadata()).orientation).toBe(6);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s says nothing of it, used or not, and stands upright',
  async (format) => {
    const name = `foto.${format === 'jpeg' ? 'jpg' : format}`;
    const bytes = await photograph(format);
    const site = await buildSite({
      [POST]: post({ image: `/uploads/${name}` }),
      [`public/uploads/${name}`]: bytes,
      [`public/uploads/outra-${name}`]: bytes,
    });
    expect(site.problems).toEqual([]);
    await expectSilence(site);
    const alone = await sharp(join(site.root, 'dist/uploads', `outra-${name}`)).metadata();
    expect([alone.width, alone.height]).toEqual([1200, 2000]);
    expect(site.exists(`uploads/${name}`)).toBe(false);
  },
);

test('what tells nothing is copied byte for byte', async () => {
  const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const site = await buildSite({ 'public/uploads/a.jpg': plain, 'public/uploads/b.jpg': 'texto' });
  expect(readFileSync(join(site.root, 'dist/uploads/a.jpg')).equals(plain)).toBe(true);
  expect(site.read('uploads/b.jpg')).toBe('texto');
});

test('an original that a page links to is published, without what it tells', async () => {
  const site = await buildSite({
    [POST]: post({ image: '/uploads/foto.jpg' }, 'Veja [a foto inteira](/uploads/foto.jpg).\n'),
    'public/uploads/foto.jpg': await photograph(),
  });
  expect(site.problems).toEqual([]);
  expect(existsSync(join(site.root, 'dist/uploads/foto.jpg'))).toBe(true);
  await expectSilence(site);
});

describe('a picture in a text', () => {
  const text = (address: string, title = ''): Tree => ({
    [POST]: post({}, `Antes.\n\n![Uma foto](${address}${title})\n`),
  });

  test('is shown in the forms and widths of any other, with its size', async () => {
    const site = await buildSite({
      ...text('/uploads/foto.jpg'),
      'public/uploads/foto.jpg': await photograph(),
    });
    expect(site.problems).toEqual([]);
    const html = site.read('blog/ola.html');
    expect(html).toMatch(
      /<p><picture><source type="image\/avif" srcset="\/assets\/foto-480\.\w+\.avif 480w, [^"]* 1200w" sizes="[^"]+"><source type="image\/webp" [^>]+><img class="text-picture" src="\/assets\/foto-1200\.\w+\.jpg" alt="Uma foto" width="1200" height="2000" loading="lazy" decoding="async"><\/picture><\/p>/,
    );
    expect(site.exists('uploads/foto.jpg')).toBe(false);
    await expectSilence(site);
    // Readers of feeds get one address, complete.
    expect(site.read('feed.xml')).toMatch(
      /&lt;img class=&quot;text-picture&quot; src=&quot;https:\/\/www\.pinha\.test\/assets\/foto-1200\.\w+\.jpg&quot;/,
    );
    expect(site.read('feed.xml')).not.toContain('srcset');
  });

  test('with a title has it as its caption', async () => {
    const site = await buildSite({
      ...text('/uploads/foto.jpg', ' "A equipe <em> 2025"'),
      'public/uploads/foto.jpg': await photograph(),
    });
    expect(site.problems).toEqual([]);
    expect(site.read('blog/ola.html')).toMatch(
      /<figure class="figure"><picture>.*<\/picture><figcaption>A equipe &lt;em&gt; 2025<\/figcaption><\/figure>/,
    );
  });

  test('of a proposal is as light', async () => {
    const site = await buildSite({
      'content/proposals/padaria-aurora.md': `${proposal()}\n![Foto](/uploads/foto.jpg)\n`,
      'public/uploads/foto.jpg': await photograph(),
    });
    expect(site.problems).toEqual([]);
    expect(site.read('proposta-padaria-aurora.html')).toContain('foto-480.');
    expect(site.exists('uploads/foto.jpg')).toBe(false);
  });

  test('that is damaged is a problem of its line', async () => {
    const cut = (await photograph()).subarray(0, 900);
    const problems = await problemsOf({
      ...text('/uploads/foto.jpg'),
      'public/uploads/foto.jpg': cut,
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^content\/blog\/ola\.md:15:1\n {2}expected a picture/);
  });

  test.each([
    ['/uploads/foto-da-equipe.jpg', '/uploads/Foto da Equipe.JPG', 'rename public'],
    ['/uploads/equpe.jpg', '/uploads/equipe.jpg', 'did you mean '],
    ['/equipe.png', '/uploads/equipe.jpg', 'did you mean '],
  ])('called %s is met with the nearest, %s', async (address, existing, advice) => {
    const problems = await problemsOf({
      ...text(address),
      [`public${existing}`]: await photograph(),
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`expected the picture public${address}, found none`);
    expect(problems[0]).toContain(`fix: ${advice}${existing}`);
  });
});

test('what shows through stays clear for browsers that know neither format', async () => {
  const clear = await sharp({
    create: { width: 600, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  const site = await buildSite({
    [POST]: post({ image: '/uploads/marca.png' }),
    'public/uploads/marca.png': clear,
  });
  const address = /\/assets\/marca-600\.\w+\.png/.exec(site.read('blog.html'))?.[0];
  const { hasAlpha } = await sharp(join(site.root, 'dist', String(address))).metadata();
  expect(hasAlpha).toBe(true);
});
