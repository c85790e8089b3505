// content/theme.yaml and the brand's own files: what they change on a page, and what is said of a line that cannot be right.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { coloursOf, styleColours } from '../../pipeline/assets/palette.ts';
import { buildSite, problemsOf, REPOSITORY } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { metaOf, tagsOf } from '../support/html.ts';
import { expectProblems, refusalsOf } from '../support/refusals.ts';
import { photograph, png } from '../support/shown-pictures.ts';
import { article, POST, swapped } from '../support/tiny-site.ts';

const THEME = 'content/theme.yaml';
const SAMPLE = readFileSync(join(REPOSITORY, THEME), 'utf8');

const withLines = (...lines: string[]): string =>
  lines.reduce((text, line) => {
    const key = line.slice(0, line.indexOf(':'));
    return text.replace(new RegExp(`^( *)${key}: .*`, 'm'), `$1${line}`);
  }, SAMPLE);

test('a company has its colours, drawings, mark and letters everywhere', async () => {
  const site = await buildSite({
    [THEME]: withLines(
      'ground: "#f5f1ff"',
      'ink: "#1d1433"',
      'accent: "#ffb000"',
      'second: "#5b2bd9"',
      'third: "#9be7d8"',
      'motif: azulejo',
      'sans: "@fontsource-variable/urbanist"',
    ),
    'content/mark.svg': '<svg viewBox="0 0 9 9"><path fill="#141e1a" d="M0 0h9v9z"/></svg>',
  });
  const page = site.read('index.html');
  expect(page).toContain('name="theme-color" content="#f5f1ff"');
  expect(page).toMatch(/--\w+:light-dark\(oklch\(81\.\d+% \.17\d* 7\d/);
  expect(page).toMatch(/rotate:90deg/);
  expect(page).toMatch(/class="mark" viewBox="0 0 9 9"[^>]*><path fill="currentColor"/);
  const hero = /\/(assets\/abertura\.\w+\.svg)/.exec(page)?.[1] ?? '';
  expect(site.read(hero)).toContain('.l{fill:#ffb000}');
  expect(site.read('favicon.svg')).toContain('#ffb000');
  expect(site.read('manifest.webmanifest')).toContain('#f5f1ff');
});

test('words on a dark accent are light, and those on a light one dark', async () => {
  /** Lightness of the words at the end of a page, in percent. */
  const lightnessOn = async (accent: string) => {
    const html = (await buildSite({ [THEME]: withLines(`accent: "${accent}"`) })).read(
      'index.html',
    );
    const [, name] = /\.closing\{[^}]*?[;{]color:var\((--\w+)\)/.exec(html) ?? [];
    const [, light] = new RegExp(`${name}:(?:light-dark\\()?oklch\\(([\\d.]+)%`).exec(html) ?? [];
    return Number(light);
  };
  expect(await lightnessOn('#0a3d91')).toBeGreaterThan(90);
  expect(await lightnessOn('#ffb000')).toBeLessThan(30);
});

test('whatever its hue and lightness, an accent has words that can be read in both themes', () => {
  const { colours } = parse(SAMPLE);
  const worst = { words: 21, field: 21 };
  for (let hue = 0; hue < 360; hue += 20) {
    for (const lightness of [0.2, 0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8]) {
      const accent = `oklch(${lightness} 0.16 ${hue})`;
      const mixed = styleColours(coloursOf({ ...colours, accent }));
      const contrast = (one: string, other: string) =>
        wcagContrast(mixed[one] ?? '', mixed[other] ?? '');
      const fields = [
        ['brasa', 'on-accent'],
        ['ember-dark', 'on-accent-dark'],
        ['ember-field', 'on-accent-dark'],
      ] as const;
      worst.words = Math.min(
        worst.words,
        ...fields.map(([field, words]) => contrast(words, field)),
      );
      const seen = ['ember-dark', 'ember-field'].map((field) => contrast(field, 'ground-dark'));
      worst.field = Math.min(worst.field, ...seen);
    }
  }
  // What a style sheet gets is rounded.
  expect(worst.words).toBeGreaterThan(4.49);
  expect(worst.field).toBeGreaterThan(1.29);
});

test('the fonts have the signs that some text has', async () => {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const site = await buildSite({
    [POST]: article('Muñoz & Łoś', {}, 'São 20 €, ¼ disso à vista.\n'),
  });
  const plain = await buildSite({ [POST]: article('Munoz', {}, 'São 20, um quarto à vista.\n') });
  const sizeOf = ({ root }: typeof site) =>
    listFiles(join(root, 'dist/assets'))
      .filter((file) => /^sans\./.test(file))
      .map((file) => readFileSync(join(root, 'dist/assets', file)));
  const [[rich], [poor]] = [sizeOf(site), sizeOf(plain)];
  expect((await fromBuffer(rich as Buffer)).familyName).toContain('Familjen');
  expect((rich as Buffer).length).toBeGreaterThan((poor as Buffer).length);
});

test('a page that names a picture is shared with it, cut to size, and others with the file', async () => {
  const site = await buildSite({
    [POST]: article('Olá', { shareImage: '/uploads/foto.jpg' }),
    'content/blog/outro.md': article('Outro'),
    'public/uploads/foto.jpg': await photograph(),
  });
  const sharedOf = (page: string) => metaOf(tagsOf(site.read(page)), 'og:image') ?? '';
  expect(sharedOf('blog/ola.html')).toMatch(/\/assets\/compartilhar-foto\.[0-9a-f]{8}\.jpg$/);
  expect(sharedOf('blog/outro.html')).toMatch(/\/assets\/compartilhar\.[0-9a-f]{8}\.png$/);
  const { default: sharp } = await import('sharp');
  const path = new URL(sharedOf('blog/ola.html')).pathname;
  const { width, height } = await sharp(join(site.root, 'dist', path)).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('a drawing for links has its colours as the page does, and a mark no ids of its own', async () => {
  const colours = ['accent: "#125d3d"', 'second: "#fa7124"'];
  const site = await buildSite({
    [THEME]: withLines(...colours),
    [POST]: article('Olá', { shareImage: 'desenho-2' }),
    'content/mark.svg': '<svg viewBox="0 0 9 9"><path id="a" d="M0 0h9v9z"/></svg>',
  });
  expect(site.read('index.html')).toContain('<path d="M0 0h9v9z"/>');
  const { default: sharp } = await import('sharp');
  const page = tagsOf(site.read('blog/ola.html'));
  const shared = join(site.root, 'dist', new URL(metaOf(page, 'og:image') ?? '').pathname);
  const drawn = listFiles(join(site.root, 'dist/assets')).find((file) => /^desenho-2/.test(file));
  const pixelsOf = async (file: string) =>
    sharp(await sharp(file).resize(1200, 630).png().toBuffer())
      .removeAlpha()
      .raw()
      .toBuffer();
  const [one, other] = await Promise.all([
    pixelsOf(shared),
    pixelsOf(join(site.root, 'dist/assets', drawn ?? '')),
  ]);
  const far = one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 60).length;
  expect(far / one.length).toBeLessThan(0.01);
});

test('what is missing or unreadable is told at its place, all at once', async () => {
  expectProblems(
    await problemsOf({
      [THEME]: withLines('serif: "@fontsource-variable/nenhuma"', 'motif: azulejos'),
      'content/mark.svg': '<svg viewBox="0 0 9 9"><text x="0" y="9">CL</text></svg>',
      'content/share.png': null,
    }),
    `
    content/mark.svg » esperado: um SVG só de formas, com viewBox; encontrado: <text>
    solução: converta textos, degradês e efeitos em formas com fill próprio e exporte como SVG simples
    content/share.png » falta este arquivo
    solução: copie para lá
    content/theme.yaml:19:10  fonts.serif » esperado: um pacote instalado com uma fonte de peso variável; @fontsource-variable/nenhuma não está instalado
    solução: rode npm install @fontsource-variable/nenhuma
    content/theme.yaml:22:8  motif » esperado: uma pasta de art/ (araucaria, azulejo); encontrado: azulejos
    solução: escreva motif: azulejo`,
  );
});

test('a drawing that is cut short, or no text, is told rather than met by what draws it', async () => {
  const cut = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9';
  expectProblems(
    await problemsOf({
      [POST]: article('Olá', { image: '/uploads/capa.svg', shareImage: '/uploads/capa.svg' }),
      'public/uploads/capa.svg': cut,
      'content/mark.svg': cut,
      'content/favicon.svg': Buffer.from('<svg>\xe9</svg>', 'latin1'),
    }),
    `
    content/blog/ola.md:9:8  image » esperado: uma imagem que abra; encontrado: uma danificada em public/uploads/capa.svg
    solução: exporte de novo como JPEG, PNG, WebP, AVIF ou SVG
    content/blog/ola.md:10:13  shareImage » esperado: uma imagem que abra; encontrado: uma danificada em public/uploads/capa.svg
    solução: exporte de novo como JPEG, PNG, WebP, AVIF ou SVG
    content/favicon.svg:1:6 » esperado: texto em UTF-8; encontrado: o byte 0xe9 (Latin-1 ou Windows-1252?)
    solução: salve o arquivo de novo em UTF-8
    content/mark.svg » esperado: um desenho que abra; encontrado: um danificado
    solução: exporte de novo como SVG simples`,
  );
});

test('a picture for links is a PNG of the size that it is published with', async () => {
  for (const [bytes, found] of [
    [Buffer.from('oi'), 'outra coisa'],
    [await png({ width: 600, height: 600 }), 'png of 600 × 600'],
  ] as const) {
    const [problem] = await problemsOf({ 'content/share.png': bytes });
    expect(problem).toContain(`esperado: um PNG de 1200 × 630 pixels; encontrado: ${found}`);
  }
});

test.each([
  [['ground: "#111111"', 'ink: "#eeeeee"'], 'esperado: uma tinta (ink) mais escura que o fundo'],
  [['ink: "#8a8a8a"'], 'contraste de 7:1 com ground; encontrado: 3.1:1'],
  [['accent: "#f4f4ee"'], 'esperado: um realce (accent) que apareça no fundo'],
])('%j is refused', async (lines, answer) => {
  const problems = await problemsOf({ [THEME]: withLines(...lines) });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(answer);
});

test.each([
  ['ground: azul', 'escreva ground: "#e8590c"'],
  ['ground: oklch(150% 0.1 45)', 'croma até 0.4'],
  ['sans: Open Sans', 'escreva sans: "@fontsource-variable/open-sans"'],
])('%s is answered', (line, answer) => {
  expect(refusalsOf(THEME, swapped(SAMPLE, [SAMPLE, withLines(line)])).join('\n')).toContain(
    answer,
  );
});
