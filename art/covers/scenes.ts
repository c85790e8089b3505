// The thirteen geometric "photographs" by name, and the order in which a client's mock-up shows them.
import { round } from '../geometry.ts';
import type { Tones } from './duplas.ts';
import { arcade, arches, fronts } from './scene-buildings.ts';
import { hills, road, type Scene, sea, serra } from './scene-lands.ts';
import {
  bowl,
  leafGrid,
  pinhaoPicture,
  portrait,
  rosaceaPicture,
  seedField,
} from './scene-things.ts';
import { book, factory, shop } from './scene-trades.ts';
import type { Box } from './shapes.ts';

const commonScenes = {
  rosacea: rosaceaPicture,
  hills,
  arches,
  fronts,
  seeds: seedField,
  pinhao: pinhaoPicture,
  serra,
  portrait,
  bowl,
  arcade,
  road,
  sea,
  leaves: leafGrid,
} as const satisfies Record<string, Scene>;

type CommonScene = keyof typeof commonScenes;

export const sceneNames = Object.keys(commonScenes) as CommonScene[];

/** The last three only speak of a sector, and are never drawn without it. */
const scenes = { ...commonScenes, book, factory, shop } as const;

export type SceneName = keyof typeof scenes;

/** The scenes that bear being drawn very wide. */
const wideScenes: readonly SceneName[] = ['hills', 'fronts', 'serra', 'road', 'sea'];

/** What a client's sector is called, and the picture that speaks of it. */
const sectorScenes: readonly (readonly [words: RegExp, scene: SceneName])[] = [
  [/imov|imob|constru|condom|arquitet/, 'fronts'],
  [/saud|clinic|odont|medic|psico|estet|beleza/, 'portrait'],
  [/aliment|gastro|restaur|padaria|cafe|bebida/, 'bowl'],
  [/juri|advoc|direito|cartor|contab/, 'arcade'],
  [/logist|transp|frete|automo|mobilid/, 'road'],
  [/turis|viage|hotel|pousad|hosped/, 'serra'],
  [/indust|fabric|metal/, 'factory'],
  [/educa|escola|ensino|curso/, 'book'],
  [/comerc|loja|varejo|atacad/, 'shop'],
];

function sceneOfSector(sector = ''): SceneName | undefined {
  const plain = sector.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return sectorScenes.find(([words]) => words.test(plain))?.[1];
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [copy[last] as T, copy[other] as T];
    copy[last] = b;
    copy[other] = a;
  }
  return copy;
}

/** Every scene once: the sector's own first, the rest shuffled. */
export function sceneOrder(random: () => number, sector?: string): SceneName[] {
  const own = sceneOfSector(sector);
  const rest: SceneName[] = shuffled(sceneNames, random).filter((name) => name !== own);
  return own ? [own, ...rest] : rest;
}

/** The first wide scene of `order`, and the order without it. */
export function takeWide(order: readonly SceneName[]): [SceneName, SceneName[]] {
  const wide = order.find((name) => wideScenes.includes(name)) ?? 'hills';
  return [wide, order.filter((name) => name !== wide)];
}

/** A scene cut to its box. */
export function picture(
  [x, y, width, height]: Box,
  name: SceneName,
  tones: Tones,
  random: () => number,
): string {
  const body = scenes[name]({ width, height, tones, random });
  return `<svg x="${round(x)}" y="${round(y)}" width="${width}" height="${height}">${body}</svg>`;
}
