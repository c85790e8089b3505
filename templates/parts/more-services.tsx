// The services without a card or block of their own, one line each.

import type { MoreService } from '../../domain/content/pages/shared.ts';
import { Icon } from './icons.tsx';
import { ServiceArt } from './service-art.tsx';

interface Props {
  title: string | undefined;
  lead?: string | undefined;
  items: readonly MoreService[];
  /** Level of the title; each service's is one deeper. */
  level: 2 | 3;
}

export function MoreServices({ title, lead, items, level }: Props) {
  const Title = level === 2 ? 'h2' : 'h3';
  const Name = level === 2 ? 'h3' : 'h4';
  return (
    <div className="beside more-services">
      {title && (
        <div>
          <Title className="more-services-title">{title}</Title>
          {lead && <p className="more-services-lead">{lead}</p>}
        </div>
      )}
      <ul className="leads whole">
        {items.map((item) => (
          <li key={item.href}>
            <ServiceArt shown={{ href: item.href }} />
            <Name>
              <a href={item.href}>{item.title}</a>
            </Name>
            <p>{item.text}</p>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
    </div>
  );
}
