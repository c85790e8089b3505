// Ways to other pages: blocks of colour with a drawing, lines with a small picture, services at length.

import type { Picture as PictureData } from '../../domain/content/image.ts';
import type { SectionOf } from '../../domain/content/sections.ts';
import { offerWords } from '../../domain/words.ts';
import { ActionButton, TextLink } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import { BadgeList, SeedList } from '../parts/lists.tsx';
import { drawingOf, Picture, ServiceArt, standingArt } from '../parts/picture.tsx';
import { useSiteContext } from '../site-context.ts';
import { SectionOpening } from './section-opening.tsx';
import type { SectionProps } from './sections.tsx';

export function Cards({ id, title, lead, variant, items }: SectionProps<'cards'>) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionOpening id={id} title={title} lead={lead} />
      <ul className="cards whole" data-variant={variant}>
        {items.map((card) => (
          <li className="card" data-tone={card.tone} key={card.title}>
            <div>
              <h3>{card.href ? <a href={card.href}>{card.title}</a> : card.title}</h3>
              {card.text && <p>{card.text}</p>}
              {card.price && (
                <p className="card-price">
                  {`${offerWords.fromPrice} ${card.price}`}
                  <Icon name="arrow-right" />
                </p>
              )}
            </div>
            <ServiceArt shown={card} isCard />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Line {
  title: string;
  text: string;
  href: string;
  picture?: PictureData | undefined;
}

/** Without items those of the pages for businesses; nothing where there are none. */
export function Links({ id, title, lead, variant, items }: SectionProps<'links'>) {
  const { asset, businesses } = useSiteContext();
  const lines: Line[] =
    items?.map((item) => {
      const art = drawingOf(item);
      const picture = art && { src: asset(`quadro-${art}.svg`), width: 240, height: 240 };
      return { ...item, picture };
    }) ??
    businesses.map(({ route, name, summary, picture }) => {
      return { title: name, text: summary, href: route, picture };
    });
  if (lines.length === 0) return null;
  return (
    <section className={items ? 'section joined' : 'band'} aria-labelledby={id}>
      <div
        className={variant === 'beside' ? 'split wrap' : 'wrap'}
        data-first={variant === 'beside' ? 4 : undefined}
      >
        <SectionOpening id={id} title={title} lead={lead} />
        <ul className="leads cells ruled whole" data-variant={variant}>
          {lines.map(({ href, picture, ...line }) => (
            <li key={href}>
              {picture && <Picture picture={picture} sizes="6rem" />}
              <h3>
                <a href={href}>
                  {line.title}
                  {'\u00a0'}
                  <Icon name="arrow-right" />
                </a>
              </h3>
              <p>{line.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Services({ items }: SectionProps<'services'>) {
  return (
    <div className="wrap">
      {items.map((item) => (
        <Service key={item.title} {...item} />
      ))}
    </div>
  );
}

function Service(item: SectionOf<'services'>['items'][number]) {
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
            <ServiceArt shown={item} />
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
