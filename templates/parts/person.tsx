// People: their portrait or initials, alone, in a row, or with a sentence.

import type { ReactNode } from 'react';
import type { NamedPerson } from '../../domain/content/common.ts';
import { initials } from '../../domain/text.ts';
import { type PersonSummary, useSiteContext } from '../site-context.ts';
import { type Load, Picture } from './picture.tsx';

/** The grounds of initials, used in turn. */
export const TONES = ['second', 'light', 'deep', 'soft', 'cool', 'ink'] as const;

interface Props {
  person: Pick<PersonSummary, 'name' | 'face'>;
  tone?: (typeof TONES)[number] | undefined;
  /** The attribute `sizes` of the portrait. */
  sizes?: string | undefined;
  load?: Load | undefined;
}

/** The attribute `sizes` of a large portrait. */
export const LARGE_PORTRAIT_SIZES = '(width >= 56rem) 27rem, 16rem';

/** A portrait, or initials. Decorative, since the name is beside it. */
export function Face({ person: { name, face }, tone, sizes = '12rem', load }: Props) {
  if (face) return <Picture picture={face} className="avatar" sizes={sizes} load={load} />;
  return (
    <span className="avatar initials" data-tone={tone} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** Several faces in one line. */
export function Faces({ people }: { people: readonly Props['person'][] }) {
  if (people.length === 0) return null;
  return (
    <span className="faces on-screen">
      {people.map((person, index) => (
        <Face key={person.name} person={person} tone={TONES[index % TONES.length]} />
      ))}
    </span>
  );
}

/** A person of content/people.yaml; undefined if no person has that id. */
export function usePerson(id: string): PersonSummary | undefined {
  return useSiteContext().people.find((one) => one.id === id);
}

/** A person with a sentence about them. */
export function PersonQuote({
  id,
  text,
  sizes,
  load,
}: NamedPerson & Pick<Props, 'sizes' | 'load'>) {
  const person = usePerson(id);
  if (!person) return null;
  return (
    <div className="person person-says">
      <Face person={person} tone="light" sizes={sizes} load={load} />
      <p>
        <strong>{person.name}</strong>
        <span>{text}</span>
      </p>
    </div>
  );
}

/** A large portrait with a text beside it. */
export function Profile({ person, tone, load, children }: Props & { children: ReactNode }) {
  return (
    <div className="profile narrow-first split">
      <Face person={person} tone={tone} sizes={LARGE_PORTRAIT_SIZES} load={load} />
      {children}
    </div>
  );
}
