// A service with packages: what it costs, what is in it, how it goes.

import type { ServicePage } from '../../domain/content/pages/service.ts';
import type { Claim } from '../../domain/content/site.ts';
import { useFrame } from '../frame.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { ActionLink } from '../parts/button.tsx';
import { Closing } from '../parts/closing.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { Packages } from '../parts/packages.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { PointList } from '../parts/point-list.tsx';
import { ServiceArt } from '../parts/service-art.tsx';
import { StatList } from '../parts/stat-list.tsx';
import { Steps } from '../parts/steps.tsx';

interface Props {
  page: ServicePage;
  claims: Record<string, Claim> | undefined;
}

export function Service({ page, claims }: Props) {
  const frame = useFrame();
  return (
    <>
      <PageOpening
        headline={page.headline}
        lead={page.lead}
        before={<Breadcrumb parents={page.parent ? [page.parent] : []} current={page.name} />}
      />
      {page.packages.length > 0 && (
        <section className="packages-section wrap" aria-label={page.packagesLabel}>
          <Packages packages={page.packages} />
          {page.between && (
            <div className="packages-after">
              <p>{page.between.text}</p>
              <ActionLink action={page.between.button} arrow />
            </div>
          )}
        </section>
      )}
      <Frieze />
      {page.features && (
        <section className="section wrap" aria-labelledby="inclui">
          <FeaturesOpening {...page.features} />
          <PointList points={page.features.items} />
          <StatList claims={claims} />
          {claims && frame.labels.claimsNote && (
            <p className="claims-note">{frame.labels.claimsNote}</p>
          )}
        </section>
      )}
      {page.process && (
        <section className="section section-after wrap" aria-labelledby="etapas">
          <h2 id="etapas">{page.process.title}</h2>
          <Steps steps={page.process.steps} />
        </section>
      )}
      {page.terms && (
        <section className="section section-after wrap" aria-labelledby="condicoes">
          <h2 className="point-title" id="condicoes">
            {page.terms.title}
          </h2>
          <PointList points={page.terms.items} />
        </section>
      )}
      {page.technologies && <Technologies {...page.technologies} />}
      <Closing closing={page.closing} />
    </>
  );
}

/** Its words, on the ground of the service's drawing where there is one. */
function FeaturesOpening({ title, lead, picture }: NonNullable<ServicePage['features']>) {
  const words = (
    <>
      <h2 id="inclui">{title}</h2>
      <p className="lead">{lead}</p>
    </>
  );
  if (!picture) return <div className="section-opening">{words}</div>;
  return (
    <div className="service-card service-picture" data-tone={picture.tone}>
      <div className="service-card-text">{words}</div>
      <ServiceArt shown={picture} card />
    </div>
  );
}

function Technologies(technologies: NonNullable<ServicePage['technologies']>) {
  return (
    <section className="section section-after wrap" aria-labelledby="tecnologias">
      <div className="technologies">
        <h2 id="tecnologias">{technologies.title}</h2>
        <div className="stack">
          <p className="lead">{technologies.text}</p>
          <ul className="badge-list">
            {technologies.items.map((technology) => (
              <li className="badge" data-look="outline" key={technology}>
                {technology}
              </li>
            ))}
          </ul>
          {technologies.portfolio && (
            <p>
              <ActionLink action={technologies.portfolio} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
