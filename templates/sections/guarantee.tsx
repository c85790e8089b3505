// The company's guarantee.

import { TextLink } from '../parts/button.tsx';
import { PointList } from '../parts/point-list.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';

/** The guarantee; nothing for a company without one. */
export function Guarantee({ id }: SectionProps<'guarantee'>) {
  const { title, points, more } = useSiteContext().guarantee;
  if (points.length === 0) return null;
  return (
    <section className="guarantee rings band second-ground" aria-labelledby={id}>
      <div className="wrap">
        <SectionHeading id={id} title={title} />
        <PointList items={points} />
        {more && (
          <p>
            <TextLink href={more.href}>{more.label}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}
