// A page that is a list of sections: which component shows each type, and the style sheets that it needs.

import type { ComponentType } from 'react';
import type { Section, SectionOf, SectionType } from '../../domain/content/sections.ts';
import { Booking } from './booking.tsx';
import { Cards, Links, Services } from './cards.tsx';
import { Application, Contact, Openings } from './forms.tsx';
import { Opening, type Way } from './opening.tsx';
import { Packages, Table } from './packages.tsx';
import { People, Testimonials } from './people.tsx';
import { Guarantee, Points, Questions, Stats, Steps } from './points.tsx';
import { Closing, Frieze, Support, TextSection } from './text.tsx';
import { Works } from './works.tsx';

/** A section with the id by which its heading and links name it. */
export type Shown<Type extends SectionType> = SectionOf<Type> & { id: string };

interface Kind<Type extends SectionType> {
  component: ComponentType<Shown<Type>>;
  /** Below styles/, besides those of every page. */
  sheets: string;
  /** The id of a section without one. */
  id: string;
}

const KINDS: { [Type in Exclude<SectionType, 'opening'>]: Kind<Type> } = {
  cards: { component: Cards, sheets: 'cards', id: 'servicos' },
  links: { component: Links, sheets: 'leads', id: 'tambem' },
  services: { component: Services, sheets: 'services figures lists', id: 'blocos' },
  packages: { component: Packages, sheets: 'packages figures lists', id: 'pacotes' },
  points: { component: Points, sheets: 'points', id: 'inclui' },
  guarantee: { component: Guarantee, sheets: 'points closing', id: 'garantia' },
  stats: { component: Stats, sheets: 'figures stats', id: 'numeros' },
  steps: { component: Steps, sheets: '', id: 'etapas' },
  works: { component: Works, sheets: 'works', id: 'trabalhos' },
  testimonials: { component: Testimonials, sheets: 'testimonials person', id: 'depoimentos' },
  table: { component: Table, sheets: 'table', id: 'por-mes' },
  questions: { component: Questions, sheets: 'questions', id: 'perguntas' },
  text: { component: TextSection, sheets: '', id: 'texto' },
  people: { component: People, sheets: 'people person', id: 'pessoas' },
  contact: { component: Contact, sheets: 'contact field form steps lists', id: 'formulario' },
  openings: { component: Openings, sheets: 'job lists', id: 'vagas' },
  application: { component: Application, sheets: 'contact field form steps', id: 'candidatura' },
  booking: { component: Booking, sheets: 'booking points lists', id: 'agenda' },
  support: { component: Support, sheets: '', id: 'duvidas' },
  closing: { component: Closing, sheets: 'closing', id: 'fechamento' },
  frieze: { component: Frieze, sheets: 'frieze', id: 'friso' },
};

/** Every section with an id of its own: that of its file, or else its type's, numbered where it is taken. */
function withIds(sections: readonly Section[]): (Section & { id: string })[] {
  const written = sections.flatMap((section) => ('id' in section ? (section.id ?? []) : []));
  const taken = new Set(written);
  return sections.map((section) => {
    if ('id' in section && section.id) return { ...section, id: section.id };
    const base = section.type === 'opening' ? 'abertura' : KINDS[section.type].id;
    let id = base;
    for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
    taken.add(id);
    return { ...section, id };
  });
}

interface Props extends Way {
  sections: readonly Section[];
}

export function Sections({ sections, ...way }: Props) {
  return withIds(sections).map((section) => {
    if (section.type === 'opening') return <Opening key={section.id} {...section} {...way} />;
    // Each type has the component of its own name: the table above says so.
    const Component = KINDS[section.type].component as ComponentType<Section & { id: string }>;
    return <Component key={section.id} {...section} />;
  });
}

/** The sheets of a list of sections. */
export function sheetsOfSections(sections: readonly Section[]): string[] {
  return sections.flatMap((section) => [
    ...(section.type === 'opening' ? [] : KINDS[section.type].sheets.split(' ')),
    ...moreSheets(section),
  ]);
}

/** What only some sections of a type show. */
function moreSheets(section: Section): string[] {
  const sheets: string[] = [];
  const variant = 'variant' in section ? section.variant : undefined;
  if (section.type === 'opening') {
    sheets.push(variant === 'thanks' ? 'rooted' : 'opening');
    if (variant === 'home') sheets.push('hero', 'lists', 'figures');
  }
  if (section.type === 'points' && section.picture) sheets.push('cards', 'scene');
  if (section.type === 'steps') sheets.push(variant === 'growth' ? 'growth' : 'steps');
  if (variant === 'statement') sheets.push('rooted', 'people');
  if (variant === 'faces' || 'person' in section || 'info' in section)
    sheets.push('person', 'people');
  return sheets;
}
