// The drawings of a growing tree.

import { useSiteContext } from '../site-context.ts';
import { type Load, loading } from './picture.tsx';

export const TREES = ['crescimento-1.svg', 'crescimento-2.svg', 'crescimento-3.svg'] as const;

/** The sizes of the three drawings of growth, the same in every family. */
export const TREE_SIZES = [
  { width: 120, height: 190 },
  { width: 220, height: 400 },
  { width: 480, height: 550 },
] as const;

/** The grown tree, lit at its top; decorative. */
export function Tree({ load }: { load?: Load }) {
  const { asset } = useSiteContext();
  return <img src={asset('crescimento-3.svg')} {...TREE_SIZES[2]} alt="" {...loading(load)} />;
}
