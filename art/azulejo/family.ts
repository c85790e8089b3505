// The quarter of a circle and what is tiled with it: walls, arches and leaves.
import type { Family } from '../family.ts';
import { round } from '../geometry.ts';
import { articleTilesSvg, articleWallSvg } from './article.ts';
import { brokenWallSvg } from './broken.ts';
import { groutSvg, tilesSvg } from './frieze.ts';
import { arcsSvg, houseSvg, risingWallSvg, tileSvg } from './growth.ts';
import { litWallSvg, sharedWall, wallSvg } from './hero.ts';
import { mark } from './mark.ts';
import { motifs, portraits } from './motifs.ts';
import { versionTilesSvg, versionWallSvg } from './seal.ts';

/** A leaf between two arcs. */
function leafPath(length: number, width: number): string {
  const r = round((length ** 2 + width ** 2) / (4 * width));
  const l = round(length);
  return `M0 0a${r} ${r} 0 0 1 0 ${-l}a${r} ${r} 0 0 1 0 ${l}Z`;
}

/** A round crown over a trunk, cut along a quarter. */
const tree = 'M-3 60h6v40h-6ZM0 66A33 33 0 0 1 0 0A33 33 0 0 1 33 33H0ZM5 38H33A28 28 0 0 1 5 66Z';

export const azulejo: Family = {
  petal: leafPath,
  tree,
  mark,
  hero: wallSvg,
  heroLit: litWallSvg,
  heroTurn: '90deg',
  friezeMotif: tilesSvg,
  friezeJoints: groutSvg,
  growth: [tileSvg, risingWallSvg, houseSvg],
  closing: arcsSvg,
  broken: brokenWallSvg,
  articleBand: articleWallSvg,
  articleCard: articleTilesSvg,
  motifs,
  portraits,
  versionFrieze: versionTilesSvg,
  versionSeal: versionWallSvg,
  share: sharedWall,
  seed: 'M0 4A12 12 0 0 1 12 16H0Z',
  bullet: 'polygon(0 100%, 0 34%, 31% 39%, 59% 53%, 81% 73%, 95% 88%, 100% 100%)',
};
