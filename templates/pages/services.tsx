// The services at a glance, in alternating blocks.

import type { BusinessSummary } from '../../domain/business.ts';
import type { ServicesPage } from '../../domain/content/pages/service.ts';
import { offerWords } from '../../domain/words.ts';
import { BusinessList } from '../parts/business-list.tsx';
import { ActionButton, TextLink } from '../parts/button.tsx';
import { Closing } from '../parts/closing.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { Guarantee } from '../parts/guarantee.tsx';
import { BadgeList, SeedList } from '../parts/lists.tsx';
import { MoreServices } from '../parts/more-services.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { artClass, hasArt, ServiceArt } from '../parts/service-art.tsx';

interface Props {
  page: ServicesPage;
}

interface ServicesProps extends Props {
  businesses: readonly BusinessSummary[];
}

export function Services({ page, businesses }: ServicesProps) {
  return (
    <>
      <PageOpening page={page} />
      <div className="service-blocks wrap">
        {page.blocks.map((block) => (
          <Block key={block.title} page={page} block={block} />
        ))}
      </div>
      <Frieze />
      <Guarantee />
      {page.more && (
        <div className="section section-after wrap">
          <MoreServices {...page.more} level={2} />
        </div>
      )}
      {page.businesses && <BusinessList {...page.businesses} businesses={businesses} />}
      <Closing closing={page.closing} />
    </>
  );
}

function Block({ page, block }: Props & { block: ServicesPage['blocks'][number] }) {
  return (
    <section className="service-block">
      <div className="service-block-text">
        <div className="service-block-head">
          <h2>
            <a href={block.href}>{block.title}</a>
          </h2>
          {block.price && <Price price={block.price} />}
        </div>
        <p className="lead">{block.description}</p>
        <h3>{page.includedTitle}</h3>
        <SeedList items={block.features} columns />
        {block.benefits.length > 0 && (
          <>
            <h3>{page.benefitsTitle}</h3>
            <ul className="service-block-changes">
              {block.benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </>
        )}
        <div className="cluster">
          <ActionButton action={block.button} look="secondary" arrow />
          <TextLink href={block.more.href}>{block.more.label}</TextLink>
        </div>
      </div>
      <div className="service-block-side">
        {hasArt(block) && (
          <div className={`service-block-panel ground-${block.tone} ${artClass(block)}`.trim()}>
            <ServiceArt shown={block} />
          </div>
        )}
        {block.technologies.length > 0 && (
          <>
            <h3>{page.technologiesTitle}</h3>
            <BadgeList items={block.technologies} />
          </>
        )}
      </div>
    </section>
  );
}

function Price({ price }: { price: string }) {
  return (
    <div>
      <p className="price-from">{`${offerWords.fromPrice} `}</p>
      <p className="price">{price}</p>
    </div>
  );
}
