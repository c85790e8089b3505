// The face of a person: their drawn portrait, or else their initials.

import { initials } from '../../domain/text/initials.ts';
import { type ShownPerson, useFrame } from '../frame.ts';
import { Picture } from './picture.tsx';

/** Grounds of initials, taken in turn. */
export const TONES = ['second', 'light', 'deep', 'soft', 'cool', 'ink'] as const;

interface Props {
  person: Pick<ShownPerson, 'name' | 'face'>;
  tone: (typeof TONES)[number] | undefined;
  /** How wide a photograph is shown, as the attribute `sizes` says it. */
  sizes?: string;
}

/** Of somebody who is shown at large. */
export const LARGE = '(width >= 56rem) 27rem, 16rem';

/** Decorative: the name stands beside it. */
export function Face({ person: { name, face }, tone, sizes = '12rem' }: Props) {
  if (face) {
    return <Picture picture={face} className="avatar" sizes={sizes} />;
  }
  return (
    <span className="avatar initials" data-tone={tone} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** Faces of a team in one line. */
export function Faces({ people }: { people: readonly Props['person'][] }) {
  if (people.length === 0) return null;
  return (
    <span className="faces">
      {people.map((person, index) => (
        <Face key={person.name} person={person} tone={TONES[index % TONES.length]} />
      ))}
    </span>
  );
}

/** Somebody of the house; undefined where it does not know them. */
export function usePerson(id: string): ShownPerson | undefined {
  return useFrame().people.find((one) => one.id === id);
}

/** A person whom a page names, and a sentence about them or of theirs. */
export interface Named {
  id: string;
  text: string;
}

/** Who answers. */
export function Answerer({ id, text, sizes }: Named & Pick<Props, 'sizes'>) {
  const person = usePerson(id);
  if (!person) return null;
  return (
    <div className="person answerer">
      <Face person={person} tone="light" {...(sizes && { sizes })} />
      <p>
        <strong>{person.name}</strong>
        <span>{text}</span>
      </p>
    </div>
  );
}
