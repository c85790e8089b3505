// The services without a card or block of their own, one line each.

import type { MoreService } from '../../domain/content/pages/shared.ts';
import { useFrame } from '../frame.ts';
import { Icon } from './icons.tsx';
import { drawingOf } from './service-art.tsx';

/** Sides of the small drawings of services, in pixels. */
const TILE = 240;

interface Props {
  title: string | undefined;
  items: readonly MoreService[];
  /** Level of the title; each service's is one deeper. */
  level: 2 | 3;
}

export function MoreServices({ title, items, level }: Props) {
  const Title = level === 2 ? 'h2' : 'h3';
  const Name = level === 2 ? 'h3' : 'h4';
  return (
    <div className={level === 2 ? 'more-services more-tiles' : 'beside more-services'}>
      {title && (
        <div>
          <Title className="more-services-title">{title}</Title>
        </div>
      )}
      <ul className="leads whole">
        {items.map((item) => (
          <li key={item.href}>
            <Tile href={item.href} />
            <Name>
              <a href={item.href}>
                {item.title}
                {'\u00a0'}
                <Icon name="arrow-right" />
              </a>
            </Name>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Nothing for a service that has no drawing. */
function Tile({ href }: { href: string }) {
  const frame = useFrame();
  const art = drawingOf({ href });
  if (!art) return null;
  const src = frame.asset(`quadro-${art}.svg`);
  return <img src={src} width={TILE} height={TILE} alt="" loading="lazy" />;
}
