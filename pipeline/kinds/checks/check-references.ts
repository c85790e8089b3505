// Refuses references that nothing answers to, where they stand, with the nearest name that does.

import type { PageContent } from '../../../domain/content/page.ts';
import type { Person } from '../../../domain/content/person.ts';
import type { PostData } from '../../../domain/content/post.ts';
import type { ProposalFile } from '../../../domain/content/proposal.ts';
import type { LibraryPart } from '../../../domain/content/proposal-library.ts';
import { CALLED } from '../../../domain/content/reference.ts';
import type { Claims } from '../../../domain/content/site.ts';
import type { WrittenTestimonial } from '../../../domain/content/testimonial.ts';
import type { Problem } from '../../../domain/problem.ts';
import { libraryReferences } from '../../../domain/proposal/from-library.ts';
import { nearest } from '../../../domain/text/edit-distance.ts';
import type { Words } from '../../../domain/words.ts';
import { LIBRARY_FILES } from '../../read/list-content.ts';
import type { Source } from '../../source.ts';
import type { Entry } from '../collections.ts';
import type { Categories, Names } from '../kind.ts';
import { recordsIn } from '../records-in.ts';
import { checkReference, type Target } from './check-reference.ts';

export const projects = (known: readonly string[]): Target => ({
  what: CALLED.project,
  where: 'content/portfolio/',
  known,
});

const presets = (known: Target['known']): Target => ({
  what: { en: 'the name of a preset', pt: 'o nome de uma mensagem' },
  where: 'content/presets.yaml',
  known,
});

const claims = (known: Target['known']): Target => ({
  what: { en: 'the name of a group', pt: 'o nome de um grupo' },
  where: 'content/claims.yaml',
  known,
});

const testimonials = (known: Target['known']): Target => ({
  what: CALLED.testimonial,
  where: 'content/testimonials.yaml',
  known,
});

export const people = (known: readonly Person[] | undefined): Target => ({
  what: CALLED.person,
  where: 'content/people.yaml',
  known: known?.map(({ id }) => id),
});
const LIBRARY_WORDS: Record<LibraryPart, Words> = {
  items: CALLED.item,
  included: { en: 'the id of a line', pt: 'o id de uma linha' },
  excluded: { en: 'the id of a line', pt: 'o id de uma linha' },
  conditions: { en: 'the id of a condition', pt: 'o id de uma condição' },
};

export function proposalReferences(source: Source, data: ProposalFile, names: Names): Problem[] {
  return [
    ...libraryReferences(data).flatMap(({ part, index, id }) => {
      const entries = names.proposalLibrary[part];
      if (!entries) return [];
      const where = LIBRARY_FILES[part];
      const target = { what: LIBRARY_WORDS[part], where, known: Object.keys(entries) };
      return checkReference(source, [part, index, 'from'], id, { ...target, isListed: true });
    }),
    ...data.portfolio.flatMap(({ project }, index) =>
      checkReference(source, ['portfolio', index, 'project'], project, projects(names.projects)),
    ),
    ...data.testimonials.flatMap(({ testimonial }, index) => {
      const path = ['testimonials', index, 'testimonial'];
      return checkReference(source, path, testimonial, testimonials(names.testimonials));
    }),
    ...(data.preparedBy ?? []).flatMap((id, index) =>
      checkReference(source, ['preparedBy', index], id, people(names.people)),
    ),
    ...(data.claims === 'proposal'
      ? []
      : checkReference(source, ['claims'], data.claims, claims(names.claims))),
  ];
}

export function claimReferences(
  source: Source,
  claims: Claims,
  projectNames: readonly string[],
): Problem[] {
  return recordsIn(claims).flatMap(({ path, record: { project } }) =>
    checkReference(source, [...path, 'project'], project, projects(projectNames)),
  );
}

export function testimonialReferences(
  source: Source,
  data: readonly WrittenTestimonial[],
  projectNames: readonly string[],
): Problem[] {
  const ids = data.map(({ id }) => id);
  return data.flatMap(({ id, project }, index) => {
    const wrong = checkReference(source, [index, 'project'], project, projects(projectNames));
    if (id === undefined || ids.indexOf(id) === index) return wrong;
    const message = {
      en: `expected an id of its own, found "${id}" a second time`,
      pt: `esperado: um id só deste item; encontrado: "${id}" pela segunda vez`,
    };
    return [
      ...wrong,
      {
        ...source.at([index, 'id']),
        message,
        fix: { en: 'change one of the two ids', pt: 'mude um dos dois ids' },
      },
    ];
  });
}

export function pageReferences(source: Source, data: PageContent, names: Names): Problem[] {
  return [
    ...presetReferences(source, data, names),
    ...workReferences(source, data, names),
    ...(data.template === 'home' ? (data.testimonials?.show ?? []) : []).flatMap((id, index) =>
      checkReference(source, ['testimonials', 'show', index], id, testimonials(names.testimonials)),
    ),
    ...personReferences(source, data, names),
    ...(data.template === 'service'
      ? checkReference(source, ['claims'], data.claims, claims(names.claims))
      : []),
  ];
}

/** Buttons, wherever they stand. */
export function presetReferences(source: Source, data: object, names: Names): Problem[] {
  return recordsIn(data).flatMap(({ path, record: { preset } }) =>
    checkReference(source, [...path, 'preset'], preset, presets(names.presets)),
  );
}

/** Who is shown with a sentence, wherever they stand. */
export function personReferences(source: Source, data: object, names: Names): Problem[] {
  return recordsIn(data).flatMap(({ path, record: { id } }) =>
    path.at(-1) === 'person'
      ? checkReference(source, [...path, 'id'], id, people(names.people))
      : [],
  );
}

/** Works that a page shows: lists called `show`, but for that of testimonials. */
export function workReferences(source: Source, data: object, names: Names): Problem[] {
  return recordsIn(data).flatMap(({ path, record: { show } }) =>
    !Array.isArray(show) || path.at(-1) === 'testimonials'
      ? []
      : worksListed(source, [...path, 'show'], show, names),
  );
}

/** A list of works at `path`, each of which is there once. */
export function worksListed(
  source: Source,
  path: PropertyKey[],
  list: readonly unknown[] = [],
  names: Pick<Names, 'projects'>,
): Problem[] {
  return list.flatMap((name, index) => {
    const place = [...path, index];
    if (list.indexOf(name) === index)
      return checkReference(source, place, name, projects(names.projects));
    const message = {
      en: `expected each work once, found "${name}" a second time`,
      pt: `"${name}" está duas vezes na lista`,
    };
    return [
      {
        ...source.at(place),
        message,
        fix: {
          en: 'remove the line, or name another work',
          pt: 'tire a linha ou diga outro trabalho',
        },
      },
    ];
  });
}

/** A work or an article is of a category of the page that lists them. */
export function categoryReference(
  { source, data }: Entry<{ category: string }>,
  categories: Categories | undefined,
): Problem[] {
  const { where = '', known } = categories ?? {};
  return checkReference(source, ['category'], data.category, {
    what: { en: 'a category', pt: 'uma categoria' },
    where,
    known,
  });
}

/** An author is a person by id, or a guest by name: a name that resembles a person's was meant as that person. */
export function authorReferences(
  posts: readonly Entry<PostData>[],
  { people: written = [] }: Names,
): Problem[] {
  if (written.length === 0) return [];
  const kind = people(written);
  const names = written.map(({ name }) => name);
  const isGuest = (author: string): boolean =>
    !IDENTIFIER.test(author) && !nearest(author, [...names, ...(kind.known ?? [])]);
  // Few people write many articles.
  const guests = new Set([...new Set(posts.map(({ data }) => data.author))].filter(isGuest));
  return posts.flatMap(({ source, data: { author } }) =>
    guests.has(author) ? [] : checkReference(source, ['author'], author, kind),
  );
}

const IDENTIFIER = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
