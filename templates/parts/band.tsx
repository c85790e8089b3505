// A section on the house's green, from edge to edge, with the rings that grow at the ends of its pages.

import type { ReactNode } from 'react';
import { useFrame } from '../frame.ts';

interface Props {
  /** Of its title. */
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Band({ id, className, children }: Props) {
  const isDrawn = useFrame().art.places.closing === 'drawn';
  const names = [className, 'band second-ground', isDrawn && 'rings'];
  return (
    <section className={names.filter(Boolean).join(' ')} aria-labelledby={id}>
      {children}
    </section>
  );
}
