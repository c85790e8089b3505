// Gives each work of the portfolio its picture.

import type { Project, ProjectCategory } from '../../domain/content/project.ts';
import type { ShownProject } from '../../templates/parts/project-card.tsx';
import { drawCover } from '../assets/draw-covers.ts';
import { pictureOf } from '../assets/find-picture.ts';
import type { Entry } from './collections.ts';
import type { Made } from './kind.ts';

export function showProjects(
  projects: readonly Entry<Project>[],
  { pictures, assets }: Made,
): ShownProject[] {
  const counts = new Map<ProjectCategory, number>();
  return projects.map(({ data, name }) => {
    const index = counts.get(data.category) ?? 0;
    counts.set(data.category, index + 1);
    const draw = () => drawCover({ ...data, slug: name, index }, assets);
    return { ...data, cover: pictureOf(data, pictures, draw) };
  });
}
