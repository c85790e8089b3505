// The face of a person: their drawn portrait, or else their initials.

import { initials } from '../../domain/text/initials.ts';
import type { ShownPerson } from '../frame.ts';

/** Grounds of initials, taken in turn. */
export const TONES = ['araucaria', 'palha', 'pinhao', 'salvia', 'geada', 'basalto'] as const;

interface Props {
  person: Pick<ShownPerson, 'name' | 'face'>;
  tone: (typeof TONES)[number] | undefined;
}

/** Decorative: the name stands beside it. */
export function Face({ person: { name, face }, tone }: Props) {
  if (face) {
    const { src, width, height } = face;
    return (
      <img className="avatar" {...{ src, width, height }} alt="" loading="lazy" decoding="async" />
    );
  }
  return (
    <span className="avatar initials" data-tone={tone} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
