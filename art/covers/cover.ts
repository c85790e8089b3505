// The cover of a project of the portfolio: a ground with its motif, and the client's product over it.
import type { Family } from '../family.ts';
import { svg } from '../geometry.ts';
import { seededRandom } from '../random.ts';
import { type DuplaName, duplas } from './duplas.ts';
import { landing } from './landing.ts';
import { coverHeight, coverWidth, type MotifName } from './motif.ts';
import { sceneOrder } from './scenes.ts';
import { type Box, boxes, moved, pick } from './shapes.ts';
import { system, systemWidth } from './system.ts';
import { website, websiteLayouts, websiteWidth } from './website.ts';
import type { Client } from './window.ts';

export type CoverCategory = 'websites' | 'sistemas' | 'landing-pages';

export interface CoverOptions {
  category: CoverCategory;
  slug: string;
  /** The project's place in its category, from 0. */
  index: number;
  /** The client's sector in Portuguese; its own picture comes first. */
  sector?: string;
}

type Pair = readonly [dupla: DuplaName, motif: MotifName];

/** Ground and motif by index; neighbours never match, and neither do the ends of a cycle. */
const pairs: Record<CoverCategory, readonly [Pair, ...Pair[]]> = {
  websites: [
    ['mata', 'onda'],
    ['calcada', 'rosacea'],
    ['palha', 'escama'],
    ['pinhao', 'sementes'],
    ['geada', 'losango'],
    ['brasa', 'leque'],
    ['salvia', 'grimpa'],
    ['basalto', 'pinhas'],
  ],
  sistemas: [
    ['basalto', 'pinhas'],
    ['salvia', 'grimpa'],
    ['brasa', 'losango'],
    ['calcada', 'leque'],
    ['mata', 'rosacea'],
    ['geada', 'escama'],
    ['pinhao', 'onda'],
    ['palha', 'sementes'],
  ],
  'landing-pages': [
    ['brasa', 'leque'],
    ['geada', 'sementes'],
    ['mata', 'pinhas'],
    ['palha', 'onda'],
    ['basalto', 'escama'],
    ['calcada', 'rosacea'],
  ],
};

/** What the mock-up hides of the ground. */
const covered: Record<CoverCategory, Box> = {
  websites: [150, 96, websiteWidth, coverHeight],
  sistemas: [90, 84, systemWidth, coverHeight],
  'landing-pages': [0, 0, 0, 0],
};

/** Windows reach below the cover's edge, so that their shadow and bottom line are cut off. */
const beyond = 24;

/** The portfolio opens with a panorama on waves, the strongest of all. */
const openings: Partial<Record<CoverCategory, readonly number[]>> = { websites: [1, 0] };

/** After so many, the layout moves on by so much: no pair of colours looks the same twice, and no two wide cards. */
const turns: Record<CoverCategory, readonly [every: number, by: number]> = {
  websites: [8, 2],
  sistemas: [4, 1],
  'landing-pages': [6, 1],
};

function layoutOf({ category, index }: CoverOptions): number {
  const [every, by] = turns[category];
  return (openings[category]?.[index] ?? index) + by * Math.floor(index / every);
}

function mockUp(client: Client, options: CoverOptions): string {
  const layout = layoutOf(options);
  const [left, top] = covered[options.category];
  const height = coverHeight - top + beyond;
  if (options.category === 'websites') return moved(left, top, website(client, layout, height));
  if (options.category === 'sistemas') return moved(left, top, system(client, layout, height));
  return landing(client, layout);
}

function clientOf(options: CoverOptions, dupla: DuplaName): Client {
  const random = seededRandom(`${options.category}/${options.slug}`);
  const petals = pick(random, [4, 5, 6, 8]);
  const scenes = sceneOrder(random, options.sector);
  const mirrored = Math.floor(layoutOf(options) / websiteLayouts) % 2 === 1;
  return { dupla: duplas[dupla], scenes, petals, mirrored, random };
}

/** A work's client, and the ground with its motif, but for what lies wholly under `hidden`. */
export function groundOf(
  options: CoverOptions,
  family: Family,
  hidden: Box,
): { client: Client; ground: string } {
  const cycle = pairs[options.category];
  const [duplaName, motifName] = cycle[options.index % cycle.length] ?? cycle[0];
  const client = clientOf(options, duplaName);
  const { dupla } = client;
  const plain = boxes([[0, 0, coverWidth, coverHeight]], dupla.ground);
  return { client, ground: plain + family.motifs[motifName](dupla, hidden) };
}

/** A complete 1200 by 750 SVG. */
export function coverSvg(options: CoverOptions, family: Family): string {
  const { client, ground } = groundOf(options, family, covered[options.category]);
  return svg(coverWidth, coverHeight, ground + mockUp(client, options));
}
