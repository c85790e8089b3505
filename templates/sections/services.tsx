// Services with their drawings, prices and facts, one below the other.

import type { SectionOf } from '../../domain/content/sections.ts';
import { offerWords } from '../../domain/words.ts';
import { ActionButton, TextLink } from '../parts/button.tsx';
import { BadgeList, SeedList } from '../parts/lists.tsx';
import type { Load } from '../parts/picture.tsx';
import { drawingOf, ServiceArt, standingArt } from '../parts/service-art.tsx';
import type { SectionProps } from '../section-props.ts';

export function Services({ items, isFirst }: SectionProps<'services'>) {
  return (
    <div className="wrap">
      {items.map((item, index) => (
        <Service key={item.title} item={item} load={isFirst && index === 0 ? 'seen' : undefined} />
      ))}
    </div>
  );
}

interface ServiceProps {
  item: SectionOf<'services'>['items'][number];
  load: Load | undefined;
}

function Service({ item, load }: ServiceProps) {
  const { services: words } = offerWords;
  return (
    <section className="service split">
      <div>
        <div className="service-head cluster" data-spread>
          <h2>
            <a href={item.href}>{item.title}</a>
          </h2>
          {item.price && (
            <div className="price">
              <p>{`${offerWords.fromPrice} `}</p>
              <p>{item.price}</p>
            </div>
          )}
        </div>
        <p className="lead">{item.description}</p>
        <h3>{words.included}</h3>
        <SeedList items={item.features} columns />
        {item.benefits.length > 0 && (
          <>
            <h3>{words.benefits}</h3>
            <ul className="ruled">
              {item.benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </>
        )}
        <div className="cluster">
          <ActionButton action={item.button} look="secondary" arrow />
          <TextLink href={item.more.href}>{item.more.label}</TextLink>
        </div>
      </div>
      <div>
        {(item.image ?? drawingOf(item)) && (
          <div className="service-panel" data-tone={item.tone} data-art={standingArt(item)}>
            <ServiceArt of={item} load={load} />
          </div>
        )}
        {item.technologies.length > 0 && (
          <>
            <h3>{words.technologies}</h3>
            <BadgeList items={item.technologies} />
          </>
        )}
      </div>
    </section>
  );
}
