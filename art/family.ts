// A family of drawings: everything of a house's art that has a signature, in frames that are the same for all.
import type { Motif, MotifName } from './covers/motif.ts';
import type { GroundName } from './faces/colours.ts';
import type { Point } from './geometry.ts';

/** A pattern behind a portrait: a tile that repeats, or one drawing of 320×320. */
type PortraitGround = string | { width: number; height: number; body: string };

export type PortraitGrounds = Readonly<Record<GroundName, PortraitGround>>;

/** What goes inside of an `<svg>` of 48×48, and of one of 16×16; the ink is `currentColor`. */
export interface MarkShapes {
  large: string;
  small: string;
}

/** Complete files but for `petal`, `tree`, `mark` and the patterns; all take their colours from `palette`. */
export interface Family {
  /** Path data with its tip at (0, 0), growing up; `shoulder` is where it is widest, as a share of its length. */
  petal: (length: number, width: number, shoulder?: number) => string;
  /** Path data of a tree, 100 units tall, its foot at (0, 100). */
  tree: string;
  mark: MarkShapes;
  /** The home page's, 1000×1000, and the same with its fire spread, to lie over it. */
  hero: () => string;
  heroLit: () => string;
  /** How far telephones turn it, as a CSS angle: there its lower part is cut off. */
  heroTurn: string;
  /** One tile of stones, and of their joints: 240×120, masks that repeat sideways. */
  friezeMotif: () => string;
  friezeJoints: () => string;
  /** Three stages of something growing: 120×190, 220×400 and 480×550, with 70 units below the ground. */
  growth: readonly [() => string, () => string, () => string];
  /** The end of a page, 896×660: a mask, shown against the bottom right corner. */
  closing: () => string;
  /** The page that is not there, 2880×432, cropped around its middle. */
  broken: () => string;
  /** An article's drawing, 2880×304 and 1200×750: `index` chooses its colours, `motif` what it is made of. */
  articleBand: (key: string, index: number, motif: number) => string;
  articleCard: (key: string, index: number, motif: number) => string;
  /** Grounds of covers, and behind portraits. */
  motifs: Readonly<Record<MotifName, Motif>>;
  portraits: PortraitGrounds;
  /** What a version's code draws: the frieze of a proposal's cover, 1560×120, and its seal. */
  versionFrieze: (code: string) => string;
  versionSeal: (code: string) => string;
  /** Beside the words of the share image, 1200×630; `isTaken` says where words stand. */
  share: (isTaken: (at: Point, space: number) => boolean) => string;
  /** Path data of a bullet of 12×20, and a bullet as a CSS shape. */
  seed: string;
  bullet: string;
}
