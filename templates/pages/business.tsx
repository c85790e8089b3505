// A page for one line of business: its troubles, what is ready for it and at what price, and who has it already.

import type { Business } from '../../domain/content/business.ts';
import type { Picture } from '../../domain/post.ts';
import type { ShownProject } from '../../domain/work.ts';
import { Closing } from '../parts/closing.tsx';
import { FeaturesOpening } from '../parts/features-opening.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { Guarantee } from '../parts/guarantee.tsx';
import { Packages } from '../parts/packages.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { PointList } from '../parts/point-list.tsx';
import { Questions } from '../parts/questions.tsx';
import { WorkList } from '../parts/work-list.tsx';

interface Props {
  page: Business;
  works: readonly ShownProject[];
  scene: Picture | undefined;
}

export function BusinessPage({ page, works, scene }: Props) {
  const { problems, offers, questions } = page;
  return (
    <>
      <PageOpening page={page} />
      <section className="section section-after wrap" aria-labelledby="inclui">
        <FeaturesOpening
          title={problems.title}
          picture={page.picture}
          scene={scene}
          way={{ label: offers.title, href: '#ofertas' }}
        />
        <PointList points={problems.items} />
      </section>
      <section className="packages-section wrap" aria-labelledby="ofertas">
        <div className="section-opening">
          <h2 id="ofertas">{offers.title}</h2>
          {offers.lead && <p className="lead">{offers.lead}</p>}
        </div>
        <Packages
          packages={offers.items.map(({ title, ...offer }) => ({ ...offer, name: title }))}
        />
        {offers.note && <p className="claims-note">{offers.note}</p>}
      </section>
      <Guarantee alone />
      <Frieze />
      {page.works && <WorkList {...page.works} works={works} />}
      {questions && <Questions {...questions} ask={page.closing.secondary} />}
      <Closing closing={page.closing} />
    </>
  );
}
