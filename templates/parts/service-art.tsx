// The drawing of a service, which bleeds off the ground that it stands on.

import { serviceCardHeight, serviceCardWidth } from '../../art/covers/service-card.ts';
import type { Drawn } from '../../domain/content/pages/shared.ts';
import { useFrame } from '../frame.ts';

/** Decorative: the words beside it say what it shows. */
export function ServiceArt({ art, card }: { art: Drawn['art']; card?: boolean }) {
  const frame = useFrame();
  return (
    <img
      className={card ? 'service-card-art' : undefined}
      data-art={card ? art : undefined}
      src={frame.asset(`servico-${art}.svg`)}
      width={serviceCardWidth}
      height={serviceCardHeight}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
