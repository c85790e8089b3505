// Cards with drawings, each a link.

import { offerWords } from '../../domain/words.ts';
import { Icon } from '../parts/icons.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArt } from '../parts/service-art.tsx';
import type { SectionProps } from '../section-props.ts';

export function Cards({ id, title, lead, variant, items }: SectionProps<'cards'>) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <ul className="cards pressable" data-variant={variant}>
        {items.map((card) => (
          <li className="card" data-tone={card.tone} key={card.title}>
            <div>
              <h3 data-long={/\S{15}/.test(card.title) || undefined}>
                {card.href ? <a href={card.href}>{card.title}</a> : card.title}
              </h3>
              {card.text && <p>{card.text}</p>}
              {card.price && (
                <p className="card-price cluster">
                  {`${offerWords.fromPrice} ${card.price}`}
                  <Icon name="arrow-right" />
                </p>
              )}
            </div>
            <ServiceArt of={card} isCard />
          </li>
        ))}
      </ul>
    </section>
  );
}
