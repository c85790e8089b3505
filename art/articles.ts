// What the drawings of articles have in common, whatever their family: colours, and how far the fire has come.
import type { Ink } from './palette.ts';

interface ArticleColours {
  ground: Ink;
  dim: Ink;
  light: Ink;
}

const sets: readonly [ArticleColours, ...ArticleColours[]] = [
  { ground: 'mata', dim: 'araucaria', light: 'palha' },
  { ground: 'palha', dim: 'palhaDark', light: 'pinhao' },
  { ground: 'basalto2', dim: 'basalto3', light: 'geada' },
  { ground: 'salvia', dim: 'salviaDark', light: 'mata' },
  { ground: 'pinhao', dim: 'pinhaoDark', light: 'palha' },
  { ground: 'geada', dim: 'geadaDark', light: 'araucaria' },
  { ground: 'calcario2', dim: 'calcario3', light: 'basalto' },
];

/** How many colour sets `index` goes round. */
export const articleSets = sets.length;

export function articleColours(index: number): ArticleColours {
  return sets[index % sets.length] ?? sets[0];
}

/** How much of the height is alight at `at`, which goes from 0 to 1 over the climb. */
export type Curve = (at: number) => number;

export function curveOf(random: () => number): Curve {
  const bend = random();
  const clamp = (at: number): number => Math.min(1, Math.max(0, at));
  const shapes: Curve[] = [
    (at) => 1 / (1 + Math.exp(-(6 + 5 * bend) * (at - 0.42 - 0.1 * bend))),
    (at) => clamp(at) ** (1.3 + 0.5 * bend),
    (at) => clamp(at) ** (0.75 + 0.2 * bend),
    (at) => Math.floor(clamp(at + 0.1 * bend) * 4 + 0.3) / 4,
    (at) => clamp(at) + 0.09 * Math.sin((at + bend) * 4 * Math.PI),
  ];
  const shape = shapes[Math.floor(random() * shapes.length)] ?? clamp;
  return (at) => 0.15 + 0.95 * shape(at);
}
