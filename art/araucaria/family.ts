// The pinhão and what grows from it: pinha, araucária and the pavement of Curitiba.
import type { Family } from '../family.ts';
import { dropPath } from '../geometry.ts';
import { articleBandSvg, articleCardSvg } from './article-band.ts';
import { closingSvg } from './closing.ts';
import { friezeJointsSvg, friezeMotifSvg } from './frieze.ts';
import { araucariaSvg, saplingSvg, seedSvg } from './growth.ts';
import { markShapes, smallMarkShapes } from './mark.ts';
import { motifs } from './motifs.ts';
import { pavementSceneSvg } from './pavement.ts';
import { litPinhaSvg, pinhaSvg, sharedPinha } from './pinha.ts';
import { portraitGrounds } from './portrait-grounds.ts';
import { versionFriezeSvg, versionSealSvg } from './seal.ts';
import { treePath } from './tree.ts';

export const araucaria: Family = {
  petal: dropPath,
  tree: treePath,
  mark: { large: markShapes(), small: smallMarkShapes() },
  hero: pinhaSvg,
  heroLit: litPinhaSvg,
  heroTurn: '62deg',
  friezeMotif: friezeMotifSvg,
  friezeJoints: friezeJointsSvg,
  growth: [seedSvg, saplingSvg, araucariaSvg],
  closing: closingSvg,
  broken: pavementSceneSvg,
  articleBand: articleBandSvg,
  articleCard: articleCardSvg,
  motifs,
  portraits: portraitGrounds,
  versionFrieze: versionFriezeSvg,
  versionSeal: versionSealSvg,
  share: sharedPinha,
  seed: 'M6 20C8.5 16 12 10.8 12 5.6 12 2 9.5 0 6 0S0 2 0 5.6C0 10.8 3.5 16 6 20Z',
  bullet:
    'polygon(50% 100%,24% 66%,6% 44%,0 28%,9% 9%,30% 1%,70% 1%,91% 9%,100% 28%,94% 44%,76% 66%)',
};
