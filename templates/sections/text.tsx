// A section with a few sentences, plain or as one large statement.

import { ActionLink } from '../parts/button.tsx';
import { BadgeList } from '../parts/lists.tsx';
import { Tree } from '../parts/tree.tsx';
import type { SectionProps } from '../section-props.ts';

export function TextSection({ id, variant, title, text, badges, links }: SectionProps<'text'>) {
  if (variant === 'statement') {
    return (
      <section className="rooted second-ground" aria-labelledby={id}>
        <div className="wrap">
          <div>
            <h2 id={id}>{title}</h2>
            <p className="statement">{text}</p>
          </div>
          <Tree />
        </div>
      </section>
    );
  }
  return (
    <section className="section wrap" aria-labelledby={id}>
      <div className="narrow-first split ruled" data-rule="strong">
        <h2 id={id}>{title}</h2>
        <div className="stack">
          <p className="lead">{text}</p>
          {badges && <BadgeList items={badges} />}
          {links?.map((action) => (
            <p key={action.label}>
              <ActionLink action={action} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
