// Renders a list of sections, each by the component of its type.

import type { ComponentType } from 'react';
import type { Section, SectionType } from '../../domain/content/sections.ts';
import type { BreadcrumbTrail } from '../parts/breadcrumb.tsx';
import { Frieze } from '../parts/frieze.tsx';
import type { SectionProps } from '../section-props.ts';
import { Application } from './application.tsx';
import { Booking } from './booking.tsx';
import { Cards } from './cards.tsx';
import { Closing } from './closing.tsx';
import { Contact } from './contact.tsx';
import { Guarantee } from './guarantee.tsx';
import { Links } from './links.tsx';
import { Opening } from './opening.tsx';
import { JobOpenings } from './openings.tsx';
import { Packages } from './packages.tsx';
import { People } from './people.tsx';
import { Points } from './points.tsx';
import { Questions } from './questions.tsx';
import { Services } from './services.tsx';
import { Stats } from './stats.tsx';
import { Steps } from './steps.tsx';
import { Support } from './support.tsx';
import { Table } from './table.tsx';
import { Testimonials } from './testimonials.tsx';
import { TextSection } from './text.tsx';
import { Works } from './works.tsx';

interface SectionTemplate<Type extends SectionType> {
  component: ComponentType<SectionProps<Type>>;
  /** The id of a section that has none in its file. */
  id: string;
}

const SECTIONS: { [Type in Exclude<SectionType, 'opening'>]: SectionTemplate<Type> } = {
  cards: { component: Cards, id: 'servicos' },
  links: { component: Links, id: 'tambem' },
  services: { component: Services, id: 'blocos' },
  packages: { component: Packages, id: 'pacotes' },
  points: { component: Points, id: 'inclui' },
  guarantee: { component: Guarantee, id: 'garantia' },
  stats: { component: Stats, id: 'numeros' },
  steps: { component: Steps, id: 'etapas' },
  works: { component: Works, id: 'trabalhos' },
  testimonials: { component: Testimonials, id: 'depoimentos' },
  table: { component: Table, id: 'por-mes' },
  questions: { component: Questions, id: 'perguntas' },
  text: { component: TextSection, id: 'texto' },
  people: { component: People, id: 'pessoas' },
  contact: { component: Contact, id: 'formulario' },
  openings: { component: JobOpenings, id: 'vagas' },
  application: { component: Application, id: 'candidatura' },
  booking: { component: Booking, id: 'agenda' },
  support: { component: Support, id: 'duvidas' },
  closing: { component: Closing, id: 'fechamento' },
  frieze: { component: Frieze, id: 'friso' },
};

/** Gives every section an id: the one in its file, or its type's, with a number if that is taken. */
function withIds(sections: readonly Section[]): (Section & { id: string })[] {
  const written = sections.flatMap((section) => ('id' in section ? (section.id ?? []) : []));
  const taken = new Set(written);
  return sections.map((section) => {
    if ('id' in section && section.id) return { ...section, id: section.id };
    const base = section.type === 'opening' ? 'abertura' : SECTIONS[section.type].id;
    let id = base;
    for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
    taken.add(id);
    return { ...section, id };
  });
}

interface Props extends BreadcrumbTrail {
  sections: readonly Section[];
}

export function Sections({ sections, ...trail }: Props) {
  return withIds(sections).map((section, index) => {
    if (section.type === 'opening') return <Opening key={section.id} {...section} {...trail} />;
    // The type of SECTIONS guarantees that the component fits the section, which TypeScript cannot follow here.
    const Component = SECTIONS[section.type].component as ComponentType<
      Section & { id: string; isFirst: boolean }
    >;
    return <Component key={section.id} {...section} isFirst={index === 1} />;
  });
}
