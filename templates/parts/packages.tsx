// Packages as joined slabs; the highlighted one stands out of the row.

import type { Package } from '../../domain/content/pages/service.ts';
import { formatAmount } from '../../domain/money.ts';
import { useFrame } from '../frame.ts';
import { ActionButton } from './button.tsx';

export function Packages({ packages }: { packages: Package[] }) {
  const frame = useFrame();
  return (
    <ul className="packages" data-count={packages.length}>
      {packages.map((pack) => (
        <li className="package" key={pack.name} data-highlighted={pack.highlighted || undefined}>
          <div className="package-name">
            <h2>{pack.name}</h2>
            {pack.highlighted && (
              <span className="badge">{pack.badge ?? frame.labels.mostPopular}</span>
            )}
          </div>
          <Price {...pack} />
          <p className="package-note">{pack.note}</p>
          <p className="package-text">{pack.description}</p>
          <ul className="seed-list">
            {pack.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
            {pack.apart && <li data-apart="">{pack.apart}</li>}
          </ul>
          <ActionButton
            action={pack.button}
            look={pack.highlighted || packages.length === 1 ? 'primary' : 'secondary'}
          />
        </li>
      ))}
    </ul>
  );
}

/** Its place is kept: the rows of packages go on beside each other. */
function Price({ priceCents, period }: Package) {
  if (priceCents === undefined) return <p className="price" />;
  return (
    <p className="price">
      <span className="price-currency">{'R$ '}</span>
      {formatAmount(priceCents)}
      {period && <span className="price-period">{` ${period}`}</span>}
    </p>
  );
}
