// Finds where clients, works and testimonials contradict each other from one file to the next.

import type { Person } from '../../domain/content/person.ts';
import { projectClient } from '../../domain/content/project.ts';
import type { ProposalData } from '../../domain/content/proposal.ts';
import type { Testimonial } from '../../domain/content/testimonial.ts';
import { partyOf } from '../../domain/proposal/client.ts';
import type { Content, Entry, House } from '../kinds/collections.ts';

type Proposal = Entry<ProposalData>;

/** What a build mentions. Proposals are taken as their files have them. */
export function listReferenceDisagreements(
  content: Pick<Content, 'projects' | 'proposals' | 'posts'>,
  { testimonials, people }: Pick<House, 'testimonials' | 'people'>,
): string[] {
  return [
    ...guests(content.posts, people),
    ...twoCompanies(content.proposals, testimonials),
    ...twoSectors(content),
    ...copies(content),
    ...tooEarly(content, testimonials),
  ];
}

/** Authors who are shown by the name that is written: meant so, or forgotten in the list. */
function guests(posts: Content['posts'], people: readonly Person[]): string[] {
  if (people.length === 0) return [];
  const known = new Set(people.map(({ name }) => name));
  const names = new Set(posts.map(({ data }) => data.author));
  const others = [...names].filter((name) => !known.has(name));
  return others.length > 0
    ? [`autores que não estão em content/people.yaml: ${others.join(', ')}`]
    : [];
}

/** Whoever speaks for one company in one place and for another elsewhere. */
function twoCompanies(
  proposals: readonly Proposal[],
  testimonials: readonly Testimonial[],
): string[] {
  const companies = new Map<string, Set<string>>();
  const add = (name: string, company: string): void => {
    companies.set(name, (companies.get(name) ?? new Set()).add(company));
  };
  for (const { name, company } of testimonials) add(name, company);
  for (const { data } of proposals) {
    add(data.client.name, partyOf(data.client));
    for (const { testimonial, author, role } of data.testimonials) {
      if (testimonial === undefined && role.includes(', ')) add(author, role.replace(/^.*, /, ''));
    }
  }
  return [...companies]
    .filter(([, names]) => names.size > 1)
    .map(([name, names]) => `${name} fala por mais de uma empresa: ${[...names].join(', ')}`);
}

function twoSectors({ projects }: Pick<Content, 'projects'>): string[] {
  return projects.flatMap(({ file, data }) => {
    const client = projectClient(data);
    const first = projects.find((other) => projectClient(other.data) === client);
    if (!first || first.data.sector === data.sector) return [];
    return `o setor de ${client} não bate: ${first.data.sector} em ${first.file}, ${data.sector} em ${file}`;
  });
}

function copies({ proposals, projects }: Pick<Content, 'projects' | 'proposals'>): string[] {
  return proposals.flatMap(({ file, data }) =>
    data.portfolio.flatMap(({ project, title }) => {
      const original = projects.find((other) => other.data.title === title);
      if (project !== undefined || !original) return [];
      return `${file} copia o projeto ${title}: escreva project: ${original.name} no lugar`;
    }),
  );
}

/** Works for a client who was only asked with that proposal, or with a later one. */
function tooEarly(
  { proposals, projects }: Pick<Content, 'projects' | 'proposals'>,
  testimonials: readonly Testimonial[],
): string[] {
  const clientOf = new Map(projects.map(({ name, data }) => [name, projectClient(data)]));
  return proposals.flatMap(({ file, data }) => {
    const shown = [
      ...data.portfolio.map(({ project, title }) => clientOf.get(project ?? '') ?? title),
      ...data.testimonials.map(
        ({ testimonial, role }) =>
          testimonials.find(({ id }) => id !== undefined && id === testimonial)?.company ??
          role.replace(/^.*, /, ''),
      ),
    ];
    return [...new Set(shown)].flatMap((client) => {
      const own = proposals.find((other) => partyOf(other.data.client) === client);
      if (!own || orderOf(own.data.number) < orderOf(data.number)) return [];
      const { number } = own.data;
      const when = own.file === file ? 'esta mesma proposta' : `a proposta ${number}`;
      return `${file} mostra ${client} como cliente já atendido, e para ele ${when} ainda é uma oferta`;
    });
  });
}

/** `2025-048` and `2025-1048` as texts in the order of year and sequence. */
function orderOf(number: string): string {
  return number.replace(/-(?=\d{3}$)/, '-0');
}
