// Pictures: measured, made light and stripped of what they tell when they are right, explained when they are not.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type BuiltSite,
  buildProject,
  buildSite,
  makeProject,
  ownCache,
  problemsOf,
} from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { portfolioWith, project } from '../support/records.ts';
import { expectProblems } from '../support/refusals.ts';
import { rows } from '../support/rows.ts';
import { illustrated, jpeg, photograph, pictureIn, widthsOf } from '../support/shown-pictures.ts';
import { article, PROPOSAL, proposal } from '../support/tiny-site.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>';

test('a picture that is wrong is explained once, where it is named, and one of nearly that name offered', async () => {
  const AGAIN = 'exporte de novo como JPEG, PNG, WebP, AVIF ou SVG';
  const NONE = 'esperado: uma imagem de public/, como /uploads/nome.jpg';
  const COPY =
    'copie a imagem para public/uploads/ e escreva o endereço dela a partir da raiz do site';
  const wrong = rows(`
    /uploads/nenhuma-copia.jpg | esperado: a imagem public/uploads/nenhuma-copia.jpg; encontrado: nenhuma | copie para public/uploads/nenhuma-copia.jpg, ou corrija o endereço
    /fotos/maiusculas.jpg | esperado: a imagem public/fotos/maiusculas.jpg, letra por letra; encontrado: public/Fotos/Maiusculas.JPG | escreva /Fotos/Maiusculas.JPG, ou renomeie o arquivo
    /uploads/texto.jpg | esperado: uma imagem; encontrado: outra coisa em public/uploads/texto.jpg | ${AGAIN}
    /uploads/enorme.jpg | esperado: uma imagem de até 8 MB; encontrado: 20.0 MB em public/uploads/enorme.jpg | exporte de novo com até 2.400 pixels de largura
    /uploads/cortada.jpg | esperado: uma imagem que abra; encontrado: uma danificada em public/uploads/cortada.jpg | ${AGAIN}
    /uploads/foto-da-equipe.jpg | esperado: a imagem public/uploads/foto-da-equipe.jpg; encontrado: nenhuma | renomeie public/uploads/Foto da Equipe.JPG para public/uploads/foto-da-equipe.jpg
    /uploads/equpe.jpg | esperado: a imagem public/uploads/equpe.jpg; encontrado: nenhuma | será /uploads/equipe.jpg?
    foto.jpg | ${NONE}; encontrado: "foto.jpg" | ${COPY}
    https://a.test/x.png | ${NONE}; encontrado: "https://a.test/x.png" | ${COPY}
  `);
  const picture = await jpeg({ width: 40, height: 30 });
  // Half of them above the text, and half in it.
  const isAbove = (index: number): boolean => index % 2 === 0 && index < 7;
  const articles = wrong.map(([image = ''], index) => [
    `content/blog/a-${index}.md`,
    isAbove(index)
      ? article(`Imagem ${index}`, { image })
      : article(`Texto ${index}`, {}, `Veja a ![Foto](${image}) aqui.\n`),
  ]);
  const problems = await problemsOf({
    ...Object.fromEntries(articles),
    'public/uploads/Foto da Equipe.JPG': picture,
    'public/uploads/equipe.jpg': picture,
    'public/uploads/texto.jpg': 'isto não é uma imagem',
    'public/uploads/enorme.jpg': Buffer.alloc(20 * 1024 * 1024, 1),
    'public/uploads/cortada.jpg': (await jpeg({ width: 600, height: 400 })).subarray(0, 300),
    'public/Fotos/Maiusculas.JPG': 'x',
  });
  const said = wrong.map(([, message, fix], index) => {
    const place = isAbove(index) ? '9:8  image' : '12:8';
    return `content/blog/a-${index}.md:${place} » ${message}\nsolução: ${fix}`;
  });
  expectProblems(problems, said.join('\n'));
});

test('the pictures that are being made are counted', async () => {
  const root = makeProject({
    'content/blog/foto.md': article('Foto', { image: '/uploads/foto.jpg' }),
    'public/uploads/foto.jpg': await jpeg({ width: 40, height: 30 }),
  });
  // Nobody has made it before.
  ownCache(root);
  const told: string[] = [];
  await buildProject(root, { progress: (text) => told.push(text) });
  const turns = told.filter((text) => text.startsWith('encoding'));
  expect(turns.length).toBeGreaterThan(0);
  for (const text of turns) expect(text).toMatch(/\(picture 1 of \d+\)$/);
});

describe('one site of pictures', () => {
  const caption = '![Uma foto](/uploads/foto.jpg "A equipe <em> 2025")';
  let site: BuiltSite;

  beforeAll(async () => {
    const bytes = await photograph();
    const plain = await jpeg({ width: 9, height: 9 });
    const clear = { r: 0, g: 0, b: 0, alpha: 0.5 };
    const create = { width: 600, height: 400, channels: 4 as const, background: clear };
    site = await buildSite({
      ...illustrated('foto.jpg', bytes),
      ...portfolioWith(project()),
      [PROPOSAL]: `${proposal('image: desenho-1', 'image: /uploads/trem.jpg')}\n![F](/uploads/foto.jpg)\n`,
      'content/blog/texto.md': article(
        'Texto',
        {},
        `![Uma foto](/uploads/foto.jpg)\n\n${caption}\n`,
      ),
      'content/blog/desenho.md': article(
        'Desenho',
        { image: '/uploads/foto.svg' },
        '![Uma "foto"](/uploads/foto.svg)\n',
      ),
      'content/blog/marca.md': article('Marca', { image: '/uploads/marca.png' }),
      'content/blog/inteira.md': article('Inteira', {}, '[inteira](/uploads/inteira.jpg)\n'),
      'public/uploads/trem.jpg': await jpeg({ width: 640, height: 400 }),
      'public/uploads/inteira.jpg': bytes,
      'public/uploads/marca.png': await sharp({ create }).png().toBuffer(),
      'public/uploads/foto.svg': SVG,
      'public/uploads/nota.txt': 'nota\n',
      'public/uploads/a.jpg': plain,
      'public/uploads/b.jpg': 'texto',
      'public/.DS_Store': 'x',
    });
    expect(readFileSync(join(site.root, 'dist/uploads/a.jpg')).equals(plain)).toBe(true);
  });

  test('shows photographs upright, in two forms and the widths of the layout, in lists and pages', () => {
    for (const page of ['blog.html', 'blog/ola.html']) {
      const shown = pictureIn(site, page, '/foto-');
      expect(shown.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
      expect(widthsOf(shown), page).toEqual([1, 2].map(() => [480, 800, 1200]));
      expect(shown.image).toMatchObject({
        src: expect.stringMatching(/^\/assets\/foto-1200\.[0-9a-f]{8}\.jpg$/),
        ...{ width: '1200', height: '2000' },
      });
    }
    const shown = pictureIn(site, 'proposta-padaria-aurora.html', '/trem-');
    expect(shown.image).toMatchObject({ width: '640', height: '400' });
    expect(widthsOf(shown)[0]).toEqual([480, 640]);
    expect(site.read('proposta-padaria-aurora.html')).toContain('/assets/foto-480.');
  });

  test('shows a picture in a text as light, with its caption, and in the feed by one address', () => {
    const html = site.read('blog/texto.html');
    expect(html).toMatch(
      /<p><picture><source type="image\/avif" srcset="\/assets\/foto-480\.\w+\.avif 480w, [^"]* 1200w" sizes="[^"]+"><source type="image\/webp" [^>]+><img class="text-picture" src="\/assets\/foto-1200\.\w+\.jpg" alt="Uma foto" width="1200" height="2000" loading="lazy" decoding="async"><\/picture><\/p>/,
    );
    expect(html).toMatch(
      /<figure class="figure"><picture>.*<\/picture><figcaption>A equipe &lt;em&gt; 2025<\/figcaption><\/figure>/,
    );
    expect(site.read('feed.xml')).toMatch(
      /&lt;img class=&quot;text-picture&quot; src=&quot;https:\/\/www\.pinha\.test\/assets\/foto-1200\.\w+\.jpg&quot;/,
    );
    expect(site.read('feed.xml')).not.toContain('srcset');
  });

  test('leaves an SVG as it is, and says how large it is', () => {
    const { src = '' } = pictureIn(site, 'blog.html', 'foto.').image;
    expect(site.read(src.slice(1))).toBe(SVG);
    expect(site.read('blog/desenho.html')).toContain(
      `<img class="text-picture" src="${src}" alt="Uma &quot;foto&quot;" width="640" height="400" loading="lazy" decoding="async">`,
    );
    expect(pictureIn(site, 'blog.html', 'foto.')).toMatchObject({
      sources: [],
      image: {
        src: expect.stringMatching(/^\/assets\/foto\.\w+\.svg$/),
        width: '640',
        height: '400',
      },
    });
  });

  test('keeps what shows through clear for browsers that know neither form', async () => {
    const address = /\/assets\/marca-600\.\w+\.png/.exec(site.read('blog.html'))?.[0];
    const { hasAlpha } = await sharp(join(site.root, 'dist', String(address))).metadata();
    expect(hasAlpha).toBe(true);
  });

  test('publishes originals only where a page links to them, and none that tells anything', async () => {
    const files = listFiles(join(site.root, 'dist'));
    expect(files.filter((file) => file.startsWith('uploads/'))).toEqual([
      ...['uploads/a.jpg', 'uploads/b.jpg', 'uploads/inteira.jpg'],
      'uploads/nota.txt',
    ]);
    expect(files).not.toContain('.DS_Store');
    const pictures = files.filter((file) => /\.(?:png|webp|avif)$|(?<!\/b)\.jpg$/.test(file));
    expect(pictures.length).toBeGreaterThan(10);
    expect((await photograph()).includes('Fulana')).toBe(true);
    for (const file of pictures) {
      const bytes = readFileSync(join(site.root, 'dist', file));
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([file, exif, xmp, iptc]).toEqual([file, undefined, undefined, undefined]);
      expect(bytes.includes('Fulana')).toBe(false);
    }
  });
});
