// Gathers the files that pages refer to: fonts, drawings, and the icons and the share image, which are drawn once per change.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingSvg } from '../../art/closing.ts';
import { serviceCardSvg } from '../../art/covers/service-card.ts';
import { friezeJointsSvg, friezeMotifSvg } from '../../art/frieze.ts';
import { araucariaSvg, saplingSvg, seedSvg } from '../../art/growth.ts';
import { faviconSvg, iconSvg } from '../../art/mark.ts';
import { pavementSceneSvg } from '../../art/pavement.ts';
import { litPinhaSvg, pinhaSvg } from '../../art/pinha.ts';
import { shareImageSvg } from '../../art/share-image.ts';
import { SERVICE_ARTS } from '../../domain/content/pages/shared.ts';
import type { Site } from '../../domain/content/site.ts';
import { versionOf } from '../package-version.ts';
import type { Outcome } from '../stages.ts';
import { hashOf } from '../store/hash.ts';
import type { Memo } from '../store/memo.ts';
import { Assets } from './assets.ts';
import { collectFonts, cutForDrawing, type FONTS, fontNames, readFont } from './collect-fonts.ts';

/** Sides of the icons that the manifest names, in pixels. */
export const ICON_SIZES = [192, 512];

export async function makeAssets(site: Site, memo: Memo): Promise<Outcome<Assets>> {
  const assets = new Assets(memo);
  await collectFonts(assets);
  drawAssets(assets);
  await makeIcons(site, assets);
  return { value: assets };
}

/** The brand's artwork, to which pages and the style sheet refer. */
function drawAssets(assets: Assets): void {
  const draw = (name: string, make: () => string) => assets.draw(name, name, make);
  draw('pinha.svg', pinhaSvg);
  draw('pinha-acesa.svg', litPinhaSvg);
  draw('friso-motivo.svg', friezeMotifSvg);
  draw('friso-juntas.svg', friezeJointsSvg);
  draw('crescimento-pinhao.svg', seedSvg);
  draw('crescimento-muda.svg', saplingSvg);
  draw('crescimento-araucaria.svg', araucariaSvg);
  draw('fechamento.svg', closingSvg);
  draw('calcada.svg', pavementSceneSvg);
  for (const service of SERVICE_ARTS) draw(`servico-${service}.svg`, () => serviceCardSvg(service));
}

/** Rasterises the share image and the icons from the brand's own drawings and fonts. */
async function makeIcons(site: Site, assets: Assets): Promise<void> {
  const { memo } = assets;
  const tools = toolVersions();
  /** `names`: what the drawing says, or how it is made; drawn only where its pixels are not known. */
  const png = async (width: number, names: unknown[], draw: () => string): Promise<Buffer> => {
    const drawn = memo.value(`picture ${JSON.stringify(names)}`, () => hashOf(draw()));
    const bytes = await memo.bytes([tools, width, drawn].join('\n'), () =>
      rasterise(draw(), width),
    );
    return Buffer.from(bytes());
  };
  const icon = (size: number, margin: number): Promise<Buffer> =>
    png(size, ['icon', size, margin], () => iconSvg(size, margin));

  const share = { name: site.wordmark, line: site.shareImage.line, place: site.city };
  const shareImage = await png(1200, ['share image', share], () => shareImageSvg(share));
  assets.add('compartilhar.png', shareImage);
  assets.add('marca.png', await icon(512, 64));
  assets.addFixed('favicon.svg', faviconSvg());
  assets.addFixed('favicon.ico', icoFromPng(await icon(32, 2), 32));
  assets.addFixed('apple-touch-icon.png', await icon(180, 26));
  for (const size of ICON_SIZES) {
    // A maskable icon may lose everything outside a circle of 80 % of its width.
    assets.addFixed(`icone-${size}.png`, await icon(size, Math.round(size * 0.2)));
  }
}

/** What a drawing's pixels depend on besides itself: the bytes of the fonts, and whoever cuts and draws. */
function toolVersions(): string {
  const fonts = fontNames.map((name) => hashOf(readFont(name)));
  return [...fonts, versionOf('@resvg/resvg-js'), versionOf('subset-font')].join(' ');
}

/** The rasteriser reads fonts from files only, and neither woff2 nor variable ones. */
async function rasterise(svg: string, width: number): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  try {
    const fontFiles = svg.includes('<text') ? await writeStaticFonts(folder) : [];
    const image = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { fontFiles, loadSystemFonts: false },
    });
    return Buffer.from(image.render().asPng());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Cuts each family to one static weight. */
async function writeStaticFonts(folder: string): Promise<string[]> {
  const cut = async (name: keyof typeof FONTS, wght: number): Promise<string> => {
    const file = join(folder, name.replace('.woff2', '.ttf'));
    writeFileSync(file, await cutForDrawing(readFont(name), wght));
    return file;
  };
  return Promise.all([cut('familjen-grotesk.woff2', 700), cut('faustina.woff2', 400)]);
}

/** An .ico file may hold a PNG: a 6-byte header, one 16-byte entry, then the picture. */
function icoFromPng(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
