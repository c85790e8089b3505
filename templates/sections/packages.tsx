// Packages with their prices as joined slabs.

import type { Package } from '../../domain/content/sections.ts';
import { formatAmount, isLongAmount } from '../../domain/money.ts';
import { offerWords } from '../../domain/words.ts';
import { ActionButton, ActionLink, TextLink } from '../parts/button.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-props.ts';

export function Packages({ id, title, lead, items, note, between }: SectionProps<'packages'>) {
  const packages = items as Package[];
  // A package alone has its own name as its heading, and the section's is hidden.
  const isAlone = packages.length === 1;
  return (
    <section className="section wrap" aria-labelledby={id}>
      {lead ? (
        <SectionHeading id={id} title={title} lead={lead} />
      ) : (
        <h2 className={isAlone ? 'visually-hidden' : 'small-title'} id={id}>
          {title}
        </h2>
      )}
      <ul className="packages">
        {packages.map((item) => (
          <PackageItem key={item.name} {...item} isAlone={isAlone} />
        ))}
      </ul>
      {between && (
        <div className="cluster" data-spread>
          <p>{between.text}</p>
          <ActionLink action={between.button} arrow />
        </div>
      )}
      {note && <p className="small-print">{note}</p>}
    </section>
  );
}

function PackageItem({ isAlone, ...item }: Package & { isAlone: boolean }) {
  const isMain = item.highlighted || isAlone;
  return (
    <li className={isMain ? 'package box second-ground' : 'package box'} data-edge="strong">
      <div className="package-name cluster" data-spread>
        <h3>{item.name}</h3>
        {item.highlighted && (
          <span className="badge" data-lit>
            {item.badge ?? offerWords.mostPopular}
          </span>
        )}
      </div>
      <Price {...item} />
      {/* Also without a note, since the cards share their rows. */}
      <p className="small-print">{item.note}</p>
      <p className="package-text">{item.description}</p>
      <ul className="seed-list">
        {item.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
        {item.apart && <li data-apart>{item.apart}</li>}
      </ul>
      <div className="stack">
        {item.service && <TextLink href={item.service.href}>{item.service.label}</TextLink>}
        <ActionButton action={item.button} look={isMain ? 'primary' : 'secondary'} />
      </div>
    </li>
  );
}

function Price({
  priceCents,
  period,
  isStartingPrice,
}: Pick<Package, 'priceCents' | 'period' | 'isStartingPrice'>) {
  const { fromPrice, unpriced } = offerWords;
  if (priceCents === undefined) return <p className="price">{unpriced}</p>;
  const amount = formatAmount(priceCents);
  return (
    <div className="price" data-long={isLongAmount(amount, 6) || undefined}>
      {isStartingPrice && <p>{`${fromPrice} `}</p>}
      <p>
        <span>{'R$ '}</span>
        {amount}
        {period && <span>{` ${period}`}</span>}
      </p>
    </div>
  );
}
