// What has grown to its end, lit at its top, where something is accomplished.

import { growthSizes } from '../../art/growth-sizes.ts';
import { useFrame } from '../frame.ts';

/** Decorative. `eager`: in sight when the page opens. */
export function Grown({ eager }: { eager?: boolean }) {
  const frame = useFrame();
  if (frame.art.places.process !== 'drawn') return undefined;
  return (
    <img
      className="grown"
      src={frame.asset('crescimento-3.svg')}
      {...growthSizes[2]}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}
