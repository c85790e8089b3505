// The grown araucária, lit at its top, where something is accomplished.

import { growthSizes } from '../../art/growth.ts';
import { useFrame } from '../frame.ts';

/** Decorative. `eager`: in sight when the page opens. */
export function Araucaria({ eager }: { eager?: boolean }) {
  const frame = useFrame();
  return (
    <img
      className="araucaria"
      src={frame.asset('crescimento-araucaria.svg')}
      {...growthSizes.araucaria}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
