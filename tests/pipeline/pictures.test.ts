// Pictures: measured when they are right, explained when they are not.

import { expect, test } from 'vitest';
import { hintOf } from '../../domain/content/fields.ts';
import { imageShape } from '../../domain/content/image.ts';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { post } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>';
const own = post({ image: '/uploads/foto.jpg' });
const inText = post({}, 'Veja a ![Foto](/uploads/foto.jpg) aqui.\n');

const inFrontMatter = (problem: string, fix: string): string => `content/blog/ola.md:10:8  image
  ${problem}
  10 | image: /uploads/foto.jpg
     |        ^
  fix: ${fix}`;

const inBody = (problem: string, fix: string): string => `content/blog/ola.md:13:8
  ${problem}
  13 | Veja a ![Foto](/uploads/foto.jpg) aqui.
     |        ^
  fix: ${fix}`;

test.each([
  [
    'is missing',
    {},
    'expected the picture public/uploads/foto.jpg, found none',
    'copy it to public/uploads/foto.jpg, or correct the address',
  ],
  [
    'is written with capitals',
    { 'public/Uploads/Foto.JPG': 'x' },
    'expected the picture public/uploads/foto.jpg, letter for letter, found public/Uploads/Foto.JPG',
    'write /Uploads/Foto.JPG, or rename the file',
  ],
  [
    'is no picture',
    { 'public/uploads/foto.jpg': 'isto não é uma imagem' },
    'expected a picture, found something else in public/uploads/foto.jpg',
    'export it again as JPEG, PNG, WebP, AVIF or SVG',
  ],
  [
    'is empty',
    { 'public/uploads/foto.jpg': '' },
    'expected a picture, found something else in public/uploads/foto.jpg',
    'export it again as JPEG, PNG, WebP, AVIF or SVG',
  ],
  [
    'has 20 MB',
    { 'public/uploads/foto.jpg': Buffer.alloc(20 * 1024 * 1024, 1) },
    'expected a picture of at most 8 MB, found 20.0 MB in public/uploads/foto.jpg',
    'export it again at 2,400 pixels of width or less',
  ],
])('a picture that %s is explained once, where it is named', async (_, tree, problem, fix) => {
  expect(await problemsOf({ ...tree, [POST]: own })).toEqual([inFrontMatter(problem, fix)]);
  expect(await problemsOf({ ...tree, [POST]: inText })).toEqual([inBody(problem, fix)]);
});

test('a picture of an article that is no address is offered one', async () => {
  expect(await problemsOf({ [POST]: post({ image: 'public/uploads/foto.jpg' }) })).toEqual([
    `content/blog/ola.md:10:8  image
  expected ${hintOf(imageShape.image)?.expected}, found public/uploads/foto.jpg
  10 | image: public/uploads/foto.jpg
     |        ^
  fix: write image: /uploads/foto.jpg`,
  ]);
});

test.each(['foto.jpg', 'https://a.test/x.png', '//a.test/x.png', '/../../segredo.png'])(
  'a picture in the text with the address %s is refused',
  async (address) => {
    const problems = await problemsOf({ [POST]: post({}, `![Foto](${address})\n`) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^content\/blog\/ola\.md:13:1\n {2}expected (?:a|the) picture/);
  },
);

test('a picture that is right is copied, and pages say how large it is', async () => {
  const site = await buildSite({
    [POST]: post({ image: '/uploads/foto.svg' }, '![Uma "foto"](/uploads/foto.svg)\n'),
    'public/uploads/foto.svg': SVG,
    'public/uploads/nota.txt': 'nota\n',
    'public/.DS_Store': 'x',
  });
  expect(site.problems).toEqual([]);
  expect(site.read('uploads/foto.svg')).toBe(SVG);
  expect(site.read('uploads/nota.txt')).toBe('nota\n');
  expect(site.exists('.DS_Store')).toBe(false);
  expect(site.read('blog/ola.html')).toContain(
    '<img class="text-picture" src="/uploads/foto.svg" alt="Uma &quot;foto&quot;" width="640" height="400" loading="lazy" decoding="async">',
  );
  expect(site.read('blog.html')).toMatch(
    /<img[^>]*src="\/uploads\/foto\.svg" width="640" height="400"/,
  );
});
