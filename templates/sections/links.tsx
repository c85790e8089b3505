// A list of links to other pages, each with a line of text.

import type { Picture as PictureData } from '../../domain/content/image.ts';
import { Icon } from '../parts/icons.tsx';
import { Picture } from '../parts/picture.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { drawingOf } from '../parts/service-art.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';

interface Line {
  title: string;
  text: string;
  href: string;
  picture?: PictureData | undefined;
}

/** The links of the section, or to the pages for businesses if it has none. Renders nothing without either. */
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
      <div className={variant === 'beside' ? 'narrow-first split wrap' : 'wrap'}>
        <SectionHeading id={id} title={title} lead={lead} />
        <ul className="links cells ruled pressable" data-variant={variant}>
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
