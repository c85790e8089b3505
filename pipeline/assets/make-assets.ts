// Gathers the files that pages refer to: fonts, drawings, and the icons and the share image, which are drawn once per change.

import { branchSvg } from '../../art/branch.ts';
import { serviceCardSvg } from '../../art/covers/service-card.ts';
import { serviceTileSvg } from '../../art/covers/service-tile.ts';
import type { MarkShapes } from '../../art/family.ts';
import { lettersMark } from '../../art/letters-mark.ts';
import { faviconSvg, iconSvg } from '../../art/mark.ts';
import { paint } from '../../art/paint.ts';
import { shareImageSvg } from '../../art/share-image.ts';
import type { DrawingName } from '../../domain/asset-names.ts';
import { SERVICE_ARTS } from '../../domain/content/pages/shared.ts';
import type { Site } from '../../domain/content/site.ts';
import type { Theme } from '../../domain/content/theme.ts';
import { versionOf } from '../package-version.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import { hashOf } from '../store/hash.ts';
import type { Memo } from '../store/memo.ts';
import { addSharePicture } from './add-share-picture.ts';
import { artOf, familyIn } from './art-of.ts';
import { Assets } from './assets.ts';
import { collectFonts, lettersIn, standIns } from './collect-fonts.ts';
import { type Fonts, findFonts } from './find-fonts.ts';
import { readMark } from './read-mark.ts';
import { lettersOf } from './set-letters.ts';

/** Sides of the icons that the manifest names, in pixels. */
export const ICON_SIZES = [192, 512];

interface ThemedHouse {
  site: Site;
  theme: Theme;
  sources: Parameters<typeof findFonts>[2];
  /** All that pages may show: the fonts need its letters. */
  texts: Iterable<string>;
}

export async function makeAssets(
  root: string,
  { site, theme, sources, texts }: ThemedHouse,
  memo: Memo,
): Promise<Outcome<Assets>> {
  const { value: fonts, problems: missing = [] } = await findFonts(root, theme, sources, memo);
  const hand = [JSON.stringify(theme), hashOf(fonts.sans.bytes), hashOf(fonts.serif.bytes)];
  const assets = new Assets(artOf(theme), fonts, memo);
  await collectFonts(assets, fonts, lettersIn(texts));
  for (const [name, draw] of Object.entries(drawingsOf(theme))) assets.draw(name, name, draw);
  const icons = new Icons(assets, fonts, hand.join(' '));
  const { value: mark, problems: unread = [] } = await icons.markOf(root, theme, sources.theme);
  assets.mark = paint(mark.large, assets.art);
  await icons.make(site, mark);
  const { problems: unshared = [] } = await addSharePicture(root, theme, sources.theme, assets);
  Object.assign(assets.values, await standIns(fonts, memo));
  return { value: assets, problems: [...missing, ...unread, ...unshared] };
}

function drawingsOf(theme: Theme): Record<DrawingName, () => string> {
  const { hero, heroLit } = familyIn(theme, 'hero');
  const frieze = familyIn(theme, 'frieze');
  const [first, second, third] = familyIn(theme, 'process').growth;
  return {
    'abertura.svg': hero,
    'abertura-acesa.svg': heroLit,
    'crescimento-1.svg': first,
    'crescimento-2.svg': second,
    'crescimento-3.svg': third,
    'fechamento.svg': familyIn(theme, 'closing').closing,
    'friso-juntas.svg': frieze.friezeJoints,
    'friso-motivo.svg': frieze.friezeMotif,
    'galho.svg': branchSvg,
    'nao-encontrada.svg': familyIn(theme).broken,
    ...serviceDrawings(),
  };
}

/** The large drawing of each service, and the small one. */
function serviceDrawings() {
  const drawings = SERVICE_ARTS.flatMap((service) => [
    [`servico-${service}.svg`, () => serviceCardSvg(service)] as const,
    [`quadro-${service}.svg`, () => serviceTileSvg(service)] as const,
  ]);
  return Object.fromEntries(drawings) as Record<
    Extract<DrawingName, `${'servico' | 'quadro'}-${string}`>,
    () => string
  >;
}

/** Rasterises the share image and the icons from the house's own drawings and fonts. */
class Icons {
  readonly #assets: Assets;
  readonly #fonts: Fonts;
  /** Names the theme and its fonts, and the tools that draw with them. */
  readonly #hand: string;

  constructor(assets: Assets, fonts: Fonts, hand: string) {
    this.#assets = assets;
    this.#fonts = fonts;
    const tools = ['@resvg/resvg-js', 'subset-font', 'harfbuzzjs'].map(versionOf);
    this.#hand = [hand, ...tools].join(' ');
  }

  /** The family's where the theme's own cannot be read. */
  async markOf(
    root: string,
    { mark }: Theme,
    source: Source | undefined,
  ): Promise<Outcome<MarkShapes>> {
    const { family } = this.#assets.art;
    if (mark?.file) {
      const { value = family.mark, problems } = readMark(root, mark, source);
      return { value, problems };
    }
    const value = mark?.letters ? await this.#letterMark(mark.letters) : family.mark;
    if (value) return { value };
    const problem = {
      file: 'content/theme.yaml',
      ...source?.at(['mark', 'letters']),
      path: 'mark.letters',
      message: {
        en: `expected letters that the font has, found ${mark?.letters}`,
        pt: `esperado: letras que a fonte tenha; encontrado: ${mark?.letters}`,
      },
      fix: {
        en: 'write other letters, or name a file: mark: { file: /uploads/marca.svg }',
        pt: 'escreva outras letras ou dê um arquivo: mark: { file: /uploads/marca.svg }',
      },
    };
    return { value: family.mark, problems: [problem] };
  }

  /** Undefined where the font has no such letters. */
  async #letterMark(text: string): Promise<MarkShapes | undefined> {
    const { memo } = this.#assets;
    const key = `mark ${this.#hand}`;
    const known = memo.find<MarkShapes>(key);
    if (!known && !(await lettersOf(this.#fonts)).have(text, '')) return undefined;
    const made = known ?? lettersMark(text, await lettersOf(this.#fonts));
    memo.keep(key, made);
    return made;
  }

  async make(site: Site, mark: MarkShapes): Promise<void> {
    const assets = this.#assets;
    const { family } = assets.art;
    const share = { name: site.wordmark, line: site.shareImage.line, place: site.city };
    const image = await this.#png(1200, [share, mark.large], async () =>
      shareImageSvg(share, family, { mark: mark.large, letters: await lettersOf(this.#fonts) }),
    );
    assets.add('compartilhar.png', image, 'compartilhar');
    assets.add('marca.png', await this.#icon(mark, 512, 64));
    assets.addFixed('favicon.svg', paint(faviconSvg(mark), assets.art));
    assets.addFixed('favicon.ico', icoFromPng(await this.#icon(mark, 32, 2), 32));
    assets.addFixed('apple-touch-icon.png', await this.#icon(mark, 180, 26));
    for (const size of ICON_SIZES) {
      // A maskable icon may lose everything outside a circle of 80 % of its width.
      assets.addFixed(`icone-${size}.png`, await this.#icon(mark, size, Math.round(size * 0.2)));
    }
  }

  #icon(mark: MarkShapes, size: number, margin: number): Promise<Buffer> {
    return this.#png(size, [mark.large, margin], async () => iconSvg(mark, size, margin));
  }

  /** `names`: what the drawing shows, besides the theme; drawn only where its pixels are not known. */
  async #png(width: number, names: unknown[], draw: () => Promise<string>): Promise<Buffer> {
    const { art, memo } = this.#assets;
    const painted = async (): Promise<string> => paint(await draw(), art);
    const key = `picture ${this.#hand} ${width} ${JSON.stringify(names)}`;
    const drawn = memo.find<string>(key) ?? hashOf(await painted());
    memo.keep(key, drawn);
    const bytes = await memo.bytes([this.#hand, width, drawn].join('\n'), async () =>
      rasterise(await painted(), width),
    );
    return Buffer.from(bytes());
  }
}

export async function rasterise(svg: string, width: number): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return Buffer.from(image.render().asPng());
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
