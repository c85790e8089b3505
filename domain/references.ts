// Puts in the place of each reference what it stands for.

import { drawingFor } from './content/image.ts';
import type { Person } from './content/person.ts';
import { type Project, projectClient } from './content/project.ts';
import type { ProposalData, ProposalFile, ProposalLibrary } from './content/proposal.ts';
import type { Claims } from './content/site.ts';
import type { Testimonial, WrittenTestimonial } from './content/testimonial.ts';
import { resolveParts } from './proposal/library.ts';
import { projectRoute } from './routes.ts';

/** What content may name. */
export interface Library {
  /** By the name of their file. */
  projects: ReadonlyMap<string, Project>;
  testimonials: readonly Testimonial[];
  people: readonly Person[];
  /** What proposals say again and again. */
  proposalLibrary: ProposalLibrary;
}

/** References that nothing answers to are left out: they are problems elsewhere. */
export function resolveProposal(written: ProposalFile, library: Library): ProposalData {
  return {
    ...written,
    preparedBy: written.preparedBy?.flatMap((id) => resolvePerson(id, library) ?? []),
    ...resolveParts(written, library.proposalLibrary),
    portfolio: written.portfolio.flatMap((work) => resolveWork(work, library) ?? []),
    testimonials: written.testimonials.flatMap((quote) => resolveQuote(quote, library) ?? []),
  };
}

function resolvePerson(author: string, { people }: Library) {
  const found = people.find(({ id }) => id === author);
  if (!found) return undefined;
  const { line: _, ...shown } = found;
  return shown;
}

type Work = ProposalData['portfolio'][number];
type Quote = ProposalData['testimonials'][number];

function resolveWork(work: ProposalFile['portfolio'][number], library: Library) {
  if (work.project === undefined) return work as Work;
  const found = library.projects.get(work.project);
  if (!found) return undefined;
  const { title, sector, description, image = drawingFor(work.project) } = found;
  const why = work.why !== undefined && { why: work.why };
  return { project: work.project, title, category: sector, image, description, ...why };
}

function resolveQuote(
  quote: ProposalFile['testimonials'][number],
  library: Library,
): Quote | undefined {
  if (quote.testimonial === undefined) return quote as Quote;
  const found = library.testimonials.find(({ id }) => id === quote.testimonial);
  if (!found) return undefined;
  const { name, role, company, content } = found;
  const place = [role, company].filter((part) => part !== undefined).join(', ');
  return { testimonial: quote.testimonial, text: content, author: name, role: place };
}

/** A testimonial about a project is its client's. */
export function resolveTestimonials(
  written: readonly WrittenTestimonial[],
  projects: Library['projects'],
): Testimonial[] {
  return written.flatMap((testimonial) => {
    const project = projects.get(testimonial.project ?? '');
    const company = testimonial.company ?? (project && projectClient(project));
    const href = hrefOf(testimonial.project, projects);
    return company === undefined ? [] : { ...testimonial, company, ...(href && { href }) };
  });
}

/** A figure leads to the work that it was counted at. */
export function resolveClaims(written: Claims, projects: Library['projects']): Claims {
  const resolveGroup = (group: Claims[string]) =>
    Object.entries(group).map(([name, claim]) => {
      const href = hrefOf(claim.project, projects);
      return [name, href ? { ...claim, href } : claim];
    });
  return Object.fromEntries(
    Object.entries(written).map(([name, group]) => [name, Object.fromEntries(resolveGroup(group))]),
  );
}

/** The page of a work, if it has one. */
function hrefOf(project: string | undefined, projects: Library['projects']): string | undefined {
  return projects.get(project ?? '')?.case && projectRoute(project ?? '');
}
