// The grown araucária, lit at its top, where something is accomplished.

import { growthSizes } from '../../art/growth.ts';
import type { Frame } from '../frame.ts';

/** Decorative. `eager`: in sight when the page opens. */
export function Araucaria({ frame, eager }: { frame: Frame; eager?: boolean }) {
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
