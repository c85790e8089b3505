// The mark as drawing programs write it: the same shapes in pages and icons, whatever its size, units and styles are.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { build, buildOrThrow } from '../support/build.ts';
import { listFiles } from '../support/files.ts';
import { Page } from '../support/page.ts';
import { makeProject, type Tree } from '../support/project.ts';
import { rows } from '../support/rows.ts';
import { runs } from '../support/runs.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const TRIANGLE = '<path fill="#d98200" d="M4 4H44L24 44Z"/>';
const svg = (root: string, body = TRIANGLE): string => `<svg ${XMLNS} ${root}>${body}</svg>`;
const branded = (mark: Tree[string]): string =>
  makeProject({ 'content/mark.svg': mark ?? null }, { plain: true });

/** The mark of a page, and the colour of the icon at the places that are given in parts of its sides. */
async function shown(mark: string, places: readonly (readonly [number, number])[] = []) {
  const site = await buildOrThrow(branded(mark));
  const icon = sharp(join(site.outDir, 'apple-touch-icon.png')).removeAlpha().raw();
  const { data, info } = await icon.toBuffer({ resolveWithObject: true });
  const colours = places.map(([x, y]) => {
    const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
    return [...data.subarray(at, at + 3)];
  });
  const [drawing] = new Page('/', site.read('index.html')).all('svg.mark');
  return { html: site.read('index.html'), drawing, colours, data };
}

/** The difference of two pictures: the mean of the differences of their bytes. */
const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, byte, index) => sum + Math.abs(byte - (other[index] ?? 0)), 0) / one.length;

const usual = shown(svg('viewBox="0 0 48 48"'));

/** Each with its kind; △ is the triangle. */
const MARKS = rows(readFileSync(join(import.meta.dirname, 'marks.txt'), 'utf8'));

test.each(MARKS.filter((_, at) => at % runs(2, 1) === 0))(
  'a mark of %s has the icons of one of 48 pixels',
  async (_, text = '') => {
    const one = await shown(text.replace('△', TRIANGLE).replaceAll('\\r', '\r'));
    expect(one.drawing?.attributes.viewbox ?? one.drawing?.attributes.viewBox).toMatch(
      /^[-\d. ]+$/,
    );
    expect(difference(one.data, (await usual).data)).toBeLessThan(0.5);
    expect(one.html).not.toMatch(/alert|Marca<|rdf|inkscape/);
  },
);

test('styles of shapes and of the root become attributes', async () => {
  const styled =
    '<path fill="#000000" style="fill:#d98200;stroke:none !important;-inkscape-stroke:none;mix-blend-mode:normal" d="M4 4H44L24 44Z"/>';
  const { drawing, colours } = await shown(
    svg('viewBox="0 0 48 48" fill="none" style="fill-rule:evenodd"', styled),
    [[0.5, 0.4]],
  );
  expect(colours).toEqual([[0xd9, 0x82, 0]]);
  const [group] = drawing?.all('g') ?? [];
  expect(group?.attributes).toEqual({ fill: 'none', 'fill-rule': 'evenodd' });
  const [path] = drawing?.all('path') ?? [];
  expect(path?.attributes).toEqual({ fill: '#d98200', stroke: 'none', d: 'M4 4H44L24 44Z' });
});

test('an icon and a drawing of public/ get the namespace that browsers ask for', async () => {
  const bare = `<svg viewBox="0 0 9 9" width="64mm" height="64mm">${TRIANGLE}</svg>`;
  const root = makeProject({}, { plain: true });
  const text = readFileSync(join(root, 'content/blog/ola.md'), 'utf8');
  const tree: Tree = {
    'content/favicon.svg': bare,
    'public/uploads/a.svg': bare,
    'content/blog/ola.md': text.replace('image: desenho-1', 'image: /uploads/a.svg'),
  };
  const site = await buildOrThrow(makeProject(tree, { plain: true }));
  const drawings = listFiles(site.outDir).filter((file) =>
    /^favicon\.svg|\/a\.\w+\.svg/.test(file),
  );
  expect(drawings).toHaveLength(2);
  for (const file of drawings) expect(site.read(file)).toBe(bare.replace('<svg', `<svg ${XMLNS}`));
});

test('files that are something else than their names say are named for what they are', async () => {
  const still = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#c8702a' } });
  const [jpeg, png] = await Promise.all([still.jpeg().toBuffer(), still.png().toBuffer()]);
  const large = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]);
  const tree: Tree = {
    'content/share.png': jpeg,
    'content/share.jpg': jpeg,
    'content/favicon.svg': large,
    'content/mark.svg': jpeg,
    'content/logo.svg': svg(''),
    'content/blog/foto.md': jpeg,
    'content/blog/Foto da Sala.JPG': jpeg,
  };
  const { problems } = await build(makeProject(tree, { plain: true }));
  const reported = problems.map((problem) => problem.replaceAll(/\s+/g, ' ')).join('\n');
  for (const [file, words] of [
    ['share.png', 'encontrado: outra coisa solução: .*exporte como PNG'],
    ['share.jpg', 'solução: .*exporte como .*content/share.png'],
    ['favicon.svg', 'encontrado: uma imagem .* solução: exporte o desenho como SVG'],
    ['mark.svg', 'encontrado: uma imagem .* solução: exporte o desenho como SVG'],
    ['logo.svg', 'passe para public/uploads/'],
    ['blog/foto.md', 'uma imagem .*solução: .*public/uploads'],
    ['blog/Foto da Sala.JPG', 'public/uploads/'],
  ])
    expect(reported).toMatch(new RegExp(`^content/${file} .*${words}`, 'm'));
  const cut = await build(
    makeProject({ 'content/share.png': png.subarray(0, 900) }, { plain: true }),
  );
  expect(cut.problems.join()).toMatch(/cortado no meio/);
});
