// Pictures: published upright, in two formats and the widths of the layout, without metadata; and files that are none.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Built, build, buildOrThrow } from '../support/build.ts';
import { listFiles, REPOSITORY } from '../support/files.ts';
import { Page } from '../support/page.ts';
import { makeProject } from '../support/project.ts';

const POST = 'content/blog/ola.md';

/** The article of the small site with other words in the place of its text. */
const articleWith = (words: string): string =>
  readFileSync(join(REPOSITORY, 'tests/support/small-site', POST), 'utf8').replace(
    'Um parágrafo.',
    () => words,
  );

/** A project whose article has a picture above it and one in its text. */
function illustrated(name: string, bytes: Uint8Array, caption = ''): string {
  const text = articleWith(`![A equipe](/uploads/${name}${caption && ` "${caption}"`})`);
  const article = text.replace('image: desenho-1', `image: /uploads/${name}`);
  return makeProject({ [POST]: article, [`public/uploads/${name}`]: bytes }, { plain: true });
}

/** A photograph of 2000 × 1200 pixels that was taken sideways, with its place and author in the metadata. */
const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#c8702a' } })
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Fulana de Tal' },
      IFD3: { GPSLatitude: '25/1 25/1 46/1', GPSLatitudeRef: 'S' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** An animation of two frames. */
const moving = () => {
  const frames = [200, 20].map((grey) => Buffer.alloc(40 * 30 * 3, grey));
  return sharp(Buffer.concat(frames), {
    raw: { width: 40, height: 60, channels: 3, pageHeight: 30 },
  });
};

describe('a photograph', () => {
  let site: Built;
  let page: Page;
  beforeAll(async () => {
    site = await buildOrThrow(illustrated('foto.jpg', await photograph(), 'Em 2025.'));
    page = new Page('/blog/ola', site.read('blog/ola.html'));
  });

  test('is published in AVIF and WebP, upright, in the widths that its markup states', async () => {
    const pictures = page.all('article picture, main picture');
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    const files = pictures.flatMap((picture) => {
      const sets = picture.all('source, img').map(({ attributes }) => attributes.srcset ?? '');
      return sets.flatMap((set) => set.split(', ').filter(Boolean));
    });
    const formats = new Set(files.map((file) => /\.(\w+) /.exec(file)?.[1]));
    expect(formats).toEqual(new Set(['avif', 'webp']));
    for (const candidate of files) {
      const [address = '', width = ''] = candidate.split(' ');
      const found = await sharp(join(site.outDir, address)).metadata();
      expect(`${found.width}w`).toBe(width);
      expect(found.orientation ?? 1).toBe(1);
    }
    const { attributes } = page.one('main figure img');
    expect(Number(attributes.height)).toBeGreaterThan(Number(attributes.width));
    expect(attributes.alt).toBe('A equipe');
  });

  test('has its caption below it, and one address in the feed', () => {
    expect(page.all('figcaption').map(({ text }) => text)).toContain('Em 2025.');
    const feed = site.read('feed.xml').match(/https:[\w/.-]+\.(?:avif|jpg|webp)/g);
    expect(feed?.map((address) => site.exists(new URL(address).pathname))).not.toContain(false);
    expect(feed).toHaveLength(1);
  });

  test('reveals neither its author nor its place, and is not published as it was', () => {
    const all = listFiles(site.outDir);
    const bytes = all.map((path) => readFileSync(join(site.outDir, path), 'latin1'));
    expect(bytes.some((text) => /Fulana de Tal|GPSLatitude/.test(text))).toBe(false);
    expect(all.filter((path) => path.startsWith('uploads/'))).toEqual([]);
  });
});

test('a transparent picture stays transparent', async () => {
  const background = { r: 200, g: 0, b: 0, alpha: 0.5 };
  const clear = sharp({ create: { width: 900, height: 600, channels: 4, background } });
  const site = await buildOrThrow(illustrated('vidro.png', await clear.png().toBuffer()));
  const page = new Page('/blog/ola', site.read('blog/ola.html'));
  const { attributes } = page.one('main picture img');
  const { hasAlpha } = await sharp(join(site.outDir, attributes.src ?? '')).metadata();
  expect(hasAlpha).toBe(true);
});

test('a picture is published by its real format, whatever its name is, or refused', async () => {
  const still = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8702a' } });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"/>';
  const kinds: Record<string, Uint8Array> = {
    jpeg: await still.jpeg().toBuffer(),
    png: await still.png().toBuffer(),
    webp: await still.webp().toBuffer(),
    avif: await still.avif().toBuffer(),
    svg: Buffer.from(svg),
    gif: await still.gif().toBuffer(),
    tiff: await still.tiff().toBuffer(),
    moving: await moving().webp().toBuffer(),
    page: Buffer.from('<!doctype html><p>Não encontrada'),
    nothing: Buffer.alloc(0),
  };
  const names = Object.keys(kinds).flatMap((kind) =>
    ['jpg', 'PNG', 'webp', 'avif', 'svg', 'gif', 'heic'].map((end) => `${kind}.${end}`),
  );
  const buildWith = (used: readonly string[]): Promise<Built> => {
    const files = used.map((name) => [`public/uploads/${name}`, kinds[name.split('.')[0] ?? '']]);
    const text = used.map((name) => `![${name}](/uploads/${name})`).join('\n\n');
    const tree = { ...Object.fromEntries(files), [POST]: articleWith(text) };
    return build(makeProject(tree, { plain: true }));
  };
  const kept = names.filter((name) => /^(?:jpeg|png|webp|avif|svg)\./.test(name));
  for (const kind of ['gif', 'tiff', 'moving', 'page', 'nothing']) {
    const refused = names.filter((name) => name.startsWith(`${kind}.`));
    const reported = (await buildWith(refused)).problems.join('\n');
    expect(refused.filter((name) => !reported.includes(name))).toEqual([]);
  }
  const site = await buildWith(kept);
  expect(site.problems).toEqual([]);
  const images = new Page('/blog/ola', site.read('blog/ola.html')).all('article p img');
  expect(images).toHaveLength(kept.length);
  for (const { attributes } of images) {
    const { format } = await sharp(join(site.outDir, attributes.src ?? '')).metadata();
    expect(attributes.src).toMatch(new RegExp(`\\.${format === 'jpeg' ? 'jpg' : format}$`));
  }
});

test('an animation in public/ keeps its frames, and loses its metadata', async () => {
  const bytes = await moving()
    .withExif({ IFD0: { Artist: 'Fulana de Tal' } })
    .webp()
    .toBuffer();
  const site = await buildOrThrow(makeProject({ 'public/uploads/a.webp': bytes }, { plain: true }));
  const { pages, exif } = await sharp(join(site.outDir, 'uploads/a.webp')).metadata();
  expect({ pages, exif }).toEqual({ pages: 2, exif: undefined });
});

test('half a photograph and a text in another encoding are problems of their files', async () => {
  const half = (await photograph()).subarray(0, 3000);
  const picture = await build(illustrated('foto.jpg', half));
  expect(picture.problems.join('\n')).toMatch(/foto\.jpg[\s\S]*exporte de novo/);
  const latin = Buffer.from('---\ntitle: Olá\n---\n\nCafé.\n', 'latin1');
  const { problems } = await build(makeProject({ [POST]: latin }, { plain: true }));
  expect(problems.join('\n')).toMatch(/content\/blog\/ola\.md[\s\S]*UTF-8/);
});

test('a picture is found by its name with spaces, between brackets or percent encoded', async () => {
  const name = 'Feira da Praça (1).SVG';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const text = articleWith(`![A](</uploads/${name}>)\n\n![B](/uploads/${encodeURI(name)})`);
  const tree = { [`public/uploads/${name}`]: drawing, [POST]: text };
  const site = await buildOrThrow(makeProject(tree, { plain: true }));
  const pictures = new Page('/blog/ola', site.read('blog/ola.html')).all('article p img');
  expect(pictures.map(({ attributes }) => attributes.alt)).toEqual(['A', 'B']);
});
