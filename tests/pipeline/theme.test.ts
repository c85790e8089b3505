// content/theme.yaml: what it changes on a page, and what is said of a line that cannot be right.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readTypeface } from '../../pipeline/assets/set-type.ts';
import { buildSite, problemsOf, REPOSITORY } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { refusalsOf } from '../support/refusals.ts';
import { article, POST, type Tree } from '../support/tiny-site.ts';

const THEME = 'content/theme.yaml';
const COLOURS = [
  'colours:',
  '  ground: "#f5f1ff"',
  '  ink: "#1d1433"',
  '  accent: "#ffb000"',
  '  second: "#5b2bd9"',
  '  third: "#9be7d8"',
  '',
].join('\n');

const FONT = readFileSync(
  join(
    REPOSITORY,
    'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  ),
);

const built = (theme: string, more: Tree = {}) => buildSite({ [THEME]: theme, ...more });
const refused = (theme: string, more: Tree = {}) => problemsOf({ [THEME]: theme, ...more });

test('a house has its colours, drawings and letters everywhere', async () => {
  const site = await built(
    `${COLOURS}motif: azulejo\nmark: { letters: CL }\nfonts: { sans: fonts/casa.woff2 }\n`,
    { 'fonts/casa.woff2': FONT },
  );
  const page = site.read('index.html');
  expect(page).toContain('name="theme-color" content="#f5f1ff"');
  expect(page).toMatch(/--\w+:light-dark\(oklch\(81\.\d+% \.17\d* 7\d/);
  expect(page).toMatch(/rotate:90deg/);
  expect(page).toContain('fill="#ffb000"');
  const files = listFiles(join(site.root, 'dist')).join(' ');
  expect(files).not.toMatch(/familjen|faustina|pinha\./);
  const hero = /\/(assets\/abertura\.\w+\.svg)/.exec(page)?.[1] ?? '';
  expect(site.read(hero)).toContain('--lit:#ffb000');
  expect(site.read('favicon.svg')).toContain('#ffb000');
  expect(site.read('manifest.webmanifest')).toContain('#f5f1ff');
});

test('the fonts have the signs that some text has', async () => {
  const site = await buildSite({
    [POST]: article('Muñoz & Łoś', {}, 'São 20 €, ¼ disso à vista.\n'),
  });
  const fonts = listFiles(join(site.root, 'dist/assets')).filter((file) =>
    /^(?:sans|serif)\./.test(file),
  );
  expect(fonts).toHaveLength(2);
  for (const file of fonts) {
    const bytes = readFileSync(join(site.root, 'dist/assets', file));
    const has = async (text: string): Promise<boolean> =>
      (await readTypeface(await subsetFont(bytes, text, { targetFormat: 'truetype' }))).has(text);
    expect(await has('ñ€¼ Ação: “sim”, R$ 1.500 (2º)…')).toBe(true);
    // Neither in a text, nor what Portuguese is made of.
    expect(await has('±')).toBe(false);
  }
});

test('a place may have a picture or nothing', async () => {
  const photo = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#567' },
  })
    .jpeg()
    .toBuffer();
  const site = await built(
    'places: { hero: /uploads/casa.jpg, frieze: none, process: none, closing: /uploads/casa.jpg }\nshare: /uploads/casa.jpg\n',
    { 'public/uploads/casa.jpg': photo },
  );
  const page = site.read('index.html');
  expect(page).toMatch(/class="hero-picture"><picture><source type="image\/avif"/);
  expect(page).toContain('class="closing-picture"');
  expect(page).not.toMatch(/class="(?:hero-art|frieze|growth-steps)/);
  expect(page).toContain('class="growth-plain"');
  expect(page).toMatch(
    /og:image" content="https:\/\/www\.pinha\.test\/assets\/compartilhar\.\w+\.jpg"/,
  );
});

test('a mark is read from a file, in the colours of the house', async () => {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><title>x</title>
    <path d="M0 0h50v50z" style="fill:#c00;stroke:none" onclick="alert(1)"/><circle cx="70" cy="70" r="20"/></svg>`;
  const site = await built('mark: { file: /marca.svg }\n', { 'public/marca.svg': mark });
  const [, drawn] = /class="mark"[^>]*>(.*?)<\/svg>/.exec(site.read('index.html')) ?? [];
  expect(drawn).toBe(
    '<g fill="currentColor" transform="translate(3 4)scale(0.42)"><path d="M0 0h50v50z" fill="#eb5b1f" stroke="none"/><circle cx="70" cy="70" r="20"/></g>'.replace(
      '#eb5b1f',
      /#\w{6}(?=" stroke)/.exec(drawn ?? '')?.[0] ?? '',
    ),
  );
  expect(drawn).not.toMatch(/onclick|#c00/);
});

test('what is not shown of a mark stays away, and one with white in it keeps its ink', async () => {
  const mark = `<svg viewBox="0 0 10 10"><path fill="transparent" d="M0 0h10v10z"/><g style="display:none"><path d="M1 1h1z"/></g>
    <path fill="crimson" d="M2 2h1z"/><path fill="rgb(9, 9, 9)" d="M3 3h1z"/><path fill="white" d="M4 4h1z"/></svg>`;
  const site = await built('mark: { file: /marca.svg }\n', { 'public/marca.svg': mark });
  const [, drawn = ''] = /class="mark"[^>]*>(.*?)<\/svg>/.exec(site.read('index.html')) ?? [];
  expect(drawn).not.toContain('M1 1');
  expect(drawn).not.toContain('currentColor');
  const fills = [
    ...drawn.matchAll(/<path fill="([^"]*)" d="M(\d)|<path d="M(\d)[^>]* fill="([^"]*)"/g),
  ].map(([, fill, , , other]) => fill ?? other);
  expect(fills).toHaveLength(4);
  expect(fills[0]).toBe('none');
  expect(new Set(fills).size).toBe(4);
});

test.each([
  ['mark: { letters: 漢 }', 'expected letters that the font has, found 漢'],
  [
    'colours: { ground: "#111111", ink: "#eeeeee", accent: "#ffb000", second: "#123456" }',
    'expected an ink darker than the ground',
  ],
  [
    'colours: { ground: "#f5f1ff", ink: "#1d1433", accent: "#fefefe", second: "#5b2bd9" }',
    'expected an accent that is seen on the ground',
  ],
  [
    'colours: { ground: oklch(150% 0.1 45), ink: "#1d1433", accent: "#ffb000", second: "#5b2bd9" }',
    'chroma to 0.4',
  ],
])('%s is refused', async (line, answer) => {
  const problems = await refused(`${line}\n`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(answer);
  expect(problems[0]).toContain('content/theme.yaml:1:');
});

test.each([
  ['<text x="0" y="9">CL</text>', 'expected a mark of shapes alone, found <text>'],
  ['', 'expected an SVG file with shapes, found none'],
])('a mark of %j is refused', async (inside, problem) => {
  const problems = await refused('mark: { file: /marca.svg }\n', {
    'public/marca.svg': `<svg viewBox="0 0 9 9">${inside}</svg>`,
  });
  expect(problems.join()).toContain(problem);
});

test('what is missing is told at its line, all at once', async () => {
  const problems = await refused(
    'fonts:\n  sans: "@fontsource-variable/nenhuma"\n  serif: fonts/x.woff2\nmark: { file: /marca.svg }\nplaces: { hero: /uploads/nada.jpg }\nshare: /uploads/nada.jpg\n',
  );
  const told = problems.join('\n');
  expect(told).toContain('content/theme.yaml:2:9  fonts.sans');
  expect(told).toContain('fix: copy it to public/uploads/nada.jpg, at 1200 pixels');
  expect(told).toContain('fix: run npm install @fontsource-variable/nenhuma');
  expect(told).toContain('expected a font file of this project, found no fonts/x.woff2');
  expect(told).toContain('expected the SVG file of the mark, found none');
  expect(told).toContain('expected the picture public/uploads/nada.jpg, found none');
});

test('a font of one weight is taken as it is, and what is no font is told', async () => {
  const { default: subsetFont } = await import('subset-font');
  const one = await subsetFont(FONT, 'abc ', {
    targetFormat: 'woff2',
    variationAxes: { wght: 400 },
  });
  const site = await built('fonts: { sans: fonts/uma.woff2 }\n', { 'fonts/uma.woff2': one });
  expect(site.read('index.html')).toContain('font-weight:400;font-display:swap');
  const wrong = await refused('fonts: { sans: fonts/uma.woff2 }\n', { 'fonts/uma.woff2': 'texto' });
  expect(wrong.join()).toContain('expected a font that can be opened, found something else');
  const other = await refused('fonts: { sans: "@fontsource/inter" }\n');
  expect(other.join()).toContain('write sans: "@fontsource-variable/inter"');
});

test('a colour that cannot be read is told with the nearest that can', async () => {
  const problems = await refused(
    COLOURS.replace('#ffb000', '#0a3d91').replace('#5b2bd9', '#c9b8ff'),
  );
  expect(problems).toHaveLength(2);
  const [accent = '', second = ''] = problems;
  expect(accent).toContain('content/theme.yaml:4:11  colours.accent');
  expect(accent).toMatch(/contrast of 4\.5:1, found #0a3d91 with 1\.\d:1/);
  expect(accent).toMatch(/fix: write accent: oklch\(0\.\d+ 0\.\d+ 26\d(?:\.\d)?\), the nearest/);
  expect(second).toMatch(/fix: write second: oklch\(/);
});

test.each([
  ['colours: { ground: azul }', 'write ground: "#e8590c"'],
  ['motif: azulejos', 'write motif: azulejo'],
  ['mark: { letters: CLX }', 'expected one or two letters'],
  ['fonts: { sans: Open Sans }', 'write sans: "@fontsource-variable/open-sans"'],
  ['places: { hero: nome }', 'write hero: none'],
])('%s is answered', (line, answer) => {
  expect(refusalsOf(THEME, `${line}\n`).join('\n')).toContain(answer);
});
