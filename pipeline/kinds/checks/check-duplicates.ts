// Refuses a second project with the title or the place of another.

import type { Project } from '../../../domain/content/project.ts';
import type { Problem } from '../../../domain/problem.ts';
import type { Source } from '../../source.ts';
import type { Entry } from '../collections.ts';

/** The file that has a value, by what must be unique. */
type Owners = Map<string, string>;

export function checkProjectPlaces(projects: readonly Entry<Project>[]): Problem[] {
  const owners: Owners = new Map();
  return projects.flatMap((project) => checkPlace(project, owners));
}

function checkPlace(
  { source, data: { category, title, position } }: Entry<Project>,
  owners: Owners,
): Problem[] {
  const problems: Problem[] = [];
  const sameTitle = ownerOf(`title ${category} ${title}`, source.file, owners);
  if (sameTitle !== undefined) {
    problems.push({
      ...at(source, 'title'),
      message: `expected a title of its own among ${category}, found "${title}" as in ${sameTitle}`,
      fix: 'change one of the two titles, or delete the file of the project that is there twice',
    });
  }
  const samePlace = ownerOf(`position ${category} ${position}`, source.file, owners);
  if (samePlace !== undefined) {
    problems.push({
      ...at(source, 'position'),
      message: `expected a position of its own among ${category}, found ${position} as in ${samePlace}`,
      fix: `write a position that no other project of ${category} has`,
    });
  }
  return problems;
}

/** The other file that has this value already; without one, the value is this file's from now on. */
function ownerOf(value: string, file: string, owners: Owners): string | undefined {
  const owner = owners.get(value);
  if (owner === undefined) owners.set(value, file);
  return owner;
}

function at(source: Source, key: string) {
  return { file: source.file, ...source.placeOf([key]), path: key };
}
