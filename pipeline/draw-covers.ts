// Draws the covers of articles and projects that bring no picture of their own.

import { articleBandSvg, articleCardSvg } from '../art/article-band.ts';
import { coverSvg } from '../art/covers/cover.ts';
import type { Picture } from '../domain/post.ts';
import type { Assets } from './assets.ts';

/** `index` is the article's place in the list, so that neighbours never look alike. */
export function drawCard(name: string, index: number, assets: Assets): Picture {
  const src = assets.add(`artigo-${name}.svg`, articleCardSvg(`blog/${name}`, index));
  return { src, width: 1200, height: 750 };
}

export function drawPostBand(name: string, index: number, assets: Assets): Picture {
  const src = assets.add(`faixa-${name}.svg`, articleBandSvg(`blog/${name}`, index));
  return { src, width: 2880, height: 304 };
}

export function drawCover(title: string, category: string, index: number, assets: Assets): Picture {
  const slug = slugOf(title);
  const svg = coverSvg({ category: 'websites', slug, index, sector: slugOf(category) });
  return { src: assets.add(`capa-${slug}.svg`, svg), width: 1200, height: 750 };
}

function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
