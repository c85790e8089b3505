// The eight colour sets of the covers, and the tones each one lends to the pictures inside its mock-ups.
import { palette } from '../palette.ts';

export interface Dupla {
  ground: string;
  motif: string;
  surface: string;
  accent: string;
  second: string;
  /** Side bars and the heads of landing pages: dark, and never the ground. */
  deep: string;
  shadow: string;
  /** Marks that only need to be seen: chips, tags, icons of the second rank. */
  quiet: string;
  /** Light colours for the backs of pictures, taken in turn. */
  skies: readonly [string, ...string[]];
  /** Far, middle and near ground of pictures. */
  land: readonly [string, string, string];
}

const { basalto, basalto2, basalto3, calcario, calcario2, calcario3, laje } = palette;
const { mata, araucaria, salvia, salviaDark, brasa, brasaDark } = palette;
const { pinhao, pinhaoDark, palha, palhaDark, geada, geadaDark } = palette;

const wood = [salviaDark, araucaria, mata] as const;
const clay = [palhaDark, pinhao, pinhaoDark] as const;
const stone = [geadaDark, basalto3, basalto] as const;
const night = palette.night;

export const duplas = {
  calcada: {
    ground: calcario,
    motif: basalto,
    surface: laje,
    accent: brasa,
    second: araucaria,
    deep: araucaria,
    shadow: basalto3,
    quiet: salviaDark,
    skies: [calcario3, salvia, palha, geada],
    land: wood,
  },
  mata: {
    ground: mata,
    motif: araucaria,
    surface: calcario,
    accent: brasa,
    second: salvia,
    deep: araucaria,
    shadow: basalto,
    quiet: salvia,
    skies: [palha, salvia, geada],
    land: wood,
  },
  palha: {
    ground: palha,
    motif: palhaDark,
    surface: laje,
    accent: pinhao,
    second: araucaria,
    deep: pinhao,
    shadow: basalto,
    quiet: palhaDark,
    skies: [palha, salvia, calcario3],
    land: clay,
  },
  pinhao: {
    ground: pinhao,
    motif: pinhaoDark,
    surface: calcario,
    accent: brasa,
    second: palha,
    deep: pinhao,
    shadow: palette.shell,
    quiet: palha,
    skies: [palha, calcario3, salvia],
    land: wood,
  },
  geada: {
    ground: geada,
    motif: geadaDark,
    surface: laje,
    accent: araucaria,
    second: brasa,
    deep: araucaria,
    shadow: basalto,
    quiet: geadaDark,
    skies: [salvia, palha, geada],
    land: wood,
  },
  brasa: {
    ground: brasa,
    motif: brasaDark,
    surface: calcario,
    accent: brasa,
    second: palha,
    deep: basalto2,
    shadow: basalto,
    quiet: palha,
    skies: [geada, palha, calcario2],
    land: wood,
  },
  salvia: {
    ground: salvia,
    motif: salviaDark,
    surface: laje,
    accent: araucaria,
    second: brasa,
    deep: araucaria,
    shadow: basalto,
    quiet: salviaDark,
    skies: [salvia, palha, geada],
    land: wood,
  },
  basalto: {
    ground: basalto,
    motif: basalto3,
    surface: calcario,
    accent: brasa,
    second: geada,
    deep: basalto3,
    shadow: night,
    quiet: geadaDark,
    skies: [geada, palha, calcario3],
    land: stone,
  },
} as const satisfies Record<string, Dupla>;

export type DuplaName = keyof typeof duplas;

/** The colours of one picture. */
export interface Tones {
  sky: string;
  /** A second light colour, never the sky. */
  pale: string;
  far: string;
  mid: string;
  near: string;
  /** The back of a dark picture. */
  wall: string;
  /** The lit one. */
  sun: string;
}

/** Tones of the `turn`-th picture of a mock-up: neighbours get different skies. */
export function tonesOf(dupla: Dupla, turn: number): Tones {
  const sky = dupla.skies[turn % dupla.skies.length] ?? dupla.skies[0];
  const pale = dupla.skies[(turn + 1) % dupla.skies.length] ?? dupla.skies[0];
  const [far, mid, near] = dupla.land;
  const wall = dupla.deep === dupla.ground ? mid : dupla.deep;
  const lit = dupla.accent === mid ? dupla.second : dupla.accent;
  return { sky, pale, far: far === sky ? pale : far, mid, near, wall, sun: lit };
}
