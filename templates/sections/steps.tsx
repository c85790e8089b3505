// The steps of a process, as a list or as a growing tree.

import { ProgressRing } from '../parts/progress-ring.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { TREE_SIZES, TREES } from '../parts/tree.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';

export function Steps({ id, title, lead, variant, items }: SectionProps<'steps'>) {
  const { asset } = useSiteContext();
  if (variant === 'growth') {
    return (
      <section className="growth second-ground" aria-labelledby={id}>
        <div className="wrap">
          <h2 id={id}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
          <ol className="ruled">
            {items.map((step, index) => (
              <li className="cluster" key={step.title}>
                <img
                  className="on-screen"
                  src={asset(TREES[index] ?? TREES[0])}
                  {...TREE_SIZES[index]}
                  alt=""
                  loading="lazy"
                />
                <div>
                  <h3>{step.title}</h3>
                  <p>{step.text}</p>
                  <p className="when">{step.when}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
    );
  }
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <ol className="steps cells ruled" data-rule="strong" data-variant={variant}>
        {items.map((step, index) => (
          <li className="cluster" key={step.title}>
            <ProgressRing name={id} done={index} of={items.length} />
            <div>
              {variant === 'years' && <p className="when">{step.when}</p>}
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {variant !== 'years' && <p className="when">{step.when}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
