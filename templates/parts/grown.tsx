// What has grown to its end, lit at its top, where something is accomplished.

import { useFrame } from '../frame.ts';
import { growthSizes } from './growth.tsx';

/** Decorative. `eager`: in sight when the page opens. */
export function Grown({ eager }: { eager?: boolean }) {
  const frame = useFrame();
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
