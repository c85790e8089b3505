// Real pictures: made light once, shown at their size, and pictures elsewhere left where they are.

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Create, type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  type BuiltSite,
  buildProject,
  buildSite,
  makeProject,
  problemsOf,
} from '../support/build-site.ts';
import { contentsOf, listFiles, statesOf } from '../support/files.ts';
import { type Tag, tagsOf } from '../support/html.ts';
import { portfolioWith, project } from '../support/records.ts';
import { post, proposal, type Tree } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';

/** What the fallback of foto.jpg and foto.png has in its address. */
const FOTO = '/foto-';
const LIST = 'blog.html';

type Shape = { width: number; height: number };

function drawing({ width, height }: Shape): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#c8702a' } });
}

const jpeg = (shape: Shape): Promise<Buffer> => drawing(shape).jpeg().toBuffer();
const png = (shape: Shape): Promise<Buffer> => drawing(shape).png().toBuffer();

/** The article with this picture of its own. */
function illustrated(name: string, bytes: Uint8Array | string): Tree {
  return {
    [POST]: post({ image: `/uploads/${name}` }),
    [`public/uploads/${name}`]: bytes as Uint8Array,
  };
}

interface Shown {
  sources: Tag['attributes'][];
  image: Tag['attributes'];
}

/** The first picture of a page that comes from an address with `part` in it. */
function pictureIn(site: BuiltSite, page: string, part: string): Shown {
  const tags = tagsOf(site.read(page));
  const at = tags.findIndex(
    ({ name, attributes }) => name === 'img' && attributes.src?.includes(part),
  );
  const start = tags.findLastIndex(({ name }, index) => index < at && name !== 'source');
  return {
    sources: tags.slice(start + 1, at).map(({ attributes }) => attributes),
    image: tags[at]?.attributes ?? {},
  };
}

/** `/a.avif 480w, /b.avif 800w` as pairs. */
function candidates(srcSet = ''): [string, number][] {
  return srcSet.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return [address, Number.parseInt(width, 10)];
  });
}

const widths = ({ sources }: Shown): number[][] =>
  sources.map(({ srcset }) => candidates(srcset).map(([, width]) => width));

describe.each([
  ['a JPEG', 'foto.jpg', jpeg],
  ['a PNG', 'foto.png', png],
])('%s that an article brings', (_, name, encode) => {
  test('becomes AVIF and WebP in the widths of the layout, which are what they say', async () => {
    const site = await buildSite(illustrated(name, await encode({ width: 1000, height: 600 })));
    expect(site.problems).toEqual([]);
    for (const page of [LIST, 'blog/ola.html']) {
      const shown = pictureIn(site, page, FOTO);
      expect(shown.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
      expect(widths(shown)).toEqual([
        [480, 800, 1000],
        [480, 800, 1000],
      ]);
      for (const { type, srcset, sizes } of shown.sources) {
        expect(sizes).toMatch(/vw$/);
        for (const [address, width] of candidates(srcset)) {
          const found = await sharp(join(site.root, 'dist', address)).metadata();
          expect(address).toMatch(/^\/assets\/foto-\d+\.[0-9a-f]{8}\.(?:avif|webp)$/);
          expect(found.format).toBe(type === 'image/avif' ? 'heif' : 'webp');
          expect([found.width, found.height]).toEqual([width, Math.round(width * 0.6)]);
        }
      }
    }
  });

  test('is a JPEG for browsers that know neither, and the original stays at home', async () => {
    const site = await buildSite(illustrated(name, await encode({ width: 2000, height: 1200 })));
    const { image } = pictureIn(site, LIST, FOTO);
    expect(image).toMatchObject({ width: '1600', height: '960' });
    expect(image.src).toMatch(/^\/assets\/foto-1600\.[0-9a-f]{8}\.jpg$/);
    const found = await sharp(join(site.root, 'dist', String(image.src))).metadata();
    expect([found.format, found.width]).toEqual(['jpeg', 1600]);
    expect(site.exists(`uploads/${name}`)).toBe(false);
  });
});

test.each([
  [300, [300]],
  [480, [480]],
  [481, [480, 481]],
  [2400, [480, 800, 1200, 1800]],
])('a picture of %i px is never made wider than it is', async (width, expected) => {
  const site = await buildSite(illustrated('foto.jpg', await jpeg({ width, height: 200 })));
  expect(widths(pictureIn(site, LIST, FOTO))).toEqual([expected, expected]);
});

test('a photograph from a phone held upright is shown upright, at the size that it then has', async () => {
  const lying = drawing({ width: 1000, height: 600 }).jpeg();
  const bytes = await lying.withMetadata({ orientation: 6 }).toBuffer();
  const site = await buildSite(illustrated('foto.jpg', bytes));
  const shown = pictureIn(site, LIST, FOTO);
  expect(shown.image).toMatchObject({ width: '600', height: '1000' });
  expect(widths(shown)).toEqual([
    [480, 600],
    [480, 600],
  ]);
  const [largest = ''] = candidates(shown.sources[0]?.srcset).at(-1) ?? [];
  const { width, height } = await sharp(join(site.root, 'dist', largest)).metadata();
  expect([width, height]).toEqual([600, 1000]);
});

test('a project and a proposal show their pictures in the same way', async () => {
  const site = await buildSite({
    ...portfolioWith(project('image: generated', 'image: /uploads/foto.jpg')),
    'content/proposals/padaria-aurora.md': proposal('image: generated', 'image: /uploads/foto.jpg'),
    'public/uploads/foto.jpg': await jpeg({ width: 640, height: 400 }),
  });
  expect(site.problems).toEqual([]);
  for (const page of ['portfolio.html', 'proposta-padaria-aurora.html']) {
    const shown = pictureIn(site, page, FOTO);
    expect(shown.image, page).toMatchObject({ width: '640', height: '400' });
    expect(widths(shown), page).toEqual([
      [480, 640],
      [480, 640],
    ]);
  }
});

test('a build after `npm ci` encodes nothing, and a changed picture is encoded anew', async () => {
  const shape = { width: 500, height: 300 };
  const root = makeProject(illustrated('foto.jpg', await jpeg(shape)));
  // A cache of its own, instead of the one that all builds here share.
  rmSync(join(root, '.cache'));
  const cache = join(root, '.cache/pictures');
  const site = await buildProject(root);
  expect(site.problems).toEqual([]);
  const before = statesOf(cache);
  expect(before.size).toBeGreaterThanOrEqual(4);

  const again = await site.rebuild();
  expect(again.problems).toEqual([]);
  expect(again.report.changed).toBe(0);
  expect(statesOf(cache)).toEqual(before);

  const other = await sharp({ create: { ...shape, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  const changed = await site.rebuild({ 'public/uploads/foto.jpg': other });
  expect(changed.problems).toEqual([]);
  const after = statesOf(cache);
  expect([...after.keys()].filter((file) => !before.has(file))).toHaveLength(6);
  for (const [file, state] of before) expect(after.get(file)).toEqual(state);
});

describe('the cache', () => {
  const tree = async (): Promise<Tree> =>
    illustrated('foto.jpg', await jpeg({ width: 300, height: 200 }));

  test('that cannot be written keeps no site from being built', async () => {
    const root = makeProject({ ...(await tree()) });
    rmSync(join(root, '.cache'));
    writeFileSync(join(root, '.cache'), 'no folder');
    const site = await buildProject(root);
    expect(site.problems).toEqual([]);
    expect(widths(pictureIn(site, LIST, FOTO))).toEqual([[300], [300]]);
  });

  test('with a damaged entry has it made anew', async () => {
    const root = makeProject(await tree());
    rmSync(join(root, '.cache'));
    const site = await buildProject(root);
    const before = contentsOf(join(root, 'dist'));
    const cache = join(root, '.cache/pictures');
    for (const file of listFiles(cache)) writeFileSync(join(cache, file), 'damaged');
    const again = await site.rebuild();
    expect(again.problems).toEqual([]);
    expect(contentsOf(join(root, 'dist'))).toEqual(before);
  });

  test('has builds say what they encode, and be silent when there is nothing to', async () => {
    const root = makeProject(await tree());
    rmSync(join(root, '.cache'));
    const said: string[] = [];
    const progress = (text: string): number => said.push(text);
    await buildProject(root, { progress });
    expect(said).toContain('encoding /uploads/foto.jpg (picture 1 of 1)');
    const before = said.length;
    await buildProject(root, { progress });
    expect(said).toHaveLength(before);
  });
});

test('an SVG stays one', async () => {
  const text = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>';
  const site = await buildSite(illustrated('marca.svg', text));
  const shown = pictureIn(site, LIST, 'marca.svg');
  expect(shown.sources).toEqual([]);
  expect(shown.image).toMatchObject({ src: '/uploads/marca.svg', width: '640', height: '400' });
});

test('a photograph that breaks off in the middle is a problem where it is named', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({
    create: { width: 600, height: 400, channels: 3, noise } as Create,
  })
    .jpeg()
    .toBuffer();
  const cut = bytes.subarray(0, bytes.length / 2);
  expect(await problemsOf(illustrated('foto.jpg', cut))).toEqual([
    `content/blog/ola.md:10:8  image
  expected a picture that can be opened, found a damaged one in public/uploads/foto.jpg
  10 | image: /uploads/foto.jpg
     |        ^
  fix: export it again as JPEG, PNG, WebP, AVIF or SVG`,
  ]);
});

describe('a picture at an https address', () => {
  const ADDRESS = 'https://fotos.example/trem.jpg?w=1200&q=80';
  const SIZE = 'imageSize: { width: 1200, height: 750 }';
  const elsewhere = `image: "${ADDRESS}"`;
  const shown = { src: ADDRESS, width: '1200', height: '750', loading: 'lazy' };

  test('is used as given in the portfolio, lazily and with its size', async () => {
    const text = project('image: generated', `${elsewhere}\n${SIZE}`);
    const site = await buildSite(portfolioWith(text));
    expect(site.problems).toEqual([]);
    const found = pictureIn(site, 'portfolio.html', 'fotos.example');
    expect(found.image).toMatchObject(shown);
    expect(found.sources).toEqual([]);
  });

  test('is used as given for an article, in the list and on its page', async () => {
    const text = post({ image: `"${ADDRESS}"`, imageSize: '{ width: 1200, height: 750 }' });
    const site = await buildSite({ [POST]: text });
    expect(site.problems).toEqual([]);
    for (const page of [LIST, 'blog/ola.html']) {
      expect(pictureIn(site, page, 'fotos.example').image, page).toMatchObject(shown);
    }
  });

  test('without its size is a problem of the proposal that names it', async () => {
    const text = proposal('image: generated', `image: ${ADDRESS.split('?')[0]}`);
    expect(await problemsOf({ 'content/proposals/padaria-aurora.md': text })).toEqual([
      `content/proposals/padaria-aurora.md:37:55  portfolio[0].imageSize
  expected the size of a picture at an https address, found none
  37 |   - { title: Trem da Serra, category: Turismo, image: https://fotos.example/trem.jpg, description: P…
     |                                                       ^
  fix: add the line imageSize: { width: 1200, height: 750 }, with the size in pixels`,
    ]);
  });

  test.each(['0', '20000', '750.5', 'largo'])('with a width of %s is a problem', async (width) => {
    const size = `{ width: ${width}, height: 750 }`;
    const problems = await problemsOf({
      [POST]: post({ image: `"${ADDRESS}"`, imageSize: size }),
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`imageSize.width
  expected pixels from 16 to 10000, found ${width}
`);
  });

  test('with its size for a file of the site is a problem', async () => {
    const tree = illustrated('foto.jpg', await jpeg({ width: 640, height: 400 }));
    tree[POST] = post({ image: '/uploads/foto.jpg', imageSize: '{ width: 640, height: 400 }' });
    expect(await problemsOf(tree)).toEqual([
      `content/blog/ola.md:11:12  imageSize
  expected a size only for a picture at an https address, found one
  11 | imageSize: { width: 640, height: 400 }
     |            ^
  fix: remove the lines of imageSize: the build measures this picture itself`,
    ]);
  });
});
