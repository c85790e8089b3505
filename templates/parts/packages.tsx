// Packages as joined slabs; the highlighted one stands out of the row.

import type { Package } from '../../domain/content/pages/service.ts';
import type { Link } from '../../domain/content/site.ts';
import { formatAmount } from '../../domain/money.ts';
import { offerWords } from '../../domain/words.ts';
import { ActionButton, TextLink } from './button.tsx';

/** What is offered: a package, or less that is said of one. */
type Shown = Pick<Package, 'name' | 'features' | 'button'> &
  Partial<Omit<Package, 'name' | 'features' | 'button'>> & { service?: Link | undefined };

export function Packages({ packages }: { packages: readonly Shown[] }) {
  return (
    <ul className={packagesClass(packages.length)}>
      {packages.map((pack) => (
        <li
          className="package"
          key={pack.name}
          data-highlighted={pack.highlighted || packages.length === 1 || undefined}
        >
          <div className="package-name">
            <h3>{pack.name}</h3>
            {pack.highlighted && (
              <span className="badge">{pack.badge ?? offerWords.mostPopular}</span>
            )}
          </div>
          <Price {...pack} />
          <p className="package-note">{pack.note}</p>
          <p className="package-text">{pack.description}</p>
          <ul className="seed-list">
            {pack.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
            {pack.apart && <li className="package-apart">{pack.apart}</li>}
          </ul>
          <div className="package-end">
            {pack.service && <TextLink href={pack.service.href}>{pack.service.label}</TextLink>}
            <ActionButton
              action={pack.button}
              look={pack.highlighted || packages.length === 1 ? 'primary' : 'secondary'}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Three are a row; another number has a layout of its own. */
function packagesClass(count: number): string {
  if (count === 1) return 'packages packages-alone';
  return count === 3 ? 'packages' : 'packages packages-pairs';
}

function Price({ priceCents, period, isStartingPrice }: Shown) {
  const { fromPrice, unpriced } = offerWords;
  if (priceCents === undefined) return <p className="package-price price-unknown">{unpriced}</p>;
  return (
    <div className="package-price">
      {isStartingPrice && <p className="price-from">{`${fromPrice} `}</p>}
      <p className="price">
        <span className="price-currency">{'R$ '}</span>
        {formatAmount(priceCents)}
        {period && <span className="price-period">{` ${period}`}</span>}
      </p>
    </div>
  );
}
