// Packages as joined slabs; the highlighted one stands out of the row.

import type { Package } from '../../domain/content/page.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Frame } from '../frame.ts';
import { ChatButton } from './button.tsx';

export function Packages({ frame, packages }: { frame: Frame; packages: Package[] }) {
  return (
    <ul className="packages" data-count={packages.length}>
      {packages.map((pack) => (
        <li className="package" key={pack.name} data-highlighted={pack.highlighted || undefined}>
          <div className="package-name">
            <h2>{pack.name}</h2>
            {pack.highlighted && <span className="badge">{frame.labels.mostPopular}</span>}
          </div>
          <p className="price">
            <span className="price-currency">R$</span> {formatAmount(pack.priceCents)}
          </p>
          <p className="package-note">{pack.note}</p>
          <p className="package-text">{pack.description}</p>
          <ul className="seed-list">
            {pack.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <ChatButton
            frame={frame}
            button={pack.button}
            look={pack.highlighted ? 'primary' : 'secondary'}
          />
        </li>
      ))}
    </ul>
  );
}
