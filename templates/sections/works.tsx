// Works of the portfolio, by their names.

import { projectsNamed } from '../../domain/content/project.ts';
import { ProjectList } from '../parts/project-list.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';

export function Works({ show, ...section }: SectionProps<'works'>) {
  const { projects } = useSiteContext();
  return <ProjectList {...section} projects={projectsNamed(show, projects)} />;
}
