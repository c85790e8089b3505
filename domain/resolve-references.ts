// Replaces references, to other content or to content/proposals/library/, by what they refer to.

import type {
  Claim,
  Claims,
  Person,
  Testimonial,
  WrittenTestimonial,
} from './content/data-files.ts';
import { drawingFor } from './content/image.ts';
import { type Project, projectClient } from './content/project.ts';
import type {
  Deliverable,
  LibraryPart,
  ProposalData,
  ProposalFile,
  ProposalItem,
  ProposalLibrary,
} from './content/proposal.ts';
import { projectRoute } from './routes.ts';

/** Projects by the name of their file. */
type Projects = ReadonlyMap<string, Project>;

interface ContentContext {
  projects: Projects;
  testimonials: readonly Testimonial[];
  people: readonly Person[];
  proposalLibrary: ProposalLibrary;
}

/** Replaces the references of a proposal. Unknown ones are left out, since another check reports them. */
export function resolveProposal(
  written: ProposalFile,
  { people, projects, testimonials, proposalLibrary }: ContentContext,
): ProposalData {
  const personOf = (author: string) => people.find(({ id }) => id === author) ?? [];
  return {
    ...written,
    ...resolveParts(written, proposalLibrary),
    preparedBy: written.preparedBy?.flatMap(personOf).map(({ line: _, ...person }) => person),
    portfolio: written.portfolio.flatMap((project) => resolveOwnProject(project, projects) ?? []),
    testimonials: written.testimonials.flatMap(
      (one) => resolveTestimonial(one, testimonials) ?? [],
    ),
  };
}

function resolveOwnProject(
  { project, why, ...own }: ProposalFile['portfolio'][number],
  projects: Projects,
) {
  const reason = why !== undefined && { why };
  if (project === undefined) return { ...reason, ...own } as ProposalData['portfolio'][number];
  const found = projects.get(project);
  if (!found) return undefined;
  const { title, sector, description, image = drawingFor(project) } = found;
  return { project, title, category: sector, image, description, ...reason };
}

function resolveTestimonial(
  { testimonial, ...own }: ProposalFile['testimonials'][number],
  testimonials: readonly Testimonial[],
) {
  if (testimonial === undefined) return own as ProposalData['testimonials'][number];
  const found = testimonials.find(({ id }) => id === testimonial);
  if (!found) return undefined;
  const { name, role, company, content } = found;
  const place = [role, company].filter((part) => part !== undefined).join(', ');
  return { testimonial, text: content, author: name, role: place };
}

/** Fills in the company of a testimonial about a project: the project's client. */
export function resolveTestimonials(
  written: readonly WrittenTestimonial[],
  projects: Projects,
): Testimonial[] {
  return written.flatMap((testimonial) => {
    const project = projects.get(testimonial.project ?? '');
    const company = testimonial.company ?? (project && projectClient(project));
    const href = hrefOf(testimonial.project, projects);
    return company === undefined ? [] : { ...testimonial, company, href };
  });
}

/** Adds to each claim the address of the project that it is about. */
export function resolveClaims(written: Claims, projects: Projects): Claims {
  const resolve = (claim: Claim): Claim => {
    const href = hrefOf(claim.project, projects);
    return href ? { ...claim, href } : claim;
  };
  return mapValues(written, (group) => mapValues(group, resolve));
}

function mapValues<Value>(record: Record<string, Value>, change: (value: Value) => Value) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** The address of a project's page, if it has one. */
function hrefOf(project = '', projects: Projects): string | undefined {
  return projects.get(project)?.case && projectRoute(project);
}

type Written = Pick<ProposalFile, LibraryPart>;
type Part<Name extends LibraryPart> = NonNullable<Written[Name]>[number];

/** Replaces references to the library. An unknown one is reported elsewhere, and replaced by its id here. */
export function resolveParts(written: Written, library: ProposalLibrary) {
  const { items, included, excluded, conditions } = written;
  return {
    items: items.map((one) => resolveItem(one, library.items)),
    included: included.map((one) => resolvePromise(one, library.included)),
    excluded: excluded.map((one) => resolvePromise(one, library.excluded)),
    conditions: conditions?.map((one) =>
      typeof one === 'string' ? one : (entryOf(library.conditions, one.from) ?? one.from),
    ),
  };
}

const COUNTED = ['unitPriceCents', 'quantity', 'min', 'max'];

/** Merges a library's item with the proposal's own keys, which win; a price and a unit price replace each other. */
function resolveItem({ from, ...own }: Part<'items'>, items: ProposalLibrary['items']) {
  if (from === undefined) return own as ProposalItem;
  const replaced = own.unitPriceCents === undefined ? COUNTED : ['priceCents'];
  const isPriced = own.priceCents !== undefined || own.unitPriceCents !== undefined;
  const found = Object.entries(entryOf(items, from) ?? { title: from, features: [] });
  const kept = isPriced ? found.filter(([key]) => !replaced.includes(key)) : found;
  return { id: from, ...Object.fromEntries(kept), ...own } as ProposalItem;
}

function resolvePromise(written: Part<'included'>, lines: ProposalLibrary['included']) {
  if (typeof written === 'string') return written;
  const { from = '', text = entryOf(lines, from) ?? from, of } = written;
  return (of === undefined ? text : { text, of }) satisfies Deliverable;
}

function entryOf<Entry>(entries: Readonly<Record<string, Entry>> = {}, id: string) {
  return Object.hasOwn(entries, id) ? entries[id] : undefined;
}

/** The library's entry that a value of the resolved proposal comes from; undefined if the proposal itself has it. */
export function referenceAt(
  written: Partial<Written>,
  [part, index, key]: readonly PropertyKey[],
): { part: LibraryPart; id: string } | undefined {
  const one: unknown = Object(written[part as LibraryPart])[index ?? ''];
  const { from, ...own } = Object(one) as { from?: string };
  if (from === undefined || (key !== undefined && Object.hasOwn(own, key))) return undefined;
  return { part: part as LibraryPart, id: from };
}
