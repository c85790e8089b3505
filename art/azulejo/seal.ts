// The tiles of one version of a proposal, which its code turns: the band of its cover, and its seal.
import { seededRandom } from '../random.ts';
import { type Corner, inset, leaf, quarter, square, wall } from './tile.ts';

/** 1560×120, in one piece: four tiles that the code turns, again and again. */
export function versionTilesSvg(code: string): string {
  const random = seededRandom(`frieze/${code}`);
  const columns = 4 + Math.floor(random() * 3) * 2;
  const group = wall({ x: 0, y: 0, side: 60 }, columns, 2).map((cell) => {
    const tile = inset(cell, 0.06);
    const corner = Math.floor(random() * 4) as Corner;
    return random() < 0.6 ? quarter(tile, corner) : leaf(tile, corner % 2 === 0);
  });
  const width = columns * 60;
  const again = Array.from({ length: Math.ceil(1560 / width) - 1 }, (_, index) => {
    return `<use href="#f0" x="${(index + 1) * width}"/>`;
  });
  return [
    '<svg viewBox="0 0 1560 120" preserveAspectRatio="xMidYMid slice">',
    `<path class="bars" d="M0 3h1560M0 117h1560"/><path id="f0" d="${group.join('')}"/>${again.join('')}</svg>`,
  ].join('');
}

/** 14 mm on paper: sixteen tiles, each turned and filled or hollow as the code says. */
export function versionWallSvg(code: string): string {
  const random = seededRandom(`seal/${code}`);
  const tiles = wall({ x: -52, y: -52, side: 26 }, 4, 4).map((cell) => {
    const fill = random() < 0.5 ? ' fill="currentColor"' : '';
    const corner = Math.floor(random() * 4) as Corner;
    return `<path d="${quarter(inset(cell, 0.08), corner)}"${fill}/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" width="53" height="53">',
    '<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round">',
    `<path d="${square({ x: -58, y: -58, side: 116 })}"/>${tiles.join('')}</g></svg>`,
  ].join('');
}
