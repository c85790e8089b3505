// The petals of a ring that shows progress: done, current or still to do.
import { petalPath, placed, polar } from './geometry.ts';

export interface ProgressPetal {
  d: string;
  transform: string;
  state: 'done' | 'current' | 'todo';
}

const center = { x: 24, y: 24 };
const innerRadius = 3;
const length = 20.8;
const widest = 12.2;

function stateOf(index: number, done: number): ProgressPetal['state'] {
  if (index < done) return 'done';
  return index === done ? 'current' : 'todo';
}

/** The petals of a 48×48 drawing, from the top clockwise; `of` may be 2 to 12. */
export function progressPetals(done: number, of: number): ProgressPetal[] {
  const room = (2 * Math.PI * (innerRadius + length * 0.72)) / of;
  const d = petalPath(length, Math.min(widest, room * 0.8));
  return Array.from({ length: of }, (_, index) => {
    const angle = (index * 360) / of;
    return {
      d,
      transform: placed(polar(center, innerRadius, angle), angle),
      state: stateOf(index, done),
    };
  });
}
