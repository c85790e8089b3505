// The portrait of one person of the house, from a short description; the same words give the same drawing.
import type { Family } from '../family.ts';
import { svg } from '../geometry.ts';
import { seededRandom } from '../random.ts';
import { type ClothingName, dressed } from './clothing.ts';
import {
  type GroundName,
  grounds,
  type HairColour,
  hairColours,
  jewelOn,
  skinOf,
} from './colours.ts';
import {
  type BeardName,
  beards,
  type EarringsName,
  earrings,
  type GlassesName,
  glasses,
} from './extras.ts';
import { type HairName, hairs } from './hair.ts';
import { type Build, features, head, mouth, neck } from './head.ts';

/** Every portrait is a square of this many units. */
export const faceSide = 320;

export interface FaceOptions {
  /** From 1, the lightest, to 7. */
  skin: number;
  hair: HairName;
  hairColour: HairColour;
  beard?: BeardName | undefined;
  glasses?: GlassesName | undefined;
  earrings?: EarringsName | undefined;
  clothing: ClothingName;
  ground: GroundName;
}

/** What no one has to write, so that no two faces are quite alike. */
function buildOf(id: string): Build {
  const random = seededRandom(`retrato/${id}`);
  const between = (low: number, high: number): number => Math.round(low + random() * (high - low));
  return {
    jaw: between(24, 42),
    chin: between(214, 222),
    smile: between(20, 26),
    brow: between(1, 7),
    nose: between(17, 22),
  };
}

/** A complete square SVG file; `id` is whose face it is. */
export function faceSvg(id: string, options: FaceOptions, family: Family): string {
  const skin = skinOf(options.skin);
  const colour = hairColours[options.hairColour];
  const build = buildOf(id);
  const hair = hairs[options.hair](colour);
  const parts = [
    behind(options.ground, family),
    hair.behind,
    neck(skin, build),
    dressed(options.clothing, grounds[options.ground]),
    head(skin, build),
    options.beard ? beards[options.beard](colour, skin, build) : '',
    features(skin, colour.light, build),
    mouth(skin, build),
    hair.over,
    options.glasses ? glasses(options.glasses) : '',
    options.earrings ? earrings(options.earrings, jewelOn(options.ground)) : '',
  ];
  return svg(faceSide, faceSide, parts.join(''), `width="${faceSide}" height="${faceSide}"`);
}

/** The whole square but for what the shoulders cover: a round frame would let it shine through at its edge. */
const field = `M0 0H${faceSide}V${faceSide}H270L240 280H80L50 ${faceSide}H0z`;

/** A flat colour with one of the family's patterns. */
function behind(name: GroundName, { portraits }: Family): string {
  const { ground, motif } = grounds[name];
  const flat = `<path fill="${ground}" d="${field}"/>`;
  const pattern = portraits[name];
  if (typeof pattern === 'string') return `${flat}<g fill="${motif}">${pattern}</g>`;
  const size = `width="${pattern.width}" height="${pattern.height}"`;
  const tile = `<pattern id="m" ${size} patternUnits="userSpaceOnUse"><g fill="${motif}">${pattern.body}</g></pattern>`;
  return `${flat}<defs>${tile}</defs><path fill="url(#m)" d="${field}"/>`;
}
