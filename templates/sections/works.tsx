// Works of the portfolio, by their names.

import { worksNamed } from '../../domain/content/project.ts';
import { WorkList } from '../parts/work-list.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';

export function Works({ show, ...section }: SectionProps<'works'>) {
  const { projects } = useSiteContext();
  return <WorkList {...section} works={worksNamed(show, projects)} />;
}
