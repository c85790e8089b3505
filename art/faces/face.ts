// The portrait of one person of the house, from a short description; the same words give the same drawing.
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
import { faceSide, groundOf } from './ground.ts';
import { type HairName, hairs } from './hair.ts';
import { type Build, features, head, mouth, neck } from './head.ts';

export { faceSide };

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
export function faceSvg(id: string, options: FaceOptions): string {
  const skin = skinOf(options.skin);
  const colour = hairColours[options.hairColour];
  const build = buildOf(id);
  const hair = hairs[options.hair](colour);
  const parts = [
    groundOf(options.ground),
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
