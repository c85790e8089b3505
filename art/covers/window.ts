// The window every website and system is shown in: title bar, shadow, page, and what all mock-ups are given.
import { palette } from '../palette.ts';
import { type Dupla, tonesOf } from './duplas.ts';
import { picture, type SceneName } from './scenes.ts';
import { type Box, boxes, disc, frames, ink } from './shapes.ts';

/** Everything a mock-up needs to know about its client. */
export interface Client {
  dupla: Dupla;
  /** Pictures, the most telling first. */
  scenes: readonly SceneName[];
  /** How many petals the client's logo has. */
  petals: number;
  /** Swaps the sides of layouts that have sides. */
  mirrored: boolean;
  random: () => number;
}

export const titleBar = 44;

/** The hard shadow falls this far to the right and down. */
export const shadowOffset = 16;

/** Pages and phones, whose edges are as dark as their shadow, get one that lets the ground through. */
export function shadowOpacity({ ground }: Dupla): string {
  const dark = ground === ink || ground === palette.mata || ground === palette.pinhao;
  return `fill-opacity="${dark ? 0.6 : 0.4}"`;
}

function buttons(accent: string): string {
  const grey = palette.basalto3;
  return (
    disc(24, 22, 6, accent === ink ? grey : accent) + disc(44, 22, 6, grey) + disc(64, 22, 6, grey)
  );
}

/** A window from (0, 0), its content drawn over an empty page. */
export function appWindow(width: number, height: number, { dupla }: Client, page: string): string {
  const address: Box = [width * 0.33, 14, width * 0.34, 17];
  return [
    boxes([[shadowOffset, shadowOffset, width, height]], dupla.shadow),
    boxes([[0, 0, width, height]], dupla.surface),
    page,
    boxes([[0, 0, width, titleBar]]),
    boxes([address], palette.basalto2),
    buttons(dupla.accent),
    frames([[0, 0, width, height]], dupla.ground === ink ? palette.basalto3 : ink, 2),
  ].join('');
}

/** The client's `turn`-th picture in its box. */
export function clientPicture(box: Box, { dupla, scenes, random }: Client, turn: number): string {
  const name = scenes[turn % scenes.length] ?? 'rosacea';
  return picture(box, name, tonesOf(dupla, turn), random);
}
